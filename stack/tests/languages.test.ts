import { axeProblems } from '@parley/kit-testing/axe-problems';
import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StackProcess, startStackProcess } from '../testing/stack-process.ts';

let stack: StackProcess;
let browser: Browser;
let page: Page;
/** What went wrong in the page, among it a page of the browser that differs from the server's. */
let troubles: string[];

/** Paths in English; each stands under `/hi` too. */
const ownWords = [
  '/',
  '/solutions',
  '/solutions/real-estate',
  '/pricing',
  '/faq',
  '/about-us',
  '/resources',
  '/contact-us',
  '/booking',
  '/privacy-policy',
  '/privacy/choices',
  '/terms-of-service',
];
/** Their interface is in Hindi, what they show in English. */
const englishContent = [
  '/blog',
  '/blog/speed-to-lead',
  '/case-studies',
  '/case-studies/villa-buyers-abroad-answered-in-their-own-evening',
];
const inHindi = (path: string) => (path === '/' ? '/hi' : `/hi${path}`);

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStackProcess(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  troubles = [];
  page.on('pageerror', ({ message }) => troubles.push(message));
  page.on('console', (line) => line.type() === 'error' && troubles.push(line.text()));
});
afterEach(() => page.close());

const open = (path: string) => page.goto(stack.url + path, { waitUntil: 'load' });

/** Opens a page and waits until its program runs. */
async function openAlive(path: string): Promise<void> {
  await open(path);
  await page.locator('.voice-button').waitFor();
}

/** What a reader of Hindi meets in Latin letters: texts and names of controls that are not marked as another language. */
function latinTexts(): Promise<string[]> {
  return page.evaluate(() => {
    const allowed =
      /Parley|BHK|RERA|\bAI\b|USD|DND|TRAI|DPDP|Act|CRM|RSS|OC|Facebook|Instagram|Twitter|LinkedIn|Google Analytics|Meta|Microsoft Clarity|“stop”|[a-z]+@[a-z.]+|404|alt\+T/g;
    const foreign = '[lang=en], [lang=hi-Latn], script, style, noscript';
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      // The script of calls shows what is really said, English words and all.
      if (!parentElement?.closest(`${foreign}, .script__table td`)) texts.push(data.trim());
    }
    for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (!element.closest(foreign)) texts.push(element.getAttribute(name) ?? '');
    return [...new Set(texts)].filter((text) => /[a-z]{2}/i.test(text.replace(allowed, '')));
  });
}

describe('a public page in Hindi', () => {
  it.each(ownWords)('%s says everything in Hindi, and comes alive as the server wrote it', async (path) => {
    await openAlive(inHindi(path));
    expect(await page.locator('html').getAttribute('lang')).toBe('hi');
    expect(await latinTexts()).toEqual([]);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/[\u0900-\u097f]/);
    expect(troubles).toEqual([]);
  });

  it.each(englishContent)('%s says that what it shows is in English, and marks it so', async (path) => {
    await openAlive(inHindi(path));
    await page.getByText('यह अंग्रेज़ी में है।').waitFor();
    expect(await page.locator('main [lang=en]').count()).toBeGreaterThan(0);
    expect(await page.locator('main').innerText()).not.toMatch(/\b(All posts|Published|Customer|Book Demo)\b/);
    expect(troubles).toEqual([]);
  });

  it('has the same sections, forms and buttons as the English one', async () => {
    const shape = async (path: string) => {
      await openAlive(path);
      return page.evaluate(() => ({
        sections: [...document.querySelectorAll('[data-section]')].map((section) =>
          section.getAttribute('data-section'),
        ),
        headings: document.querySelectorAll('main :is(h1, h2, h3)').length,
        buttons: document.querySelectorAll('main button').length,
        forms: [...document.querySelectorAll('form')].map((form) => form.dataset.form),
      }));
    };
    expect(await shape('/hi')).toEqual(await shape('/'));
  });

  it('does not overflow the smallest phone, nor break the rules of axe', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [...ownWords, ...englishContent].map(inHindi)) {
      await open(path);
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320]);
    }
    for (const path of ['/hi', '/hi/resources', '/hi/booking', '/hi/blog', '/hi/case-studies']) {
      await open(path);
      expect([path, await axeProblems(page)]).toEqual([path, []]);
    }
  });

  it('is a page that does not exist when there is none, in Hindi', async () => {
    const response = await open('/hi/nothing-here');
    expect(response?.status()).toBe(404);
    expect(await page.locator('h1').innerText()).toBe('यह पेज नहीं है');
    expect(await latinTexts()).toEqual([]);
    expect((await open('/hindi'))?.status()).toBe(404);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });
});

describe('links', () => {
  it('stay in the language of their page', async () => {
    for (const path of ['/', '/faq', '/blog/speed-to-lead', '/privacy-policy', '/contact-us']) {
      await openAlive(inHindi(path));
      const out = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([hreflang])')]
          .map((link) => link.getAttribute('href'))
          .filter((href) => !/^\/hi(?:[/?#]|$)|^\/blog\/rss\.xml$/.test(href ?? '')),
      );
      expect([path, out]).toEqual([path, []]);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'क़ीमत' }).click();
    await page.waitForURL('**/hi/pricing');
    await page.getByRole('heading', { level: 1, name: 'क़ीमत' }).waitFor();
  });

  it('of the footer lead to the same page in the other language, and back', async () => {
    await openAlive('/hi/pricing');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await page.waitForURL(`${stack.url}/pricing`);
    await page.getByRole('heading', { level: 1, name: 'Pricing' }).waitFor();
    const other = page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' });
    expect(await other.getAttribute('lang')).toBe('hi');
    expect(await other.getAttribute('hreflang')).toBe('hi');
    await other.click();
    await page.waitForURL(`${stack.url}/hi/pricing`);
    expect(await page.context().cookies()).toEqual([]);
  });

  it('of the phone’s menu hold the languages too', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openAlive('/hi');
    await page.getByRole('button', { name: 'मेन्यू खोलें' }).click();
    await page.locator('#mobile-menu').getByRole('link', { name: 'English' }).click();
    await page.waitForURL(`${stack.url}/`);
  });

  it('of older addresses lead on within the language', async () => {
    const response = await fetch(`${stack.url}/hi/contact`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/hi/contact-us']);
  });
});

describe('search engines', () => {
  const head = () =>
    page.evaluate(() => ({
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      alternates: Object.fromEntries(
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map(({ hreflang, href }) => [
          hreflang,
          href,
        ]),
      ),
      locale: document.querySelector('meta[property="og:locale"]')?.getAttribute('content'),
    }));

  it('are told of both languages of a page, on each of them and in the sitemap', async () => {
    const alternates = {
      en: `${stack.url}/faq`,
      hi: `${stack.url}/hi/faq`,
      'x-default': `${stack.url}/faq`,
    };
    await open('/faq');
    expect(await head()).toEqual({ canonical: alternates.en, alternates, locale: 'en_IN' });
    await open('/hi/faq');
    expect(await head()).toEqual({ canonical: alternates.hi, alternates, locale: 'hi_IN' });
    const sitemap = await (await fetch(`${stack.url}/sitemap.xml`)).text();
    const entry = sitemap.match(/<url><loc>[^<]*\/hi\/faq<\/loc>.*?<\/url>/)?.[0];
    for (const [language, address] of Object.entries(alternates))
      expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`);
    expect(sitemap).not.toContain('/hi/blog/');
  });

  it('are sent to the English page where the text is English', async () => {
    await open('/hi/blog/speed-to-lead');
    expect(await head()).toMatchObject({ canonical: `${stack.url}/blog/speed-to-lead`, alternates: {} });
  });

  it('get questions and answers in the language of the page', async () => {
    await open('/hi/faq');
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.find((text) => text.includes('FAQPage'))).toContain('वॉइस टेक्नोलॉजी कैसे काम करती है?');
  });
});

describe('forms', () => {
  it('say in Hindi what is missing, and what was received', async () => {
    await openAlive('/hi');
    const form = page.locator('form[data-form=callback]');
    await form.getByLabel('नाम').fill('र');
    await form.getByLabel('बिज़नेस ईमेल').fill('nobody');
    await form.getByRole('button', { name: 'कॉल बैक मँगाएँ' }).click();
    await form.getByText('नाम में कम से कम 2 अक्षर हों').waitFor();
    await form.getByText('सही बिज़नेस ईमेल लिखें').waitFor();
    await form.getByText('सही फ़ोन नंबर लिखें').waitFor();
    await form.getByLabel('नाम').fill('रोहिणी');
    await form.getByLabel('बिज़नेस ईमेल').fill('rohini@kestrel.in');
    await form.getByLabel('फ़ोन').fill('9876543210');
    await form.getByRole('button', { name: 'कॉल बैक मँगाएँ' }).click();
    await page.getByText('हमारी टीम 24 घंटे के अंदर आपसे संपर्क करेगी।').waitFor();
    expect(await latinTexts()).toEqual([]);
  });

  it('in dialogs and in notices speak Hindi too', async () => {
    await openAlive('/hi');
    await page.getByRole('banner').getByRole('button', { name: 'शुरू करें' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'भेजें' }).click();
    await page.getByText('कुछ ठीक करना है').waitFor();
    await dialog.getByText('नाम लिखना ज़रूरी है').waitFor();
    expect(await latinTexts()).toEqual([]);
    await dialog.getByRole('button', { name: 'बंद करें' }).click();
    await page.getByRole('button', { name: 'आज़माएँ' }).first().click();
    await page.getByRole('dialog', { name: 'डेमो कॉल मँगाएँ' }).getByRole('combobox').click();
    await page.getByRole('option', { name: 'संयुक्त अरब अमीरात (+971)' }).waitFor();
    expect(await latinTexts()).toEqual([]);
  });

  it('of the calendar book a time that is written as it is said', async () => {
    await openAlive('/hi');
    await page.getByRole('link', { name: 'डेमो बुक करें' }).first().click();
    const calendar = page.frameLocator('.booking-frame iframe');
    await calendar.locator('.slots__days button').nth(1).click();
    const time = calendar.locator('.slots__times button').first();
    expect(await time.innerText()).toMatch(/^(?:सुबह|दोपहर|शाम|रात) \d+:\d\d$/);
    await time.click();
    await calendar.getByLabel('नाम').fill('फ़ैज़');
    await calendar.getByLabel('ईमेल').fill('faiz@purani-gali.in');
    await calendar.getByRole('button', { name: 'यह समय बुक करें' }).click();
    await calendar.getByRole('heading', { name: /^मिलते हैं / }).waitFor();
    expect(await calendar.getByRole('link', { name: 'यह लिंक' }).getAttribute('href')).toMatch(/^\/hi\/booking\?/);
  });
});

describe('an English page', () => {
  it('loads nothing of the other language', async () => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    const ofHindi = () => files.filter((file) => /devanagari|\/hi-[\w-]+\.js/.test(file));
    await openAlive('/');
    // Fonts are asked for when words stand that need them, which may be later than the program runs.
    await expect.poll(() => files.filter((file) => file.endsWith('.woff2'))).toHaveLength(2);
    await page.evaluate(() => document.fonts.ready);
    expect(ofHindi()).toEqual([]);
    files.length = 0;
    await openAlive('/hi');
    await expect.poll(ofHindi).toHaveLength(2);
  });
});
