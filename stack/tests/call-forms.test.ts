import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser, Locator, Page } from 'playwright-core';
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
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
});
afterEach(() => page.close());

const failing = { status: 500, json: { data: null, error: { code: 'not-saved', message: 'No.' } } };

async function openDemoCall(): Promise<Locator> {
  await page.goto(stack.url);
  await page.locator('.hero').getByRole('button', { name: 'Try Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get a Demo Call' });
  await dialog.waitFor();
  return dialog;
}

async function openCallRequest(): Promise<Locator> {
  await page.goto(`${stack.url}/contact-us`);
  await page.getByRole('button', { name: 'Request a call', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a call' });
  await dialog.waitFor();
  return dialog;
}

async function fill(dialog: Locator, name: string, email: string, phone: string): Promise<void> {
  await dialog.getByLabel('First name').fill(name);
  await dialog.getByLabel('Business email').fill(email);
  await dialog.getByLabel('Phone').fill(phone);
}

describe('the dialog Get a Demo Call', () => {
  const call = (dialog: Locator) => dialog.getByRole('button', { name: 'Call me' });

  it('says at each field what is wrong, and sends nothing [W-5.1, W-5.2, W-5.3]', async () => {
    const dialog = await openDemoCall();
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await fill(dialog, 'R', 'ravi@example', '9876543');
    await call(dialog).click();
    await dialog.getByText('Please enter a valid business email').waitFor();
    await dialog.getByText('Name must be at least 2 characters').waitFor();
    // Ten characters with the dial code are enough; +91 and six digits are nine.
    await dialog.getByLabel('Phone').fill('987654');
    await call(dialog).click();
    await dialog.getByText('Please enter a valid phone number').waitFor();
    await expect
      .poll(() => dialog.getByLabel('First name').evaluate((field) => field === document.activeElement))
      .toBe(true);
    expect(sent.filter((url) => url.includes('/save_lead') || url.includes('/functions/demo-call'))).toEqual([]);
  });

  it('takes the country by its first letters, strips the number and sends both as one, as a lead and as a call [W-1.15, W-2.133, W-3.46, W-3.47, W-3.48, W-4.17, W-5.8, W-5.9, W-5.10, W-7.36, W-7.47]', async () => {
    const dialog = await openDemoCall();
    expect(await call(dialog).isEnabled()).toBe(true);
    const country = dialog.getByLabel('Country');
    expect(await country.textContent()).toContain('India (+91)');
    await country.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'India (+91)' }).waitFor();
    await page.keyboard.type('united a');
    await page.locator('[role="option"][data-highlighted]').filter({ hasText: 'United Arab Emirates' }).waitFor();
    await page.keyboard.press('Enter');
    expect(await country.textContent()).toContain('United Arab Emirates (+971)');
    await fill(dialog, 'Omar', 'omar@example.ae', '50-123 45 67');
    expect(await dialog.getByLabel('Phone').inputValue()).toBe('501234567');
    const lead = page.waitForRequest('**/save_lead');
    const function_ = page.waitForRequest('**/functions/demo-call');
    await call(dialog).click();
    expect((await lead).postDataJSON()).toMatchObject({
      sheet_name: 'calling_leads',
      data: { name: 'Omar', email: 'omar@example.ae', phone_number: '+971501234567' },
    });
    expect((await function_).postDataJSON()).toMatchObject({
      name: 'Omar',
      phone_number: '+971501234567',
      client: 'parley-website',
    });
    await page.getByText('Call request submitted successfully!').waitFor();
  });

  it('forgets letters typed in a list after 1000 ms [W-9.7]', async () => {
    const dialog = await openDemoCall();
    await page.clock.install();
    await dialog.getByLabel('Country').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'India (+91)' }).waitFor();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const highlighted = page.locator('[role="option"][data-highlighted]');
    const type = async (letter: string) => {
      await page.keyboard.press(letter);
      await page.clock.runFor(1);
    };
    await type('c');
    await highlighted.filter({ hasText: 'Canada' }).waitFor();
    await page.clock.runFor(900);
    // Still one word: no country begins with "cg".
    await type('g');
    expect(await highlighted.textContent()).toContain('Canada');
    await page.clock.runFor(1000);
    await type('g');
    await highlighted.filter({ hasText: 'Germany' }).waitFor();
  });

  it('goes to success on acceptance, and is a new form when it was closed [W-4.11, W-4.15, W-8.16]', async () => {
    let dialog = await openDemoCall();
    await fill(dialog, 'Ravi', 'ravi@example.in', '9876543210');
    await call(dialog).click();
    await page.getByText('Call request submitted successfully!').waitFor();
    await dialog.getByText('Your request is in').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.locator('.hero').getByRole('button', { name: 'Try Now' }).click();
    dialog = page.getByRole('dialog', { name: 'Get a Demo Call' });
    expect(await dialog.getByLabel('First name').inputValue()).toBe('');
  });

  it.each([
    ['an error', (): typeof failing => failing],
    ['a lost connection', () => undefined],
  ])(
    'shows after %s the error with a retry, which leads back to the form as it was [W-4.13, W-4.14, W-8.12, W-8.13]',
    async (_, answer) => {
      await page.route('**/functions/demo-call', (route) => {
        const response = answer();
        return response ? route.fulfill(response) : route.abort();
      });
      const dialog = await openDemoCall();
      await fill(dialog, 'Ravi', 'ravi@example.in', '9876543210');
      await call(dialog).click();
      await dialog.getByText('That did not work').waitFor();
      await page.locator('[data-sonner-toast]').getByText('Failed to place call. Please try again.').waitFor();
      expect(await call(dialog).isVisible()).toBe(false);
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await call(dialog).waitFor();
      expect(await dialog.getByLabel('First name').inputValue()).toBe('Ravi');
    },
  );

  it('succeeds after 2.5 s without an answer; what comes later changes nothing [W-4.12, W-4.16, W-8.14, W-8.15, W-8.19]', async () => {
    await page.clock.install();
    const { promise: held, resolve: fail } = Promise.withResolvers<void>();
    await page.route('**/functions/demo-call', async (route) => {
      await held;
      await route.fulfill(failing);
    });
    const dialog = await openDemoCall();
    await fill(dialog, 'Ravi', 'ravi@example.in', '9876543210');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await call(dialog).click();
    await dialog.getByRole('button', { name: 'Submitting...' }).waitFor();
    await page.clock.runFor(2499);
    expect(await dialog.getByRole('button', { name: 'Submitting...' }).isDisabled()).toBe(true);
    await page.clock.runFor(1);
    await dialog.getByText('Your request is in').waitFor();
    await page.clock.resume();
    await page.getByText('Call request received—processing in background.').waitFor();
    const late = page.waitForResponse('**/functions/demo-call');
    fail();
    await (await late).finished();
    await page.clock.runFor(1000);
    expect(await page.getByText('Failed to place call. Please try again.').count()).toBe(0);
    expect(await dialog.getByText('Your request is in').isVisible()).toBe(true);
  });

  it('is worked by keyboard alone', async () => {
    await page.goto(stack.url);
    await page.waitForFunction(() => document.querySelector('.voice-widget'));
    await page.locator('.hero').getByRole('button', { name: 'Try Now' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Get a Demo Call' });
    await dialog.waitFor();
    await dialog.getByLabel('First name').focus();
    await page.keyboard.type('Ravi');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ravi@example.in');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('98765 43210');
    await page.keyboard.press('Enter');
    await dialog.getByText('Your request is in').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.matches('.hero button') === true);
  });
});

describe('the call-request panel', () => {
  const call = (dialog: Locator) => dialog.getByRole('button', { name: 'Call me now' });

  it('follows the demo-call request to its success, and leads on to the contact page [W-2.67, W-2.68, W-2.111, W-4.18, W-4.19, W-7.62]', async () => {
    await page.clock.install();
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/functions/demo-call', async (route) => {
      await held;
      await route.continue();
    });
    const dialog = await openCallRequest();
    await fill(dialog, 'Meera', 'meera@example.in', '9876500001');
    await call(dialog).click();
    // No optimism here: it waits for its result.
    await page.clock.runFor(6000);
    await dialog.getByRole('button', { name: 'Submitting...' }).waitFor();
    answer();
    await dialog.getByText('Perfect! You will receive a call right away.').waitFor();
    const talk = dialog.getByRole('link', { name: 'Talk to us now' });
    expect(await talk.getAttribute('href')).toBe('/contact');
    await talk.click();
    await page.waitForURL('**/contact-us');
  });

  it('says what failed, and tries again with the form as it was [W-4.20, W-8.17, W-8.18]', async () => {
    await page.route('**/functions/demo-call', (route) => route.fulfill(failing));
    const dialog = await openCallRequest();
    await fill(dialog, 'Meera', 'meera@example.in', '9876500002');
    await call(dialog).click();
    await dialog.getByText('Something went wrong').waitFor();
    await dialog.getByText("We couldn't place your call at this moment. Please try again.").waitFor();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    expect(await dialog.getByLabel('First name').inputValue()).toBe('Meera');
    await page.unroute('**/functions/demo-call');
    await call(dialog).click();
    await dialog.getByText('Perfect! You will receive a call right away.').waitFor();
  });
});

describe('the newsletter', () => {
  const field = () => page.getByLabel('News and insights by e-mail');
  const toasts = () => page.locator('[data-sonner-toast]');

  /** The page with its program running, whose time stands still: no toast goes while the test is busy. */
  async function openStill(): Promise<void> {
    await page.clock.install();
    await page.goto(stack.url);
    await page.waitForFunction(() => document.querySelector('.voice-widget'));
    await page.clock.pauseAt(Date.now() + 3_600_000);
  }

  /** A toast comes a moment after what it is about, and fades before it is gone. Gives how long that took the page, in ms. */
  async function runUntilToasts(count: number): Promise<number> {
    let ranMs = 0;
    const step = async () => {
      await page.clock.runFor(20);
      ranMs += 20;
      return toasts().count();
    };
    await expect.poll(step).toBe(count);
    return ranMs;
  }

  it('stands in the footer and posts its lead; its button is busy meanwhile [W-1.19, W-2.65, W-4.35, W-4.38, W-5.14, W-7.54, W-8.22, W-8.23, W-8.24]', async () => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/save_lead', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(stack.url);
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel('News and insights by e-mail').fill('asha@example.com');
    const sent = page.waitForRequest('**/save_lead');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      sheet_name: 'email_subscription',
      data: { email: 'asha@example.com' },
    });
    expect(await footer.getByRole('button', { name: 'Subscribing...' }).isDisabled()).toBe(true);
    answer();
    await footer.getByText('You are on the list.').waitFor();
    const toast = page.locator('[data-sonner-toast]');
    await toast.getByText('Success!').waitFor();
    await toast.getByText('You will receive our news and insights, and you allow us to e-mail you.').waitFor();
  });

  it('says by a toast what is wrong; Enter in the empty field too [W-5.11, W-5.12, W-5.15, W-8.20]', async () => {
    await page.goto(stack.url);
    await field().press('Enter');
    const toast = page.locator('[data-sonner-toast]');
    await toast.filter({ hasText: 'Email is required' }).getByText('Error', { exact: true }).waitFor();
    await field().fill('asha@');
    await field().press('Enter');
    await toast.filter({ hasText: 'Please enter a valid email address' }).getByText('Error', { exact: true }).waitFor();
  });

  it('has its toasts stand three at once, each for 4 s [W-9.9, W-9.10]', async () => {
    await openStill();
    await field().press('Enter');
    await runUntilToasts(1);
    let ranMs = 0;
    for (const count of [2, 3, 4]) {
      await field().press('Enter');
      ranMs += await runUntilToasts(count);
    }
    expect(await toasts().and(page.locator('[data-visible="true"]')).count()).toBe(3);
    // The first one stands to the end, and the last one no longer than it may.
    await page.clock.runFor(3900 - ranMs);
    expect(await toasts().and(page.locator('[data-removed="false"]')).count()).toBe(4);
    await page.clock.runFor(100 + ranMs);
    expect(await runUntilToasts(0)).toBeLessThan(500);
  });

  it('uses one style of toast for the results of all forms, read out and closable by hand [W-9.13]', async () => {
    await openStill();
    await field().press('Enter');
    await runUntilToasts(1);
    expect(await page.locator('section[aria-live="polite"]').locator('[data-sonner-toast]').count()).toBe(1);
    await toasts().getByRole('button', { name: 'Close', exact: true }).click();
    await runUntilToasts(0);
    expect(await page.locator('.notice').count()).toBe(0);
  });

  it('shows success though the lead could not be stored, which is logged [W-7.55, W-7.56]', async () => {
    await page.route('**/save_lead', (route) => route.fulfill({ status: 503, json: {} }));
    const logged = page.waitForEvent('console', (message) => message.text().includes('newsletter lead was not stored'));
    await page.goto(stack.url);
    await field().fill('asha@example.com');
    await field().press('Enter');
    await page.getByText('You are on the list.').waitFor();
    await logged;
  });

  it('says so when the form itself fails before it could send [W-7.57, W-8.21]', async () => {
    await page.goto(stack.url);
    await page.waitForFunction(() => document.querySelector('.voice-widget'));
    await page.evaluate(() => {
      Object.defineProperty(crypto, 'getRandomValues', {
        value: () => {
          throw new Error('no randomness');
        },
      });
    });
    await field().fill('asha@example.com');
    await field().press('Enter');
    const toast = page.locator('[data-sonner-toast]');
    await toast
      .filter({ hasText: 'Failed to subscribe. Please try again.' })
      .getByText('Error', { exact: true })
      .waitFor();
    await page.getByRole('button', { name: 'Subscribe' }).waitFor();
  });
});
