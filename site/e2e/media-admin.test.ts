import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../auth/tests/site-process.ts';
import { samplePhoto } from '../media/tests/sample-files.ts';
import { createPageHandler } from '../server/page-handler.ts';

let site: TestSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  site = await startTestSite({}, (toSiteRequest) =>
    createPageHandler({ mode: 'production', publicUrl: () => 'http://localhost', toSiteRequest }),
  );
  await site.addUser('asha@example.com', 'a long password', 'admin');
  browser = await launchBrowser();
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

beforeEach(async () => {
  context = await browser.newContext();
  const [name, ...value] = (await site.signIn('asha@example.com', 'a long password')).split('=');
  await context.addCookies([{ name: name ?? '', value: value.join('='), url: site.url }]);
  page = await context.newPage();
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${site.url}/admin/media`);
  await page.getByRole('heading', { level: 1, name: 'Media' }).waitFor();
  // The list is asked for by the page's program, so it is alive once the switch knows its state.
  await page.locator('.admin__switch input:enabled').waitFor();
});
afterEach(async () => {
  await context.close();
  expect(complaints).toEqual([]);
});

const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const choose = (...files: Array<{ name: string; mimeType: string; buffer: Buffer }>) =>
  page.getByLabel('Files to upload').setInputFiles(files);
const notice = (text: string) => page.locator('.notice').filter({ hasText: text });
const photo = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await samplePhoto(1200, 800) });

describe('the media screen', () => {
  it('uploads an image, which is then in the list and at its public address [W-1.26, W-8.37]', async () => {
    await choose(await photo('Balcony in Baner.jpg'));
    await notice('Upload successful').waitFor();
    const added = row('Balcony in Baner.jpg');
    await added.waitFor();
    expect(await page.getByRole('row').nth(1).innerText()).toContain('Balcony in Baner.jpg');
    const address = await added.getByRole('link').getAttribute('href');
    const response = await fetch(site.url + address);
    expect(response.headers.get('content-type')).toBe('image/webp');
    await response.body?.cancel();
    await expect.poll(() => added.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  });
});
