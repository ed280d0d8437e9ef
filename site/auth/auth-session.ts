/** Who is signed in, as far as the page needs to know. What they may do is decided on the server. */
export interface SessionUser {
  userId: string;
  email: string;
  name: string;
}

export type SignInResult =
  | { outcome: 'signed-in' }
  /** The password was right; a code of the app is asked for. */
  | { outcome: 'second-step' }
  | { outcome: 'wrong-code' }
  /** The first step was too long ago, or its tries are used up. */
  | { outcome: 'expired' }
  | { outcome: 'wrong-credentials' }
  | { outcome: 'rate-limited'; retryAfterSeconds: number }
  | { outcome: 'offline' }
  | { outcome: 'failed' };

export type AuthChange = 'signed-in' | 'signed-out';

/** The part of BroadcastChannel that tells the other tabs. */
export interface AuthChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

/** The page's side of signing in: getSession, onAuthStateChange, signOut (spec 000 §7), and the role check. */
export interface AuthSession {
  /** Set by a sign-in or a session that was found, cleared by sign-out (spec 000 §4). */
  readonly isAuthenticated: boolean;
  /** Asks the server; null when nobody is signed in. Rejects when the server cannot be reached. */
  getSession(): Promise<SessionUser | null>;
  /** RPC has_role; a failed check means no (spec 000 §8). */
  hasRole(userId: string, role: string): Promise<boolean>;
  signIn(email: string, password: string): Promise<SignInResult>;
  /** Sends the code of the app, or a recovery code, after a sign-in that asked for it. */
  confirmSignIn(code: string): Promise<SignInResult>;
  /** Ends the session on the server. Rejects, and stays signed in, when the server did not end it. */
  signOut(): Promise<void>;
  /** Calls back on each sign-in and sign-out, in this tab or another one. */
  onAuthStateChange(listener: (change: AuthChange) => void): () => void;
}

export interface AuthSessionOptions {
  fetcher?: typeof fetch;
  channel?: AuthChannel | undefined;
}

export function createAuthSession({ fetcher = (...call) => fetch(...call), channel }: AuthSessionOptions): AuthSession {
  const listeners = new Set<(change: AuthChange) => void>();
  let isAuthenticated = false;

  const apply = (change: AuthChange) => {
    isAuthenticated = change === 'signed-in';
    for (const listener of [...listeners]) listener(change);
  };
  const announce = (change: AuthChange) => {
    apply(change);
    channel?.postMessage(change);
  };
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'signed-in' || data === 'signed-out') apply(data);
  });

  return {
    get isAuthenticated() {
      return isAuthenticated;
    },
    async getSession() {
      const response = await fetcher('/api/auth/get-session', { cache: 'no-store' });
      if (!response.ok) throw new Error(`The session could not be read (${response.status})`);
      const user = readUser(await response.json());
      isAuthenticated = user !== null;
      return user;
    },
    async hasRole(userId, role) {
      try {
        const response = await postJson(fetcher, '/rpc/has_role', { _user_id: userId, _role: role });
        return response.ok && (await response.json()) === true;
      } catch (error) {
        console.warn('The role check failed', error);
        return false;
      }
    },
    async signIn(email, password) {
      const result = await trySignIn(fetcher, '/api/auth/sign-in/email', { email, password });
      if (result.outcome === 'signed-in') announce('signed-in');
      return result;
    },
    async confirmSignIn(code) {
      const result = await trySignIn(fetcher, '/api/auth/second-step', { code });
      if (result.outcome === 'signed-in') announce('signed-in');
      return result;
    },
    async signOut() {
      const response = await postJson(fetcher, '/api/auth/sign-out', {});
      if (!response.ok) throw new Error(`Signing out failed (${response.status})`);
      announce('signed-out');
    },
    onAuthStateChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

async function trySignIn(fetcher: typeof fetch, path: string, step: object): Promise<SignInResult> {
  let response: Response;
  try {
    response = await postJson(fetcher, path, step);
  } catch {
    // fetch rejects only when no answer came.
    return { outcome: 'offline' };
  }
  const { code, twoFactorRedirect } = await readAnswer(response);
  if (response.ok) return { outcome: twoFactorRedirect === true ? 'second-step' : 'signed-in' };
  if (response.status === 429)
    return { outcome: 'rate-limited', retryAfterSeconds: Number(response.headers.get('x-retry-after') ?? 15 * 60) };
  if (response.status !== 401 && response.status !== 400) return { outcome: 'failed' };
  // The library answers 400 to an address that is none; to the visitor both are a wrong pair.
  if ('password' in step) return { outcome: 'wrong-credentials' };
  return { outcome: expiredCodes.has(String(code)) ? 'expired' : 'wrong-code' };
}

const expiredCodes = new Set(['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE']);

/** What an answer says of itself; nothing when it is no JSON, as behind a proxy that fails. */
async function readAnswer(response: Response): Promise<{ code?: unknown; twoFactorRedirect?: unknown }> {
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? body : {};
}

function postJson(fetcher: typeof fetch, path: string, body: unknown): Promise<Response> {
  return fetcher(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function readUser(body: unknown): SessionUser | null {
  const user = (body as { user?: { id?: unknown; email?: unknown; name?: unknown } } | null)?.user;
  if (typeof user?.id !== 'string' || typeof user.email !== 'string') return null;
  return { userId: user.id, email: user.email, name: typeof user.name === 'string' ? user.name : user.email };
}
