/** Colours of the prebuilt page, as `#rgb` or `#rrggbb`. */
export interface DailyThemeColors {
  /** Primary actions and keyboard focus. */
  accent?: string;
  /** Text on `accent`. */
  accentText?: string;
  background?: string;
  backgroundAccent?: string;
  /** Text on `background`. */
  baseText?: string;
  border?: string;
  mainAreaBg?: string;
  mainAreaBgAccent?: string;
  mainAreaText?: string;
  supportiveText?: string;
}

export interface DailyTheme {
  colors: DailyThemeColors;
}

/** One set of colours, or one for light and one for dark surroundings. */
export type DailyThemeConfig = DailyTheme | { light: DailyTheme; dark: DailyTheme };

export interface DailyLayoutConfig {
  grid?: { maxTilesPerPage?: number; minTilesPerPage?: number };
}

/** A button of the page's own in the tray of the frame. */
export interface DailyCustomTrayButton {
  iconPath: string;
  iconPathDarkMode?: string;
  label: string;
  tooltip: string;
  visualState?: 'default' | 'sidebar-open' | 'active';
}

export type DailyCustomTrayButtons = Record<string, DailyCustomTrayButton>;

/** A page beside or instead of the tiles; it needs one of `src` and `srcdoc`. */
export interface DailyCustomIntegration {
  label: string;
  location: 'main' | 'sidebar';
  src?: string;
  srcdoc?: string;
  name?: string;
  allow?: string;
  controlledBy?: '*' | 'owners' | string[];
  csp?: string;
  iconURL?: string;
  loading?: 'eager' | 'lazy';
  referrerPolicy?: ReferrerPolicy;
  sandbox?: string;
  shared?: string[] | 'owners' | boolean;
}

export type DailyCustomIntegrations = Record<string, DailyCustomIntegration>;

/** What the frame's side shows: one of its own views, an integration's id, or nothing. */
export type SidebarView = 'people' | 'chat' | 'network' | 'breakout' | (string & {}) | null;
