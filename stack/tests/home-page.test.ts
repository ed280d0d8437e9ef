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
  await page.goto(stack.url);
});
afterEach(() => page.close());

describe('the hero', () => {
  it('has a title, a subtitle and its two buttons [W-1.1] [W-2.77] [W-2.78] [W-2.79] [W-2.81]', async () => {
    const hero = page.locator('.hero');
    expect(await hero.getByRole('heading', { level: 1 }).textContent()).not.toBe('');
    expect(await hero.locator('.hero__subtitle').textContent()).toMatch(/voice and chat agent/);
    expect(await hero.getByRole('button', { name: 'Try Now' }).count()).toBe(1);
    expect(await hero.getByRole('link', { name: 'Book Demo' }).count()).toBe(1);
  });

  it('opens the demo-call dialog by "Try Now" [W-2.80] [W-2.105]', async () => {
    await page.locator('.hero').getByRole('button', { name: 'Try Now' }).click();
    await page.getByRole('dialog', { name: 'Get a Demo Call' }).waitFor();
  });
});

describe('the booking dialog', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Book a Live Demo' });

  it.each([
    ['.hero', 'Book Demo'],
    ['.closing', 'Book Demo'],
    ['.footer', 'Book a Demo'],
  ])('is opened from %s by "%s" [W-2.82] [W-2.103] [W-2.106] [W-2.107] [W-2.64]', async (place, name) => {
    await page.waitForFunction(() => document.querySelector('.voice-widget'));
    await page.locator(place).getByRole('link', { name, exact: true }).click();
    await dialog().waitFor();
    expect(page.url()).toBe(`${stack.url}/`);
  });

  it('embeds a calendar of 80vh and says that it is loading until it is there [W-2.109] [W-2.110]', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/booking?embed', async (route) => {
      await held;
      await route.continue();
    });
    await page.waitForFunction(() => document.querySelector('.voice-widget'));
    await page.locator('.hero').getByRole('link', { name: 'Book Demo' }).click();
    await dialog().getByText('Loading calendar...').waitFor();
    release();
    await dialog().getByText('Loading calendar...').waitFor({ state: 'detached' });
    const frame = dialog().locator('iframe');
    // The dialog may still be growing.
    await expect.poll(() => frame.evaluate((element) => element.getBoundingClientRect().height)).toBeCloseTo(640, 0);
    await frame.contentFrame().getByRole('heading', { name: 'Book a Live Demo' }).waitFor();
    expect(await frame.contentFrame().getByRole('banner').count()).toBe(0);
  });
});

describe('the calendar of the booking dialog', () => {
  const open = async () => {
    await page.waitForFunction(() => document.querySelector('.voice-widget'));
    await page.locator('.hero').getByRole('link', { name: 'Book Demo' }).click();
    return page.getByRole('dialog', { name: 'Book a Live Demo' });
  };

  it('is loaded anew with each opening [W-1.16] [W-4.39] [W-4.40]', async () => {
    for (let opening = 1; opening <= 2; opening += 1) {
      const asked = page.waitForRequest('**/booking?embed');
      const dialog = await open();
      await asked;
      await dialog.getByText('Loading calendar...').waitFor({ state: 'detached' });
      await dialog.locator('iframe').contentFrame().getByRole('group', { name: 'Time' }).waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  });

  it('that cannot be loaded is only logged; the loader goes [W-8.48] [W-8.49]', async () => {
    await page.route('**/booking?embed', (route) => route.abort());
    const logged = page.waitForEvent('console', (message) => message.text().includes('calendar could not be loaded'));
    const dialog = await open();
    await logged;
    await dialog.getByText('Loading calendar...').waitFor({ state: 'detached' });
    expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
  });
});

describe('the use cases', () => {
  it('stand under their anchor, in two tabs that the arrow keys change [W-2.88] [W-2.89] [W-2.90]', async () => {
    const section = page.locator('#use-cases');
    const b2c = section.getByRole('tab', { name: 'B2C Use Cases' });
    await page.waitForFunction(() => document.querySelector('.voice-widget'));
    expect(await b2c.getAttribute('aria-selected')).toBe('true');
    await b2c.focus();
    await page.keyboard.press('ArrowRight');
    const features = section.getByRole('tab', { name: 'Product Features' });
    expect(await features.getAttribute('aria-selected')).toBe('true');
    expect(await features.evaluate((element) => element === document.activeElement)).toBe(true);
    await section.getByRole('button', { name: 'Built to be trusted' }).waitFor();
    expect(await section.getByRole('button', { name: 'Property search' }).count()).toBe(0);
  });

  it('show the description, the benefits and "Try Now" of the picked one beside the list, whose mark moves in 0.45 s [W-9.17] [W-2.91] [W-2.92] [W-2.93] [W-2.94]', async () => {
    const section = page.locator('#use-cases');
    const detail = section.locator('.cases__detail');
    await section.getByRole('button', { name: 'Rental management' }).click();
    const mark = await section.locator('.cases__list').evaluate((list) => {
      const { transitionDuration, transitionProperty } = getComputedStyle(list, '::before');
      return { transitionDuration, transitionProperty };
    });
    expect(mark).toEqual({ transitionDuration: '0.45s', transitionProperty: 'transform' });
    await detail.getByRole('heading', { name: 'Rental management' }).waitFor();
    await detail.getByText('Tenants call about keys').waitFor();
    expect(await detail.locator('.case__benefits li').count()).toBeGreaterThanOrEqual(3);
    const [list, picked] = [await section.locator('.cases__list').boundingBox(), await detail.boundingBox()];
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(picked?.x ?? 0);
    await detail.getByRole('button', { name: 'Try Now' }).click();
    await page.getByRole('dialog', { name: 'Get a Demo Call' }).waitFor();
  });

  it('are an accordion of all on a small screen [W-2.96]', async () => {
    await page.setViewportSize({ width: 390, height: 780 });
    const accordion = page.locator('.cases__narrow details');
    expect(await accordion.count()).toBe(11);
    await accordion.filter({ hasText: 'Home loan assistance' }).locator('summary').click();
    await page.locator('.cases__narrow').getByText('The first questions about a loan').waitFor();
    expect(await page.locator('.cases__wide').isVisible()).toBe(false);
  });
});

describe('the top bar and the footer', () => {
  const top: Array<[string, string]> = [
    ['Home', '/'],
    ['Real Estate Solutions', '/solutions/real-estate'],
    ['Pricing', '/pricing'],
    ['Case Studies', '/case-studies'],
    ['Blog', '/blog'],
    ['Resource Center', '/resources'],
    ['FAQ', '/faq'],
    ['About Us', '/about-us'],
    ['Contact Us', '/contact-us'],
  ];

  it('the bar links each page, on a desktop and on a phone [W-2.32] [W-2.33] [W-2.35] [W-2.36] [W-2.37] [W-2.38] [W-2.39] [W-2.40] [W-2.41] [W-2.42]', async () => {
    for (const menu of ['Main', 'Menu']) {
      const links = page.getByRole('navigation', { name: menu, exact: true, includeHidden: true });
      for (const [label, path] of top) {
        const link = links.getByRole('link', { name: label, exact: true, includeHidden: true });
        expect(await link.getAttribute('href'), `${menu}: ${label}`).toBe(path);
      }
    }
  });

  it('only the phone menu links Solutions [W-2.3]', async () => {
    const solutions = (menu: string) =>
      page
        .getByRole('navigation', { name: menu, exact: true, includeHidden: true })
        .getByRole('link', { name: 'Solutions', exact: true, includeHidden: true })
        .count();
    expect(await solutions('Main')).toBe(0);
    expect(await solutions('Menu')).toBe(1);
  });

  it('the footer links the pages, the legal texts and the four networks, and shows the year [W-2.48] [W-2.49] [W-2.50] [W-2.51] [W-2.52] [W-2.53] [W-2.54] [W-2.55] [W-2.56] [W-2.57] [W-2.58] [W-2.59] [W-2.60] [W-2.61] [W-2.62] [W-2.66]', async () => {
    const footer = page.getByRole('contentinfo');
    const pages: Array<[string, string]> = [
      ...top.filter(([label]) => label !== 'Contact'),
      ['Privacy Policy', '/privacy-policy'],
      ['Terms of Service', '/terms-of-service'],
    ];
    for (const [label, path] of pages) {
      expect(await footer.getByRole('link', { name: label, exact: true }).first().getAttribute('href'), label).toBe(
        path,
      );
    }
    for (const network of ['Facebook', 'Instagram', 'Twitter', 'LinkedIn']) {
      const link = footer.getByRole('link', { name: network });
      expect(await link.getAttribute('href')).toContain(network.toLowerCase());
      expect(await link.getAttribute('target')).toBe('_blank');
    }
    expect(await footer.textContent()).toContain(`© ${new Date().getFullYear()}`);
    expect(await footer.getByLabel('News and insights by e-mail').count()).toBe(1);
  });
});
