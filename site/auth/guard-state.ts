import type { AuthSession } from './auth-session.ts';

/** How the question "may this person see the admin pages?" is answered. */
export type AdminAccess = 'no-session' | 'not-admin' | 'admin';

/** Spec 000 §4: checking, then exactly one of no session, non-admin and admin. */
export type GuardState = 'checking' | AdminAccess;

export type GuardEvent =
  /** Somebody signed in or out, here or in another tab, or the person came to the admin pages anew. */
  { type: 'ask-again' } | { type: 'answered'; access: AdminAccess };

export function nextGuardState(state: GuardState, event: GuardEvent): GuardState {
  switch (event.type) {
    case 'ask-again':
      return 'checking';
    case 'answered':
      // An answer counts only for a question that is still open.
      return state === 'checking' ? event.access : state;
  }
}

/** Asks the server. Without an answer nobody gets in. */
export async function askAdminAccess(session: Pick<AuthSession, 'getSession' | 'hasRole'>): Promise<AdminAccess> {
  try {
    const user = await session.getSession();
    if (!user) return 'no-session';
    return (await session.hasRole(user.userId, 'admin')) ? 'admin' : 'not-admin';
  } catch (error) {
    console.warn('The session could not be read', error);
    return 'no-session';
  }
}
