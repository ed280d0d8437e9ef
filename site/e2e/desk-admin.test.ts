import { readFile } from 'node:fs/promises';
import { axeProblems } from '@parley/kit-testing/axe-problems';
import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../auth/tests/site-process.ts';
import { type SmtpStandIn, startSmtpStandIn } from '../mail/tests/smtp-stand-in.ts';
import type { PersonData } from '../privacy/person-data.ts';
import { createPageHandler } from '../server/page-handler.ts';
import { type HookReceiver, startHookReceiver } from '../webhooks/tests/hook-receiver.ts';

let site: TestSite;
let smtp: SmtpStandIn;
let receiver: HookReceiver;
let browser: Browser;
let cookie = '';
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [smtp, receiver, browser] = await Promise.all([startSmtpStandIn(), startHookReceiver(), launchBrowser()]);
  site = await startTestSite(
    { SMTP_URL: smtp.url, MAIL_FROM: 'hello@parley.example', WEBHOOK_PRIVATE_TARGETS: '127.0.0.1' },
    (toSiteRequest) => createPageHandler({ mode: 'production', publicUrl: () => 'http://localhost', toSiteRequest }),
  );
  // As if the daily run had been: a minute after its start the site would erase what a test keeps for its dry run.
  await site.database.pool.query(`insert into site.privacy_actions (action, done_by) values ('retention', 'site')`);
  await site.addUser('asha@example.com', 'a long password', 'admin');
  cookie = await site.signIn('asha@example.com', 'a long password');
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await Promise.all([smtp?.close(), receiver?.close()]);
});

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: site.url };
  });
  await context.addCookies(cookies);
  page = await context.newPage();
});
afterEach(() => context.close());

const row = (name: string | RegExp) => page.getByRole('row').filter({ hasText: name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const notice = (title: string) => page.locator('.notice').filter({ hasText: title });

/** Opens an admin screen, once its program runs. */
async function open(path: string): Promise<void> {
  await page.goto(site.url + path);
  await page.locator('.admin__switch input:enabled').first().waitFor();
}

async function sendLead(name: string, email: string, phone = '+919812345678'): Promise<void> {
  const response = await site.send('/save_lead', {
    body: {
      sheet_name: 'calling_leads',
      data: { name, email, phone_number: phone },
      source_page: '/pricing',
      consent_version: '2026-11/contact/en',
    },
  });
  expect(response.status).toBe(201);
}

async function askForCall(name: string, phone: string): Promise<unknown> {
  const response = await site.send('/functions/demo-call', {
    body: { name, phone_number: phone, client: 'parley-website', consent_version: '2026-11/contact/en' },
    address: '203.0.113.4',
  });
  return response.json();
}

/** What axe finds, and what reaches beyond the window, on a wide screen and on a phone. */
async function problems(): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await axeProblems(page)).map((problem) => `${width} ${problem}`));
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    if (isWide) found.push(`${width} is too wide`);
  }
  return found;
}

describe('webhooks in the admin', () => {
  it('adds an endpoint, shows its secret once, and tells it of a lead, signed with that secret', async () => {
    await open('/admin/webhooks');
    await page.getByText('No endpoint yet').waitFor();
    await button('Add endpoint').click();
    const dialog = page.getByRole('dialog', { name: 'Add an endpoint' });
    await dialog.getByLabel('Address').fill('crm.example.com');
    await dialog.getByRole('button', { name: 'Add endpoint' }).click();
    await dialog.getByText('The address begins with https://').waitFor();
    await dialog.getByLabel('Address').fill(receiver.url);
    await dialog.getByLabel('Note').fill('Our CRM');
    await dialog.getByRole('button', { name: 'Add endpoint' }).click();
    const secret = await page.getByLabel('Secret', { exact: true }).inputValue();
    expect(secret).toMatch(/^whsec_/);
    await button('I have kept it').click();
    await row('Our CRM').getByText('Active').waitFor();
    expect(await page.content()).not.toContain(secret);
    const list = await (await site.send('/api/admin/webhooks', { cookie })).text();
    expect(list).not.toContain(secret);

    await sendLead('Meera Joshi', 'meera@skyline.example');
    const [hook] = await receiver.when(1);
    if (!hook) throw new Error('nothing came');
    expect(new Webhook(secret).verify(hook.body, hook.headers)).toMatchObject({
      data: { data: { name: 'Meera Joshi' } },
    });
    await row('Our CRM').getByRole('button', { name: 'History' }).click();
    await page.getByRole('dialog').getByText('lead.created').waitFor();
    expect(await problems()).toEqual([]);
  });

  it('shows what failed for good with its reason, and sends it again', async () => {
    const endpoint = {
      url: 'http://10.255.255.1/hook',
      description: '',
      events: ['demo_call.requested'],
      is_active: true,
    };
    await site.send('/api/admin/webhooks', { body: endpoint, cookie });
    await askForCall('Ravi Kulkarni', '+919876500001');
    const givenUp = async () =>
      (await (await site.send('/api/admin/given-up', { cookie })).json()) as Array<{ given_up_at: string }>;
    await expect
      .poll(givenUp, { timeout: 15_000 })
      .toMatchObject([{ queue: 'webhook', error: expect.stringContaining('private network') }]);
    const [first] = await givenUp();
    await open('/admin/webhooks');
    await row('Webhook').getByText('private network').waitFor();
    expect(await problems()).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await button('Send all again').click();
    await notice('One is tried again').waitFor();
    // It is refused once more, perhaps before the list is read again, because nobody has allowed the address.
    await expect
      .poll(async () => (await givenUp())[0]?.given_up_at ?? '', { timeout: 15_000 })
      .not.toBeOneOf(['', first?.given_up_at]);
    await row('10.255.255.1').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await notice('Endpoint deleted').waitFor();
    await row('10.255.255.1').waitFor({ state: 'detached' });
  });
});

describe('demo calls in the admin', () => {
  it('answers the visitor as ever, and shows the team whom to call and why by hand', async () => {
    expect(await askForCall('Kiran Rao', '+919822200002')).toEqual({
      data: { id: expect.any(String), status: 'queued' },
      error: null,
    });
    await expect
      .poll(async () => (await site.send('/api/admin/demo-calls', { cookie })).text(), { timeout: 15_000 })
      .toMatch(/Kiran Rao[^}]*no-telephony/);
    await open('/admin/demo-calls');
    const call = row('Kiran Rao');
    await call.getByText('No telephony is set up').waitFor();
    expect(await call.getByRole('link').getAttribute('href')).toBe('tel:+919822200002');
    expect(await problems()).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await button('Mark done: Kiran Rao').click();
    await call.waitFor({ state: 'detached' });
    await button('All').click();
    await row('Kiran Rao').getByText('By your team').waitFor();
  });

  it('keeps the rules that an admin sets, and says what is wrong with others', async () => {
    await open('/admin/demo-calls');
    await page.getByLabel('United Arab Emirates').check();
    await page.getByLabel('Calls in all').fill('-1');
    await button('Save rules').click();
    await page.getByText('Calls in all is a whole number from 0 to 100000').waitFor();
    await page.getByLabel('Calls in all').fill('40');
    await button('Save rules').click();
    await notice('Saved').waitFor();
    await open('/admin/demo-calls');
    expect(await page.getByLabel('United Arab Emirates').isChecked()).toBe(true);
    expect(await page.getByLabel('Calls in all').inputValue()).toBe('40');
  });
});

describe('privacy in the admin', () => {
  it('shows the ledger of a person, takes their data out, takes consent back, and erases when asked twice', async () => {
    await sendLead('Nisha Pawar', 'Nisha@example.com');
    await open('/admin/privacy');
    await page.getByLabel('E-mail address of the person').fill('nisha@example');
    await button('Show').click();
    await page.getByText('Enter a whole e-mail address').waitFor();
    await page.getByLabel('E-mail address of the person').fill('nisha@example.com');
    await button('Show').click();
    const phone = row('by phone');
    await phone.getByText('2026-11/contact/en').click();
    await phone.getByText('By submitting you allow us to contact you').waitFor();
    expect(await problems()).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });

    const download = page.waitForEvent('download');
    await button('Export as JSON').click();
    const data = JSON.parse(await readFile(await (await download).path(), 'utf8')) as PersonData;
    expect(data).toMatchObject({ email: 'nisha@example.com', submissions: [{ page: '/pricing' }] });
    await row('Data taken out').getByText('asha@example.com').waitFor();

    await button('Take consent back').click();
    await button('Take it back').click();
    await notice('2 consents taken back').waitFor();
    await phone.getByText('Taken back').waitFor();
    await button('Erase everything').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
    expect((await site.database.pool.query(`select from site.persons where name = 'Nisha Pawar'`)).rowCount).toBe(1);
    await button('Erase everything').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click();
    await page.getByText('Nothing is kept about nisha@example.com.').waitFor();
    expect((await site.database.pool.query(`select from site.persons where name = 'Nisha Pawar'`)).rowCount).toBe(0);
    await row('Person erased').waitFor();
  });

  it('stands under the lead too, from which a person can be erased', async () => {
    await sendLead('Tara Bose', 'tara@example.com', '+919833300003');
    const { rows } = await site.database.pool.query<{ id: string }>(
      `select id from site.leads where data ->> 'email' = 'tara@example.com'`,
    );
    await open(`/admin/leads/${rows[0]?.id}`);
    await page.getByText('Consent and data of this person').click();
    await page.getByRole('cell', { name: 'Contact for marketing and sales by phone' }).waitFor();
    expect(await problems()).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await button('Erase everything').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click();
    await page.waitForURL(/\/admin$/);
    expect((await site.send(`/api/admin/leads/${rows[0]?.id}`, { cookie })).status).toBe(406);
  });

  it('says before anything goes what the rules of retention would erase', async () => {
    await site.database.pool.query(
      `insert into site.leads (id, sheet_name, data, status, created_at)
       values (gen_random_uuid(), 'calling_leads', '{"name": "Robot"}', 'spam', now() - interval '40 days')`,
    );
    await open('/admin/privacy');
    await page.getByLabel('Enquiries').fill('ten');
    await page.getByText('Days are a whole number').waitFor();
    await page.getByLabel('Enquiries').fill('');
    await button('Dry run: what would go').click();
    const dialog = page.getByRole('dialog', { name: '1 would go' });
    await dialog.getByRole('row').filter({ hasText: 'Spam' }).waitFor();
    await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();
    expect((await site.database.pool.query(`select from site.leads where status = 'spam'`)).rowCount).toBe(1);
    await page.getByLabel('Spam').fill('60');
    await button('Save rules').click();
    await notice('Saved').waitFor();
    await button('Dry run: what would go').click();
    await page.getByRole('dialog', { name: 'Nothing would go' }).waitFor();
  });
});

describe('one’s own data', () => {
  it('is seen, taken back and erased by a mailed link, in Hindi too, without any script', async () => {
    const email = 'arjun@example.com';
    await sendLead('Arjun Desai', email);
    await context.close();
    context = await browser.newContext({ javaScriptEnabled: false });
    page = await context.newPage();
    await page.goto(`${site.url}/hi/privacy/choices`);
    await page.locator('#choices-email').fill(email);
    await button('मुझे लिंक भेजें').click();
    await page.getByRole('status').filter({ hasText: 'लिंक अभी भेजा जा रहा है' }).waitFor();
    const [mail] = await smtp.mailsTo(email);
    expect(mail?.mail.subject).toBe('Parley के पास आपका डेटा');
    const link = /http:\/\/\S+\/hi\/privacy\/choices\?\S+/.exec(mail?.mail.text ?? '')?.[0] ?? '';
    const opened = await page.goto(link);
    expect(opened?.headers()['referrer-policy']).toBe('strict-origin');
    expect(opened?.headers()['cache-control']).toBe('no-store');
    await page.getByText('मार्केटिंग और बिक्री के लिए संपर्क').first().waitFor();
    // A scanner opens every address of the mail; nothing changes by that.
    const held = `select from site.consents where withdrawn_at is null and lead_id in
                  (select id from site.leads where data ->> 'email' = '${email}')`;
    expect((await site.database.pool.query(held)).rowCount).toBe(2);
    await button('मेरी सहमति वापस लें').click();
    await page.getByRole('status').filter({ hasText: 'सहमति वापस ले ली गई' }).waitFor();
    expect((await site.database.pool.query(held)).rowCount).toBe(0);
    await page.locator('input[name=sure]').check();
    await button('सब कुछ मिटाएँ').click();
    await page.getByRole('status').filter({ hasText: 'सब मिटा दिया गया है' }).waitFor();
    expect((await site.database.pool.query('select from site.persons where email_key = $1', [email])).rowCount).toBe(0);
    await page.goto(link);
    await page.getByText('इस पते के बारे में हमारे पास कुछ नहीं है').or(page.getByText('यह लिंक अब काम नहीं करता')).waitFor();
  });
});
