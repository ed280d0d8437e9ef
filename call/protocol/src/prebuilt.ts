/**
 * # What a host page tells the prebuilt call page beside the call itself
 *
 * An SDK around a frame sends these in the channel's envelope (spec 001 §7): looks, buttons and pages of the host's own,
 * and what the side of the page is to show. The page keeps them for as long as it lives; the side and pages of the host's
 * own it keeps and tells of, and does not draw yet. `get-sidebar-view` is answered with `{ view }`; the page tells
 * `sidebar-view-changed` and `custom-button-click` by itself. Hosts may run other SDKs than ours, so whatever a message
 * holds beyond this is let through, and a message that is none of these is not obeyed.
 *
 * Read by hand, not by a schema library: that would be a twelfth of the page.
 */
import { isThemeColor, type ThemeColor, themeColorPattern } from './theme-colors.ts';

interface PrebuiltColors {
  colors: Partial<Record<ThemeColor, string>>;
}
export type PrebuiltTheme = PrebuiltColors | { light: PrebuiltColors; dark: PrebuiltColors };

export interface PrebuiltTrayButton {
  iconPath?: string;
  iconPathDarkMode?: string;
  label?: string;
  tooltip?: string;
  visualState?: 'default' | 'sidebar-open' | 'active';
}

export interface PrebuiltIntegration {
  label: string;
  location: 'main' | 'sidebar';
  [field: string]: unknown;
}

export type PrebuiltMessage =
  | { action: 'set-theme'; theme: PrebuiltTheme }
  | { action: 'set-show-names'; mode?: unknown }
  | { action: 'set-show-local-video' | 'set-show-participants-bar'; show: boolean }
  | { action: 'set-custom-integrations'; integrations: Record<string, PrebuiltIntegration> | null }
  | { action: 'start-custom-integrations' | 'stop-custom-integrations'; ids: string[] }
  | { action: 'update-custom-tray-buttons'; btns: Record<string, PrebuiltTrayButton> | null }
  | { action: 'set-sidebar-view'; view: string | null }
  | { action: 'get-sidebar-view' }
  | { action: 'daily-method-set-play-ding'; arg: boolean | number };

/** The same choices among the properties of a call. */
export interface PrebuiltProperties {
  theme?: PrebuiltTheme;
  showLocalVideo?: boolean;
  showParticipantsBar?: boolean;
  showLeaveButton?: boolean;
  customIntegrations?: Record<string, PrebuiltIntegration> | null;
  customTrayButtons?: Record<string, PrebuiltTrayButton> | null;
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isTextOrNothing: Check = (value) => value === undefined || isText(value);
const isYesOrNo: Check = (value) => typeof value === 'boolean';
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isColors: Check = (value) =>
  isObject(value) &&
  isObject(value.colors) &&
  Object.entries(value.colors).every(
    ([name, color]) => isThemeColor(name) && typeof color === 'string' && themeColorPattern.test(color),
  );
// Of one that has both halves nothing else is used.
const isTheme: Check = (value) =>
  isObject(value) && 'light' in value && 'dark' in value
    ? isColors(value.light) && isColors(value.dark)
    : isColors(value);

const isTrayButton: Check = (value) =>
  isObject(value) && [value.iconPath, value.iconPathDarkMode, value.label, value.tooltip].every(isTextOrNothing);
const isIntegration: Check = (value) =>
  isObject(value) && isText(value.label) && (value.location === 'main' || value.location === 'sidebar');
const isMapOf =
  (accepts: Check): Check =>
  (value) =>
    value === null || (isObject(value) && Object.values(value).every(accepts));
const isIds: Check = (value) => Array.isArray(value) && value.every(isText);

/** The messages, each with what its fields must be. */
const messages: Readonly<Record<PrebuiltMessage['action'], Readonly<Record<string, Check>>>> = {
  'set-theme': { theme: isTheme },
  'set-show-names': {},
  'set-show-local-video': { show: isYesOrNo },
  'set-show-participants-bar': { show: isYesOrNo },
  'set-custom-integrations': { integrations: isMapOf(isIntegration) },
  'start-custom-integrations': { ids: isIds },
  'stop-custom-integrations': { ids: isIds },
  'update-custom-tray-buttons': { btns: isMapOf(isTrayButton) },
  'set-sidebar-view': { view: (value) => value === null || isText(value) },
  'get-sidebar-view': {},
  'daily-method-set-play-ding': { arg: (value) => isYesOrNo(value) || typeof value === 'number' },
};

const properties: Readonly<Record<keyof PrebuiltProperties, Check>> = {
  theme: isTheme,
  showLocalVideo: isYesOrNo,
  showParticipantsBar: isYesOrNo,
  showLeaveButton: isYesOrNo,
  customIntegrations: isMapOf(isIntegration),
  customTrayButtons: isMapOf(isTrayButton),
};

/** Whether a message of this name is about looks, and so the page's own business. */
export function isPrebuiltAction(action: unknown): action is PrebuiltMessage['action'] {
  return typeof action === 'string' && Object.hasOwn(messages, action);
}

/** The message, when it has the form of its action. */
export function parsePrebuiltMessage(message: unknown): PrebuiltMessage | undefined {
  if (!isObject(message) || !isPrebuiltAction(message.action)) return undefined;
  const fields = Object.entries(messages[message.action]);
  return fields.every(([name, accepts]) => accepts(message[name])) ? (message as PrebuiltMessage) : undefined;
}

/** The choices among the properties of a call; one that cannot be is as if it were not there. */
export function parsePrebuiltProperties(wish: unknown): PrebuiltProperties {
  if (!isObject(wish)) return {};
  const sound = Object.entries(properties).filter(([name, accepts]) => accepts(wish[name]));
  return Object.fromEntries(sound.map(([name]) => [name, wish[name]]));
}
