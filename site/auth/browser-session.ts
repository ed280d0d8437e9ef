import { type AuthSession, createAuthSession } from './auth-session.ts';

let session: AuthSession | undefined;

/** The one session object of this tab. Only for effects and event handlers: there is none on the server. */
export function browserSession(): AuthSession {
  session ??= createAuthSession({
    channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('parley-auth'),
  });
  return session;
}
