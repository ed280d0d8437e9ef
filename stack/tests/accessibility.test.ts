import { axeProblems } from '@parley/kit-testing/axe-problems';
import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser, BrowserContext, BrowserContextOptions, Frame, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startAgentCall } from '../testing/agent-call.ts';
import { type StackProcess, startStackProcess } from '../testing/stack-process.ts';
import { standInTrackers } from '../testing/stand-in-trackers.ts';

let stack: StackProcess;
let browser: Browser;
let context: BrowserContext;
/** Every public page: each route, one case study, one post, and what is not there. */
let paths: string[];

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStackProcess(), launchBrowser()]);
  const firstLink = async (list: string) => {
    const html = await (await fetch(stack.url + list)).text();
    const link = new RegExp(`href="(${list}/(?!rss)[a-z0-9-]+)"`).exec(html)?.[1];
    if (!link) throw new Error(`${list} names nothing`);
    return link;
  };
  paths = [
    '/',
    '/solutions',
    '/solutions/real-estate',
    '/faq',
    '/pricing',
    '/contact-us',
    '/privacy-policy',
    '/privacy/choices',
    '/terms-of-service',
    '/about-us',
    '/resources',
    '/blog',
    await firstLink('/blog'),
    '/blog/no-such-post',
    '/case-studies',
    await firstLink('/case-studies'),
    '/case-studies/no-such-study',
    '/booking',
    '/booking?embed',
    '/no-such-page',
    '/hi',
    '/hi/contact-us',
    '/auth',
  ];
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});
afterEach(() => context.close());

async function newPage(options: BrowserContextOptions = desktop): Promise<Page> {
  context = await browser.newContext(options);
  return context.newPage();
}

/** Opens a page and waits until its program runs. */
async function open(page: Page, path = '/', url = stack.url): Promise<void> {
  await page.goto(url + path, { waitUntil: 'load' });
  if (path !== '/auth' && path !== '/booking?embed') await page.locator('.voice-widget').waitFor();
  if (path.startsWith('/booking')) await page.getByRole('group', { name: 'Time' }).waitFor();
}

/** Opens every public page, one after the other: a page behind another is drawn more rarely, so two at once take longer. */
async function onEveryPage(
  options: BrowserContextOptions,
  look: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  const page = await newPage(options);
  for (const path of paths) {
    await page.setViewportSize(options.viewport ?? desktop.viewport);
    await open(page, path);
    await scrollThrough(page);
    await look(page, path);
  }
}

/** Brings each part of the page near once, so that what loads late has its place. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
}

async function expectNothing(where: Page | Frame, name: string): Promise<void> {
  expect(await axeProblems(where), name).toEqual([]);
}

/** What looks out of the page to the side, or of whose own text a part is cut off. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    const name = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`;
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('svg, .visually-hidden, .skip-link, [aria-hidden="true"], [inert]')) continue;
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      const scroller = element.parentElement?.closest('[data-scrolls], pre, .table-scroll');
      if (!scroller && (box.left < -12 || box.right > innerWidth + 1)) found.push(`${name(element)} looks out`);
      const style = getComputedStyle(element);
      const clips = style.overflowX === 'hidden' || style.overflowX === 'clip';
      if (clips && element.scrollWidth > element.clientWidth + 1 && element.textContent?.trim())
        found.push(`${name(element)} is cut off`);
    }
    return found;
  });
}

/** What a thumb may miss: targets under 44 px, but for links within a sentence, which are as high as their line. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, summary, [role="tab"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden="true"], .visually-hidden, .skip-link'))
      .filter((element) => !element.matches('[type="range"], [type="checkbox"], [type="radio"]'))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.height < 43.5 || box.width < 43.5))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 90)} is ${box.width} × ${box.height}`),
  );
}

const isInside = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement));

/** Tab, as often as there are places and twice more, never leaves the dialog; Shift and Tab neither. */
async function expectFocusKept(page: Page, dialog: Locator): Promise<void> {
  const places = await dialog.locator('a, button, input:not([tabindex="-1"]), select, iframe').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < places + 2; press += 1) {
      await page.keyboard.press(key);
      expect(await isInside(dialog), `${key} ${press}`).toBe(true);
    }
  }
}

/** Presses Tab until the focus is on `target`. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never comes there');
}

/** Makes the window smaller, as turning, zooming or another device would, and waits until the page follows. */
async function shrink(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

describe('every public page', () => {
  it('keeps nobody out by the rules of axe on a desktop, and shows all of itself at 200 %, which scrolls one way only', async () => {
    const found: string[] = [];
    await onEveryPage(desktop, async (page, path) => {
      await expectNothing(page, path);
      // 200 % of a screen of 1280 px.
      await shrink(page, { width: 640, height: 400 });
      found.push(...(await cutOff(page)).map((what) => `${path}: ${what}`));
    });
    expect(found).toEqual([]);
  }, 180_000);

  it('keeps nobody out by the rules of axe on a phone, gives a thumb 44 px to press, and shows all of itself on 320 px', async () => {
    const found: string[] = [];
    await onEveryPage(phone, async (page, path) => {
      await expectNothing(page, path);
      expect(await smallTargets(page), path).toEqual([]);
      await shrink(page, { width: 320, height: 640 });
      found.push(...(await cutOff(page)).map((what) => `${path}: ${what}`));
    });
    expect(found).toEqual([]);
  }, 180_000);
});

const answers = {
  bad: { status: 500, json: { data: null, error: { code: 'not-saved', message: 'No.' } } },
};

async function fillContact(page: Page, dialog: Locator): Promise<void> {
  await tabTo(page, dialog.getByLabel('First name'));
  await page.keyboard.type('Ravi');
  await tabTo(page, dialog.getByLabel('Business email'));
  await page.keyboard.type('ravi@example.in');
  await tabTo(page, dialog.getByLabel('Phone'));
  await page.keyboard.type('9876543210');
}

/** Opens a dialog by Enter on its button. */
async function openByKey(page: Page, opener: Locator, title: string): Promise<Locator> {
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  await page.waitForFunction(() => document.querySelector('[role="dialog"]')?.contains(document.activeElement));
  return dialog;
}

async function closeByEscape(page: Page, dialog: Locator, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
}

describe.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('by keyboard alone, and by the rules of axe, on %s', (_, profile) => {
  it('Get a Demo Call: its form, its errors, its failure, its success', async () => {
    const page = await newPage(profile);
    await open(page);
    await page.route('**/functions/demo-call', (route) => route.fulfill(answers.bad));
    const opener = page.locator('.hero').getByRole('button', { name: 'Try Now' });
    const dialog = await openByKey(page, opener, 'Get a Demo Call');
    await expectNothing(page, 'form');
    await expectFocusKept(page, dialog);
    await tabTo(page, dialog.getByRole('button', { name: 'Call me' }));
    await page.keyboard.press('Enter');
    await dialog.getByText('Please enter a valid business email').waitFor();
    await expectNothing(page, 'errors');
    await fillContact(page, dialog);
    await page.keyboard.press('Enter');
    await dialog.getByText('That did not work').waitFor();
    await expectNothing(page, 'failure');
    await page.unroute('**/functions/demo-call');
    await tabTo(page, dialog.getByRole('button', { name: 'Try again' }));
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Call me' }));
    await page.keyboard.press('Enter');
    await dialog.getByText('Your request is in').waitFor();
    await expectNothing(page, 'success');
    await expectFocusKept(page, dialog);
    await closeByEscape(page, dialog, opener);
  });

  it('Get Started: its form, its error, its success', async () => {
    const page = await newPage(profile);
    await open(page);
    await page.route('**/save_lead', (route) => route.fulfill(answers.bad));
    const opener = page.getByRole('button', { name: 'Get Started Now' });
    const dialog = await openByKey(page, opener, 'Get Started');
    await expectNothing(page, 'form');
    await expectFocusKept(page, dialog);
    await tabTo(page, dialog.getByRole('button', { name: 'Submit' }));
    await page.keyboard.press('Enter');
    await dialog.getByText('Name is required').waitFor();
    await expectNothing(page, 'a field is missing');
    await page.keyboard.type('Asha');
    await page.keyboard.press('Tab');
    await page.keyboard.type('asha@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type('+91 98765 43210');
    await page.keyboard.press('Enter');
    await dialog.getByText('Server error: 500').waitFor();
    await expectNothing(page, 'error');
    await page.unroute('**/save_lead');
    await tabTo(page, dialog.getByRole('button', { name: 'Try Again' }));
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Submit' }));
    await page.keyboard.press('Enter');
    await dialog.getByText('Thank You!').waitFor();
    await expectNothing(page, 'success');
    await expectFocusKept(page, dialog);
    await closeByEscape(page, dialog, opener);
  });

  it('Request a call: its form, its failure, its success', async () => {
    const page = await newPage(profile);
    await open(page, '/contact-us');
    await page.route('**/functions/demo-call', (route) => route.fulfill(answers.bad));
    const opener = page.getByRole('button', { name: 'Request a call', exact: true });
    const dialog = await openByKey(page, opener, 'Request a call');
    await expectNothing(page, 'form');
    await expectFocusKept(page, dialog);
    await fillContact(page, dialog);
    await page.keyboard.press('Enter');
    await dialog.getByText('Something went wrong').waitFor();
    await expectNothing(page, 'failure');
    await page.unroute('**/functions/demo-call');
    await tabTo(page, dialog.getByRole('button', { name: 'Try again' }));
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Call me now' }));
    await page.keyboard.press('Enter');
    await dialog.getByText('Perfect! You will receive a call right away.').waitFor();
    await expectNothing(page, 'success');
    await closeByEscape(page, dialog, opener);
  });

  it('Book a Live Demo: while it loads, its calendar, its steps', async () => {
    const page = await newPage(profile);
    await open(page);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/booking?embed', async (route) => {
      await held;
      await route.continue();
    });
    const opener = page.locator('.hero').getByRole('link', { name: 'Book Demo' });
    const dialog = await openByKey(page, opener, 'Book a Live Demo');
    await dialog.getByText('Loading calendar...').waitFor();
    await expectNothing(page, 'loading');
    await expectFocusKept(page, dialog);
    release();
    const calendar = dialog.locator('iframe').contentFrame();
    const day = calendar.getByRole('group', { name: 'Day' }).getByRole('button').nth(1);
    await day.waitFor();
    await expectNothing(page, 'calendar');
    const frame = page.frames().find((candidate) => candidate.url().includes('/booking?embed'));
    if (!frame) throw new Error('The calendar has no frame');
    await expectNothing(frame, 'inside the calendar');
    await tabTo(page, day);
    await page.keyboard.press('Enter');
    await tabTo(page, calendar.getByRole('group', { name: 'Time' }).getByRole('button').first());
    await page.keyboard.press('Enter');
    await tabTo(page, calendar.getByRole('button', { name: 'Book this time' }));
    await page.keyboard.press('Enter');
    await calendar.getByText('Name is required').waitFor();
    await expectNothing(frame, 'what is missing');
    await calendar.getByLabel('Name').focus();
    await page.keyboard.type('Asha');
    await page.keyboard.press('Tab');
    await page.keyboard.type('asha@example.com');
    await page.keyboard.press('Enter');
    await calendar.getByRole('heading', { name: /^See you on/ }).waitFor();
    await expectNothing(frame, 'booked');
    await tabTo(page, calendar.getByRole('button', { name: 'Cancel the demo' }));
    await page.keyboard.press('Enter');
    await calendar.getByRole('heading', { name: 'Your demo is cancelled' }).waitFor();
    await expectNothing(frame, 'cancelled');
    await closeByEscape(page, dialog, opener);
  });

  it('the agent: closed, open, in a call, and without a microphone', async () => {
    const page = await newPage(profile);
    await open(page);
    const button = page.getByRole('button', { name: 'Talk to the AI Sales Agent' });
    await openByKey(page, button, 'AI Sales Agent');
    await expectNothing(page, 'open');
    await page.keyboard.press('Enter');
    await page.getByText('Call started. You can now speak!').waitFor({ timeout: 15_000 });
    await expectNothing(page, 'in a call');
    await tabTo(page, page.getByRole('button', { name: 'End Call' }));
    await page.keyboard.press('Enter');
    await page.getByText('Call ended.').waitFor();
    await expectNothing(page, 'after a call');
    await closeByEscape(page, page.getByRole('dialog'), button);
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException('Permission denied', 'NotAllowedError');
      };
    });
    await open(page);
    await startAgentCall(page);
    await page.getByText('Your browser blocks the microphone.').waitFor();
    await expectNothing(page, 'without a microphone');
  });
});

describe('what opens on a page', () => {
  it('a video enlarges, on a desktop, and is worked by keyboard alone', async () => {
    const page = await newPage(desktop);
    await open(page);
    const opener = page.locator('.hero').getByRole('button', { name: 'Enlarge' });
    await opener.waitFor();
    const dialog = await openByKey(page, opener, 'Demo video');
    await dialog.getByRole('button', { name: 'Full screen' }).waitFor();
    await expectNothing(page, 'video');
    await expectFocusKept(page, dialog);
    await closeByEscape(page, dialog, opener);
  });

  it('the menu of a phone opens, leads on and closes by keyboard', async () => {
    const page = await newPage(phone);
    await open(page);
    const toggle = page.getByRole('button', { name: 'Open the menu' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    await expectNothing(page, 'menu');
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'Menu' }).waitFor({ state: 'hidden' });
    expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/pricing');
  });

  it('each use case opens, on a phone as on a desktop', async () => {
    const page = await newPage(phone);
    await open(page);
    const cases = page.locator('#use-cases');
    await cases.locator('summary', { hasText: 'Home loan assistance' }).click();
    await cases.locator('[open]').getByRole('button', { name: 'Try Now' }).waitFor();
    await scrollThrough(page);
    await expectNothing(page, 'accordion');
    expect(await cutOff(page)).toEqual([]);
    await page.setViewportSize(desktop.viewport);
    await open(page);
    await cases.getByRole('tab', { name: 'Product Features' }).click();
    await expectNothing(page, 'second tab');
  });

  it('the privacy choices, where outside tools are configured', async () => {
    const tracked = await startStackProcess({
      environment: { GA_ID: 'G-TEST123', PIXEL_ID: '1234567890', BEHAVIOUR_ID: 'abcdefghij' },
    });
    try {
      for (const profile of [desktop, phone]) {
        const page = await newPage(profile);
        await standInTrackers(context);
        await open(page, '/', tracked.url);
        await page.getByRole('region', { name: 'Privacy choices' }).waitFor();
        await expectNothing(page, 'privacy choices');
        expect(await cutOff(page)).toEqual([]);
        await tabTo(page, page.getByRole('button', { name: 'Decline' }));
        await page.keyboard.press('Enter');
        await page.getByRole('region', { name: 'Privacy choices' }).waitFor({ state: 'detached' });
        await context.close();
      }
    } finally {
      await tracked.stop();
    }
  });
});

describe('motion', () => {
  it('is none where it is to be reduced: nothing plays, slides or glides', async () => {
    const still: BrowserContextOptions = { ...desktop, reducedMotion: 'reduce' };
    const found: string[] = [];
    await onEveryPage(still, async (page, path) => {
      const moving = await page.evaluate(() => {
        const slow = (value: string) => value.split(',').some((part) => Number.parseFloat(part) > 0.001);
        const name = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`;
        return [
          ...document
            .getAnimations()
            .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
            .map(({ effect }) => `animates ${name((effect as KeyframeEffect).target as Element)}`),
          ...[...document.querySelectorAll('video')].filter(({ paused }) => !paused).map(() => 'a video plays'),
          ...[...document.querySelectorAll('*')]
            .filter((element) => slow(getComputedStyle(element).transitionDuration))
            .map((element) => `glides ${name(element)}`),
          ...[document.documentElement, document.body]
            .filter((element) => getComputedStyle(element).scrollBehavior === 'smooth')
            .map(() => 'scrolls smoothly'),
        ];
      });
      found.push(...moving.map((what) => `${path}: ${what}`));
    });
    expect(found).toEqual([]);
    const page = await context.newPage();
    await open(page);
    await page.getByRole('button', { name: 'Talk to the AI Sales Agent' }).click();
    await page.locator('.hero').getByRole('button', { name: 'Try Now' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Get a Demo Call' }).waitFor();
    const durations = await page.evaluate(() =>
      [...document.querySelectorAll('.voice-widget *, .dialog, .dialog *, .dialog__scrim')].flatMap((element) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
        return [
          animationName === 'none' ? 0 : Number.parseFloat(animationDuration),
          Number.parseFloat(transitionDuration),
        ];
      }),
    );
    expect(Math.max(...durations)).toBeLessThan(0.001);
  }, 120_000);

  it('is nothing that was not meant: no line moves when fonts, pictures and videos come late on a phone', async () => {
    const page = await newPage(phone);
    await page.addInitScript(() => {
      const shifts: { value: number; moved: string[] }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[])
          shifts.push({
            value: entry.value,
            moved: entry.sources.map(({ node }) =>
              node instanceof Element ? node.outerHTML.slice(0, 80) : String(node),
            ),
          });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\.(?:woff2|webp|mp4|png|svg|jpg)(?:\?|$)/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(stack.url, { waitUntil: 'commit' });
    // It is read before its fonts have come.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length === 1);
    release();
    await page.evaluate(() => document.fonts.ready);
    await page.locator('.voice-widget').waitFor();
    await scrollThrough(page);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    // Words of a late font may be a hair wider within their own line; a line that moves is a hundred times as much.
    expect(sum, JSON.stringify(shifts)).toBeLessThan(0.001);
  });
});
