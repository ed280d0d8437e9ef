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

beforeEach(async () => {
  context = await browser.newContext();
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: site.url };
  });
  await context.addCookies(cookies);
  page = await context.newPage();
});
afterEach(() => context.close());

const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const notice = (title: string) => page.locator('.notice').filter({ hasText: title });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Opens an admin screen, once its program runs. */
async function open(path: string, on = page): Promise<void> {
  await on.goto(site.url + path);
  await on.locator('.admin__switch input:enabled').waitFor();
}

/** What a visitor without a session gets. */
async function publicPage(path: string): Promise<{ status: number; text: string }> {
  // The query keeps it out of the cache of pages.
  const response = await fetch(`${site.url}${path}?fresh=${Math.random()}`);
  return { status: response.status, text: await response.text() };
}

async function writeStudy(title: string): Promise<void> {
  await open('/admin/case-studies');
  await page.getByRole('link', { name: 'Add case study' }).click();
  await page.getByRole('heading', { level: 1, name: 'Add a case study' }).waitFor();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Industry').fill('Villas');
  await page.getByLabel('Summary').fill('What changed for a broker.');
}

describe('case studies in the admin', () => {
  it('adds one, which visitors read at once, and lists it [W-1.22, W-6.13]', async () => {
    await writeStudy('Twelve villas near Nashik');
    await page.getByLabel('The results').fill('- Every call answered');
    await button('Publish').click();
    await notice('Case study published').waitFor();
    await page.waitForURL(/\/admin\/case-studies\/edit\/[0-9a-f-]{36}$/);
    const read = await publicPage('/case-studies/twelve-villas-near-nashik');
    expect([read.status, read.text]).toEqual([200, expect.stringContaining('Every call answered')]);
    await page.getByRole('link', { name: 'All case studies' }).click();
    await row('Twelve villas near Nashik').getByText('Published').waitFor();
  });
});
