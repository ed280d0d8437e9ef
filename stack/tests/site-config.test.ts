import { launchBrowser } from '@parley/kit-testing/browser';
import { defaultSiteConfig } from '@parley/site/site-config/site-config';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StackProcess, startStackProcess } from '../testing/stack-process.ts';

let stack: StackProcess;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStackProcess(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'warning' && complaints.push(message.text()));
});
afterEach(() => context.close());

const store = (config: unknown) =>
  page.addInitScript(
    (text) => localStorage.setItem('siteConfig', text),
    typeof config === 'string' ? config : JSON.stringify(config),
  );
const color = (name: string) =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), name);
const bookDemo = () => page.locator('.hero').getByRole('link').click();
const waitForProgram = () => page.waitForFunction(() => document.querySelector('.voice-widget'));

describe('a configuration that the browser keeps under siteConfig', () => {
  it('takes effect in words, links, pictures, colours and buttons [W-3.11, W-3.12, W-3.30]', async () => {
    await page.route('**/our-logo.svg', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"/>',
      }),
    );
    await store({
      styles: {
        colors: [{ id: 'primary', value: '#102a43' }],
        buttonStyles: { primary: { background: '#7c2d12', borderRadius: '2px' } },
      },
      links: [{ id: 'demo-booking', url: '/booking?team=two' }],
      images: [
        { id: 'company-logo', field: 'companyLogo', url: '/our-logo.svg', alt: 'Shah Realty' },
        { id: 'benefits-icon-2', url: '/our-logo.svg', alt: 'A buyer' },
        { id: 'hero-background', url: '/our-logo.svg' },
        { id: 'how-it-works-step-1', url: '/no-such-picture.svg', alt: 'Broken' },
      ],
      texts: [
        { id: '1', section: 'hero', field: 'title', content: 'No lead waits for Monday.' },
        { id: '2', section: 'hero', field: 'primaryButton', content: 'Call me now' },
        { id: '3', section: 'hero', field: 'secondaryButton', content: 'See it live' },
        { id: '4', section: 'benefits', field: 'title', content: 'What your team gains' },
      ],
    });
    await page.goto(stack.url);
    await page.getByRole('heading', { level: 1, name: 'No lead waits for Monday.' }).waitFor();
    await page.getByRole('heading', { name: 'What your team gains' }).waitFor();
    // What nobody changed is the page's own.
    await page.getByText('puts the site visit in your calendar').first().waitFor();
    await page.getByRole('banner').getByRole('img', { name: 'Shah Realty' }).waitFor();
    expect(await page.locator('.benefits').getByRole('img', { name: 'A buyer' }).count()).toBe(1);
    const hero = page.locator('[data-section="HeroBanner"]');
    expect(await hero.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain('/our-logo.svg');
    // No broken picture where one cannot be loaded.
    await page.locator('.how').scrollIntoViewIfNeeded();
    await expect.poll(() => page.getByRole('img', { name: 'Broken' }).count()).toBe(0);
    const button = page.locator('.hero').getByRole('button', { name: 'Call me now' });
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(124, 45, 18)');
    expect(await button.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('2px');
    expect(await page.locator('h1').evaluate((element) => getComputedStyle(element).color)).toBe('rgb(16, 42, 67)');
    await page.locator('.hero').getByRole('link', { name: 'See it live' }).click();
    expect(await page.locator('iframe').getAttribute('src')).toBe('/booking?embed&team=two');
    expect(complaints).toEqual([]);
  });

  it('colours the page before its program runs', async () => {
    await store({ styles: { colors: [{ id: 'primary', value: '#102a43' }], spacing: { sectionPadding: 80 } } });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(stack.url);
    expect(await color('--color-primary')).toBe('#102a43');
    expect(await color('--section-padding')).toBe('80px');
  });

  it('loses its broken entries, which are logged, and leaves the site complete [W-3.32]', async () => {
    await store({
      styles: { colors: [{ id: 'primary', value: 'no colour;' }] },
      links: [{ id: 'demo-booking', url: 'javascript:alert(1)' }],
      texts: [{ id: '1', section: 'hero', field: 'title', content: 'Still applied.' }, 'broken'],
    });
    await page.goto(stack.url);
    await page.getByRole('heading', { level: 1, name: 'Still applied.' }).waitFor();
    expect(await color('--color-primary')).toBe('#1e293b');
    await bookDemo();
    expect(await page.locator('iframe').getAttribute('src')).toBe('/booking?embed');
    // The calendar in the dialog is a page of its own, which says the same.
    expect([...new Set(complaints)]).toEqual([
      'Parts of the stored siteConfig are ignored: styles.colors[0].value: is no colour; links[0].url: is no address that can be used; texts[1]: Invalid input',
    ]);
  });

  it('is ignored when it cannot be read at all', async () => {
    await store('{"links": [');
    await page.goto(stack.url);
    await waitForProgram();
    await page.getByRole('heading', { level: 1, name: 'Every buyer’s call, answered.' }).waitFor();
    expect(complaints.filter((text) => !/stored siteConfig is/.test(text))).toEqual([]);
    expect(complaints).not.toEqual([]);
  });

  it('says where the social links of the footer lead, each in a new tab [W-2.63]', async () => {
    const url = 'https://www.facebook.com/a-team-in-pune';
    await page.addInitScript(
      (entry) => localStorage.setItem('siteConfig', entry),
      JSON.stringify({ links: [{ id: 'facebook', name: 'Facebook', url }] }),
    );
    await page.goto(stack.url);
    const footer = page.getByRole('contentinfo');
    await page.waitForFunction((set) => document.querySelector(`footer a[href="${set}"]`), url);
    for (const network of ['Facebook', 'Instagram', 'Twitter', 'LinkedIn']) {
      const link = footer.getByRole('link', { name: network });
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toContain('noopener');
    }
  });

  it('has a picture that loads, served by the site itself, in each of its slots [W-3.27]', async () => {
    const { images } = defaultSiteConfig;
    expect(images.length).toBeGreaterThanOrEqual(25);
    for (const { field, url } of images) {
      expect(url, field).toMatch(/^\//);
      const response = await fetch(stack.url + url);
      expect(response.status, field).toBe(200);
      expect(response.headers.get('content-type'), field).toContain('image/');
    }
  });

  it('follows what another tab keeps', async () => {
    const tab = await context.newPage();
    await page.goto(stack.url);
    await waitForProgram();
    await tab.goto(`${stack.url}/robots.txt`);
    const texts = [{ id: '1', section: 'hero', field: 'title', content: 'Changed next door.' }];
    await tab.evaluate((kept) => localStorage.setItem('siteConfig', kept), JSON.stringify({ texts }));
    await page.getByRole('heading', { level: 1, name: 'Changed next door.' }).waitFor();
    await tab.evaluate(() => localStorage.removeItem('siteConfig'));
    await page.getByRole('heading', { level: 1, name: 'Every buyer’s call, answered.' }).waitFor();
  });
});

describe('the link demo-booking', () => {
  it('is what the booking dialog embeds [W-7.60]', async () => {
    await page.goto(stack.url);
    await waitForProgram();
    await bookDemo();
    const frame = page.getByRole('dialog', { name: 'Book a Live Demo' }).locator('iframe');
    expect(await frame.getAttribute('src')).toBe('/booking?embed');
    await frame.contentFrame().getByRole('group', { name: 'Time' }).waitFor();
  });

  it('may lead elsewhere, but is let into the dialog only when published; else the dialog opens it in a tab', async () => {
    await store({ links: [{ id: 'demo-booking', url: 'https://calendar.example/parley' }] });
    await page.goto(stack.url);
    await waitForProgram();
    await expect.poll(() => page.locator('.hero').getByRole('link').getAttribute('href')).toContain('calendar.example');
    await bookDemo();
    const dialog = page.getByRole('dialog', { name: 'Book a Live Demo' });
    expect(await dialog.locator('iframe').getAttribute('src')).toBe('https://calendar.example/parley');
    const other = dialog.getByRole('link', { name: 'Open the calendar' });
    expect(await other.getAttribute('href')).toBe('https://calendar.example/parley');
  });

  it('leads to the contact page while there is none [W-7.61]', async () => {
    await store({ links: [{ id: 'demo-booking', url: '' }] });
    await page.goto(stack.url);
    await expect.poll(() => page.locator('.hero').getByRole('link').getAttribute('href')).toBe('/contact-us');
    await bookDemo();
    await page.waitForURL('**/contact-us');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
