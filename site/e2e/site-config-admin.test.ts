import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../auth/tests/site-process.ts';
import { createPageHandler } from '../server/page-handler.ts';
import { screenProblems } from './screen-problems.ts';

let site: TestSite;
let browser: Browser;
let cookie: string;
let context: BrowserContext;
let page: Page;
let preview: FrameLocator;

beforeAll(async () => {
  site = await startTestSite({}, (toSiteRequest) =>
    createPageHandler({ mode: 'production', publicUrl: () => 'http://localhost', toSiteRequest }),
  );
  await site.addUser('asha@example.com', 'a long password', 'admin');
  await site.addUser('user@example.com', 'a long password', 'user');
  cookie = await site.signIn('asha@example.com', 'a long password');
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});
beforeEach(async () => {
  await site.database.pool.query('delete from site.site_config');
  context = await browser.newContext({ viewport: { width: 1360, height: 900 } });
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: site.url };
  });
  await context.addCookies(cookies);
  page = await context.newPage();
  preview = page.frameLocator('.config-preview iframe');
  await page.goto(`${site.url}/admin/site-config`);
  await part('Words').waitFor();
});
afterEach(() => context.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const part = button;
const visitorReads = async () => (await fetch(site.url)).text();
const published = () => page.locator('.notice').filter({ hasText: 'Published' }).waitFor();

async function writeTitle(words: string): Promise<void> {
  await part('Words').click();
  await page.getByLabel('First words', { exact: true }).fill(words);
  await preview.getByRole('heading', { level: 1, name: words }).waitFor();
}

describe('the editor of the site configuration', () => {
  it('shows changes beside the form in this browser alone, and publishes them for everyone', async () => {
    expect(await visitorReads()).toContain('--color-primary:#1e293b');
    await writeTitle('No lead waits for Monday.');
    await part('Colours').click();
    await page.getByLabel('Primary', { exact: true }).fill('#102a43');
    await expect
      .poll(() => preview.locator('h1').evaluate((element) => getComputedStyle(element).color))
      .toBe('rgb(16, 42, 67)');
    await page.getByText('Seen in this browser only').waitFor();
    expect(await visitorReads()).not.toContain('No lead waits for Monday.');
    await button('Publish for everyone').click();
    await published();
    await page.getByText('Everybody sees this').waitFor();
    const read = await visitorReads();
    expect(read).toContain('No lead waits for Monday.');
    expect(read).toContain('--color-primary:#102a43');
    expect(await page.evaluate(() => localStorage.getItem('siteConfig'))).toBeNull();
    const { rows } = await site.database.pool.query(
      `select user_id, action, row_id from site.audit_log where table_name = 'site_config' and user_id is not null order by id desc limit 1`,
    );
    expect(rows).toEqual([{ user_id: expect.any(String), action: 'insert', row_id: 'site-config' }]);
  });

  it('keeps what is not published for the next visit, and forgets it when told', async () => {
    await writeTitle('Kept for tomorrow.');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('siteConfig'))).toContain('Kept for tomorrow.');
    await page.reload();
    await page.getByText('This browser kept changes from before').waitFor();
    await preview.getByRole('heading', { level: 1, name: 'Kept for tomorrow.' }).waitFor();
    await button('Discard').click();
    await button('Discard changes').click();
    await preview.getByRole('heading', { level: 1, name: 'Every buyer’s call, answered.' }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('siteConfig'))).toBeNull();
    expect(await button('Publish for everyone').isDisabled()).toBe(true);
  });

  it('goes back to what comes with the software', async () => {
    await writeTitle('Ours.');
    await button('Publish for everyone').click();
    await published();
    await button('Reset to defaults').click();
    await button('Reset').click();
    await preview.getByRole('heading', { level: 1, name: 'Every buyer’s call, answered.' }).waitFor();
    expect(await visitorReads()).toContain('Ours.');
    await button('Publish for everyone').click();
    await expect.poll(visitorReads).not.toContain('Ours.');
  });

  it('warns of colours that are hard to tell apart, and refuses what is no colour', async () => {
    await page.getByLabel('Primary', { exact: true }).fill('#999999');
    await page.getByText('Text on the paper: 2.7 to 1, and 4.5 to 1 is needed').waitFor();
    expect(await button('Publish for everyone').isDisabled()).toBe(false);
    await page.getByLabel('Primary', { exact: true }).fill('url(//evil.example)');
    await page.getByText('is no colour').first().waitFor();
    expect(await button('Publish for everyone').isDisabled()).toBe(true);
  });

  it('orders the home page by dragging and by buttons, and hides a section', async () => {
    await part('Order').click();
    const order = () => page.locator('.config-order__name').allInnerTexts();
    const [first, second] = await order();
    await page.getByRole('button', { name: 'Move Request callback up' }).click();
    expect((await order()).slice(0, 2)).toEqual([second, first]);
    const handle = page.getByRole('button', { name: 'Drag Testimonials' });
    const target = await page.getByRole('button', { name: 'Drag How it works' }).boundingBox();
    const from = await handle.boundingBox();
    await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move((from?.x ?? 0) + 12, (from?.y ?? 0) - 20, { steps: 5 });
    await page.mouse.move((target?.x ?? 0) + 10, (target?.y ?? 0) + 10, { steps: 10 });
    await page.mouse.up();
    await expect.poll(async () => (await order())[2]).toBe('Testimonials');
    await page.getByLabel('Omni-channel banner is shown').uncheck();
    await preview.locator('[data-section="OmniChannelBanner"]').waitFor({ state: 'detached' });
    await button('Publish for everyone').click();
    await published();
    const sections = [...(await visitorReads()).matchAll(/data-section="(\w+)"/g)].map(([, name]) => name);
    expect(sections.slice(0, 4)).toEqual(['RequestCallback', 'HeroBanner', 'Testimonials', 'HowItWorks']);
    expect(sections).not.toContain('OmniChannelBanner');
  });

  it('puts pictures into their slots, those for use cases and testimonials too', async () => {
    await site.database.pool.query('update site.testimonials set image = null');
    await page.reload();
    await part('Pictures').click();
    await page.getByLabel('Lead generation', { exact: true }).fill('/pictures/agent-image.svg');
    await page.getByLabel('What “Lead generation” shows').fill('Leads, sorted');
    await page.getByLabel('First voice', { exact: true }).fill('/pictures/hero-product.svg');
    await page.getByLabel('On dark ground', { exact: true }).fill('/pictures/footer-logo.svg?white');
    await part('Colours').click();
    await page.getByLabel('Secondary', { exact: true }).fill('#0b1220');
    await preview.locator('.voice__portrait img').first().waitFor({ state: 'attached' });
    const shown = (selector: string) => preview.locator(selector).first().getAttribute('src');
    expect(await shown('.voice__portrait img')).toBe('/pictures/hero-product.svg');
    await expect.poll(() => shown('header .site-logo')).toBe('/pictures/footer-logo.svg?white');
    await preview.locator('.cases__list').getByRole('button', { name: 'Lead qualification' }).click();
    expect(await preview.locator('.case').getByRole('img', { name: 'Leads, sorted' }).first().isVisible()).toBe(true);
  });

  it('has nothing in any part that axe finds wrong, and fits a phone', async () => {
    for (const name of ['Colours', 'Gaps', 'Pictures', 'Links', 'Words', 'Order']) {
      await part(name).click();
      expect([name, await screenProblems(page)]).toEqual([name, []]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await screenProblems(page)).toEqual([]);
  });

  it('lets an admin alone have a page framed', async () => {
    const policy = async (path: string, who?: string) =>
      (await site.send(path, who ? { cookie: who } : {})).headers.get('content-security-policy');
    expect(await policy('/?preview', cookie)).toContain("frame-ancestors 'self'");
    expect(await policy('/', cookie)).toContain("frame-ancestors 'none'");
    expect(await policy('/?preview')).toContain("frame-ancestors 'none'");
    const user = await site.signIn('user@example.com', 'a long password', '198.51.100.7');
    expect(await policy('/?preview', user)).toContain("frame-ancestors 'none'");
  });
});
