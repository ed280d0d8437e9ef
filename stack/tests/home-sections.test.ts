import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser, Page } from 'playwright-core';
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

/** The spec's order; key features are no entry of it. */
const defaultSections = [
  'HeroBanner',
  'RequestCallback',
  'HowItWorks',
  'OmniChannelBanner',
  'BenefitsRealEstate',
  'UseCases',
  'Testimonials',
  'CallToAction',
];
const savedOrder = [
  { id: 'cta', name: 'Call to action', component: 'CallToAction' },
  { id: 'gone', name: 'A section of former days', component: 'OldBanner' },
  { id: 'hero', name: 'Hero banner', component: 'HeroBanner' },
];

const shownSections = async (): Promise<string[]> => {
  const names = await page
    .locator('[data-section]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-section') ?? ''));
  return names.filter((name) => name !== 'KeyFeatures');
};
const save = (text: string) =>
  page.addInitScript((value) => localStorage.setItem('homepage-section-order', value), text);

describe('the order of the home page', () => {
  it('is the default one in what the server sends, and stays it [W-2.69]', async () => {
    const html = await (await fetch(stack.url)).text();
    const sent = [...html.matchAll(/data-section="(\w+)"/g)].map(([, name]) => name);
    expect(sent.filter((name) => name !== 'KeyFeatures')).toEqual(defaultSections);
    await page.goto(stack.url);
    await page.waitForFunction(() => document.querySelector('.voice-widget'));
    expect(await shownSections()).toEqual(defaultSections);
    expect(await page.getByText('Loading...').isVisible()).toBe(false);
  });

  it('is the saved one, without a frame of another; "Loading..." stands till then [W-2.70, W-2.75]', async () => {
    await save(JSON.stringify(savedOrder));
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      requestAnimationFrame(function look() {
        const first = document.querySelector('[data-section]');
        const isShown = first?.checkVisibility() === true;
        const waiting = document.querySelector('.home__waiting')?.checkVisibility() === true;
        const now = isShown ? (first.getAttribute('data-section') ?? '') : waiting ? 'Loading...' : 'nothing';
        if (seen.at(-1) !== now) seen.push(now);
        requestAnimationFrame(look);
      });
    });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/entry.client-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(stack.url);
    await page.getByText('Loading...').waitFor();
    release();
    await page.locator('[data-section="CallToAction"]').waitFor();
    await page.waitForFunction(() => document.querySelector('.voice-widget'));
    expect(await shownSections()).toEqual(['CallToAction', 'HeroBanner']);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.filter((one) => one !== 'nothing')).toEqual(['Loading...', 'CallToAction']);
  });

  it('is the default one when what is saved cannot be read; that is logged [W-2.73, W-2.74]', async () => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('saved section order'));
    await save('{not json');
    await page.goto(stack.url);
    expect((await logged).type()).toBe('error');
    await page.locator('[data-section="HeroBanner"]').waitFor();
    expect(await shownSections()).toEqual(defaultSections);
  });
});

describe('the callback request', () => {
  const form = () => page.locator('#request-callback');
  const fill = async (name: string, email: string, phone: string) => {
    await form().getByLabel('First name').fill(name);
    await form().getByLabel('Business email').fill(email);
    await form().getByLabel('Phone').fill(phone);
  };
  const submit = () => form().getByRole('button', { name: 'Request a callback' }).click();

  it('says at each field what is wrong [W-5.4, W-5.5, W-5.6]', async () => {
    await page.goto(stack.url);
    await fill('A', 'asha@example', '12345');
    await submit();
    await form().getByText('Name must be at least 2 characters').waitFor();
    await form().getByText('Please enter a valid business email').waitFor();
    await form().getByText('Please enter a valid phone number').waitFor();
  });

  it('sends one lead of calling_leads, no call, and confirms in its place [W-1.13, W-1.17, W-2.104, W-4.21, W-4.22, W-4.23, W-4.24, W-7.48, W-7.49]', async () => {
    const called: string[] = [];
    page.on('request', (request) => called.push(new URL(request.url()).pathname));
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/save_lead', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(stack.url);
    await fill('Asha', 'asha@example.com', '98200 11223');
    const sent = page.waitForRequest('**/save_lead');
    await submit();
    expect((await sent).postDataJSON()).toMatchObject({
      sheet_name: 'calling_leads',
      data: { name: 'Asha', email: 'asha@example.com', phone_number: '+919820011223' },
      source_page: '/',
      consent_version: '2026-11/contact/en',
    });
    expect(await form().getByRole('button', { name: 'Submitting...' }).isDisabled()).toBe(true);
    const answered = page.waitForResponse('**/save_lead');
    release();
    expect((await answered).status()).toBe(201);
    await form().getByText('Our team will contact you within 24 hours.').waitFor();
    expect(await form().locator('form').count()).toBe(0);
    expect(called).not.toContain('/functions/demo-call');
  });

  it('is sent also when the rules of the form cannot be loaded', async () => {
    await page.route('**/assets/lead-schema*', (route) => route.abort());
    await page.goto(stack.url);
    await fill('Chitra', 'chitra@example.com', '98200 11226');
    const answered = page.waitForResponse('**/save_lead');
    await submit();
    expect((await answered).status()).toBe(201);
    await form().getByText('Our team will contact you within 24 hours.').waitFor();
  });

  it('stands on the contact page too', async () => {
    await page.goto(`${stack.url}/contact-us`);
    const contact = page.locator('#callback');
    await contact.getByLabel('First name').fill('Bela');
    await contact.getByLabel('Business email').fill('bela@example.com');
    await contact.getByLabel('Phone').fill('9820011225');
    await contact.getByRole('button', { name: 'Request a callback' }).click();
    await contact.getByText('Our team will contact you within 24 hours.').waitFor();
  });

  it('tells the page’s own rule: e-mail and phone, for marketing and sales, beside the button [W-5.36, W-5.37, W-5.38]', async () => {
    await page.goto(stack.url);
    const notice = form().locator('.consent');
    expect(await notice.textContent()).toMatch(/contact you by e-mail or phone for marketing and sales/);
    expect(await notice.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacy-policy');
  });

  it('sends along what a program wrote into the hidden field', async () => {
    await page.goto(stack.url);
    await fill('Robo', 'robo@example.com', '98200 11224');
    await form()
      .locator('input[name="company_fax"]')
      .evaluate((field) => {
        (field as HTMLInputElement).value = '1';
      });
    const sent = page.waitForRequest('**/save_lead');
    await submit();
    expect((await sent).postDataJSON()).toMatchObject({ honeypot: '1' });
  });
});
