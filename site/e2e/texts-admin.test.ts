import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../auth/tests/site-process.ts';
import { samplePhoto, sampleVideo } from '../media/tests/sample-files.ts';
import { createPageHandler } from '../server/page-handler.ts';
import { screenProblems } from './screen-problems.ts';

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
  await browser?.close();
  await site?.close();
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

const notice = (title: string) => page.locator('.notice').filter({ hasText: title });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = () => page.getByRole('textbox', { name: 'Text', exact: true });

/** Opens an admin screen, once its program runs. */
async function open(path: string, on = page): Promise<void> {
  await on.goto(site.url + path);
  await on.locator('.admin__switch input:enabled').waitFor();
}

/** Whether some words stand in what every visitor gets, from the cache of pages too. */
async function reads(path: string, words: string): Promise<boolean> {
  return (await (await fetch(site.url + path)).text()).includes(words);
}

/** Writes at the beginning of the rich text. */
async function write(words: string): Promise<void> {
  await text().click();
  await page.keyboard.press('Control+Home');
  // As an input method does it: letter by letter a caret would jump over a cluster that a letter joins.
  await page.keyboard.insertText(words);
}

describe('the pages that admins write', () => {
  it.each([
    ['/admin/privacy-policy', '/privacy-policy', 'Our own privacy words. '],
    ['/admin/terms-of-service', '/terms-of-service', 'Our own terms. '],
  ])('publish from %s what every visitor reads at once [W-1.32, W-1.33, W-7.32]', async (admin, path, words) => {
    // It is in the cache of pages when it is changed.
    expect(await reads(path, words.trim())).toBe(false);
    await open(admin);
    await page.getByText('The text that comes with Parley', { exact: true }).waitFor();
    await write(words);
    await button('Save draft').click();
    await notice('Draft saved').waitFor();
    expect(await reads(path, words.trim())).toBe(false);
    await button('Publish').click();
    await notice('Published').waitFor();
    expect(await reads(path, words.trim())).toBe(true);
    // What the software says of the provider is still put in.
    expect(await reads(path, '{{')).toBe(false);
    expect(await reads(`/hi${path}`, words.trim())).toBe(false);
  });

  it('publish the contact page: its words, and details that are links then [W-1.31, W-7.32]', async () => {
    await open('/admin/contact');
    await page.getByLabel('Title').fill('Ring us, day or night.');
    await page.getByLabel('These details are examples').uncheck();
    await page.getByLabel('E-mail', { exact: true }).fill('namaste@sahyadri.example');
    await page.getByLabel('Phone').fill('call me');
    await button('Publish').click();
    await page.getByText('The phone number holds digits, spaces, + and -').waitFor();
    await page.getByLabel('Phone').fill('+91 20 5550 0100');
    await write('Park in the yard.');
    await button('Publish').click();
    await notice('Published').waitFor();
    expect(await reads('/contact-us', 'Ring us, day or night.')).toBe(true);
    expect(await reads('/contact-us', 'href="mailto:namaste@sahyadri.example"')).toBe(true);
    expect(await reads('/contact-us', 'href="tel:+912055500100"')).toBe(true);
    expect(await reads('/contact-us', '<p>Park in the yard.</p>')).toBe(true);
    expect(await reads('/contact-us', 'These details are examples')).toBe(false);
    expect(await reads('/privacy-policy', 'namaste@sahyadri.example')).toBe(true);
  });

  it('say which privacy policy somebody agreed to who sends a form', async () => {
    const visitor = await context.newPage();
    await visitor.goto(`${site.url}/contact-us`);
    await visitor.locator('.voice-widget').waitFor();
    const form = visitor.locator('#callback');
    await form.getByLabel('First name').fill('Ravi');
    await form.getByLabel('Business email').fill('ravi@example.com');
    await form.getByLabel('Phone').fill('9876543210');
    const sent = visitor.waitForRequest('**/save_lead');
    await form.getByRole('button', { name: 'Request a callback' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ consent_version: '2026-11/contact/en+privacy-2' });
  });

  it('list their versions with author and time, show each, and take one back', async () => {
    await open('/admin/terms-of-service');
    const versions = page.getByRole('region', { name: 'Versions' });
    await versions.getByText('asha@example.com').first().waitFor();
    await versions.getByRole('button', { name: 'View version 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Version 1' });
    await dialog.getByText('Our own terms.').waitFor();
    await page.keyboard.press('Escape');
    await versions.getByRole('button', { name: 'Restore the text that comes with Parley' }).click();
    await button('Restore and publish').click();
    await notice('Restored').waitFor();
    await versions.getByText('Version 3').waitFor();
    await versions.getByText('back to the text that came with Parley').waitFor();
    expect(await reads('/terms-of-service', 'Our own terms.')).toBe(false);
    await expect.poll(() => text().innerText()).not.toContain('Our own terms.');
  });

  it('are written in Hindi by themselves', async () => {
    await open('/admin/privacy-policy?language=hi');
    await write('हमारे अपने शब्द। ');
    await button('Publish').click();
    await notice('Published').waitFor();
    expect(await reads('/hi/privacy-policy', 'हमारे अपने शब्द।')).toBe(true);
    expect(await reads('/privacy-policy', 'Our own privacy words.')).toBe(true);
  });

  it('format words as they will look, and show the page before it is published', async () => {
    await open('/admin/terms-of-service');
    await text().click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('A heading');
    await button('Heading').click();
    await page.keyboard.press('Enter');
    await button('Bold').click();
    await page.locator('[aria-label="Bold"][aria-pressed="true"]').waitFor();
    await page.keyboard.type('Strong words');
    await page.keyboard.press('Enter');
    await button('Link').click();
    await page.getByLabel('Address', { exact: true }).fill('javascript:alert(1)');
    await button('Set link').click();
    await page.getByText('An address begins with /').waitFor();
    await page.getByLabel('Address', { exact: true }).fill('/pricing');
    await button('Set link').click();
    await button('Preview').click();
    const preview = page.getByRole('region', { name: 'As visitors see it' });
    await preview.locator('h2', { hasText: 'A heading' }).waitFor();
    expect(await preview.locator('strong').innerText()).toBe('Strong words');
    expect(await preview.locator('.prose a').getAttribute('href')).toBe('/pricing');
    // Leaving asks first, also for the other language.
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Keep editing' })
      .click();
  });

  it('lose nothing when somebody else has saved meanwhile', async () => {
    await open('/admin/terms-of-service');
    await write('Mine. ');
    const other = await context.newPage();
    await open('/admin/terms-of-service', other);
    await other.getByLabel('Lead').fill('Theirs.');
    await other.getByRole('button', { name: 'Publish', exact: true }).click();
    await other.locator('.notice').filter({ hasText: 'Published' }).waitFor();
    await other.close();
    await button('Publish').click();
    await page.getByRole('alert').filter({ hasText: 'while you were writing' }).waitFor();
    expect(await reads('/terms-of-service', 'Theirs.')).toBe(true);
    await button('Publish').click();
    await notice('Published').waitFor();
    expect(await reads('/terms-of-service', 'Mine.')).toBe(true);
    expect(await reads('/terms-of-service', 'Theirs.')).toBe(false);
  });
});

describe('the screens for texts', () => {
  it('have nothing that axe finds wrong, and fit a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open('/admin/privacy-policy');
    await text().waitFor();
    await button('Link').click();
    expect(await screenProblems(page)).toEqual([]);
    await button('Preview').click();
    await page.locator('.preview .prose').waitFor();
    expect(await screenProblems(page)).toEqual([]);
    for (const path of ['/admin/contact', '/admin/posts', '/admin/posts/edit/new']) {
      await open(path);
      expect([path, await screenProblems(page)]).toEqual([path, []]);
    }
    await page.getByRole('button', { name: 'Choose: Cover picture' }).click();
    await page.getByText('No pictures yet').waitFor();
    expect(await screenProblems(page)).toEqual([]);
  });
});

describe('a case study', () => {
  it('gets a film that is uploaded where its address is asked for, and visitors can play it', async () => {
    await open('/admin/case-studies/edit/new');
    await page.getByLabel('Title').fill('With a film');
    await page.getByLabel('Industry').fill('Villas');
    await page.getByLabel('Summary').fill('Seen, not only read.');
    await page.getByRole('button', { name: 'Choose: Video' }).click();
    const picker = page.getByRole('dialog', { name: 'Choose a video' });
    await picker.locator('input[type=file]').setInputFiles({
      name: 'villa.mp4',
      mimeType: 'video/mp4',
      buffer: sampleVideo(),
    });
    await picker.getByRole('button', { name: 'Use this video' }).click();
    await picker.waitFor({ state: 'detached' });
    const address = await page.getByLabel('Video', { exact: true }).inputValue();
    expect(address).toMatch(/^\/media\/videos\//);
    // Picked once, it is found again by its name.
    await page.getByRole('button', { name: 'Choose: Video' }).click();
    await picker.getByRole('searchbox').fill('no such film');
    await picker.getByText('Nothing matches “no such film”').waitFor();
    await picker.getByRole('searchbox').fill('VILLA');
    await picker.getByRole('button', { name: 'villa.mp4' }).waitFor();
    await page.keyboard.press('Escape');
    await picker.waitFor({ state: 'detached' });
    await button('Publish').click();
    await notice('Case study published').waitFor();
    expect(await reads('/case-studies/with-a-film', `<video src="${address}"`)).toBe(true);
  });
});

describe('the posts that admins write', () => {
  const fill = async (title: string) => {
    await open('/admin/posts');
    await page.getByRole('link', { name: 'Write a post' }).click();
    await page.getByRole('heading', { level: 1, name: 'Write a post' }).waitFor();
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByLabel('Summary', { exact: true }).fill('In this order.');
    await page.getByLabel('Topic').fill('Calls');
    await page.getByLabel('Text', { exact: true }).fill('## The first\n\n```talk\nBuyer: Is parking included?\n```');
  };

  it('show in blog, feed, site map and for searchers as soon as they are published', async () => {
    await fill('What buyers ask first');
    await page.getByLabel('Author').fill('Meera Rao');
    await page.getByRole('button', { name: 'Choose: Cover picture' }).click();
    const picker = page.getByRole('dialog', { name: 'Choose a picture' });
    await picker.getByText('No pictures yet').waitFor();
    await picker.locator('input[type=file]').setInputFiles({
      name: 'tower.jpg',
      mimeType: 'image/jpeg',
      buffer: await samplePhoto(),
    });
    await picker.getByLabel('What the picture shows').fill('A blue tower');
    await picker.getByRole('button', { name: 'Use this picture' }).click();
    await picker.waitFor({ state: 'detached' });
    expect(await page.getByLabel('What the picture shows').inputValue()).toBe('A blue tower');
    await button('Preview').click();
    const preview = page.getByRole('region', { name: 'As visitors see it' });
    await preview.locator('.talk').getByText('Is parking included?').waitFor();
    await button('Publish').click();
    await notice('Post published').waitFor();
    await page.waitForURL(/\/admin\/posts\/edit\/[0-9a-f-]{36}$/);
    expect(await reads('/blog/what-buyers-ask-first', '<h2 id="the-first">The first</h2>')).toBe(true);
    expect(await reads('/blog/what-buyers-ask-first', 'alt="A blue tower"')).toBe(true);
    expect(await reads('/blog/what-buyers-ask-first', '"author":{"@type":"Person","name":"Meera Rao"}')).toBe(true);
    expect(await reads('/blog', 'What buyers ask first')).toBe(true);
    expect(await reads('/blog/rss.xml', '/blog/what-buyers-ask-first</link>')).toBe(true);
    expect(await reads('/sitemap.xml', '/blog/what-buyers-ask-first</loc>')).toBe(true);
  });

  it('can be drafts, wait for their time, and be taken back', async () => {
    await fill('Later this year');
    await button('Save draft').click();
    await notice('Draft saved').waitFor();
    expect((await fetch(`${site.url}/blog/later-this-year`)).status).toBe(404);
    await page.getByLabel('Publication').fill('2099-01-01T09:00');
    await button('Schedule').click();
    await notice('Post scheduled').waitFor();
    await page.getByText(/^Shows from /).waitFor();
    expect((await fetch(`${site.url}/blog/later-this-year`)).status).toBe(404);
    await page.getByLabel('Publication').fill('2026-01-01T09:00');
    await button('Save changes').click();
    await notice('Post published').waitFor();
    expect(await reads('/blog/later-this-year', 'January 1, 2026')).toBe(true);
    await button('Unpublish').click();
    await page.getByText('Draft', { exact: true }).waitFor();
    expect((await fetch(`${site.url}/blog/later-this-year`)).status).toBe(404);
  });

  it('say at the field what is missing, and are deleted only when asked twice', async () => {
    await open('/admin/posts/edit/new');
    await page.getByLabel('Title', { exact: true }).fill('Short');
    await button('Publish').click();
    await page.getByText('Summary is required').waitFor();
    for (const field of ['Summary', 'Topic', 'Text'])
      expect(await page.getByLabel(field, { exact: true }).getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Title', { exact: true }).fill('');
    await open('/admin/posts');
    const row = page.getByRole('row').filter({ hasText: 'Later this year' });
    await row.getByRole('button', { name: 'Delete Later this year' }).click();
    await page.getByRole('dialog', { name: 'Delete this post?' }).getByRole('button', { name: 'Delete' }).click();
    await notice('Post deleted').waitFor();
    await row.waitFor({ state: 'detached' });
  });
});
