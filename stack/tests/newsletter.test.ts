import { launchBrowser } from '@parley/kit-testing/browser';
import { type SmtpStandIn, startSmtpStandIn } from '@parley/site/mail/tests/smtp-stand-in';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type StackProcess, startStackProcess } from '../testing/stack-process.ts';

let smtp: SmtpStandIn;
let stack: StackProcess;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  smtp = await startSmtpStandIn();
  const environment = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Parley <hello@parley.example>',
    MAIL_TO: 'team@parley.example',
  };
  [stack, browser] = await Promise.all([startStackProcess({ environment }), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  await smtp?.close();
});
afterEach(() => page?.close());

const linkIn = (text = '', path: string) => new RegExp(`http\\S+${path}\\S+`).exec(text)?.[0] ?? '';

describe('the newsletter with mail', () => {
  it('is confirmed by a button behind the mailed link, and ended by another, without sign-in or script', async () => {
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(stack.url);
    const form = page.locator('form.newsletter').last();
    await form.getByRole('textbox').first().fill('asha@example.com');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('You are on the list.').waitFor();
    const [mail] = await smtp.mailsTo('asha@example.com');
    await page.close();

    const header = (name: string) => mail?.mail.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toMatch(new RegExp(`^<${stack.url}/api/newsletter/unsubscribe\\?\\S+>$`));
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

    // Mail programs open pages in windows without our script or our cookies.
    page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    const link = linkIn(mail?.mail.text, '/newsletter/confirm');
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await page.goto(link);
      expect(answer?.headers()['referrer-policy']).toBe('strict-origin');
      await page.getByRole('heading', { level: 1, name: 'Do you want our letter?' }).waitFor();
    }
    await page.getByRole('button', { name: 'Yes, send it to me' }).click();
    await page.getByRole('heading', { level: 1, name: 'You are on the list' }).waitFor();

    await page.goto(linkIn(mail?.mail.text, '/newsletter/unsubscribe'));
    await page.getByRole('button', { name: 'Take me off the list' }).click();
    await page.getByRole('heading', { level: 1, name: 'You left the list' }).waitFor();
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'You left the list' }).waitFor();
    await page.goto(`${link}x`);
    await page.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor();
  });

  it('tells the team, and the holder of a booking gets the link that changes it', async () => {
    expect((await smtp.mailsTo('team@parley.example'))[0]?.mail.subject).toBe(
      'Somebody asks for the newsletter: asha@example.com',
    );
    page = await browser.newPage({ timezoneId: 'Asia/Kolkata' });
    await page.goto(`${stack.url}/booking`);
    // Of the first day on which the team is free the time may run out meanwhile.
    await page.getByRole('group', { name: 'Day' }).getByRole('button').nth(1).click();
    await page.getByRole('group', { name: 'Time' }).getByRole('button').first().click();
    await page.getByLabel('Name').fill('Bela');
    await page.getByLabel('Email').fill('bela@example.com');
    await page.getByRole('button', { name: 'Book this time' }).click();
    const [mail] = await smtp.mailsTo('bela@example.com');
    await page.goto(linkIn(mail?.mail.text, '/booking'));
    await page.getByRole('button', { name: 'Cancel the demo' }).click();
    await page.getByRole('heading', { name: 'Your demo is cancelled' }).waitFor();
    const [, cancelled] = await smtp.mailsTo('bela@example.com', 2);
    expect(cancelled?.mail.subject).toMatch(/^Cancelled: /);
  });
});
