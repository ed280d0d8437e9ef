import { isThemeColor, themeColorPattern, themeColors } from '@parley/call-protocol/theme-colors';

type Console = Pick<typeof console, 'error'>;

/** The help of a theme that cannot be. */
export const themeHelp = 'unsupported theme configuration. Check error logs for detailed info.';

/** Whether this is one set of colours, or one for light and one for dark (spec 001 §5). Says on the console why not. */
export function isTheme(theme: unknown, console: Console): boolean {
  const problem = themeProblem(theme);
  if (problem) console.error(...problem);
  return !problem;
}

function themeProblem(theme: unknown): unknown[] | undefined {
  const has = (key: string): boolean => typeof theme === 'object' && key in (theme as object);
  const { light, dark, colors } = Object(theme) as Record<string, object>;
  if (has('light') && has('dark')) {
    if (!('colors' in (light as object))) return ['Light theme is missing "colors" property.', theme];
    if (!('colors' in (dark as object))) return ['Dark theme is missing "colors" property.', theme];
    return colorsProblem((light as { colors: unknown }).colors) ?? colorsProblem((dark as { colors: unknown }).colors);
  }
  if (has('colors')) return colorsProblem(colors);
  return ['Theme must contain either both "light" and "dark" properties, or "colors".', theme];
}

function colorsProblem(colors: unknown): string[] | undefined {
  for (const [name, color] of Object.entries(colors as object)) {
    if (!isThemeColor(name)) {
      return [`unsupported color "${name}". Valid colors: ${themeColors.join(', ')}`];
    }
    if (typeof color !== 'string' || !themeColorPattern.test(color)) {
      return [`${name} theme color should be provided in valid hex color format. Received: "${color}"`];
    }
  }
  return undefined;
}
