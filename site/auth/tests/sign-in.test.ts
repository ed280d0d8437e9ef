import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, startTestSite, type TestSite } from './site-process.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const setUp = (token: string, fields: object = {}, origin?: string | null) =>
  site.send('/api/setup', {
    body: { token, email: 'asha@example.com', password: 'ten letters', ...fields },
    ...(origin === undefined ? {} : { origin }),
  });

describe('the first admin', () => {
  it('is made by the printed link, which works once', async () => {
    const link = new URL(site.firstAdminLink ?? '');
    expect(link.pathname).toBe('/auth/setup');
    const token = link.searchParams.get('token') ?? '';
    const { rows } = await site.database.pool.query('select * from site.admin_setup_links');
    expect(JSON.stringify(rows)).not.toContain(token);

    expect((await setUp('another-token')).status).toBe(410);
    expect((await setUp(token, {}, 'https://evil.example')).status).toBe(403);
    expect((await setUp(token, { password: 'nine char' })).status).toBe(400);
    expect((await setUp(token, { email: 'no address' })).status).toBe(400);

    const made = await setUp(token);
    expect(made.status).toBe(200);
    expect((await site.send('/admin', { cookie: cookieOf(made) })).status).toBe(200);

    expect((await setUp(token, { email: 'second@example.com' })).status).toBe(410);
    const users = await site.database.pool.query('select email, role from site.auth_users');
    expect(users.rows).toEqual([{ email: 'asha@example.com', role: 'admin' }]);
  });

  it('is made from ADMIN_EMAIL and ADMIN_PASSWORD without a link', async () => {
    const other = await startTestSite({ ADMIN_EMAIL: 'Ops@example.com', ADMIN_PASSWORD: 'a long password' });
    try {
      expect(other.firstAdminLink).toBeUndefined();
      const cookie = await other.signIn('ops@example.com', 'a long password');
      expect((await other.send('/admin', { cookie })).status).toBe(200);
    } finally {
      await other.close();
    }
  });
});

describe('signing in and out', () => {
  it('goes through the auth service, and getSession then names the person but no admin secret', async () => {
    const cookie = await site.signIn('asha@example.com', 'ten letters', '198.51.100.10');
    const session = await (await site.send('/api/auth/get-session', { cookie })).json();
    expect(session.user.email).toBe('asha@example.com');
    expect(JSON.stringify(session)).not.toContain('password');
  });

  it('keeps the cookie from scripts and from other sites, and only a hash of its token in the database', async () => {
    const response = await site.send('/api/auth/sign-in/email', {
      body: { email: 'asha@example.com', password: 'ten letters' },
      address: '198.51.100.11',
    });
    const cookie = response.headers.getSetCookie().join();
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    const token = decodeURIComponent(/session_token=([^;]+)/.exec(cookie)?.[1] ?? '').split('.')[0] ?? '';
    expect(token.length).toBeGreaterThan(20);
    const { rows } = await site.database.pool.query<{ token: string }>('select token from site.auth_sessions');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map((row) => row.token)).not.toContain(token);
  });

  it('ends the session at sign-out: a kept copy of the cookie is refused [W-4.59]', async () => {
    const cookie = await site.signIn('asha@example.com', 'ten letters', '198.51.100.12');
    expect((await site.send('/api/admin/leads', { cookie })).status).toBe(200);
    expect((await site.send('/api/auth/sign-out', { body: {}, cookie })).status).toBe(200);
    expect((await site.send('/api/admin/leads', { cookie })).status).toBe(401);
    expect((await site.send('/admin', { cookie })).headers.get('location')).toBe('/auth');
    expect(await (await site.send('/api/auth/get-session', { cookie })).json()).toBeNull();
  });

  it('refuses a wrong password, and sign-in is limited by the client’s address', async () => {
    const attempt = (address: string, password = 'wrong password') =>
      site.send('/api/auth/sign-in/email', { body: { email: 'asha@example.com', password }, address });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await attempt('203.0.113.7')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    // The right password does not help either, and another visitor is not held up.
    expect((await attempt('203.0.113.7', 'ten letters')).status).toBe(429);
    expect((await attempt('203.0.113.8', 'ten letters')).status).toBe(200);
  });

  it('refuses a forged Origin', async () => {
    const body = { email: 'asha@example.com', password: 'ten letters' };
    const signIn = await site.send('/api/auth/sign-in/email', { body, origin: 'https://evil.example' });
    expect(signIn.status).toBe(403);
    const cookie = await site.signIn('asha@example.com', 'ten letters', '198.51.100.13');
    const signOut = await site.send('/api/auth/sign-out', { body: {}, cookie, origin: 'https://evil.example' });
    expect(signOut.status).toBe(403);
    expect((await site.send('/api/admin/leads', { cookie })).status).toBe(200);
  });

  it.each(['/api/auth/sign-up/email', '/api/auth/admin/create-user', '/api/auth/admin/list-users', '/api/auth/error'])(
    'does not offer %s',
    async (path) => {
      expect(
        (await site.send(path, { body: { email: 'x@example.com', password: 'long enough', name: 'X' } })).status,
      ).toBe(404);
    },
  );
});
