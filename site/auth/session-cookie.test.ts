import { expect, it } from 'vitest';
import { hasOwnCookie } from './session-cookie.ts';

const has = (cookie?: string) => hasOwnCookie(new Headers(cookie === undefined ? {} : { cookie }));

it('tells the cookies of the site from those of other tools', () => {
  expect(has('parley.session_token=a')).toBe(true);
  expect(has('_ga=GA1.1.123; __Secure-parley.session_token=a.b')).toBe(true);
  expect(has('_ga=GA1.1.123;parley.two_factor=c')).toBe(true);
  expect(has()).toBe(false);
  expect(has('_ga=GA1.1.123; _clck=parley.session_token')).toBe(false);
  expect(has('not-parley.session_token=a')).toBe(false);
});
