import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StackProcess, startStackProcess } from '../testing/stack-process.ts';

let stack: StackProcess;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStackProcess(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});
beforeEach(async () => {
  page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    timezoneId: 'Asia/Dubai',
    acceptDownloads: true,
  });
});
afterEach(() => page.close());

/** The second day on which the team is free; of the first one little may be left. */
const pickDay = (calendar: Page | FrameLocator) =>
  calendar.getByRole('group', { name: 'Day' }).getByRole('button').nth(1).click();

/** Books the first free time of that day, and gives its label. */
async function bookFirst(calendar: Page | FrameLocator, name: string): Promise<string> {
  await pickDay(calendar);
  const time = calendar.getByRole('group', { name: 'Time' }).getByRole('button').first();
  const label = (await time.textContent()) ?? '';
  await time.click();
  await calendar.getByLabel('Name').fill(name);
  await calendar.getByLabel('Email').fill('asha@example.com');
  await calendar.getByRole('button', { name: 'Book this time' }).click();
  return label;
}

describe('the booking calendar', () => {
  it('books a time in the dialog, shown in the visitor’s own zone [W-2.108]', async () => {
    await page.goto(stack.url);
    await page.waitForFunction(() => document.querySelector('.voice-widget'));
    await page.locator('.hero').getByRole('link', { name: 'Book Demo' }).click();
    const calendar = page.getByRole('dialog', { name: 'Book a Live Demo' }).locator('iframe').contentFrame();
    await calendar.getByText('Times in your time zone, Gulf Standard Time.').waitFor();
    const label = await bookFirst(calendar, 'Asha');
    const done = calendar.getByRole('heading', { name: /^See you on/ });
    await done.waitFor();
    expect(await done.textContent()).toContain(label);
  });

  it('gives an entry for the calendar, and lets its holder move and cancel it by the link', async () => {
    await page.goto(`${stack.url}/booking`);
    await page.getByRole('group', { name: 'Time' }).waitFor();
    const first = await bookFirst(page, 'Bela');
    await page.getByRole('heading', { name: /^See you on/ }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to calendar' }).click();
    expect((await download).suggestedFilename()).toBe('parley-demo.ics');

    const link = await page.getByRole('link', { name: 'this link' }).getAttribute('href');
    await page.goto(stack.url + link);
    await page.getByRole('button', { name: 'Choose another time' }).click();
    await pickDay(page);
    const times = page.getByRole('group', { name: 'Time' }).getByRole('button');
    await expect.poll(() => times.first().textContent()).not.toBe(first);
    await times.nth(1).click();
    await page.getByRole('button', { name: 'Move to this time' }).click();
    await page.getByRole('heading', { name: /^See you on/ }).waitFor();
    await page.getByRole('button', { name: 'Cancel the demo' }).click();
    await page.getByRole('heading', { name: 'Your demo is cancelled' }).waitFor();
    await page.getByRole('button', { name: 'Book another time' }).click();
    await pickDay(page);
    await expect.poll(() => times.first().textContent()).toBe(first);
  });

  it('says at the field what is missing', async () => {
    await page.goto(`${stack.url}/booking`);
    await pickDay(page);
    await page.getByRole('group', { name: 'Time' }).getByRole('button').first().click();
    await page.getByRole('button', { name: 'Book this time' }).click();
    await page.getByText('Name is required').waitFor();
    await page.getByText('Email is required').waitFor();
  });

  it('says that somebody was faster, and shows what is free now', async () => {
    await page.goto(`${stack.url}/booking`);
    await page.getByRole('group', { name: 'Time' }).waitFor();
    await page.route('**/api/bookings', (route) =>
      route.fulfill({
        status: 409,
        json: { code: 'slot-taken', message: 'Somebody has just taken this time. Please choose another one.' },
      }),
    );
    await bookFirst(page, 'Chandra');
    await page.getByRole('alert').filter({ hasText: 'Somebody has just taken this time.' }).waitFor();
  });
});
