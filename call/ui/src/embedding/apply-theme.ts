import type { PrebuiltTheme } from '@parley/call-protocol/prebuilt';
import type { ThemeColor } from '@parley/call-protocol/theme-colors';

/** A colour of the contract → the properties of the style sheet that it sets. */
const properties: Readonly<Record<ThemeColor, readonly string[]>> = {
  accent: ['--signal', '--cyan'],
  accentText: ['--on-signal'],
  background: ['--paper'],
  backgroundAccent: ['--surface'],
  baseText: ['--ink'],
  border: ['--line'],
  mainAreaBg: ['--call-area'],
  mainAreaBgAccent: ['--call-area-accent'],
  mainAreaText: ['--call-area-text'],
  supportiveText: ['--ink-soft'],
};

export interface ThemeTarget {
  style: Pick<CSSStyleDeclaration, 'setProperty' | 'removeProperty'>;
  prefersDark: boolean;
}

const page = (): ThemeTarget => ({
  style: document.documentElement.style,
  prefersDark: matchMedia('(prefers-color-scheme: dark)').matches,
});

/** Colours of the host page: those that it names, in place of the page's own. */
export function applyTheme(theme: PrebuiltTheme | undefined, { style, prefersDark } = page()): void {
  const chosen = theme && 'light' in theme && 'dark' in theme ? (prefersDark ? theme.dark : theme.light) : theme;
  const colors = chosen && 'colors' in chosen ? chosen.colors : {};
  for (const [name, targets] of Object.entries(properties)) {
    const color = colors[name as keyof typeof colors];
    for (const target of targets) {
      if (color) style.setProperty(target, color);
      else style.removeProperty(target);
    }
  }
}
