import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../auth/tests/site-process.ts';
import { sampleVideo } from '../media/tests/sample-files.ts';
import { createPageHandler } from '../server/page-handler.ts';

/**
 * What a person takes for each step, by the keystroke-level model of human-computer interaction, in seconds: to find out
 * what to do, to point and press, to type a letter without practice. The machine's own time is added.
 */
const person = { think: 1.35, press: 1.3, letter: 0.28, read: 3 };
const mostSeconds = 120;
/** What the machine may add where it has nothing else to do. A busy one takes longer, for which no person waits. */
const idleMachineSeconds = 15;

let site: TestSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** Where the screenshots of the walk lie; kept when somebody wants to look at them. */
let folder: string;
let taken = 0;
let personSeconds = 0;
/** Milliseconds that the screenshots took, which nobody waits for. */
let shotMs = 0;

beforeAll(async () => {
  folder = process.env.WALK_FOLDER ?? (await mkdtemp(join(tmpdir(), 'parley-walk-')));
  await mkdir(folder, { recursive: true });
  site = await startTestSite({}, (toSiteRequest) =>
    createPageHandler({ mode: 'production', publicUrl: () => 'http://localhost', toSiteRequest }),
  );
  await site.addUser('asha@example.com', 'a long password', 'admin');
  browser = await launchBrowser();
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  if (!process.env.WALK_FOLDER) await rm(folder, { recursive: true, force: true });
});

async function press(target: Locator): Promise<void> {
  personSeconds += person.think + person.press;
  await target.click();
}

async function write(target: Locator, text: string): Promise<void> {
  personSeconds += person.think + person.press + text.length * person.letter;
  await target.fill(text);
}

/** Somebody who has never seen the screen looks at it first. */
async function look(name: string): Promise<void> {
  personSeconds += person.read;
  taken += 1;
  const started = performance.now();
  await page.screenshot({ path: join(folder, `${String(taken).padStart(2, '0')}-${name}.png`) });
  shotMs += performance.now() - started;
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const menu = (name: string) => page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name });

it('an admin who has never seen it publishes a case study with a video in less than two minutes', async () => {
  const started = performance.now();
  await page.goto(`${site.url}/admin`);
  await page.waitForURL('**/auth');
  await look('sign-in');
  await write(page.getByLabel('E-mail'), 'asha@example.com');
  await write(page.getByLabel('Password'), 'a long password');
  await press(button('Sign in'));
  await page.getByRole('heading', { level: 1, name: 'Leads' }).waitFor();
  await page.locator('.admin__switch input:enabled').waitFor();
  await look('admin');

  await press(menu('Media'));
  await page.getByRole('heading', { level: 1, name: 'Media' }).waitFor();
  await look('media');
  // Presses the button, finds the file in the machine's own dialog, and chooses it there.
  personSeconds += 3 * (person.think + person.press);
  await page
    .getByLabel('Files to upload')
    .setInputFiles({ name: 'Kestrel towers, the film.mp4', mimeType: 'video/mp4', buffer: sampleVideo() });
  await page.locator('.notice').filter({ hasText: 'Upload successful' }).waitFor();
  await page.getByRole('row').filter({ hasText: 'Kestrel towers, the film.mp4' }).waitFor();
  await look('uploaded');

  await press(menu('Case studies'));
  await page.getByRole('heading', { level: 1, name: 'Case studies' }).waitFor();
  await look('case-studies');
  await press(page.getByRole('link', { name: 'Add case study' }));
  await page.getByRole('heading', { level: 1, name: 'Add a case study' }).waitFor();
  await look('empty-form');
  await write(page.getByLabel('Title'), 'Kestrel sold the last towers');
  await write(page.getByLabel('Industry'), 'Residential towers');
  await write(page.getByLabel('Summary'), 'Sixty calls a day, answered at once.');
  const videoField = page.locator('.picture-field').filter({ has: page.getByLabel('Video', { exact: true }) });
  await press(videoField.getByRole('button', { name: /Choose/ }));
  const picker = page.getByRole('dialog', { name: 'Choose a video' });
  const film = picker.getByRole('button', { name: 'Kestrel towers, the film.mp4' });
  await film.waitFor();
  await look('picker');
  await press(film);
  await look('picked');
  await press(picker.getByRole('button', { name: /^Use/ }));
  await picker.waitFor({ state: 'hidden' });
  await look('filled-form');
  await press(button('Publish'));
  await page.locator('.notice').filter({ hasText: 'Case study published' }).waitFor();
  const machineSeconds = (performance.now() - started - shotMs) / 1000;
  const told = `${personSeconds.toFixed(1)} s of the person, ${machineSeconds.toFixed(1)} s of this machine`;
  expect(personSeconds, told).toBeLessThan(mostSeconds - idleMachineSeconds);
  expect(machineSeconds, told).toBeLessThan(60);
  await look('published');

  await press(page.getByRole('link', { name: 'See the public page' }));
  await page.getByRole('heading', { level: 1, name: 'Kestrel sold the last towers' }).waitFor();
  const video = page.locator('.study video');
  await page.locator('.study__film').scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector('.voice-widget'));
  await look('public-page');
  // It plays by itself once it is in view; a press now would hit Play or Pause, as it happens.
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2);
  await look('playing');
  expect(new URL(page.url()).pathname).toBe('/case-studies/kestrel-sold-the-last-towers');
}, 120_000);
