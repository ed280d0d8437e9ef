import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SmtpStandIn, startSmtpStandIn } from '../../mail/tests/smtp-stand-in.ts';
import { AccountLinks } from '../account-links.server.ts';
import { digitsOf } from './authenticator-app.ts';
import { cookieOf, startTestSite, type TestSite } from './site-process.ts';

const password = 'a long password';
let smtp: SmtpStandIn;
let site: TestSite;
let admin: string;
let addresses = 0;

beforeAll(async () => {
  smtp = await startSmtpStandIn();
  site = await startTestSite({ SMTP_URL: smtp.url, MAIL_FROM: 'Parley <no-reply@parley.example>' });
  await site.addUser('admin@example.com', password, 'admin');
  admin = await signIn('admin@example.com', password);
});
afterAll(async () => {
  await site.close();
  await smtp.close();
});

/** Each request comes from an address of its own, so that no limit holds it up. */
function nextAddress(): string {
  addresses += 1;
  return `192.0.${addresses >> 8}.${addresses & 255}`;
}

function signIn(email: string, secret: string): Promise<string> {
  return site.signIn(email, secret, nextAddress());
}

async function ask(path: string, body?: unknown, cookie = admin, method?: string): Promise<Response> {
  return site.send(path, {
    ...(body === undefined ? {} : { body }),
    ...(method ? { method } : {}),
    cookie,
    address: nextAddress(),
  });
}

async function statusOf(cookie: string): Promise<number> {
  return (await ask('/api/account/mine', undefined, cookie)).status;
}

async function idOf(email: string): Promise<string> {
  const { people } = await (await ask('/api/admin/people')).json();
  return people.find((person: { email: string }) => person.email === email).id;
}

async function makePerson(email: string, role: 'user' | 'admin'): Promise<{ id: string; cookie: string }> {
  await site.addUser(email, password, role);
  return { id: await idOf(email), cookie: await signIn(email, password) };
}

/** The first mail to an address, once it is there. */
async function textTo(address: string): Promise<string> {
  const [first] = await smtp.mailsTo(address);
  return first?.mail.text ?? '';
}

/** The token in the first link of a mail or an answer. */
function tokenIn(text: string): string {
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
}

async function auditOf(action: string): Promise<Array<{ userName: string | null; after: object; rowId: string }>> {
  const { entries } = await (await ask('/api/admin/audit?limit=200')).json();
  return entries.filter((entry: { action: string }) => entry.action === action);
}

describe('an invitation', () => {
  it('makes one account by its link, which works once and signs the person in', async () => {
    const invited = await ask('/api/admin/people/invitations', {
      email: 'Meera@Example.com',
      role: 'admin',
      isMailed: false,
    });
    expect(invited.status).toBe(201);
    const token = tokenIn((await invited.json()).link);
    const kept = JSON.stringify((await site.database.pool.query('select * from site.account_links')).rows);
    expect([kept.includes('meera@example.com'), kept.includes(token)]).toEqual([true, false]);

    const accept = (body: object) => ask('/api/account/accept', { token, name: 'Meera', password, ...body }, '');
    expect((await accept({ password: 'short' })).status).toBe(400);
    expect((await accept({ token: `${token}x` })).status).toBe(410);
    const accepted = await accept({});
    expect(accepted.status).toBe(200);
    expect((await site.send('/admin', { cookie: cookieOf(accepted) })).status).toBe(200);
    expect((await accept({ name: 'Somebody else' })).status).toBe(410);

    const again = await ask('/api/admin/people/invitations', {
      email: 'meera@example.com',
      role: 'user',
      isMailed: false,
    });
    expect([again.status, (await again.json()).code]).toEqual([409, 'has-account']);
  });

  it('is mailed, renewed and withdrawn; only the newest link works', async () => {
    const body = { email: 'vikram@example.com', role: 'user', isMailed: true };
    expect(await (await ask('/api/admin/people/invitations', body)).json()).toEqual({ link: null });
    const mail = await textTo('vikram@example.com');
    const mailed = tokenIn(mail);
    expect(mailed).toHaveLength(43);
    const { invitations } = await (await ask('/api/admin/people')).json();
    const { id, invitedBy } = invitations[0];
    expect(invitedBy).toBe('admin@example.com');

    const renewed = tokenIn((await (await ask(`/api/admin/people/invitations/${id}/link`, {})).json()).link);
    const accept = (token: string) => ask('/api/account/accept', { token, name: 'Vikram', password }, '');
    expect((await accept(mailed)).status).toBe(410);
    expect((await ask(`/api/admin/people/invitations/${id}`, undefined, admin, 'DELETE')).status).toBe(204);
    expect((await accept(renewed)).status).toBe(410);
    expect((await ask(`/api/admin/people/invitations/${id}`, undefined, admin, 'DELETE')).status).toBe(406);
  });

  it('is too old after seven days', async () => {
    const body = { email: 'late@example.com', role: 'user', isMailed: false };
    const token = tokenIn((await (await ask('/api/admin/people/invitations', body)).json()).link);
    await site.database.pool.query(
      `update site.account_links set expires_at = current_timestamp - interval '1 second'`,
    );
    expect((await ask('/api/account/accept', { token, name: 'Late', password }, '')).status).toBe(410);
  });
});

describe('a forgotten password', () => {
  it('is set anew by a mailed link, once; every session of before has ended', async () => {
    const { cookie } = await makePerson('forgot@example.com', 'user');
    expect((await ask('/api/account/ask-reset', { email: 'Forgot@example.com' }, '')).status).toBe(202);
    const token = tokenIn(await textTo('forgot@example.com'));

    const reset = (body: object) => ask('/api/account/reset', { token, password: 'a newer password', ...body }, '');
    expect((await reset({ password: 'short' })).status).toBe(400);
    expect((await reset({})).status).toBe(200);
    expect((await reset({})).status).toBe(410);
    expect(await statusOf(cookie)).toBe(401);
    expect(await statusOf(await signIn('forgot@example.com', 'a newer password'))).toBe(200);
    await expect(signIn('forgot@example.com', password)).rejects.toThrow('401');
    expect(await auditOf('password-reset')).toHaveLength(1);
  });

  it('is asked for with the same answer and the same work by an address without an account', async () => {
    const rows = async () =>
      (await site.database.pool.query('select email_key from site.account_links')).rows.map((row) => row.email_key);
    const answers = [];
    for (const email of ['admin@example.com', 'nobody@example.com']) {
      const answer = await ask('/api/account/ask-reset', { email }, '');
      answers.push([answer.status, await answer.text(), [...answer.headers.keys()].sort().join()]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(await rows()).toEqual(expect.arrayContaining(['admin@example.com', 'nobody@example.com']));
    expect(await textTo('admin@example.com')).toContain('/auth/reset?token=');
    expect(smtp.received.filter(({ to }) => to.includes('nobody@example.com')).length).toBe(0);
  });

  it('is mailed three times an hour at most, and asked for five times by one visitor', async () => {
    await site.addUser('often@example.com', password, 'user');
    const statuses = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push(
        (await site.send('/api/account/ask-reset', { body: { email: 'often@example.com' }, address: '203.0.113.90' }))
          .status,
      );
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    const { rows } = await site.database.pool.query(
      `select from site.account_links where email_key = 'often@example.com'`,
    );
    expect(rows).toHaveLength(3);
  });

  it('is set by a link that the operator makes', async () => {
    await site.addUser('nomail@example.com', password, 'user');
    const links = new AccountLinks({ database: site.database, publicUrl: () => site.url });
    expect(await links.makeResetLink('nobody@example.com')).toBeUndefined();
    const token = tokenIn((await links.makeResetLink(' NoMail@example.com')) ?? '');
    expect((await ask('/api/account/reset', { token, password: 'a newer password' }, '')).status).toBe(200);
  });
});

describe('an own account', () => {
  it('has a name, and changes its password by the old one; other sessions end, this one goes on', async () => {
    const { cookie } = await makePerson('own@example.com', 'user');
    const elsewhere = await signIn('own@example.com', password);
    expect(await (await ask('/api/account/mine', { name: 'Asha Rao' }, cookie, 'PATCH')).json()).toEqual({
      name: 'Asha Rao',
    });
    const mine = await (await ask('/api/account/mine', undefined, cookie)).json();
    expect(mine).toMatchObject({ name: 'Asha Rao', email: 'own@example.com', hasTwoFactor: false });
    expect(mine.sessions.map((session: { isCurrent: boolean }) => session.isCurrent).sort()).toEqual([false, true]);
    expect(JSON.stringify(mine)).not.toContain('token');

    const change = (current: string) =>
      ask('/api/account/mine/password', { current, password: 'another password' }, cookie);
    const refused = await change('not my password');
    expect([refused.status, (await refused.json()).code]).toEqual([422, 'wrong-password']);
    const changed = await change(password);
    expect(changed.status).toBe(200);
    expect(await statusOf(elsewhere)).toBe(401);
    expect(await statusOf(cookie)).toBe(401);
    expect(await statusOf(cookieOf(changed))).toBe(200);
    expect(await auditOf('password-changed')).toHaveLength(1);
  });

  it('ends its other sessions', async () => {
    const { cookie } = await makePerson('many@example.com', 'user');
    const elsewhere = await signIn('many@example.com', password);
    const ended = await ask('/api/account/mine/sessions', undefined, cookie, 'DELETE');
    expect(await ended.json()).toEqual({ ended: 1 });
    expect([await statusOf(elsewhere), await statusOf(cookie)]).toEqual([401, 200]);
  });

  it('is changed by no other site', async () => {
    const { cookie } = await makePerson('forged@example.com', 'user');
    const forged = await site.send('/api/account/mine', {
      method: 'PATCH',
      body: { name: 'Mallory' },
      cookie,
      origin: 'https://evil.example',
    });
    expect(forged.status).toBe(403);
  });
});

describe('people', () => {
  it('lose their sessions when their role changes or an admin ends them', async () => {
    const { id, cookie } = await makePerson('role@example.com', 'user');
    expect((await ask(`/api/admin/people/${id}`, { role: 'admin' }, admin, 'PATCH')).status).toBe(200);
    expect(await statusOf(cookie)).toBe(401);
    const promoted = await signIn('role@example.com', password);
    expect((await site.send('/admin', { cookie: promoted })).status).toBe(200);
    expect(await (await ask(`/api/admin/people/${id}/sessions`, undefined, admin, 'DELETE')).json()).toEqual({
      ended: 1,
    });
    expect(await statusOf(promoted)).toBe(401);
    expect((await ask(`/api/admin/people/${id}`, undefined, admin, 'DELETE')).status).toBe(204);
    await expect(signIn('role@example.com', password)).rejects.toThrow('401');
  });

  it('keep one admin, also when two remove each other at the same moment', async () => {
    const { id } = await makePerson('second@example.com', 'admin');
    const other = await signIn('second@example.com', password);
    await site.database.pool.query(`update site.auth_users set role = 'user' where email = 'meera@example.com'`);
    const own = await idOf('admin@example.com');
    const statuses = await Promise.all([
      ask(`/api/admin/people/${id}`, { role: 'user' }, admin, 'PATCH'),
      ask(`/api/admin/people/${own}`, { role: 'user' }, other, 'PATCH'),
    ]).then((answers) => answers.map(({ status }) => status));
    // The second is refused: as the last admin, or because the first has just ended its session.
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const { rows } = await site.database.pool.query<{ email: string }>(
      `select email from site.auth_users where role = 'admin'`,
    );
    expect(rows).toHaveLength(1);
    const email = rows[0]?.email ?? '';
    const last = await signIn(email, password);
    const lastId = email === 'admin@example.com' ? own : id;
    for (const [method, body] of [
      ['PATCH', { role: 'user' }],
      ['DELETE', undefined],
    ] as const) {
      const refused = await ask(`/api/admin/people/${lastId}`, body, last, method);
      expect([refused.status, (await refused.json()).code]).toEqual([409, 'last-admin']);
    }
    await expect(site.database.pool.query('delete from site.auth_users')).rejects.toThrow('the last admin stays');
    await site.database.pool.query(`update site.auth_users set role = 'admin' where email = 'admin@example.com'`);
    admin = await signIn('admin@example.com', password);
  });
});

describe('the second step', () => {
  it('is enrolled with a code of the app, asked for at sign-in, passed with a recovery code once, and turned off by password', async () => {
    const { cookie } = await makePerson('totp@example.com', 'admin');
    const mine = '/api/account/mine/two-factor';
    expect((await ask(mine, { password: 'not my password' }, cookie)).status).toBe(422);
    const { address, recoveryCodes } = await (await ask(mine, { password }, cookie)).json();
    expect(address).toMatch(/^otpauth:\/\/totp\/Parley:/);
    expect(recoveryCodes).toHaveLength(10);
    // Not on before a code has been right.
    expect(await statusOf(await signIn('totp@example.com', password))).toBe(200);
    expect((await ask(`${mine}/confirm`, { code: '000000' }, cookie)).status).toBe(422);
    const confirmed = await ask(`${mine}/confirm`, { code: digitsOf(address) }, cookie);
    expect(confirmed.status).toBe(200);
    const kept = JSON.stringify((await site.database.pool.query('select * from site.auth_two_factors')).rows);
    expect(kept).not.toContain(recoveryCodes[0]);

    const first = () =>
      site.send('/api/auth/sign-in/email', {
        body: { email: 'totp@example.com', password },
        address: nextAddress(),
      });
    const second = (code: string, half: Response) =>
      site.send('/api/auth/second-step', {
        body: { code },
        cookie: cookieOf(half),
        address: nextAddress(),
      });
    const half = await first();
    expect(await half.clone().json()).toMatchObject({ twoFactorRedirect: true });
    expect((await site.send('/admin', { cookie: cookieOf(half) })).headers.get('location')).toBe('/auth');
    expect((await second('123456', half)).status).toBe(401);
    const whole = await second(digitsOf(address), half);
    expect(whole.status).toBe(200);
    expect((await site.send('/admin', { cookie: cookieOf(whole) })).status).toBe(200);
    // The half sign-in is used up, whoever kept a copy of its cookie.
    expect((await second(digitsOf(address), half)).status).toBe(401);

    const [code = ''] = recoveryCodes;
    expect((await second(code, await first())).status).toBe(200);
    expect((await second(code, await first())).status).toBe(401);

    const renewed = await ask(`${mine}/recovery-codes`, { password }, cookieOf(whole));
    expect((await renewed.json()).recoveryCodes).toHaveLength(10);
    expect((await second(recoveryCodes[1], await first())).status).toBe(401);

    const off = await ask(`${mine}/off`, { password }, cookieOf(whole));
    expect(off.status).toBe(200);
    expect(await statusOf(await signIn('totp@example.com', password))).toBe(200);
    expect([(await auditOf('two-factor-on')).length, (await auditOf('two-factor-off')).length]).toEqual([1, 1]);
  });

  it('is closed for a while after five wrong codes, whatever the address', async () => {
    const { cookie } = await makePerson('guess@example.com', 'user');
    const { address } = await (await ask('/api/account/mine/two-factor', { password }, cookie)).json();
    await ask('/api/account/mine/two-factor/confirm', { code: digitsOf(address) }, cookie);
    const statuses = [];
    for (let count = 0; count < 6; count += 1) {
      const half = await site.send('/api/auth/sign-in/email', {
        body: { email: 'guess@example.com', password },
        address: nextAddress(),
      });
      const code = count === 5 ? digitsOf(address) : '000000';
      const answer = await ask('/api/auth/second-step', { code }, cookieOf(half));
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe('the audit log', () => {
  it('names who signed in, who failed to, and who changed whom', async () => {
    await makePerson('noted@example.com', 'user');
    const id = await idOf('noted@example.com');
    await expect(signIn('noted@example.com', 'a wrong password')).rejects.toThrow('401');
    await expect.poll(async () => (await auditOf('sign-in-failed')).some(({ rowId }) => rowId === id)).toBe(true);
    expect((await auditOf('sign-in')).filter(({ rowId }) => rowId === id)).toHaveLength(1);
    await ask(`/api/admin/people/${id}`, { role: 'admin' }, admin, 'PATCH');
    const changed = (await auditOf('update')).find(({ rowId }) => rowId === id);
    expect(changed).toMatchObject({
      userName: 'admin@example.com',
      before: { role: 'user' },
      after: { role: 'admin' },
    });
    const log = JSON.stringify((await site.database.pool.query('select * from site.audit_log')).rows);
    expect(log).not.toContain('password"');
  });

  it('is filtered by table, person and day', async () => {
    const own = await idOf('admin@example.com');
    const read = async (query: string) => (await (await ask(`/api/admin/audit?${query}`)).json()).entries;
    const some = await read(`table=auth_users&user=${own}&limit=5`);
    expect(some.length).toBeGreaterThan(0);
    expect(
      some.every((entry: { userId: string; table: string }) => entry.userId === own && entry.table === 'auth_users'),
    ).toBe(true);
    expect(await read('from=2001-01-01&to=2001-01-02')).toEqual([]);
    const [first, second] = await read('limit=2');
    expect((await read(`limit=1&cursor=${first.id}`))[0].id).toBe(second.id);
    expect((await ask('/api/admin/audit?from=yesterday')).status).toBe(400);
  });

  it('tells who took leads out, without what they searched for', async () => {
    expect((await ask('/api/admin/leads.csv?search=Meera')).status).toBe(200);
    await expect.poll(async () => (await auditOf('export')).length).toBe(1);
    const [entry] = await auditOf('export');
    expect(entry).toMatchObject({ userName: 'admin@example.com', after: { hasSearch: true } });
    expect(JSON.stringify(entry)).not.toContain('Meera');
  });

  it('is only ever added to, also by the owner of the table', async () => {
    for (const statement of [
      `update site.audit_log set action = 'insert'`,
      'delete from site.audit_log',
      'truncate site.audit_log',
    ])
      await expect(site.database.pool.query(statement)).rejects.toThrow('the audit log is only ever added to');
  });

  it('has no secret of a row, and of a visitor’s row its state alone', async () => {
    const data = { name: 'Asha Rao', email: 'asha@example.com', phone_number: '+919812345678' };
    await site.send('/save_lead', { body: { sheet_name: 'confirmed_lead', data } });
    await site.database.pool.query(`update site.leads set status = 'done'`);
    await site.database.pool.query('delete from site.leads');
    const { rows } = await site.database.pool.query(
      `select action, before, after from site.audit_log
        where table_name = 'leads' and action <> 'export' order by id`,
    );
    expect(rows).toMatchObject([
      { action: 'update', before: { status: 'new' }, after: { status: 'done' } },
      { action: 'delete', after: null },
    ]);
    expect(JSON.stringify(rows)).not.toContain('asha@example.com');
  });
});
