import { axeProblems } from '@parley/kit-testing/axe-problems';
import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type StackProcess, startStackProcess } from '../testing/stack-process.ts';
import { type StandInTrackers, standInTrackers, type ToolName } from '../testing/stand-in-trackers.ts';

const admin = { ADMIN_EMAIL: 'asha@example.com', ADMIN_PASSWORD: 'a long enough password' };
const voiceKey = 'a private key of the voice platform';
const tools = { GA_ID: 'G-TEST123', PIXEL_ID: '1234567890', BEHAVIOUR_ID: 'abcdefghij' };

interface ToldEvent {
  path: string;
  event: { name: string; [field: string]: unknown };
}

let browser: Browser;
/** Without outside tools. */
let plain: StackProcess;
/** With all three. */
let watched: StackProcess;
let context: BrowserContext | undefined;
let page: Page;
let trackers: StandInTrackers;
/** What our own server was told. */
let told: ToldEvent[];
/** Hosts that were asked for anything, but for ours. */
let otherHosts: Set<string>;
let complaints: string[];

beforeAll(async () => {
  [plain, watched, browser] = await Promise.all([
    startStackProcess({ environment: { ...admin, VOICE_PRIVATE_KEY: voiceKey } }),
    startStackProcess({ environment: tools }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([plain?.stop(), watched?.stop()]);
});
afterEach(() => context?.close());

interface VisitOptions extends BrowserContextOptions {
  isBlocked?: (tool: ToolName) => boolean;
  /** Runs in the page before anything else. */
  before?: () => void;
}

async function visit(url: string, { isBlocked, before, ...options }: VisitOptions = {}): Promise<void> {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  page = await context.newPage();
  trackers = await standInTrackers(context, isBlocked);
  told = [];
  otherHosts = new Set();
  complaints = [];
  // Playwright cannot read what a beacon carries; without beacons the page sends the same by fetch.
  await context.addInitScript(() => Object.assign(navigator, { sendBeacon: undefined }));
  if (before) await context.addInitScript(before);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (!['localhost', ''].includes(hostname)) otherHosts.add(hostname);
    if (pathname === '/api/events') told.push(...(request.postDataJSON() as { events: ToldEvent[] }).events);
  });
  await page.goto(url);
  await page.waitForFunction(() => document.querySelector('.voice-widget'));
}

const toldNames = () => told.map(({ event }) => event.name);
const pageViews = () => told.filter(({ event }) => event.name === 'page_view').map(({ path }) => path);
/** Events wait three seconds for company; a page that is hidden sends them at once. */
const hide = () =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
const banner = () => page.getByRole('region', { name: 'Privacy choices' });
const accept = () => banner().getByRole('button', { name: 'Accept' }).click();

async function fillCallForm(within = page.getByRole('dialog')) {
  await within.getByLabel('First name').fill('Ravi');
  await within.getByLabel('Business email').fill('ravi@example.in');
  await within.getByLabel('Phone').fill('98765 43210');
}

async function sendGetStarted() {
  await page.getByRole('button', { name: 'Get Started Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get Started' });
  await dialog.getByLabel('Name').fill('Meera Shah');
  await dialog.getByLabel('Email').fill('meera@example.in');
  await dialog.getByLabel('Phone').fill('+91 98765 43210');
  await dialog.getByRole('button', { name: 'Submit' }).click();
}

describe('the site without outside tools', () => {
  it('tells its own server of each page that comes into view, and asks no other host for anything [W-2.27, W-7.75]', async () => {
    await visit(`${plain.url}/?utm_source=letter&email=asha@example.com`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL('**/pricing');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
    await page.waitForURL('**/about-us');
    await page.goBack();
    await page.waitForURL('**/pricing');
    await expect.poll(pageViews).toEqual(['/', '/pricing', '/about-us', '/pricing']);
    expect(JSON.stringify(told)).not.toContain('asha@example.com');
    expect([...otherHosts]).toEqual([]);
    expect(await page.getByRole('button', { name: 'Privacy choices' }).count()).toBe(0);
    expect(await context?.cookies()).toEqual([]);
  });

  it('tells of presses, of the first writing in a form, of the form, and of what it means [W-7.63, W-7.64, W-7.65, W-7.66]', async () => {
    await visit(plain.url);
    await page.locator('.hero').getByRole('button', { name: 'Try Now' }).click();
    await fillCallForm();
    await page.getByRole('button', { name: 'Call me' }).click();
    await page.getByText('Call request submitted successfully!').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    await page.evaluate(() => {
      const link = document.body.appendChild(document.createElement('a'));
      link.href = 'tel:+912055500100';
      link.addEventListener('click', (press) => press.preventDefault());
      link.click();
    });
    await expect.poll(toldNames).toContain('Contact');
    expect(toldNames()).toContain('Lead');
    const events = told.map(({ event }) => event);
    expect(events).toContainEqual({ name: 'try_now_click' });
    expect(events).toContainEqual({ name: 'button_click', button: 'hero-try-now' });
    expect(events.filter(({ name }) => name === 'form_interaction')).toEqual([
      { name: 'form_interaction', form_name: 'demo-call' },
    ]);
    expect(events).toContainEqual({ name: 'form_submit', form_name: 'demo-call', success: true });
    expect(events).toContainEqual({ name: 'demo_request', form_name: 'demo-call' });
  });

  it('tells of a form that failed as such, and of no lead', async () => {
    await visit(plain.url);
    await page.route('**/save_lead', (route) => route.fulfill({ status: 503, body: '{}' }));
    await sendGetStarted();
    await page.getByText('Server error: 503').waitFor();
    await expect.poll(toldNames).toContain('form_submit');
    expect(told.map(({ event }) => event)).toContainEqual({
      name: 'form_submit',
      form_name: 'get-started',
      success: false,
    });
    expect(toldNames()).not.toContain('Lead');
  });

  it('tells of a booking in the dialog’s frame once, as if it were of the page', async () => {
    await visit(plain.url);
    await page.locator('.hero').getByRole('link', { name: 'Book Demo' }).click();
    const calendar = page.getByRole('dialog').locator('iframe').contentFrame();
    // Of the first day on which the team is free the time may run out meanwhile.
    await calendar.getByRole('group', { name: 'Day' }).getByRole('button').nth(1).click();
    await calendar.getByRole('group', { name: 'Time' }).getByRole('button').first().click();
    await calendar.getByLabel('Name').fill('Asha');
    await calendar.getByLabel('Email').fill('asha@example.com');
    await calendar.getByRole('button', { name: 'Book this time' }).click();
    await calendar.getByRole('heading', { name: /^See you on/ }).waitFor();
    await expect.poll(toldNames).toContain('demo_request');
    const ofBooking = told.filter(({ event }) => event.form_name === 'booking');
    expect(ofBooking.map(({ path, event }) => `${path} ${event.name}`)).toEqual([
      '/ form_interaction',
      '/ form_submit',
      '/ demo_request',
    ]);
    expect(pageViews()).toEqual(['/']);
  });

  it('tells how fast the page was: five web vitals and the page load [W-7.73, W-7.74]', async () => {
    await visit(plain.url);
    await page.getByRole('button', { name: 'Resources' }).click();
    await expect.poll(toldNames).toContain('page_load');
    await hide();
    const vitals = () =>
      new Set(told.filter(({ event }) => event.name === 'web_vital').map(({ event }) => event.metric));
    await expect.poll(() => [...vitals()].sort()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
    const load = told.find(({ event }) => event.name === 'page_load')?.event;
    expect(load).toMatchObject({ ttfb: expect.any(Number), dom_ready: expect.any(Number) });
    expect(load?.load).toBeGreaterThan(0);
  });

  it('goes on when its own events cannot be sent', async () => {
    await visit(plain.url);
    await page.route('**/api/events', (route) => route.abort());
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL('**/pricing');
    await hide();
    await page.getByRole('heading', { level: 1, name: 'Pricing' }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('the dashboard', () => {
  const signIn = async () => {
    await page.goto(`${plain.url}/auth`);
    await page.getByLabel('E-mail').fill(admin.ADMIN_EMAIL);
    await page.getByLabel('Password').fill(admin.ADMIN_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/admin');
  };
  const table = (name: string) => page.getByRole('table', { name });

  it('holds what real pages told by beacon, as they are left, and the leads, for the admin alone', async () => {
    for (const path of ['dashboard', 'dashboard/calls'])
      expect((await fetch(`${plain.url}/api/admin/${path}`)).status).toBe(401);
    context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
    await page.goto(`${plain.url}/faq`);
    await page.waitForFunction(() => document.querySelector('.voice-widget'));
    const accepted = page.waitForResponse('**/api/events');
    await page.goto(`${plain.url}/about-us`);
    expect((await accepted).status()).toBe(204);
    const saved = await fetch(`${plain.url}/save_lead`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: plain.url },
      body: JSON.stringify({
        sheet_name: 'email_subscription',
        data: { email: 'meera@example.in' },
        source_page: '/dashboard-test',
      }),
    });
    expect(saved.ok).toBe(true);

    await signIn();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await table('Pages by views').getByRole('row', { name: '/faq 1' }).waitFor();
    await table('Pages by leads').getByRole('row', { name: '/dashboard-test 1' }).waitFor();
    await table('How far visits came')
      .getByRole('row', { name: /^Visited \d+ 100%/ })
      .waitFor();
    await table('Events by name')
      .getByRole('row', { name: /^Page views \d/ })
      .waitFor();
    await page.getByText('As a table').first().click();
    const days = table('Leads by day and source').getByRole('row');
    await days.nth(1).waitFor();
    expect(await days.count()).toBe(1 + 30);
    expect(await days.first().innerText()).toContain('Newsletter');
    expect(Number((await days.nth(1).getByRole('cell').last().innerText()).trim())).toBeGreaterThan(0);

    await page.getByRole('button', { name: '7 days' }).click();
    await expect.poll(() => days.count()).toBe(1 + 7);
    await page.reload();
    await table('Pages by views').getByRole('row', { name: '/faq 1' }).waitFor();
    expect(await page.getByRole('button', { name: '7 days' }).getAttribute('aria-pressed')).toBe('true');
    expect(await axeProblems(page)).toEqual([]);
  });

  it('asks the voice platform what became of its calls, and says so when that does not answer', async () => {
    const started = await fetch(`${plain.url}/voice/call/web`, {
      method: 'POST',
      headers: { authorization: `Bearer ${voiceKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ assistantId: 'demo' }),
    });
    expect(started.status).toBe(201);
    context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    page = await context.newPage();
    await signIn();
    await page.goto(`${plain.url}/admin/dashboard`);
    await table('Calls by outcome').getByRole('row', { name: 'Still going on 1 100%' }).waitFor();
    await page.getByText('No turn was answered in this time.').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await axeProblems(page)).toEqual([]);

    await page.route('**/api/admin/dashboard/calls?**', (route) => route.abort());
    await page.reload();
    const alert = page.getByRole('alert').filter({ hasText: 'The voice platform does not tell of its calls' });
    await alert.waitFor();
    await table('Pages by views').waitFor();
    await page.unroute('**/api/admin/dashboard/calls?**');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await table('Calls by outcome').waitFor();
  });
});

describe('the site with outside tools', () => {
  it('asks first: no request leaves for a tool before consent, nor after it was declined [W-7.75]', async () => {
    await visit(watched.url);
    await banner().waitFor();
    await page.locator('.hero').getByRole('button', { name: 'Try Now' }).click();
    await page.getByRole('dialog', { name: 'Get a Demo Call' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Get a Demo Call' }).waitFor({ state: 'detached' });
    expect([...otherHosts]).toEqual([]);
    const [yes, no] = [
      banner().getByRole('button', { name: 'Accept' }),
      banner().getByRole('button', { name: 'Decline' }),
    ];
    const looks = await Promise.all([yes, no].map((button) => button.evaluate((element) => element.className)));
    expect(looks[0]).toBe(looks[1]);
    await no.click();
    await banner().waitFor({ state: 'hidden' });
    await expect.poll(pageViews).toEqual(['/']);
    await page.reload();
    await expect.poll(pageViews).toEqual(['/', '/']);
    expect(await banner().count()).toBe(0);
    expect([...otherHosts]).toEqual([]);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('parley-consent') ?? ''))).toEqual({
      version: 1,
      choice: 'declined',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it('tells each tool what it understands, from the moment of consent on [W-2.27, W-7.63, W-7.64, W-7.65, W-7.66, W-7.67, W-7.70, W-7.71, W-7.72]', async () => {
    await visit(`${watched.url}/?email=asha@example.com`);
    await page.locator('.hero').getByRole('button', { name: 'Try Now' }).click();
    await page.getByRole('dialog', { name: 'Get a Demo Call' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Get a Demo Call' }).waitFor({ state: 'detached' });
    await accept();
    await expect.poll(() => trackers.names('ga')).toEqual(['load', 'page_view']);
    await expect.poll(() => trackers.names('pixel')).toEqual(['load', 'PageView']);
    await expect.poll(() => trackers.names('behaviour')).toEqual(['load']);

    await page.locator('.hero').getByRole('button', { name: 'Try Now' }).click();
    await fillCallForm();
    await page.getByRole('button', { name: 'Call me' }).click();
    await expect
      .poll(() => trackers.names('ga').slice(2))
      .toEqual(['try_now_click', 'button_click', 'form_submit', 'demo_request']);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    await sendGetStarted();
    await page.getByText('Thank You!').waitFor();
    await expect.poll(() => trackers.names('pixel').slice(2)).toEqual(['Lead', 'Lead', 'CompleteRegistration']);
    await expect
      .poll(() => trackers.names('behaviour').slice(1))
      .toEqual(['button_click', 'form_interaction', 'button_click', 'form_interaction']);

    const submit = trackers.hits.find(({ tool, name }) => tool === 'ga' && name === 'form_submit');
    expect(submit?.fields).toMatchObject({ tid: 'G-TEST123', 'ep.form_name': 'demo-call', 'ep.success': 'true' });
    expect(submit?.fields.dl).toBe(`${watched.url}/`);
    const behaviour = trackers.hits.filter(({ tool, name }) => tool === 'behaviour' && name === 'button_click');
    expect(behaviour[0]?.fields.button).toBe('hero-try-now');
    expect(trackers.hits.some(({ fields }) => JSON.stringify(fields).includes('ravi@example.in'))).toBe(false);
    expect(complaints).toEqual([]);
  });

  it('remembers consent: later pages are told whole, with each view and their speed [W-2.27, W-7.68, W-7.69, W-7.73, W-7.74]', async () => {
    await visit(watched.url);
    await accept();
    await expect.poll(() => trackers.names('ga')).toContain('page_view');
    await page.goto(`${watched.url}/pricing`);
    await expect.poll(() => trackers.names('ga')).toContain('page_load');
    expect(await banner().count()).toBe(0);
    await expect.poll(() => trackers.names('pixel').slice(2)).toEqual(['load', 'PageView', 'ViewContent']);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
    await page.waitForURL('**/contact-us');
    await expect.poll(() => trackers.names('pixel').at(-1)).toBe('PageView');
    const email = page.getByRole('contentinfo').getByRole('textbox');
    await email.fill('asha@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect.poll(() => trackers.names('pixel').slice(-2)).toEqual(['Lead', 'Contact']);
    await hide();
    const vitals = () =>
      trackers.hits.filter(({ name }) => name === 'web_vital').map(({ fields }) => fields['ep.metric']);
    await expect.poll(vitals).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
    const views = trackers.hits.filter(({ tool, name }) => tool === 'ga' && name === 'page_view');
    expect(views.map(({ fields }) => new URL(fields.dl ?? '').pathname)).toEqual(['/', '/pricing', '/contact-us']);
  });

  it('lets a visitor change their mind at the foot of the page; withdrawn consent ends the tools and their cookies', async () => {
    await visit(watched.url);
    await accept();
    await expect.poll(() => trackers.names('ga')).toContain('page_view');
    await page.evaluate(() => {
      // As the tag would.
      // biome-ignore lint/suspicious/noDocumentCookie: the tag does it so
      document.cookie = '_ga=GA1.1.123; path=/';
    });
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await banner().getByText('You accepted this before').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Privacy choices');
    const loads = trackers.names('ga').filter((name) => name === 'load').length;
    const reloaded = page.waitForEvent('load');
    await banner().getByRole('button', { name: 'Decline' }).click();
    await reloaded;
    await page.waitForFunction(() => document.querySelector('.voice-widget'));
    expect(await context?.cookies()).toEqual([]);
    expect(trackers.names('ga').filter((name) => name === 'load')).toHaveLength(loads);
  });

  it('ends the tools in every tab when consent is withdrawn in one', async () => {
    await visit(watched.url);
    await accept();
    await expect.poll(() => trackers.names('ga')).toContain('page_view');
    const other = await context?.newPage();
    await other?.goto(`${watched.url}/faq`);
    await expect.poll(() => trackers.names('ga').filter((name) => name === 'page_view')).toHaveLength(2);
    const reloaded = page.waitForEvent('load');
    await other?.getByRole('button', { name: 'Privacy choices' }).click();
    await other?.getByRole('button', { name: 'Decline' }).click();
    await reloaded;
    await page.waitForFunction(() => document.querySelector('.voice-widget'));
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  });

  it('asks nobody whose browser asks not to be tracked, and brings no tool in', async () => {
    const before = () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true });
    await visit(watched.url, { before });
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await banner().getByText('Your browser asks sites not to track you.').waitFor();
    expect(await banner().getByRole('button').allTextContents()).toEqual(['Close']);
    expect([...otherHosts]).toEqual([]);
  });

  it('goes on when a tool is blocked; the others are told as ever [W-7.75]', async () => {
    await visit(watched.url, { isBlocked: (tool) => tool !== 'pixel' });
    await accept();
    await expect.poll(() => trackers.names('pixel')).toEqual(['load', 'PageView']);
    await sendGetStarted();
    await page.getByText('Thank You!').waitFor();
    await expect.poll(() => trackers.names('pixel').slice(2)).toEqual(['Lead', 'CompleteRegistration']);
    expect(trackers.names('ga')).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it.each(['/booking', '/hi/booking', '/Booking/'])(
    'keeps the secret of a booking’s link %s from every tool',
    async (path) => {
      await visit(watched.url);
      await accept();
      const loads = () => trackers.hits.filter(({ name }) => name === 'load').length;
      await expect.poll(loads).toBe(3);
      const response = await page.goto(`${watched.url}${path}?id=1c1a9c2e-6f1f-4a57-9d0a-0a1b2c3d4e5f&t=secret-token`);
      expect(response?.headers()['referrer-policy']).toBe('strict-origin');
      await page.waitForFunction(() => document.querySelector('.voice-widget'));
      await expect.poll(pageViews).toContain(path);
      expect(loads()).toBe(3);
      expect(JSON.stringify(trackers.hits)).not.toMatch(/booking/i);
      expect(JSON.stringify(told)).not.toContain('secret-token');
    },
  );
});
