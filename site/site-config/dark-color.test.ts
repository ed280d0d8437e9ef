import { expect, it } from 'vitest';
import { isDark } from './dark-color.ts';

it.each([
  ['#000', true],
  ['#1e293b', true],
  ['#1E293B', true],
  ['#767676', false],
  ['#f8fafc', false],
  ['#fff', false],
  ['navy', false],
])('calls %s dark: %s', (color, dark) => {
  expect(isDark(color)).toBe(dark);
});
