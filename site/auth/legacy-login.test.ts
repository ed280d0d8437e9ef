import { expect, it } from 'vitest';
import { legacyLogin } from './legacy-login.ts';

it.each([
  ['', ''],
  ['admin@example.com', 'admin'],
])('always returns false [W-6.19]', (email, password) => {
  expect(legacyLogin(email, password)).toBe(false);
});
