import { axeProblems } from '@parley/kit-testing/axe-problems';
import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digitsOf } from '../auth/tests/authenticator-app.ts';
import { startTestSite, type TestSite } from '../auth/tests/site-process.ts';
import { createPageHandler } from '../server/page-handler.ts';

const password = 'a long password';
let site: TestSite;
let browser: Browser;
let page: Page;
/** What the app on the phone has scanned. */
let secret: string;
let recoveryCode: string;

beforeAll(async () => {
  site = await startTestSite({}, (toSiteRequest) =>
    createPageHandler({ mode: 'production', publicUrl: () => 'http://localhost', toSiteRequest }),
  );
  await site.addUser('asha@example.com', password, 'admin');
  browser = await launchBrowser();
  ({ page } = await openBrowser());
  await signIn(page);
  await page.waitForURL(`${site.url}/admin`);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

let visitors = 0;
/** Another visitor, so that none uses up the others' attempts. */
async function openBrowser(): Promise<{ context: BrowserContext; page: Page }> {
  visitors += 1;
  const own = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${visitors}` } });
  own.setDefaultTimeout(15_000);
  return { context: own, page: await own.newPage() };
}

async function signIn(on: Page): Promise<void> {
  await on.goto(`${site.url}/auth`);
  await on.getByLabel('E-mail').fill('asha@example.com');
  await on.getByLabel('Password').fill(password);
  await on.getByRole('button', { name: 'Sign in' }).click();
}

async function expectAccessible(on: Page): Promise<void> {
  expect(await axeProblems(on)).toEqual([]);
}

async function expectNoSideways(on: Page): Promise<void> {
  await on.setViewportSize({ width: 360, height: 740 });
  expect(await on.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await on.setViewportSize({ width: 1280, height: 800 });
}

describe('people and accounts in a browser', () => {
  it('lets an admin invite somebody by a link, who makes an account and is in', async () => {
    await page.getByRole('link', { name: 'People' }).click();
    await page.getByRole('link', { name: 'Your account' }).nth(1).waitFor();
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    await page.getByLabel('E-mail').fill('meera@example.com');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Make the link' }).click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('cell', { name: 'meera@example.com', exact: true }).waitFor();

    const guest = await openBrowser();
    await guest.page.goto(link);
    await guest.page.getByLabel('Your name').fill('Meera Iyer');
    await guest.page.getByLabel('Password', { exact: true }).fill('short');
    await guest.page.getByRole('button', { name: 'Make my account' }).click();
    await guest.page.getByText('Use at least 10 characters').waitFor();
    await guest.page.getByLabel('Password', { exact: true }).fill(password);
    await guest.page.getByLabel('Password once more').fill(password);
    await expectAccessible(guest.page);
    await guest.page.getByRole('button', { name: 'Make my account' }).click();
    await guest.page.waitForURL(`${site.url}/admin`);
    await guest.page.goto(link);
    await guest.page.getByRole('heading', { name: 'This invitation no longer works' }).waitFor();
    await guest.context.close();

    await page.reload();
    await page.getByRole('button', { name: 'Remove Meera Iyer' }).waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.getByRole('button', { name: 'Make user: Meera Iyer' }).click();
    await page.getByRole('button', { name: 'Take it away', exact: true }).click();
    await page.getByRole('button', { name: 'Make admin: Meera Iyer' }).waitFor();
  });

  it('sets up the second step with a code of the app', async () => {
    await page.getByRole('link', { name: 'Your account' }).first().click();
    await page.getByRole('button', { name: 'Set it up' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password').fill('not my password');
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await dialog.getByText('That is not your password.').waitFor();
    await dialog.getByLabel('Password').fill(password);
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await dialog.getByRole('img', { name: 'The secret as a QR code' }).waitFor();
    await expectAccessible(page);
    const text = (await dialog.locator('code').innerText()).replaceAll(' ', '');
    secret = `otpauth://totp/Parley:asha?secret=${text}`;
    await dialog.getByLabel('Code').fill(digitsOf(secret));
    await dialog.getByRole('button', { name: 'Turn it on' }).click();
    await dialog.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    expect(await dialog.getByRole('listitem').count()).toBe(10);
    recoveryCode = await dialog.getByRole('listitem').first().innerText();
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('On: sign-in asks for a code of your app').waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
  });

  it('asks for the code at the next sign-in, and takes a recovery code instead', async () => {
    const other = await openBrowser();
    await signIn(other.page);
    await other.page.getByLabel('Code').fill('000000');
    await other.page.getByRole('button', { name: 'Go on' }).click();
    await other.page.getByRole('alert').filter({ hasText: 'That code is not right' }).waitFor();
    await expectAccessible(other.page);
    await other.page.getByLabel('Code').fill(recoveryCode);
    await other.page.getByRole('button', { name: 'Go on' }).click();
    await other.page.waitForURL(`${site.url}/admin`);
    await other.context.close();
  });

  it('changes the password; the other sessions are gone, this one goes on', async () => {
    await page.reload();
    await page.getByLabel('Password now').fill(password);
    await page.getByLabel('New password', { exact: true }).fill('another password');
    await page.getByLabel('New password once more').fill('another password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password changed', { exact: true }).waitFor();
    await expect.poll(() => page.locator('.access__sessions li').count()).toBe(1);
  });

  it('shows in the audit log who did what, with what it was and is', async () => {
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByText('Turned the second step on').waitFor();
    const entry = page.locator('summary').filter({ hasText: 'Changed account' }).filter({ hasText: 'Meera Iyer' });
    await entry.first().click();
    const row = page.getByRole('row', { name: 'role admin user' });
    await row.waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);

    await page.getByLabel('What').click();
    await page.getByRole('option', { name: 'Invitation' }).click();
    await page.getByText('Added invitation').waitFor();
    await expect.poll(() => page.getByText('Turned the second step on').count()).toBe(0);
    await page.getByLabel('To', { exact: true }).fill('2001-01-01');
    await page.getByRole('heading', { name: 'Nothing of this kind' }).waitFor();
  });

  it('says at the forgotten password what to do where no mail is sent', async () => {
    const visitor = await openBrowser();
    await visitor.page.goto(`${site.url}/auth`);
    await visitor.page.getByRole('link', { name: 'Forgot your password?' }).click();
    await visitor.page.getByText('npm run admin -- reset-password').waitFor();
    await expectAccessible(visitor.page);
    await visitor.context.close();
  });
});
