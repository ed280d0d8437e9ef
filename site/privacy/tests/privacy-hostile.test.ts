import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../../auth/tests/site-process.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ SMTP_URL: 'smtp://127.0.0.1:1' });
});
afterAll(() => site?.close());

const types = [
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json',
  'text/plain',
  '',
];
const bodies = [
  '',
  'email=%00&language=%ff%fe',
  'email=a%40b.cc&email=c%40d.ee&language=__proto__',
  'email[]=x&email[y]=z&sure=yes',
  '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@b.cc\r\n--x--',
  '--x\r\nContent-Disposition: form-data; name="email"; filename="f"\r\n\r\nbytes\r\n--x--',
  '--x\r\nbroken',
  '{"email":"a@b.cc"}',
  `email=${'a'.repeat(60_000)}`,
  randomBytes(500).toString('latin1'),
];
const queries = ['', '?t=', '?t=x&id=x&until=x', `?t=x&id=${randomUUID()}&until=99999999999`, '?t=x&t=y&id=1', '?%zz'];

describe('the public calls about one’s own data', () => {
  it('answer whatever is sent, and never with an error of ours', async () => {
    const answers = new Map<string, number>();
    for (const path of ['link', 'withdraw', 'erase', 'export', 'other'])
      for (const query of queries)
        for (const [index, body] of bodies.entries()) {
          const type = types[(index + query.length) % types.length] ?? '';
          const response = await fetch(`${site.url}/api/privacy/${path}${query}`, {
            method: 'POST',
            headers: {
              origin: site.url,
              'x-forwarded-for': `203.0.113.${index}`,
              ...(type ? { 'content-type': type } : {}),
            },
            body,
            redirect: 'manual',
          });
          await response.arrayBuffer();
          if (response.status >= 500) answers.set(`${path}${query} ${type} ${index}`, response.status);
        }
    expect([...answers]).toEqual([]);
  });

  it('do nothing when they are opened, and nothing for a page of another site', async () => {
    for (const path of ['link', 'withdraw', 'erase', 'export']) {
      expect((await site.send(`/api/privacy/${path}`, { method: 'GET' })).status).toBe(404);
      expect((await site.send(`/api/privacy/${path}`, { method: 'POST', origin: 'https://evil.example' })).status).toBe(
        403,
      );
      expect((await site.send(`/api/privacy/${path}`, { method: 'POST', origin: null })).status).toBe(403);
    }
  });

  it('limit how many links one network asks for', async () => {
    const ask = () =>
      fetch(`${site.url}/api/privacy/link`, {
        method: 'POST',
        headers: { origin: site.url, 'x-forwarded-for': '198.51.100.77' },
        body: new URLSearchParams({ email: `${randomUUID()}@example.com` }),
        redirect: 'manual',
      });
    const statuses = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([...Array<number>(10).fill(303), 429]);
  });
});

describe('the admin’s calls about webhooks, demo calls and privacy', () => {
  const calls: Array<[string, string]> = [
    ['GET', 'webhooks'],
    ['POST', 'webhooks'],
    ['PUT', `webhooks/${randomUUID()}`],
    ['DELETE', `webhooks/${randomUUID()}`],
    ['GET', `webhooks/${randomUUID()}/deliveries`],
    ['POST', `webhooks/${randomUUID()}/rotate`],
    ['POST', `webhooks/${randomUUID()}/test`],
    ['GET', 'given-up'],
    ['POST', 'given-up/resend'],
    ['GET', 'demo-calls'],
    ['GET', 'demo-calls/settings'],
    ['PUT', 'demo-calls/settings'],
    ['PUT', 'demo-calls/switch'],
    ['PUT', `demo-calls/${randomUUID()}/status`],
    ['POST', 'privacy/person'],
    ['POST', 'privacy/person/export'],
    ['POST', 'privacy/person/withdraw'],
    ['POST', 'privacy/person/erase'],
    ['GET', 'privacy/actions'],
    ['GET', 'privacy/retention'],
    ['PUT', 'privacy/retention'],
    ['POST', 'privacy/retention/dry-run'],
    ['POST', 'privacy/retention/apply'],
  ];
  const statuses = async (cookie?: string, body: unknown = {}) =>
    Promise.all(
      calls.map(async ([method, path]) => {
        const options = { method, ...(method === 'GET' ? {} : { body }), ...(cookie ? { cookie } : {}) };
        return (await site.send(`/api/admin/${path}`, options)).status;
      }),
    );

  it('are refused to everybody else: 401 without a session, 403 to a user', async () => {
    await site.addUser('ravi@example.com', 'a long password', 'user');
    expect(new Set(await statuses())).toEqual(new Set([401]));
    expect(new Set(await statuses(await site.signIn('ravi@example.com', 'a long password')))).toEqual(new Set([403]));
  });

  it('answer an admin’s nonsense with what is wrong, not with an error of ours', async () => {
    await site.addUser('asha@example.com', 'a long password', 'admin');
    const cookie = await site.signIn('asha@example.com', 'a long password');
    for (const body of [{}, [], 'text', { email: 'x'.repeat(5000) }, { ids: ['x'] }, { rules: [{ id: 'x', days: 0 }] }])
      expect((await statuses(cookie, body)).filter((status) => status >= 500)).toEqual([]);
  });
});
