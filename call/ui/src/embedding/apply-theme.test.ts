import { expect, it } from 'vitest';
import { applyTheme } from './apply-theme.ts';

function target(prefersDark: boolean) {
  const set = new Map<string, string>();
  const style = {
    setProperty: (name: string, value: string | null) => void set.set(name, value ?? ''),
    removeProperty: (name: string) => {
      set.delete(name);
      return '';
    },
  };
  return { set, style, prefersDark };
}

it('sets the colours that are named, and takes away those that no longer are', () => {
  const page = target(false);
  applyTheme({ colors: { accent: '#112233', mainAreaBg: '#000' } }, page);
  expect(Object.fromEntries(page.set)).toEqual({
    '--signal': '#112233',
    '--cyan': '#112233',
    '--call-area': '#000',
  });
  applyTheme({ colors: { background: '#fff' } }, page);
  expect(Object.fromEntries(page.set)).toEqual({ '--paper': '#fff' });
  applyTheme(undefined, page);
  expect(page.set.size).toBe(0);
});

it('follows what the person prefers where there are two sets', () => {
  const theme = { light: { colors: { background: '#fff' } }, dark: { colors: { background: '#000' } } };
  const [light, dark] = [target(false), target(true)];
  applyTheme(theme, light);
  applyTheme(theme, dark);
  expect([light.set.get('--paper'), dark.set.get('--paper')]).toEqual(['#fff', '#000']);
});
