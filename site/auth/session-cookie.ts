/** What the names of the site's own cookies begin with. */
export const cookiePrefix = 'parley';

const ownCookie = new RegExp(`(?:^|;)\\s*(?:__Secure-|__Host-)?${cookiePrefix}\\.`);

/** Whether who sends these headers may be signed in. Cookies of other tools, as of a tag, say nothing about it. */
export function hasOwnCookie(headers: Headers): boolean {
  return ownCookie.test(headers.get('cookie') ?? '');
}
