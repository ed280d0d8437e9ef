/** What a theme may colour (spec 001 §5). */
export const themeColors = [
  'accent',
  'accentText',
  'background',
  'backgroundAccent',
  'baseText',
  'border',
  'mainAreaBg',
  'mainAreaBgAccent',
  'mainAreaText',
  'supportiveText',
] as const;

export type ThemeColor = (typeof themeColors)[number];

/** Whether a theme knows a colour of this name. */
export function isThemeColor(name: string): name is ThemeColor {
  return (themeColors as readonly string[]).includes(name);
}

/** A colour as themes write it: three or six hexadecimal digits. */
export const themeColorPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
