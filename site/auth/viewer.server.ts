import type { Auth } from './auth.server.ts';
import { hasOwnCookie } from './session-cookie.ts';
import { anonymous, type Viewer } from './viewer.ts';

/** Reads who sends this request from its session cookie. A session that ended, or a banned user, is anonymous. */
export async function readViewer(auth: Auth, headers: Headers): Promise<Viewer> {
  // Without a cookie of ours there is nothing to ask the database.
  if (!hasOwnCookie(headers)) return anonymous;
  const session = await auth.api.getSession({ headers });
  if (!session) return anonymous;
  const { id: userId, email, name, role } = session.user;
  const roles = (role ?? '').split(',');
  return { role: roles.includes('admin') ? 'admin' : 'user', userId, email, name };
}
