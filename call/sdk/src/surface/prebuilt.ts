/** Colours of the prebuilt page, as `#rgb` or `#rrggbb`. Those that are left out keep their default. */
export interface DailyThemeColors {
  /** Primary actions and keyboard focus. */
  accent?: string;
  /** Text on `accent`. */
  accentText?: string;
  /** Of bars, menus and dialogues. */
  background?: string;
  /** Parts of `background` that stand out. */
  backgroundAccent?: string;
  /** Text on `background`. */
  baseText?: string;
  border?: string;
  /** Behind the tiles. */
  mainAreaBg?: string;
  /** Tiles without a picture. */
  mainAreaBgAccent?: string;
  /** Text on `mainAreaBg`. */
  mainAreaText?: string;
  /** Text that explains. */
  supportiveText?: string;
}

/** One set of colours. */
export interface DailyTheme {
  colors: DailyThemeColors;
}

/** One set of colours, or one for light and one for dark surroundings; other keys are refused (spec 001 §5). */
export type DailyThemeConfig = DailyTheme | { light: DailyTheme; dark: DailyTheme };

/** How many tiles a page of the grid shows. */
export interface DailyGridLayoutConfig {
  /** An integer, at most 49. */
  maxTilesPerPage?: number;
  /** An integer, at least 1 and not above `maxTilesPerPage`. */
  minTilesPerPage?: number;
}

/** How the tiles are laid out. */
export interface DailyLayoutConfig {
  grid?: DailyGridLayoutConfig;
}

/** How a button looks: default, as if its side were open, or pressed. */
export type DailyCustomTrayButtonVisualState = 'default' | 'sidebar-open' | 'active';

/** A button of the page's own in the tray of the frame. A press comes as `custom-button-click`. */
export interface DailyCustomTrayButton {
  /** The picture's address. */
  iconPath: string;
  iconPathDarkMode?: string;
  label: string;
  tooltip: string;
  visualState?: DailyCustomTrayButtonVisualState;
}

/** The buttons by id. */
export type DailyCustomTrayButtons = Record<string, DailyCustomTrayButton>;

/** A page beside or instead of the tiles; it needs exactly one of `src` and `srcdoc`. */
export interface DailyCustomIntegration {
  label: string;
  location: 'main' | 'sidebar';
  /** The page's address. */
  src?: string;
  /** The page itself. */
  srcdoc?: string;
  name?: string;
  /** What the page may, as an iframe's `allow`. */
  allow?: string;
  /** Who starts and stops it for all: everybody, owners, or these session ids. */
  controlledBy?: '*' | 'owners' | string[];
  csp?: string;
  iconURL?: string;
  loading?: 'eager' | 'lazy';
  referrerPolicy?: ReferrerPolicy;
  sandbox?: string;
  /** For whom it is started: these session ids, owners, everybody (`true`) or only oneself. */
  shared?: string[] | 'owners' | boolean;
}

/** The integrations by id. */
export type DailyCustomIntegrations = Record<string, DailyCustomIntegration>;

/** What the frame's side shows: one of its own views, an integration's id, or nothing. */
export type SidebarView = 'people' | 'chat' | 'network' | 'breakout' | (string & {}) | null;
