import { axeProblems } from '@parley/kit-testing/axe-problems';
import { launchBrowser } from '@parley/kit-testing/browser';
import type { CaseStudy, PublicCaseStudy } from '@parley/site/case-studies/case-study';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StackProcess, startStackProcess } from '../testing/stack-process.ts';

const admin = { ADMIN_EMAIL: 'asha@example.com', ADMIN_PASSWORD: 'a long enough password' };

let stack: StackProcess;
let browser: Browser;
let page: Page;
let newest: PublicCaseStudy;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStackProcess({ environment: admin }), launchBrowser()]);
  const response = await fetch(`${stack.url}/rpc/get_public_case_studies`, { method: 'POST' });
  [newest] = (await response.json()) as [PublicCaseStudy];
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
});
afterEach(() => page.close());

/** Opens a page and waits until its program runs, so that links are followed within the app. */
async function openAlive(path: string) {
  await page.goto(stack.url + path);
  await page.waitForFunction(() => document.querySelector('.voice-widget'));
}

/** Holds what loaders are asked for within the app, until it is let go or told to fail. */
async function holdLoaders() {
  const { promise, resolve } = Promise.withResolvers<'continue' | 'fail'>();
  await page.route(/\.data(\?|$)/, async (route) => {
    if ((await promise) === 'fail') await route.fulfill({ status: 500, body: 'broken' });
    else await route.continue();
  });
  return { letGo: () => resolve('continue'), fail: () => resolve('fail') };
}

const followCaseStudies = () => page.locator('footer').getByRole('link', { name: 'Case Studies' }).click();
const followHome = () => page.locator('footer').getByRole('link', { name: 'Home' }).click();
const cards = () => page.locator('.studies article');
const voices = () => page.locator('#testimonials figure');

/** Scrolls to the end, so that lazy pictures load; then gives the pictures that did not. */
async function brokenPictures(selector: string): Promise<string[]> {
  for (const picture of await page.locator(selector).all()) await picture.scrollIntoViewIfNeeded();
  return page.locator(selector).evaluateAll(async (pictures) => {
    const all = pictures as HTMLImageElement[];
    await Promise.all(
      all.map((picture) =>
        picture.complete
          ? undefined
          : new Promise((resolve) => {
              picture.onload = resolve;
              picture.onerror = resolve;
            }),
      ),
    );
    return all.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });
}

describe('the list of case studies', () => {
  it('shows each with its industry, date and picture, newest first, and says which are examples [W-2.6]', async () => {
    await page.goto(`${stack.url}/case-studies`);
    expect(await cards().count()).toBeGreaterThanOrEqual(6);
    expect(await cards().first().getByRole('heading').textContent()).toBe(newest.title);
    const text = (await cards().first().textContent()) ?? '';
    for (const part of [newest.industry, newest.summary, 'November 10, 2026', 'Example']) expect(text).toContain(part);
    expect(await brokenPictures('.studies img')).toEqual([]);
    expect(await page.locator('.studies img').count()).toBe(await cards().count());
  });

  it('is loading until it has come, and says so when it could not come; a retry brings it', async () => {
    await openAlive('/faq');
    const first = await holdLoaders();
    await followCaseStudies();
    await page.getByRole('status').filter({ hasText: 'Loading case studies…' }).waitFor();
    first.fail();
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to load case studies' });
    await alert.waitFor();
    expect(await cards().count()).toBe(0);
    await page.unrouteAll({ behavior: 'wait' });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await cards().first().waitFor();
    expect(await alert.count()).toBe(0);
  });

  it('is there at once, at the same place, when the visitor comes back from a study', async () => {
    await openAlive('/case-studies');
    await cards().last().scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(500);
    await cards().last().getByRole('link').click();
    await page.getByRole('link', { name: 'All case studies' }).waitFor();
    const loaders = await holdLoaders();
    await page.goBack();
    await cards().last().waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    loaders.letGo();
  });

  it('is not read again because the window gets the focus or the connection is back [W-9.24, W-9.25]', async () => {
    await page.clock.install();
    await openAlive('/case-studies');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.fastForward('06:00');
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
    });
    await page.getByRole('link', { name: newest.title }).click();
    await page.getByRole('link', { name: 'All case studies' }).waitFor();
    expect(asked.filter((path) => path.endsWith('.data'))).toEqual([`/case-studies/${newest.slug}.data`]);
  });
});

describe('a case study', () => {
  it('is reached from the list and shows all of its fields under its own title [W-2.7, W-3.10]', async () => {
    const study = (await (await fetch(`${stack.url}/api/case-studies/${newest.slug}`)).json()) as CaseStudy;
    await openAlive('/case-studies');
    await page.getByRole('link', { name: newest.title }).click();
    await page.getByRole('heading', { level: 1, name: newest.title }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/case-studies/${newest.slug}`);
    const shown = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
    for (const field of ['summary', 'challenge', 'solution', 'results'] as const) {
      for (const line of study[field].split('\n').filter((text) => text !== ''))
        expect(shown).toContain(line.replace(/^- /, ''));
    }
    const { testimonial, author_name: author, author_position: position, author_company: company } = study;
    for (const text of [testimonial, author, position, company, study.industry]) expect(shown).toContain(text);
    expect(shown).toContain('This is an example.');
    expect(await brokenPictures('main img')).toEqual([]);
    const sources = await page.locator('main img').evaluateAll((all) => all.map((image) => image.getAttribute('src')));
    expect(sources).toEqual(expect.arrayContaining([study.featured_image, study.company_logo]));
    await expect.poll(() => page.title()).toBe(`${newest.title} | Parley`);
  });

  it('is whole without JavaScript, with its own metadata, and fits a phone', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
    const plain = await context.newPage();
    for (const path of ['/case-studies', `/case-studies/${newest.slug}`]) {
      await plain.goto(stack.url + path);
      expect(await plain.locator('main').innerText()).toContain(newest.summary);
      expect(await plain.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
    expect(await plain.title()).toBe(`${newest.title} | Parley`);
    const description = await plain.locator('meta[name="description"]').getAttribute('content');
    expect(description).toBe(`Example: ${newest.summary}`);
    await context.close();
  });

  it('that does not exist is answered with 404, and a way back to the list [W-2.23]', async () => {
    const response = await page.goto(`${stack.url}/case-studies/no-such-study`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'This case study does not exist' }).waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    await page.getByRole('link', { name: 'Back to all case studies' }).click();
    await cards().first().waitFor();
  });
});

describe('the key features on the home page', () => {
  it('stand under their anchor, between benefits and use cases, with an icon each [W-2.84, W-2.86, W-2.87]', async () => {
    await page.goto(`${stack.url}/#key-features`);
    await page.locator('#key-features').getByRole('heading', { name: 'Picks up at the first ring' }).waitFor();
    expect(await page.locator('#key-features li').count()).toBe(8);
    expect(await page.locator('#key-features li svg > *').count()).toBeGreaterThan(8);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    const ids = await page.locator('main section[aria-labelledby]').evaluateAll((all) => all.map(({ id }) => id));
    const at = ids.indexOf('key-features');
    expect(ids[at + 1]).toBe('use-cases');
  });

  it('are a grid of 1, 2, 3 or 4 columns by width, with no sideways scrolling [W-2.85, W-9.18]', async () => {
    await page.goto(stack.url);
    for (const [width, columns] of [
      [320, 1],
      [560, 1],
      [640, 2],
      [900, 2],
      [1024, 3],
      [1280, 4],
      [1920, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const lefts = await page
        .locator('#key-features li')
        .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
      expect([width, new Set(lefts).size]).toEqual([width, columns]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});

describe('the testimonials on the home page', () => {
  it('show stars, quote, name, role and metrics, and which are examples [W-2.97, W-2.98, W-2.99, W-2.100]', async () => {
    await page.goto(stack.url);
    expect(await voices().count()).toBeGreaterThanOrEqual(6);
    const card = voices().filter({ hasText: 'Harpreet Gill' });
    await card.getByText('Rated 4 of 5 stars').waitFor();
    expect(await card.locator('[data-full="true"]').count()).toBe(4);
    expect(await card.locator('[data-full="false"]').count()).toBe(1);
    expect(await card.locator('blockquote').textContent()).toMatch(/^It finds out who signs the lease/);
    for (const part of ['Office broker in Gurugram', '8 firms', 'a week, instead of eighty callers', 'Example'])
      expect(await card.textContent()).toContain(part);
    expect(await voices().filter({ hasText: 'Example' }).count()).toBe(await voices().count());
    expect(await brokenPictures('#testimonials img')).toEqual([]);
  });

  it('lead to the case studies with the view-all text [W-2.101]', async () => {
    await openAlive('/');
    await page.locator('#testimonials').getByRole('link', { name: 'Read the case studies' }).click();
    await page.waitForURL('**/case-studies');
    await cards().first().waitFor();
  });

  it('show initials where a picture is broken [W-8.47]', async () => {
    await page.route('**/pictures/testimonials/**', (route) => route.fulfill({ status: 404, body: '' }));
    await openAlive('/');
    const portrait = voices().filter({ hasText: 'Faiz Siddiqui' }).locator('.voice__portrait');
    await portrait.scrollIntoViewIfNeeded();
    await expect.poll(() => portrait.locator('img').count()).toBe(0);
    expect(await portrait.textContent()).toBe('FS');
  });

  it('have a loading state and an error state with a retry [W-8.44, W-8.45]', async () => {
    await openAlive('/faq');
    const loaders = await holdLoaders();
    await followHome();
    await page.getByRole('status').filter({ hasText: 'Loading testimonials…' }).waitFor();
    loaders.fail();
    const alert = page.getByRole('alert').filter({ hasText: 'The testimonials could not be loaded.' });
    await alert.waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await voices().first().waitFor();
    await page.locator('#key-features li').first().waitFor();
  });
});

describe('pages with content', () => {
  it('come alive as they were sent: nothing in them is drawn anew', async () => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    for (const path of ['/case-studies', `/case-studies/${newest.slug}`, '/case-studies/no-such-study', '/']) {
      await page.goto(stack.url + path);
      const heading = await page.locator('h1').elementHandle();
      await page.waitForFunction(() => document.querySelector('.voice-widget'));
      expect([path, await heading?.evaluate((node) => node.isConnected)]).toEqual([path, true]);
    }
    expect(complaints).toEqual([]);
  });

  it('hold nothing that keeps a reader out, by the rules of axe, on a desktop and on a phone', async () => {
    for (const viewport of [
      { width: 1280, height: 900 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(viewport);
      for (const path of ['/case-studies', `/case-studies/${newest.slug}`, '/case-studies/no-such-study', '/']) {
        await page.goto(stack.url + path);
        expect([path, await axeProblems(page, { within: 'main' })]).toEqual([path, []]);
      }
    }
  });
});

describe('without any content', () => {
  it('the list and the testimonials say that they are empty [W-8.46]', async () => {
    const origin = { origin: stack.url };
    const signedIn = await page.request.post(`${stack.url}/api/auth/sign-in/email`, {
      headers: origin,
      data: { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD },
    });
    expect(signedIn.ok()).toBe(true);
    const removed = await page.request.delete(`${stack.url}/api/admin/sample-content`, { headers: origin });
    expect(await removed.json()).toEqual({ caseStudies: 6, testimonials: 6, keyFeatures: 0 });
    await page.goto(stack.url);
    await page.getByText('No testimonials found in database.').waitFor();
    expect(await voices().count()).toBe(0);
    await page.goto(`${stack.url}/case-studies`);
    await page.getByText('No case study has been published yet').waitFor();
  });
});
