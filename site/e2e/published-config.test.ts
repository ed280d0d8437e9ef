import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../auth/tests/site-process.ts';
import { createPageHandler } from '../server/page-handler.ts';

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  site = await startTestSite({}, (toSiteRequest) =>
    createPageHandler({ mode: 'production', publicUrl: () => 'http://localhost', toSiteRequest }),
  );
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** As the admin's screen will. */
async function publish(config: unknown): Promise<void> {
  await site.database.pool.query(
    'insert into site.site_config (config) values ($1) on conflict (only_row) do update set config = excluded.config',
    [JSON.stringify(config)],
  );
}

const published = {
  styles: { colors: [{ id: 'primary', value: '#102a43' }] },
  links: [{ id: 'demo-booking', url: 'https://calendar.example/parley' }],
  images: [{ id: 'favicon', field: 'favicon', url: '/media/images/mark.png' }],
  texts: [{ id: '1', section: 'hero', field: 'title', content: 'Published <b>words</b> & all' }],
};

describe('what the admin published', () => {
  it('stands in the page as the server sends it, for every visitor, and its calendar may be embedded', async () => {
    const before = await (await fetch(site.url)).text();
    expect(before).toContain('--color-primary:#1e293b');
    await publish(published);
    await expect.poll(async () => (await fetch(site.url)).text()).toContain('Published &lt;b&gt;words');
    const response = await fetch(`${site.url}/`, { headers: { cookie: 'parley.visitor=returning' } });
    const html = await response.text();
    expect(html).toContain('--color-primary:#102a43');
    expect(html).toContain('href="/media/images/mark.png"');
    expect(html).toContain('href="https://calendar.example/parley"');
    expect(response.headers.get('content-security-policy')).toContain("frame-src 'self' https://calendar.example;");
    const signIn = await fetch(`${site.url}/auth`);
    expect(await signIn.text()).toMatch(/<html lang="en"(?: dir="ltr")?>/);
    expect(signIn.headers.get('content-security-policy')).not.toContain('calendar.example');
  });

  it('stays in the page that comes alive, below what the browser keeps [W-3.12]', async () => {
    await publish(published);
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.route('https://calendar.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Calendar elsewhere' }),
    );
    const texts = [{ id: '2', section: 'hero', field: 'subtitle', content: 'Kept here.' }];
    await page.addInitScript((kept) => localStorage.setItem('siteConfig', kept), JSON.stringify({ texts }));
    await page.goto(`${site.url}/?fresh`);
    await page.getByText('Kept here.').waitFor();
    expect(await page.locator('h1').textContent()).toBe('Published <b>words</b> & all');
    expect(await page.locator('h1').evaluate((element) => getComputedStyle(element).color)).toBe('rgb(16, 42, 67)');
    await page.locator('.hero').getByRole('link', { name: 'Book Demo' }).click();
    await page.locator('iframe').contentFrame().getByText('Calendar elsewhere').waitFor();
    await page.getByRole('link', { name: 'Open the calendar in a new tab' }).waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('orders the home page, below the order that the browser saved [W-2.72]', async () => {
    const entry = (component: string) => ({ id: component, name: component, component });
    await publish({ sections: [entry('CallToAction'), entry('HeroBanner')] });
    const sent = async () =>
      [...(await (await fetch(`${site.url}/?fresh`)).text()).matchAll(/data-section="(\w+)"/g)].map(([, name]) => name);
    await expect.poll(sent).toEqual(['CallToAction', 'HeroBanner', 'KeyFeatures']);
    const page = await browser.newPage();
    await page.addInitScript(
      (order) => localStorage.setItem('homepage-section-order', order),
      JSON.stringify([entry('HowItWorks'), entry('KeyFeatures')]),
    );
    await page.goto(`${site.url}/?fresh`);
    await page.locator('[data-section="HowItWorks"]').waitFor();
    expect(await page.locator('[data-section]').count()).toBe(2);
    await page.close();
  });
});
