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

  it('requires title, industry and summary with a message at the field, and nothing else [W-3.66]', async () => {
    await open('/admin/case-studies/edit/new');
    await page.getByLabel('The challenge').fill('Kept when refused');
    await button('Publish').click();
    await page.getByText('Summary is required').waitFor();
    for (const field of ['Title', 'Industry', 'Summary']) {
      const input = page.getByLabel(field, { exact: true });
      expect(await input.getAttribute('aria-invalid')).toBe('true');
      const described = (await input.getAttribute('aria-describedby')) ?? '';
      expect(await page.locator(`[id="${described.split(' ').at(-1)}"]`).innerText()).toBe(`${field} is required`);
    }
    await expect.poll(() => page.getByLabel('Title').evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await page.locator('[aria-invalid="true"]').count()).toBe(3);
    expect(await page.getByLabel('The challenge').inputValue()).toBe('Kept when refused');
    await page.getByLabel('Title').fill('Only what is required');
    await page.getByLabel('Industry').fill('Villas');
    await page.getByLabel('Summary').fill('Short.');
    await page.getByLabel('The challenge').fill('');
    await button('Publish').click();
    await notice('Case study published').waitFor();
  });

  it('edits one: a new title gives a new address, and the list shows it [W-1.23, W-6.14]', async () => {
    await writeStudy('Before the edit');
    await button('Publish').click();
    await page.waitForURL(/edit\/[0-9a-f-]{36}$/);
    await page.getByText('Address: /case-studies/before-the-edit').waitFor();
    await page.getByLabel('Summary').fill('Another summary.');
    await page.getByLabel('Title').fill('After the edit');
    await page.getByText('Address: /case-studies/after-the-edit').waitFor();
    await button('Save changes').click();
    await page.getByText('All changes are saved').waitFor();
    expect((await publicPage('/case-studies/after-the-edit')).text).toContain('Another summary.');
    expect((await publicPage('/case-studies/before-the-edit')).status).toBe(404);
    await page.getByRole('link', { name: 'All case studies' }).click();
    await row('After the edit').waitFor();
    expect(await row('Before the edit').count()).toBe(0);
  });

  it('says so when there is no such case study, and leads back', async () => {
    await open('/admin/case-studies/edit/3f2b6f0e-0000-4000-8000-000000000000');
    await page.getByRole('alert').filter({ hasText: 'This case study does not exist' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'All case studies' }).click();
    await row('A launch weekend').waitFor();
  });

  it('says before the save which address a taken title will get', async () => {
    await open('/admin/case-studies/edit/new');
    await page.getByLabel('Title').fill('A launch weekend without a missed call');
    await page.getByLabel('Title').blur();
    await page.getByText('/case-studies/a-launch-weekend-without-a-missed-call-1').waitFor();
  });

  it('deletes one only when asked twice, and the list goes on without it [W-1.24, W-6.15, W-8.7]', async () => {
    await open('/admin/case-studies');
    const title = 'Old-city flats, and the first word in Hindi';
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this case study?' });
    await dialog.getByText(title).waitFor();
    await dialog.getByRole('button', { name: 'Keep' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await row(title).count()).toBe(1);
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await notice('Case study deleted').waitFor();
    await row(title).waitFor({ state: 'detached' });
    expect((await publicPage('/case-studies/old-city-flats-and-the-first-word-in-hindi')).status).toBe(404);
  });

  it('keeps a draft from visitors, shows it in a preview, and publishes it when told', async () => {
    await writeStudy('A quiet draft');
    await page.getByLabel('The results').fill('- Twelve visits\n- Two sold');
    await button('Preview').click();
    const preview = page.getByRole('region', { name: 'As visitors see it' });
    await expect.poll(() => preview.getByRole('listitem').allInnerTexts()).toEqual(['Twelve visits', 'Two sold']);
    await button('Save draft').click();
    await notice('Draft saved').waitFor();
    expect((await publicPage('/case-studies/a-quiet-draft')).status).toBe(404);
    await page.waitForURL(/edit\/[0-9a-f-]{36}$/);
    await page.getByLabel('Title').waitFor();
    await button('Publish').click();
    await notice('Case study published').waitFor();
    expect((await publicPage('/case-studies/a-quiet-draft')).status).toBe(200);
    await button('Unpublish').click();
    await button('Save draft').waitFor();
    expect((await publicPage('/case-studies/a-quiet-draft')).status).toBe(404);
  });

  it('tells each failure by a notice with the spec’s words, and loses nothing [W-8.1, W-8.2, W-8.3, W-8.4, W-8.5, W-8.6]', async () => {
    const failure = { status: 503, json: { code: 'down', message: 'The database sleeps' } };
    await page.route('**/api/admin/case_studies**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill(failure),
    );
    await writeStudy('Never stored');
    await button('Publish').click();
    await notice('Failed to add case study').getByText('Failed to publish case study: The database sleeps').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Never stored');

    await page.getByRole('link', { name: 'All case studies' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('link', { name: /^Edit A launch weekend/ }).click();
    await page.getByLabel('Summary').fill('Also never stored');
    await button('Save changes').click();
    await notice('Failed to edit case study').getByText('Failed to update case study: The database sleeps').waitFor();
    expect(await page.getByLabel('Summary').inputValue()).toBe('Also never stored');

    await page.getByRole('link', { name: 'All case studies' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: /^Delete A launch weekend/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await notice('Failed to delete case study').getByText('Failed to delete case study: The database').waitFor();
    expect(await row('A launch weekend').count()).toBe(1);
  });

  it('asks before changes that are not saved are left, and stays when told', async () => {
    await writeStudy('Half written');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    expect(await page.getByLabel('Title').inputValue()).toBe('Half written');
    const asked = page.waitForEvent('dialog');
    const closing = page.close({ runBeforeUnload: true });
    const native = await asked;
    expect(native.type()).toBe('beforeunload');
    await native.dismiss();
    await closing;
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  });

  it('is worked by keyboard: / searches, j and k move, e edits, Ctrl+S saves', async () => {
    await open('/admin/case-studies');
    await page.keyboard.press('/');
    await page.keyboard.type('villa buyers');
    await page.getByText('1 found').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await page.waitForFunction(() => document.activeElement?.matches('tr.rows__row--active'));
    await page.keyboard.press('e');
    await page.getByLabel('Summary').fill('Saved by a key.');
    await page.keyboard.press('Control+s');
    await notice('Case study published').waitFor();
    expect((await publicPage('/case-studies')).text).toContain('Saved by a key.');
  });

  it('says so when the list does not load, and loads it when asked again', async () => {
    await page.route('**/api/admin/case_studies?**', (route) => route.abort());
    await open('/admin/dashboard');
    await page.getByRole('link', { name: 'Case studies' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to load case studies' });
    await alert.waitFor();
    await page.unroute('**/api/admin/case_studies?**');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await row('A launch weekend').waitFor();
  });
});

describe('key features in the admin', () => {
  const names = async () => {
    await page.locator('.rows tbody b').first().waitFor();
    return page.locator('.rows tbody b').allInnerTexts();
  };
  const featuresOfHome = async () => {
    const { text } = await publicPage('/');
    return [...text.matchAll(/<li class="feature">.*?<h3>(.*?)<\/h3>/gs)].map(([, title]) => title);
  };

  it('edits the text and picks an icon; the home page shows both [W-1.27, W-6.9]', async () => {
    await open('/admin/key-features');
    await page.getByRole('button', { name: 'Edit Keeps every word' }).click();
    await page.getByLabel('Title').last().fill('Keeps each word');
    await page.getByLabel('Icon', { exact: true }).fill('piggy');
    await page.getByRole('button', { name: 'piggy-bank' }).click();
    const drawn = page.getByRole('region', { name: 'As visitors see it' }).locator('svg');
    await page.waitForFunction(() => (document.querySelector('.row-form__preview svg')?.childElementCount ?? 0) > 1);
    const shape = await drawn.innerHTML();
    await button('Save').click();
    await notice('Saved').waitFor();
    await row('Keeps each word').waitFor();
    expect(await featuresOfHome()).toContain('Keeps each word');
    expect((await publicPage('/')).text).toContain(/d="[^"]+"/.exec(shape)?.[0]);
  });

  it('refuses an empty title with a message at the field and keeps the rest; closing asks [W-5.35]', async () => {
    await open('/admin/key-features');
    await button('Add key feature').click();
    const dialog = page.getByRole('dialog', { name: 'Add a key feature' });
    await dialog.getByLabel('Description').fill('Written with care');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Title is required').waitFor();
    expect(await dialog.getByLabel('Description').inputValue()).toBe('Written with care');
    await page.keyboard.press('Escape');
    const asked = page.getByRole('dialog', { name: 'Close without saving?' });
    await asked.getByRole('button', { name: 'Keep editing' }).click();
    expect(await dialog.getByLabel('Description').inputValue()).toBe('Written with care');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await asked.getByRole('button', { name: 'Discard changes' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('moves one up or down past its neighbour; the first cannot go up, nor the last down [W-1.28, W-4.58, W-6.12]', async () => {
    await open('/admin/key-features');
    const [first = '', second = '', ...rest] = await names();
    const last = rest.at(-1) ?? '';
    expect(await page.getByRole('button', { name: `Move ${first} up` }).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: `Move ${last} down` }).isDisabled()).toBe(true);
    const moved = page.waitForResponse('**/move');
    await page.getByRole('button', { name: `Move ${first} down` }).click();
    await moved;
    await page.waitForFunction((name) => document.querySelector('.rows tbody b')?.textContent === name, second);
    expect(await names()).toEqual([second, first, ...rest]);
    expect(await featuresOfHome()).toEqual([second, first, ...rest]);
  });

  it('edits the words above them [W-1.29, W-6.10]', async () => {
    await open('/admin/key-features');
    await page.getByLabel('Title').fill('What it does for you');
    await button('Save text').click();
    await notice('Saved').waitFor();
    expect((await publicPage('/')).text).toContain('What it does for you');
  });

  it('says "Update failed" of a feature and of the section, and "Move failed" of the order, which goes back [W-8.38, W-8.39, W-8.40]', async () => {
    await open('/admin/key-features');
    const before = await names();
    await page.route('**/api/admin/key_features**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort(),
    );
    await page.getByRole('button', { name: `Move ${before[0]} down` }).click();
    await notice('Move failed').waitFor();
    await page.waitForFunction((name) => document.querySelector('.rows tbody b')?.textContent === name, before[0]);

    await page.getByLabel('Title').fill('Never stored');
    await button('Save text').click();
    await notice('Update failed').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Never stored');
    await notice('Update failed').getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: `Edit ${before[1]}` }).click();
    await page.getByRole('dialog').getByLabel('Title').fill('Also never stored');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await notice('Update failed').waitFor();
    expect(await page.getByRole('dialog').getByLabel('Title').inputValue()).toBe('Also never stored');
  });
});

describe('testimonials in the admin', () => {
  it('edits the words of the section [W-1.30, W-6.11]', async () => {
    await open('/admin/testimonials');
    await page.getByLabel('Title').fill('In their own words');
    await page.getByLabel('Link to the case studies').fill('Read what changed');
    await button('Save text').click();
    await notice('Saved').waitFor();
    const { text } = await publicPage('/');
    for (const words of ['In their own words', 'Read what changed']) expect(text).toContain(words);
    await page.getByLabel('Title').fill('');
    await button('Save text').click();
    await page.getByText('Title is required').waitFor();
    expect(await page.getByLabel('Link to the case studies').inputValue()).toBe('Read what changed');
  });

  it('adds one with all its fields, turns it off, moves and deletes it', async () => {
    await open('/admin/testimonials');
    await button('Add testimonial').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Quote').fill('It never sleeps, so I do.');
    await dialog.getByLabel('Name').fill('Leela Nair');
    await dialog.getByLabel('Role').fill('Broker in Kochi');
    await dialog.getByLabel('Rating').click();
    await page.getByRole('option', { name: '4 stars' }).click();
    await dialog.getByLabel('Figure', { exact: true }).fill('12');
    await dialog.getByLabel('What the figure says').fill('more visits');
    expect(await dialog.getByText('12%').count()).toBe(1);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await row('Leela Nair').getByText('4 of 5').waitFor();
    expect((await publicPage('/')).text).toContain('It never sleeps, so I do.');

    await page.getByRole('button', { name: 'Edit Leela Nair' }).click();
    await dialog.getByLabel('Active').uncheck();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await row('Leela Nair').getByText('Off').waitFor();
    expect((await publicPage('/')).text).not.toContain('It never sleeps, so I do.');

    await page.getByRole('button', { name: 'Delete Leela Nair' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await row('Leela Nair').waitFor({ state: 'detached' });
  });
});

describe('the overview', () => {
  it('leads from /admin to every editor [W-2.24]', async () => {
    for (const [name, heading] of [
      ['Case studies', 'Case studies'],
      ['Key features', 'Key features'],
      ['Testimonials', 'Testimonials'],
      ['Contact', 'Contact page'],
      ['Privacy policy', 'Privacy policy'],
      ['Terms of service', 'Terms of service'],
    ] as const) {
      await open('/admin');
      await page.getByRole('main').getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    }
  });
});
