import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { axeProblems } from '@parley/kit-testing/axe-problems';
import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../auth/tests/site-process.ts';
import { samplePhoto, sampleVideo, videoOfSize } from '../media/tests/sample-files.ts';
import { createPageHandler } from '../server/page-handler.ts';

let site: TestSite;
let cookie = '';
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  site = await startTestSite({}, (toSiteRequest) =>
    createPageHandler({ mode: 'production', publicUrl: () => 'http://localhost', toSiteRequest }),
  );
  await site.addUser('asha@example.com', 'a long password', 'admin');
  cookie = await site.signIn('asha@example.com', 'a long password');
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

beforeEach(async () => {
  context = await browser.newContext();
  const [name, ...value] = cookie.split('=');
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

/** The elements that reach beyond the window, when the page scrolls sideways. */
function tooWide(): string[] {
  if (document.documentElement.scrollWidth <= window.innerWidth) return [];
  return [...document.querySelectorAll('main *')]
    .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
    .map((element) => `${element.className} ${element.getBoundingClientRect().right}`);
}

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

  it('draws the still of a video itself where the server has no ffmpeg', async () => {
    const path = process.env.PATH;
    process.env.PATH = '/nowhere';
    try {
      await choose({ name: 'Still life.mp4', mimeType: 'video/mp4', buffer: sampleVideo() });
      await notice('Upload successful').waitFor();
    } finally {
      process.env.PATH = path;
    }
    const { rows } = await site.database.pool.query<{ poster_url: string; width: number }>(
      `select poster_url, width from site.media_files where original_name = 'Still life.mp4'`,
    );
    expect(rows[0]?.poster_url).toMatch(/^\/media\/images\/general\/\d{13}-[0-9a-f]{16}\.webp$/);
    expect(rows[0]?.width).toBeGreaterThan(100);
    expect((await fetch(site.url + rows[0]?.poster_url)).status).toBe(200);
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('.library img')].some(({ naturalWidth }) => naturalWidth > 0),
    );
  });

  it('uploads a video, which the home page then shows at its use case [W-1.25]', async () => {
    await page.getByLabel('Use case of new files').fill('main-hero-demo');
    await choose({ name: 'Show flat.mp4', mimeType: 'video/mp4', buffer: sampleVideo() });
    await notice('Upload successful').waitFor();
    const address = await row('Show flat.mp4').getByRole('link').getAttribute('href');
    expect(address).toMatch(/^\/media\/videos\/main-hero-demo\//);
    expect(await row('Show flat.mp4').innerText()).toContain('main-hero-demo');
    expect(await (await fetch(`${site.url}/?fresh`)).text()).toContain(address);
  });

  it('refuses a file over 50 MB before it is sent [W-5.28, W-5.29]', async () => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    // A file in the browser itself; the test's own connection takes no such large ones.
    await page.getByLabel('Files to upload').evaluate((input: HTMLInputElement) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(52_428_801)], 'Long.mp4'));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await notice('File too large').getByText('Please select a file smaller than 50MB').waitFor();
    expect(sent.filter((url) => url.includes('/api/admin/media'))).toEqual([]);
    expect(await page.locator('.uploads__row').count()).toBe(0);
  });

  it('says "Upload failed" with a storage error, names what lies below it, and tries again [W-8.31, W-8.35, W-8.36]', async () => {
    // A file where the folder would be.
    const blocked = join(site.dataDir, 'media/images/blocked');
    writeFileSync(blocked, '');
    await page.getByLabel('Use case of new files').fill('blocked');
    await choose(await photo('Second try.jpg'));
    await notice('Upload failed').getByText('Storage error. Please try again.').waitFor();
    const failed = page.getByRole('listitem').filter({ hasText: 'Second try.jpg' });
    expect(await failed.innerText()).toContain('Failed to upload file to storage');
    rmSync(blocked);
    await failed.getByRole('button', { name: 'Try Second try.jpg again' }).click();
    await notice('Upload successful').waitFor();
    await row('Second try.jpg').waitFor();
    await failed.waitFor({ state: 'detached' });
  });

  it('says what may be uploaded when a file is something else, whatever its name', async () => {
    await choose({ name: 'Floor plan.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7 a plan') });
    await notice('Upload failed').getByText('There was a problem uploading your file.').waitFor();
    const failed = page.getByRole('listitem').filter({ hasText: 'Floor plan.png' });
    expect(await failed.innerText()).toContain('Videos may be MP4 or WebM');
    await failed.getByRole('button', { name: 'Dismiss Floor plan.png' }).click();
    await failed.waitFor({ state: 'detached' });
  });

  it('shows how far an upload is, goes on while another screen is looked at, and leaves nothing when cancelled', async () => {
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 };
    await network.send('Network.emulateNetworkConditions', slow);
    await choose({ name: 'Slow.mp4', mimeType: 'video/mp4', buffer: videoOfSize(8_000_000) });
    const bar = page.getByRole('progressbar', { name: 'Upload of Slow.mp4' });
    await expect.poll(() => bar.getAttribute('value').then(Number)).toBeGreaterThan(2);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await page.getByRole('link', { name: 'Media' }).click();
    await expect.poll(() => bar.getAttribute('value').then(Number)).toBeGreaterThan(5);
    const onTheWay = () => globSync('*', { cwd: join(site.dataDir, 'media/.incoming') });
    expect(onTheWay()).toHaveLength(1);
    await page.getByRole('button', { name: 'Cancel the upload of Slow.mp4' }).click();
    await expect.poll(onTheWay).toEqual([]);
    expect(await page.locator('.uploads__row, .notice').count()).toBe(0);
    const { rows } = await site.database.pool.query(`select 1 from site.media_files where original_name = 'Slow.mp4'`);
    expect(rows).toEqual([]);
  });

  it('takes files that are dropped anywhere on it', async () => {
    const bytes = (await samplePhoto(300, 200)).toString('base64');
    await page.locator('.admin__head').evaluate((element, content) => {
      const dataTransfer = new DataTransfer();
      for (const name of ['Dropped 1.jpg', 'Dropped 2.jpg'])
        dataTransfer.items.add(new File([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], name));
      const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
      element.dispatchEvent(over);
      if (!over.defaultPrevented) throw new Error('The browser would open the file');
      element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, bytes);
    await notice('Upload successful').getByText('2 files').waitFor();
    await row('Dropped 1.jpg').waitFor();
    await row('Dropped 2.jpg').waitFor();
  });

  it('is filtered by kind and use case', async () => {
    await choose(await photo('Filter me.jpg'));
    await row('Filter me.jpg').waitFor();
    await page.getByRole('button', { name: 'Videos' }).click();
    await row('Filter me.jpg').waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Videos' }).getAttribute('aria-pressed')).toBe('true');
    await page.getByLabel('Use case', { exact: true }).click();
    await page.getByRole('option', { name: 'trust' }).click();
    await row('bandwidth.mp4').waitFor({ state: 'detached' });
    expect(await page.getByRole('row').count()).toBe(1 + 1);
    await page.getByRole('button', { name: 'Images' }).click();
    await page.getByRole('heading', { name: 'No file is like that' }).waitFor();
  });

  it('is worked by keys: j, e, words for the image, its use case', async () => {
    await choose(await photo('By keys.jpg'));
    await row('By keys.jpg').waitFor();
    await page.locator('body').press('j');
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog', { name: 'Edit media' });
    await dialog.getByLabel('Description').fill('A balcony with a view of the hills');
    await dialog.getByLabel('Use case').fill('agentImage');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await row('By keys.jpg').getByText('A balcony with a view of the hills').waitFor();
    const shown = await site.send('/rpc/get_public_media', { body: { p_use_case: 'agentImage' } });
    expect(await shown.json()).toMatchObject([{ alt_text: 'A balcony with a view of the hills' }]);
    expect(await (await fetch(`${site.url}/?fresh`)).text()).toMatch(/srcset="[^"]+-w480\.webp 480w, /i);
  });

  it('hides a file from visitors and shows it again', async () => {
    const shown = async () =>
      ((await (await site.send('/rpc/get_public_media', { body: { p_use_case: 'multilingual' } })).json()) as unknown[])
        .length;
    const active = page.getByLabel('multilingual.mp4 is active');
    await active.uncheck();
    await expect.poll(shown).toBe(0);
    await active.check();
    await expect.poll(shown).toBe(1);
  });

  it('names what shows a file before it is deleted', async () => {
    await choose(await photo('In use.jpg'));
    const address = await row('In use.jpg').getByRole('link').getAttribute('href');
    const { rows } = await site.database.pool.query(
      `update site.case_studies set featured_image = $1
        where id = (select id from site.case_studies order by id limit 1) returning title`,
      [address],
    );
    await row('In use.jpg').getByRole('button', { name: 'Delete In use.jpg' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete a file that is in use?' });
    await dialog.getByText(`The case study “${rows[0].title}” shows it.`).waitFor();
    await dialog.getByRole('button', { name: 'Keep' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await row('In use.jpg').getByRole('button', { name: 'Delete In use.jpg' }).click();
    await dialog.getByRole('button', { name: 'Delete anyway' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await row('In use.jpg').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('admin-main');
    expect((await fetch(site.url + address)).status).toBe(404);
    expect(existsSync(join(site.dataDir, address ?? ''))).toBe(false);
  });

  it('has no fault that a program finds, wide or narrow, and scrolls nowhere sideways', async () => {
    await choose(await photo('A name that is long enough to be broken more than once on a telephone.jpg'));
    await row('A name that is long').waitFor();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await axeProblems(page)).toEqual([]);
      expect(await page.evaluate(tooWide), `at ${width}`).toEqual([]);
    }
    await page.getByRole('button', { name: /^Edit A name/ }).click();
    await page.getByRole('dialog').waitFor();
    expect(await axeProblems(page)).toEqual([]);
  });
});
