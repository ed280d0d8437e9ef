import { describe, expect, it, vi } from 'vitest';
import { createAuthSession } from './auth-session.ts';

const user = { id: 'u1', email: 'asha@example.com', name: 'Asha' };

function answering(...responses: Array<Response | Error>) {
  const queue = [...responses];
  return vi.fn<typeof fetch>(async () => {
    const next = queue.shift();
    if (next === undefined) throw new Error('no more answers');
    if (next instanceof Error) throw next;
    return next;
  });
}

/** A channel whose other end is the test. */
class TestChannel {
  readonly postMessage = vi.fn();
  readonly #listeners: Array<(event: MessageEvent<unknown>) => void> = [];

  addEventListener(_type: 'message', listener: (event: MessageEvent<unknown>) => void): void {
    this.#listeners.push(listener);
  }

  hear(data: unknown): void {
    for (const listener of this.#listeners) listener(new MessageEvent('message', { data }));
  }
}

describe('the page’s session', () => {
  it('reads the session with getSession [W-7.9]', async () => {
    const session = createAuthSession({
      fetcher: answering(Response.json({ session: {}, user }), Response.json(null)),
    });
    expect(await session.getSession()).toEqual({ userId: 'u1', email: 'asha@example.com', name: 'Asha' });
    expect(session.isAuthenticated).toBe(true);
    expect(await session.getSession()).toBeNull();
    expect(session.isAuthenticated).toBe(false);
  });

  it('ends the session with signOut and clears the authenticated flag [W-7.11] [W-4.60]', async () => {
    const fetcher = answering(Response.json({ user }), Response.json({ success: true }));
    const session = createAuthSession({ fetcher });
    await session.signIn('asha@example.com', 'password');
    expect(session.isAuthenticated).toBe(true);
    await session.signOut();
    expect(fetcher.mock.calls[1]?.[0]).toBe('/api/auth/sign-out');
    expect(session.isAuthenticated).toBe(false);
  });

  it('stays signed in when the server did not end the session', async () => {
    const session = createAuthSession({
      fetcher: answering(Response.json({ user }), new Response('', { status: 500 })),
    });
    await session.signIn('asha@example.com', 'password');
    await expect(session.signOut()).rejects.toThrow('500');
    expect(session.isAuthenticated).toBe(true);
  });

  it('follows the session with onAuthStateChange, other tabs included [W-7.10]', async () => {
    const channel = new TestChannel();
    const session = createAuthSession({ fetcher: answering(Response.json({ user })), channel });
    const changes: string[] = [];
    const stop = session.onAuthStateChange((change) => changes.push(change));
    await session.signIn('asha@example.com', 'password');
    expect(channel.postMessage).toHaveBeenCalledExactlyOnceWith('signed-in');
    channel.hear('signed-out');
    channel.hear({ other: 'message' });
    expect(changes).toEqual(['signed-in', 'signed-out']);
    expect(session.isAuthenticated).toBe(false);
    stop();
    channel.hear('signed-in');
    expect(changes).toHaveLength(2);
  });

  it.each([
    ['wrong-credentials', new Response('', { status: 401 })],
    ['failed', new Response('', { status: 500 })],
    ['offline', new TypeError('Failed to fetch')],
  ])('tells a sign-in that ends as %s', async (outcome, answer) => {
    const session = createAuthSession({ fetcher: answering(answer) });
    expect(await session.signIn('a@b.example', 'x')).toEqual({ outcome });
    expect(session.isAuthenticated).toBe(false);
  });

  it('tells how long a rate limited sign-in has to wait', async () => {
    const limited = new Response('', { status: 429, headers: { 'x-retry-after': '42' } });
    const session = createAuthSession({ fetcher: answering(limited) });
    expect(await session.signIn('a@b.example', 'x')).toEqual({ outcome: 'rate-limited', retryAfterSeconds: 42 });
  });

  it.each([
    ['an error answer', new Response('true', { status: 500 })],
    ['no answer', new TypeError('Failed to fetch')],
    ['an answer that is not true', Response.json({ has: true })],
  ])('counts %s to has_role as not admin [W-8.11]', async (_case, answer) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const session = createAuthSession({ fetcher: answering(answer) });
    expect(await session.hasRole('u1', 'admin')).toBe(false);
    warn.mockRestore();
  });
});
