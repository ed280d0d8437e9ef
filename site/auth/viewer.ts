/** Who a request comes from. Made on the server, from the session cookie alone. */
export type Viewer =
  | { role: 'anon' }
  | { role: 'user'; userId: string; email: string; name: string }
  | { role: 'admin'; userId: string; email: string; name: string };

export const anonymous: Viewer = { role: 'anon' };

/** Where the admin guard sends someone who may not pass; undefined lets them in (spec 000 §2). */
export function guardRedirect(viewer: Viewer): '/auth' | '/' | undefined {
  switch (viewer.role) {
    case 'anon':
      return '/auth';
    case 'user':
      return '/';
    case 'admin':
      return undefined;
  }
}
