import { afterAll, beforeAll, expect, it } from 'vitest';
import { describePeople, OperatorAccounts } from '../operator-accounts.server.ts';
import { startTestSite, type TestSite } from './site-process.ts';

let site: TestSite;
let accounts: OperatorAccounts;

beforeAll(async () => {
  site = await startTestSite();
  await site.addUser('asha@example.com', 'a long password', 'user');
  accounts = new OperatorAccounts({ database: site.database, publicUrl: () => site.url });
});
afterAll(() => site.close());

it('lets whoever runs the machine invite, promote, sign out and help', async () => {
  expect(await accounts.invite('meera@example.com', 'admin')).toMatch(/\/auth\/invitation\?token=[\w-]{43}$/);
  await expect(accounts.invite('Asha@example.com', 'admin')).rejects.toMatchObject({ code: 'has-account' });
  await expect(accounts.invite('x@example.com', 'owner')).rejects.toMatchObject({ code: 'no-such-role' });
  expect(await accounts.resetLink('asha@example.com')).toMatch(/\/auth\/reset\?token=[\w-]{43}$/);
  await expect(accounts.resetLink('nobody@example.com')).rejects.toMatchObject({ code: 'no-such-account' });

  const cookie = await site.signIn('asha@example.com', 'a long password');
  await accounts.makeAdmin('asha@example.com');
  expect((await site.send('/admin', { cookie })).headers.get('location')).toBe('/auth');
  const again = await site.signIn('asha@example.com', 'a long password');
  expect((await site.send('/admin', { cookie: again })).status).toBe(200);
  expect(describePeople(await accounts.list())).toBe(
    'asha@example.com  admin  asha@example.com  password only  1 signed in',
  );
  expect(await accounts.endSessions('asha@example.com')).toBe(1);
  expect((await site.send('/admin', { cookie: again })).headers.get('location')).toBe('/auth');
});

it('turns the second step off for who has lost everything, and leaves a trace of it', async () => {
  const cookie = await site.signIn('asha@example.com', 'a long password');
  await site.send('/api/account/mine/two-factor', { body: { password: 'a long password' }, cookie });
  await site.database.pool.query('update site.auth_two_factors set verified = true');
  await site.database.pool.query('update site.auth_users set two_factor_enabled = true');
  const half = await site.send('/api/auth/sign-in/email', {
    body: { email: 'asha@example.com', password: 'a long password' },
  });
  expect(await half.json()).toMatchObject({ twoFactorRedirect: true });
  await accounts.disableTwoFactor('asha@example.com');
  expect(await site.signIn('asha@example.com', 'a long password')).toContain('session_token');
  const { rows } = await site.database.pool.query(
    `select after from site.audit_log where action = 'two-factor-off' and user_id is null`,
  );
  expect(rows).toEqual([{ after: { by: 'the operator' } }]);
});
