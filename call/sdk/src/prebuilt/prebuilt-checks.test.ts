import { describe, expect, it } from 'vitest';
import { areCustomIntegrations, customIntegrationsHelp } from './custom-integrations.ts';
import { areCustomTrayButtons } from './custom-tray-buttons.ts';
import { isLayoutConfig } from './layout-config.ts';
import { isTheme } from './theme.ts';

/** What a check says on the console; empty when it accepts. */
function complaint(check: (value: unknown, console: Pick<Console, 'error'>) => boolean, value: unknown): string {
  const said: string[] = [];
  const accepted = check(value, { error: (...words: unknown[]) => void said.push(String(words[0])) });
  expect(accepted).toBe(said.length === 0);
  return said.join('\n');
}

describe('a theme', () => {
  const names = [
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
  ];

  it.each(names)('may colour %s [C-3.33]', (name) => {
    expect(complaint(isTheme, { colors: { [name]: '#1F2d3D' } })).toBe('');
  });

  it('knows no other colours [C-3.33]', () => {
    expect(complaint(isTheme, { colors: { toString: '#fff' } })).toBe(
      `unsupported color "toString". Valid colors: ${names.join(', ')}`,
    );
  });

  it('may have a light and a dark set [C-3.34]', () => {
    const set = { colors: { accent: '#fff' } };
    expect(complaint(isTheme, { light: set, dark: set })).toBe('');
    const neither = 'Theme must contain either both "light" and "dark" properties, or "colors".';
    for (const theme of [{ light: set }, { dark: set }, {}, 5, undefined])
      expect(complaint(isTheme, theme)).toBe(neither);
    expect(complaint(isTheme, { light: {}, dark: set })).toBe('Light theme is missing "colors" property.');
    expect(complaint(isTheme, { light: set, dark: {} })).toBe('Dark theme is missing "colors" property.');
  });

  it.each(['#ff', '#ffff', '#1234567', 'zz#123', 'red', 5])('refuses the colour %s', (accent) => {
    const words = `accent theme color should be provided in valid hex color format. Received: "${accent}"`;
    expect(complaint(isTheme, { light: { colors: {} }, dark: { colors: { accent } } })).toBe(words);
  });
});

describe('a layout', () => {
  it.each([
    [{}, ''],
    [{ grid: {} }, ''],
    [{ grid: { minTilesPerPage: 1, maxTilesPerPage: 49 } }, ''],
    [{ grid: { maxTilesPerPage: 1.5 } }, 'grid.maxTilesPerPage should be an integer. You passed 1.5.'],
    [
      { grid: { maxTilesPerPage: 50 } },
      "grid.maxTilesPerPage can't be larger than 49 without sacrificing browser performance.",
    ],
    [{ grid: { minTilesPerPage: '1' } }, 'grid.minTilesPerPage should be an integer. You passed 1.'],
    [{ grid: { minTilesPerPage: 0 } }, "grid.minTilesPerPage can't be lower than 1."],
    [
      { grid: { minTilesPerPage: 5, maxTilesPerPage: 4 } },
      "grid.minTilesPerPage can't be higher than grid.maxTilesPerPage.",
    ],
  ])('%j: %s', (config, words) => {
    expect(complaint(isLayoutConfig, config)).toBe(words);
  });
});

describe('a custom integration', () => {
  const whole = {
    allow: 'camera',
    controlledBy: '*',
    csp: "default-src 'self'",
    iconURL: 'https://app.example/icon.png',
    label: 'Notes',
    loading: 'lazy',
    location: 'main',
    name: 'notes',
    referrerPolicy: 'origin',
    sandbox: 'allow-scripts',
    src: 'https://app.example/',
    shared: true,
  };
  const verdict = (change: object) => complaint(areCustomIntegrations, { notes: { ...whole, ...change } });
  const without = (...keys: string[]) =>
    complaint(areCustomIntegrations, {
      notes: Object.fromEntries(Object.entries(whole).filter(([key]) => !keys.includes(key))),
    });

  it('may say all of this and no more [C-3.30]', () => {
    expect(verdict({})).toBe('');
    expect(verdict({ colour: 'red' })).toBe('customIntegration does not support key colour');
    for (const key of ['allow', 'csp', 'name', 'referrerPolicy', 'sandbox']) {
      expect(verdict({ [key]: 5 })).toBe(`customIntegration notes: ${key} should be string`);
    }
    expect(verdict({ iconURL: 'icon.png' })).toBe('customIntegration notes: iconURL should be a url');
    expect(complaint(areCustomIntegrations, [])).toBe(customIntegrationsHelp);
    expect(complaint(areCustomIntegrations, {})).toBe('');
  });

  it('is loaded eagerly or lazily [C-3.31]', () => {
    expect(verdict({ loading: 'eager' })).toBe('');
    expect(verdict({ loading: 'soon' })).toBe("customIntegration notes: loading should be 'eager' | 'lazy'");
  });

  it('needs a label [C-5.83]', () => {
    expect(without('label')).toBe('customIntegration notes: label is required');
  });

  it('needs a place, main or sidebar [C-5.84]', () => {
    expect(without('location')).toBe('customIntegration notes: location is required');
    expect(verdict({ location: 'sidebar' })).toBe('');
    expect(verdict({ location: 'top' })).toBe("customIntegration notes: location should be 'main' | 'sidebar'");
  });

  it('has exactly one of an address and a text [C-5.85]', () => {
    expect(without('src')).toBe('customIntegration notes: src or srcdoc is required');
    expect(verdict({ srcdoc: 'hello' })).toBe('customIntegration notes: cannot have both src and srcdoc');
    expect(verdict({ src: 'notes.html' })).toBe('customIntegration notes: src "notes.html" is not a valid URL');
    const { src: _, ...text } = { ...whole, srcdoc: 'hello' };
    expect(complaint(areCustomIntegrations, { text })).toBe('');
  });

  it('is controlled by everyone, owners, or a list [C-6.1]', () => {
    for (const controlledBy of ['*', 'owners', ['a', 'b']]) expect(verdict({ controlledBy })).toBe('');
    for (const controlledBy of ['me', [5], true]) {
      expect(verdict({ controlledBy })).toBe(
        "customIntegration notes: controlledBy should be '*' | 'owners' | string[]",
      );
    }
  });

  it('is shared with a list, owners, or by yes and no [C-6.2]', () => {
    for (const shared of [['a'], 'owners', true, false]) expect(verdict({ shared })).toBe('');
    for (const shared of ['all', [5], 1]) {
      expect(verdict({ shared })).toBe("customIntegration notes: shared should be string[] | 'owners' | boolean");
    }
  });
});

describe('a custom tray button', () => {
  const whole = {
    iconPath: 'https://app.example/icon.png',
    iconPathDarkMode: 'https://app.example/dark.png',
    label: 'Notes',
    tooltip: 'Open the notes',
    visualState: 'default',
  };
  const verdict = (change: object) => complaint(areCustomTrayButtons, { notes: { ...whole, ...change } });

  it('has icons, a label, a tooltip and a visual state [C-3.32]', () => {
    expect(verdict({})).toBe('');
    expect(verdict({ colour: 'red' })).toBe('customTrayButton does not support key colour');
    for (const key of ['label', 'tooltip']) {
      expect(verdict({ [key]: 5 })).toBe(`customTrayButton ${key} should be a string.`);
    }
    expect(complaint(areCustomTrayButtons, 'x')).toContain('customTrayButtons should be an Object of the type {"id":');
  });

  it('shows addresses as icons [C-5.86]', () => {
    for (const key of ['iconPath', 'iconPathDarkMode']) {
      expect(verdict({ [key]: 'icon.png' })).toBe(`customTrayButton ${key} should be a url.`);
    }
  });

  it('looks default, active, or as if it had opened the sidebar [C-2.16]', () => {
    for (const visualState of ['default', 'sidebar-open', 'active']) expect(verdict({ visualState })).toBe('');
    expect(verdict({ visualState: 'pressed' })).toBe(
      "customTrayButton visualState should be 'default' | 'sidebar-open' | 'active'. Got: pressed",
    );
  });
});
