import { readFileSync } from 'node:fs';
import { axeProblems } from '@parley/kit-testing/axe-problems';
import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../auth/tests/site-process.ts';
import { createPageHandler } from '../server/page-handler.ts';

let site: TestSite;
let browser: Browser;
let cookie: string;
let context: BrowserContext;
let page: Page;

const voiceCall = '3f1f1f52-0a6e-4a2a-9a6c-3c1b5f0f7a11';

async function sendLead(name: string, more: object = {}): Promise<string> {
  const data = { name, email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`, phone_number: '+919812345678' };
  const body = { sheet_name: 'confirmed_lead', data, source_page: '/pricing', consent_version: '2026-11', ...more };
  const response = await site.send('/save_lead', { body });
  if (!response.ok) throw new Error(`The lead was answered with ${response.status}`);
  return ((await response.json()) as { id: string }).id;
}

beforeAll(async () => {
  site = await startTestSite({}, (toSiteRequest) =>
    createPageHandler({ mode: 'production', publicUrl: () => 'http://localhost', toSiteRequest }),
  );
  await site.addUser('asha@example.com', 'a long password', 'admin');
  cookie = await site.signIn('asha@example.com', 'a long password');
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

let oldest: string;
let middle: string;
beforeEach(async () => {
  await site.database.pool.query('delete from site.leads');
  oldest = await sendLead('Meera Iyer');
  middle = await sendLead('Vikram Shah', { source_page: '/blog' });
  await sendLead('Anjali Rao');
  context = await browser.newContext({ acceptDownloads: true });
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: site.url };
  });
  await context.addCookies(cookies);
  page = await context.newPage();
});
afterEach(() => context.close());

/** Opens an admin screen, once its program runs. */
async function open(path: string): Promise<void> {
  await page.goto(site.url + path);
  await page.locator('.admin__switch input:enabled').waitFor();
}

const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const notice = (title: string) => page.locator('.notice').filter({ hasText: title });
const listening = () => page.waitForResponse((response) => response.url().endsWith('/api/admin/leads/changes'));

/** Fails what the page asks from now on. */
const cut = (pattern: string, method: string) =>
  page.route(pattern, (route) => (route.request().method() === method ? route.abort() : route.continue()));

describe('the list of leads', () => {
  it('opens a lead by Enter and by click; j and k go on to the next, Escape comes back to its row', async () => {
    await open('/admin?page=pric');
    await row('Anjali Rao').waitFor();
    expect(await row('Vikram Shah').count()).toBe(0);
    await page.keyboard.press('j');
    await page.locator('tr.leads__row--active:focus').waitFor();
    await page.keyboard.press('Enter');
    await heading('Anjali Rao').waitFor();
    await page.getByRole('link', { name: 'Older' }).waitFor();
    await page.keyboard.press('j');
    // The one between them is not in this list.
    await heading('Meera Iyer').waitFor();
    await page.getByRole('link', { name: 'Newer' }).waitFor();
    expect(await page.getByRole('button', { name: 'Older' }).isDisabled()).toBe(true);
    await page.keyboard.press('k');
    await heading('Anjali Rao').waitFor();
    await page.getByRole('link', { name: 'Older' }).waitFor();
    await page.keyboard.press('j');
    await heading('Meera Iyer').waitFor();
    await page.getByText('Form: Get started').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('tr.leads__row--active:focus').filter({ hasText: 'Meera Iyer' }).waitFor();
    expect(new URL(page.url()).search).toBe('?page=pric');
    await row('Anjali Rao').getByText('New', { exact: true }).click();
    await heading('Anjali Rao').waitFor();
  });

  it('keeps its filters in the address: a reload and a colleague see the same', async () => {
    await open('/admin');
    await row('Vikram Shah').waitFor();
    await page.getByLabel('Status').click();
    await page.getByRole('option', { name: 'Spam', exact: true }).click();
    await page.getByText('No lead is left by these filters').waitFor();
    await page.waitForURL(`${site.url}/admin?status=spam`);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByLabel('Search leads').fill('vikram');
    await page.waitForURL(`${site.url}/admin?search=vikram`);
    await page.getByText('1 lead found').waitFor();
    await page.getByLabel('Assigned to').click();
    await page.getByRole('option', { name: 'Nobody yet' }).click();
    await page.waitForURL(`${site.url}/admin?search=vikram&assignee=nobody`);
    await page.reload();
    await page.getByText('1 lead found').waitFor();
    expect(await page.getByLabel('Search leads').inputValue()).toBe('vikram');
    expect(await page.getByLabel('Assigned to').innerText()).toBe('Nobody yet');
    await row('Vikram Shah').waitFor();
  });

  it('exports what the filters leave', async () => {
    await open('/admin?search=anjali');
    await row('Anjali Rao').waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
    const lines = readFileSync((await download.path()) ?? '', 'utf8')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Anjali Rao,anjali.rao@example.com');
  });

  it('shows a new lead without a reload and says so politely', async () => {
    const connected = listening();
    await open('/admin');
    await row('Vikram Shah').waitFor();
    await connected;
    await page.mouse.move(1, 1);
    await sendLead('Ila Nene');
    await row('Ila Nene').waitFor();
    await page.getByRole('status').filter({ hasText: 'New: Ila Nene, Get started' }).waitFor();
    await page.getByText('4 leads').waitFor();
    expect(await page.getByRole('row').nth(1).innerText()).toContain('Ila Nene');
  });

  it('does not move the row that somebody reads when a lead comes in', async () => {
    const connected = listening();
    await open('/admin');
    await row('Vikram Shah').waitFor();
    await connected;
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.locator('tr.leads__row--active:focus').filter({ hasText: 'Vikram Shah' }).waitFor();
    const before = await row('Vikram Shah').boundingBox();
    await sendLead('Ila Nene');
    const show = page.getByRole('button', { name: 'Show 1 new' });
    await show.waitFor();
    await page.getByRole('status').filter({ hasText: 'New: Ila Nene' }).waitFor();
    expect(await row('Vikram Shah').boundingBox()).toEqual(before);
    expect(await row('Ila Nene').count()).toBe(0);
    await show.click();
    await row('Ila Nene').waitFor();
    await page.locator('tr.leads__row--active').filter({ hasText: 'Vikram Shah' }).waitFor();
  });
});

describe('one lead', () => {
  it('changes status and assignment at once, and both are still so after a reload', async () => {
    await open(`/admin/leads/${oldest}`);
    await page.getByLabel('In progress').click();
    await page.getByText('Status from New to In progress').waitFor();
    await page.getByLabel('Assigned to').click();
    await page.getByRole('option', { name: 'asha@example.com (you)' }).click();
    await page.getByText('Assigned to asha@example.com', { exact: true }).waitFor();
    await page.reload();
    expect(await page.getByLabel('In progress').isChecked()).toBe(true);
    expect(await page.getByLabel('Assigned to').innerText()).toBe('asha@example.com (you)');
  });

  it('takes a change back and says so when it was not kept', async () => {
    await open(`/admin/leads/${oldest}`);
    await cut('**/api/admin/leads/*', 'PATCH');
    await page.getByLabel('Done').click();
    await notice('Not changed').waitFor();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[value=new]')?.checked === true);
    const { rows } = await site.database.pool.query('select status from site.leads where id = $1', [oldest]);
    expect(rows).toEqual([{ status: 'new' }]);
  });

  it('keeps a note with its author, and the text of one that could not be saved', async () => {
    await open(`/admin/leads/${oldest}`);
    await page.getByText('Form: Get started').waitFor();
    await page.keyboard.press('n');
    await page.keyboard.type('Wants two rooms.');
    await cut('**/notes', 'POST');
    await page.keyboard.press('Control+Enter');
    await notice('Note not saved').waitFor();
    expect(await page.getByLabel('Note', { exact: true }).inputValue()).toBe('Wants two rooms.');
    expect(await page.locator('.timeline__note').count()).toBe(0);
    await page.unroute('**/notes');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.locator('.timeline__note').filter({ hasText: 'Wants two rooms.' }).waitFor();
    await page.waitForFunction(() => document.querySelector('textarea')?.value === '');
    await page.reload();
    await page.getByText('Note by asha@example.com').waitFor();
    expect(await page.locator('.timeline__note').count()).toBe(1);
  });

  it('follows what a colleague does meanwhile', async () => {
    const connected = listening();
    await open(`/admin/leads/${oldest}`);
    await connected;
    await site.send(`/api/admin/leads/${oldest}`, { method: 'PATCH', body: { status: 'done' }, cookie });
    await page.getByText('Status from New to Done').waitFor();
    expect(await page.getByLabel('Done').isChecked()).toBe(true);
  });

  it('shows what was said to the agent, and that it is no longer kept', async () => {
    const phone = '+919811110000';
    const data = { name: 'Talker', email: 'talker@example.com', phone_number: phone };
    const id = await sendLead('Talker', { data });
    const call = { name: 'Voice caller', phone_number: phone, client: 'voice-agent' };
    await site.send('/functions/demo-call', { body: { ...call, idempotency_key: `${voiceCall}-${phone}` } });
    await open(`/admin/leads/${id}`);
    await page.getByText('The talk with the agent').click();
    await page.getByText('The voice platform no longer keeps this talk.').waitFor();
    const messages = [
      { role: 'bot', message: 'Namaste!', secondsFromStart: 0 },
      { role: 'user', message: 'A flat in Baner.', secondsFromStart: 3 },
    ];
    site.voiceCalls.set(voiceCall, { createdAt: new Date().toISOString(), artifact: { messages } });
    await page.reload();
    await page.locator('.admin__switch input:enabled').waitFor();
    await page.getByText('The talk with the agent').click();
    await page.getByText('A flat in Baner.').waitFor();
    expect(await axeProblems(page)).toEqual([]);
  });

  it('says so when there is no such lead', async () => {
    await open('/admin/leads/7d3f1a52-0a6e-4a2a-9a6c-3c1b5f0f7a11');
    await page.getByRole('heading', { name: 'There is no such lead' }).waitFor();
  });

  it.each([360, 1280])('breaks no rule of axe and does not overflow at %d px', async (width) => {
    await page.setViewportSize({ width, height: 780 });
    for (const path of ['/admin', `/admin/leads/${middle}`]) {
      await open(path);
      await page.getByText('vikram.shah@example.com').first().waitFor();
      expect(await axeProblems(page), path).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, path).toBeLessThanOrEqual(0);
    }
  });
});
