import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type StackProcess, startStackProcess } from '../testing/stack-process.ts';

let stack: StackProcess;
let browser: Browser;
const pages: Page[] = [];

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStackProcess(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});
afterEach(async () => {
  for (const page of pages.splice(0)) await page.close();
});

/** The home page, whose program is held back until the test lets it come. */
async function openWithHeldEntry(): Promise<{ page: Page; release: () => void }> {
  const page = await browser.newPage();
  pages.push(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(stack.url);
  return { page, release };
}

describe('a public page', () => {
  it('asks for no program before it is loaded', async () => {
    const page = await browser.newPage();
    pages.push(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    let isLoaded = false;
    const atLoad = new Promise<number>((resolve) => {
      page.once('load', () => {
        isLoaded = true;
        resolve(scripts.length);
      });
    });
    const entry = page.waitForRequest('**/assets/entry.client-*.js');
    await page.goto(stack.url, { waitUntil: 'commit' });
    expect(await atLoad).toBe(0);
    expect(isLoaded).toBe(true);
    await entry;
  });

  it('brings its style with it, and asks for fonts when its first words stand', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
    // Each font is held back until the page has painted.
    await page.route('**/assets/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await route.continue();
    });
    await page.goto(stack.url);
    const own = ['Anek Latin', 'Figtree'];
    await page.waitForFunction(
      (families) =>
        families.every((name) => [...document.fonts].some((font) => font.family === name && font.status === 'loaded')),
      own,
    );
    expect(asked.filter((request) => request.startsWith('stylesheet') && /root-|home-route-/.test(request))).toEqual(
      [],
    );
    expect(asked.filter((request) => request.startsWith('font'))).toHaveLength(2);
    // A page that is loaded before its first words are on the screen asks then.
    const [readyAt, fontsAt] = await page.evaluate(() => [
      Math.min(
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
        (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
      ),
      Math.min(
        ...performance
          .getEntriesByType('resource')
          .flatMap((one) => (one.name.endsWith('.woff2') ? [one.startTime] : [])),
      ),
    ]);
    expect(fontsAt).toBeGreaterThanOrEqual(readyAt ?? 0);

    // The next page of the tab has them from its first paint on; a font that it asks for anew is not held back.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(`${stack.url}/pricing`);
    expect(await page.locator('#web-fonts').getAttribute('media')).toBe('all');
    await context.close();
  });

  it('remembers a press on a button from before its program ran', async () => {
    const { page, release } = await openWithHeldEntry();
    await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    release();
    await page.getByRole('dialog').waitFor();
  });

  it('remembers what was written and sent before its program ran', async () => {
    const { page, release } = await openWithHeldEntry();
    await page.getByLabel('News and insights by e-mail').fill('asha@example.com');
    release();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('You are on the list.').waitFor();
  });

  it('follows links without its program', async () => {
    const { page } = await openWithHeldEntry();
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL('**/pricing');
  });

  it('can be read without JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(stack.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(5);
    await context.close();
  });
});
