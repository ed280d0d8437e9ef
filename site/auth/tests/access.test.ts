import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from './site-process.ts';

const adminPages = [
  '/admin',
  '/admin/',
  '/admin.data',
  '/admin/case-studies',
  '/admin/case-studies/edit/1',
  '/admin/case-studies.data',
  '/admin/contact',
  '/admin/privacy-policy',
  '/admin/terms-of-service',
  '/admin/posts',
  '/admin/posts/edit/1',
  '/admin/site-config',
  '/ADMIN',
  '/%61dmin',
  '//admin',
];

let site: TestSite;
const cookies: { user?: string; admin?: string } = {};

beforeAll(async () => {
  site = await startTestSite();
  await site.addUser('user@example.com', 'a long password', 'user');
  await site.addUser('admin@example.com', 'a long password', 'admin');
  cookies.user = await site.signIn('user@example.com', 'a long password', '198.51.100.2');
  cookies.admin = await site.signIn('admin@example.com', 'a long password', '198.51.100.3');
});
afterAll(() => site.close());

const asUser = () => ({ cookie: cookies.user ?? '' });
const asAdmin = () => ({ cookie: cookies.admin ?? '' });

async function userId(email: string): Promise<string> {
  const { rows } = await site.database.pool.query<{ id: string }>('select id from site.auth_users where email = $1', [
    email,
  ]);
  return rows[0]?.id ?? '';
}

describe.each(adminPages)('the admin page %s', (path) => {
  it('sends a visitor without a session to /auth, with no byte of a page', async () => {
    const response = await site.send(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/auth']);
    expect(await response.text()).toBe('');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('sends a signed-in user without the admin role to /, with no byte of a page', async () => {
    const response = await site.send(path, asUser());
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
    expect(await response.text()).toBe('');
  });

  it('is given to an admin, and kept by no cache', async () => {
    const response = await site.send(path, asAdmin());
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('a page');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('the admin’s API', () => {
  it.each([
    ['GET', '/api/admin/leads'],
    ['GET', '/api/admin/leads/7d3f1a52-0a6e-4a2a-9a6c-3c1b5f0f7a11'],
    ['PATCH', '/api/admin/leads/7d3f1a52-0a6e-4a2a-9a6c-3c1b5f0f7a11'],
    ['POST', '/api/admin/leads/7d3f1a52-0a6e-4a2a-9a6c-3c1b5f0f7a11/notes'],
    ['GET', '/api/admin/leads.csv'],
    ['GET', '/api/admin/leads/changes'],
    ['GET', '/api/admin/lead-admins'],
    ['GET', '/api/admin/voice-calls/7d3f1a52-0a6e-4a2a-9a6c-3c1b5f0f7a11'],
    ['GET', '/api/admin/demo-agent'],
    ['PUT', '/api/admin/demo-agent'],
    ['GET', '/api/admin/icons'],
    ...[
      'case_studies',
      'key_features',
      'key_features_section',
      'testimonials',
      'testimonials_section',
      'posts',
    ].flatMap((table) => [
      ['GET', `/api/admin/${table}`],
      ['POST', `/api/admin/${table}`],
      ['GET', `/api/admin/${table}/1`],
      ['PATCH', `/api/admin/${table}/1`],
      ['DELETE', `/api/admin/${table}/1`],
      ['POST', `/api/admin/${table}/1/move`],
    ]),
    ['GET', '/api/admin/pages/privacy-policy/en'],
    ['POST', '/api/admin/pages/privacy-policy/en'],
    ['GET', '/api/admin/pages/privacy-policy/en/1'],
    ['POST', '/api/admin/pages/privacy-policy/en/0/restore'],
    ['POST', '/api/admin/text-preview'],
    ['GET', '/api/admin/site-config'],
    ['PUT', '/api/admin/site-config'],
    ['GET', '/api/admin/sample-content'],
    ['DELETE', '/api/admin/sample-content'],
  ])('answers %s %s with 401 without a session and 403 to a user [W-6.16]', async (method, path) => {
    const body = method === 'PUT' ? { isOn: false } : method === 'POST' || method === 'PATCH' ? {} : undefined;
    const ask = (who: object) => site.send(path, { method, ...(body ? { body } : {}), ...who });
    expect((await ask({})).status).toBe(401);
    expect((await ask(asUser())).status).toBe(403);
    expect((await ask({ cookie: 'parley.session_token=made-up.signature' })).status).toBe(401);
  });

  it('lists leads to an admin, finds them by search and gives further pages by cursor', async () => {
    for (const name of ['Asha Rao', 'Vikram Shah', 'Meera Iyer']) {
      const data = { name, email: `${name.split(' ')[0]}@example.com`, phone_number: '+919812345678' };
      const saved = await site.send('/save_lead', { body: { sheet_name: 'confirmed_lead', data } });
      expect(saved.ok).toBe(true);
    }
    const read = async (query: string) => (await site.send(`/api/admin/leads?${query}`, asAdmin())).json();
    const first = await read('limit=2');
    expect(first).toMatchObject({ total: 3, leads: [{ name: 'Meera Iyer' }, { name: 'Vikram Shah' }] });
    const rest = await read(`limit=2&cursor=${first.nextCursor}`);
    expect(rest).toMatchObject({ total: 3, nextCursor: null, leads: [{ name: 'Asha Rao' }] });
    expect(await read('search=vikram')).toMatchObject({ total: 1, leads: [{ email: 'Vikram@example.com' }] });

    const one = await site.send(`/api/admin/leads/${rest.leads[0].id}`, asAdmin());
    expect([one.status, (await one.json()).lead.name]).toEqual([200, 'Asha Rao']);
  });

  it('answers a single row that is not there with 406 and the code PGRST116', async () => {
    for (const id of ['7d3f1a52-0a6e-4a2a-9a6c-3c1b5f0f7a11', 'no-uuid']) {
      const response = await site.send(`/api/admin/leads/${id}`, asAdmin());
      expect([response.status, (await response.json()).code]).toEqual([406, 'PGRST116']);
    }
  });

  it('refuses a change that another site sends with the admin’s cookie', async () => {
    const change = (origin: string | null) =>
      site.send('/api/admin/demo-agent', { method: 'PUT', body: { isOn: false }, origin, ...asAdmin() });
    expect((await change('https://evil.example')).status).toBe(403);
    expect((await change(null)).status).toBe(403);
    expect(await (await site.send('/api/admin/demo-agent', asAdmin())).json()).toEqual({ isOn: true });
  });
});

describe('RPC has_role', () => {
  const ask = async (email: string, role: string, who: object = {}) => {
    const body = { _user_id: await userId(email), _role: role };
    return (await site.send('/rpc/has_role', { body, ...who })).json();
  };

  it('is called with _user_id and _role and returns a boolean [W-7.8]', async () => {
    expect(await ask('admin@example.com', 'admin', asAdmin())).toBe(true);
    expect(await ask('user@example.com', 'admin', asUser())).toBe(false);
    expect(await ask('user@example.com', 'user', asUser())).toBe(true);
    expect(await ask('user@example.com', 'admin', asAdmin())).toBe(false);
  });

  it('tells nobody but an admin about others', async () => {
    expect(await ask('admin@example.com', 'admin', asUser())).toBe(false);
    expect(await ask('admin@example.com', 'admin')).toBe(false);
  });

  it('is a SQL function that visitors’ database role may not call', async () => {
    const id = await userId('admin@example.com');
    const { rows } = await site.database.pool.query('select site.has_role($1, $2) as has', [id, 'admin']);
    expect(rows).toEqual([{ has: true }]);
    const client = await site.database.pool.connect();
    try {
      await client.query('begin; set local role parley_anon');
      await expect(client.query('select site.has_role($1, $2)', [id, 'admin'])).rejects.toThrow('permission denied');
      await client.query('rollback; begin; set local role parley_admin');
      await expect(client.query('select * from site.auth_sessions')).rejects.toThrow('permission denied');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
