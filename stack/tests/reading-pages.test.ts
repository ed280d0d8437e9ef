import { axeProblems } from '@parley/kit-testing/axe-problems';
import { launchBrowser } from '@parley/kit-testing/browser';
import { provider } from '@parley/site/contact/provider';
import { knowledgeItems } from '@parley/site/knowledge/knowledge';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StackProcess, startStackProcess } from '../testing/stack-process.ts';

let stack: StackProcess;
let browser: Browser;
let page: Page;
/** Every page that is read, posts included. */
let readingPages: string[];

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStackProcess(), launchBrowser()]);
  const list = await (await fetch(`${stack.url}/blog`)).text();
  const posts = [...new Set([...list.matchAll(/href="(\/blog\/[a-z0-9-]+)"/g)].map(([, path = '']) => path))];
  readingPages = [
    '/solutions',
    '/solutions/real-estate',
    '/pricing',
    '/faq',
    '/about-us',
    '/resources',
    '/contact-us',
    '/privacy-policy',
    '/terms-of-service',
    '/blog',
    ...posts,
  ];
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
});
afterEach(() => page.close());

const open = (path: string) => page.goto(stack.url + path, { waitUntil: 'load' });
const mainText = () => page.locator('main').innerText();

describe('what the pages offer', () => {
  it.each([
    ['/solutions', 'Human-like AI voice agents', '[W-1.5]'],
    ['/solutions', 'handle calls', '[W-1.5]'],
    ['/solutions', 'Qualify leads', '[W-1.6]'],
    ['/solutions', 'Book demos', '[W-1.7]'],
    ['/solutions', 'Schedule appointments', '[W-1.8]'],
    ['/solutions', 'around the clock', '[W-1.9]'],
    ['/about-us', 'work around the clock', '[W-1.9]'],
    ['/pricing', 'What the trial holds', '[W-1.10]'],
    ['/solutions/real-estate', 'Lead conversion rises by 40%', '[W-1.12]'],
    ['/contact-us', 'within 24 hours', ''],
  ])('%s says "%s" %s', async (path, words) => {
    await open(path);
    await page.locator('main').getByText(new RegExp(words, 'i')).first().waitFor({ state: 'visible' });
  });

  it('shows the free trial large, at 0 USD [W-1.10, W-1.11]', async () => {
    await open('/pricing');
    const figure = page.getByText('0 USD', { exact: true }).first();
    expect(await figure.isVisible()).toBe(true);
    const sizes = await page.evaluate(() => {
      const size = (selector: string) =>
        Number.parseFloat(getComputedStyle(document.querySelector(selector) as Element).fontSize);
      return { figure: size('.trial__figure'), largestHeading: size('.part-title') };
    });
    expect(sizes.figure).toBeGreaterThan(2 * sizes.largestHeading);
    await page.getByText('for the free trial').waitFor();
    await page.getByRole('button', { name: 'Start the free trial' }).click();
    await page.getByRole('dialog', { name: 'Get Started' }).waitFor();
  });

  it('speaks of real estate, of India, and to agents, brokers and sales teams [W-1.2, W-1.3, W-1.4]', async () => {
    let text = '';
    for (const path of readingPages) {
      await open(path);
      const own = await mainText();
      if (!/privacy|terms/.test(path)) expect(own, path).toMatch(/real estate|flat|property|propert|site visit/i);
      text += own;
    }
    for (const word of ['India', 'Pune', 'Gurugram', 'lakh', 'crore', 'Hindi', 'RERA', '₹'])
      expect(text).toContain(word);
    for (const reader of ['brokers', 'developers', 'agents', 'sales head', 'sales team'])
      expect(text).toContain(reader);
  });
});

describe('every page that is read', () => {
  it('is there for anybody, without a cookie and without an account [W-1.14]', async () => {
    for (const path of ['/', '/case-studies', ...readingPages]) {
      const response = await fetch(stack.url + path, { redirect: 'manual' });
      expect(response.status, path).toBe(200);
      expect(response.headers.get('set-cookie'), path).toBeNull();
      expect(await response.text(), path).not.toMatch(/href="\/auth/);
    }
  });

  it('has a text of its own, and nothing that only holds a place [W-1.35]', async () => {
    for (const path of readingPages) {
      await open(path);
      const text = (await page.locator('main').textContent()) ?? '';
      expect(text, path).not.toMatch(
        /lorem|ipsum|\btodo\b|\btbd\b|coming soon|under construction:|placeholder|your text here|\{\{|undefined|\bNaN\b/i,
      );
      const words = text.trim().split(/\s+/).length;
      expect(words, `${path} has ${words} words`).toBeGreaterThan(path === '/contact-us' ? 150 : 250);
    }
  });

  it('names the one brand in its title, its card and its footer [W-1.34]', async () => {
    for (const path of readingPages) {
      const html = await (await fetch(stack.url + path)).text();
      expect(html, path).toMatch(new RegExp(`<title>[^<]*\\| ${provider.brand}</title>`));
      expect(html, path).toContain(`<meta property="og:site_name" content="${provider.brand}"/>`);
      const footer = /<footer[\s\S]*<\/footer>/.exec(html)?.[0].replace(/<!--[^>]*-->/g, '') ?? '';
      expect(footer, path).toContain(`© ${new Date().getFullYear()} ${provider.brand}`);
    }
  });

  it('names itself in title, description, keywords and canonical address, each in its own words', async () => {
    const seen = { title: new Set<string>(), description: new Set<string>() };
    for (const path of readingPages) {
      await open(path);
      expect(await page.title(), path).toMatch(new RegExp(`\\| ${provider.brand}$`));
      const content = (name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content');
      const description = (await content('description')) ?? '';
      expect(description.length, path).toBeGreaterThan(70);
      expect(description.length, path).toBeLessThan(230);
      expect(await content('keywords'), path).toContain(',');
      expect(await page.locator('link[rel="canonical"]').getAttribute('href'), path).toContain(path);
      seen.title.add(await page.title());
      seen.description.add(description);
    }
    expect(seen.title.size).toBe(readingPages.length);
    expect(seen.description.size).toBe(readingPages.length);
  });

  it('has one first heading, and skips no level after it', async () => {
    for (const path of readingPages) {
      await open(path);
      const levels = await page
        .locator('main :is(h1, h2, h3, h4)')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
      expect(levels[0], path).toBe(1);
      expect(
        levels.filter((level) => level === 1),
        path,
      ).toHaveLength(1);
      for (const [index, level] of levels.entries()) {
        expect(level - (levels[index - 1] ?? 1), `${path}, heading ${index + 1}`).toBeLessThanOrEqual(1);
      }
    }
  });

  it('fits a phone of 320 px and is readable without JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
    const plain = await context.newPage();
    for (const path of readingPages) {
      await plain.goto(stack.url + path);
      expect(await plain.locator('h1').isVisible(), path).toBe(true);
      expect((await plain.locator('main').innerText()).length, path).toBeGreaterThan(700);
      const root = plain.locator('html');
      expect(await root.evaluate(({ scrollWidth }) => scrollWidth), path).toBe(320);
    }
    await context.close();
  });

  it('holds nothing that keeps a reader out, by the rules of axe, on a desktop and on a phone', async () => {
    // One at a time: a page behind another is drawn rarely, and axe waits until nothing moves.
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of readingPages) {
        await open(path);
        expect(await axeProblems(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });

  it('links only to what exists, on this page and on others', async () => {
    const known = new Map<string, string>();
    for (const path of readingPages) known.set(path, await (await fetch(stack.url + path)).text());
    for (const [path, html] of known) {
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
      for (const [, href = ''] of main.matchAll(/href="([^"]*)"/g)) {
        const { pathname, hash, origin } = new URL(href, stack.url + path);
        if (origin !== stack.url) continue;
        const target = known.get(pathname) ?? (await (await fetch(stack.url + pathname)).text());
        expect(target, `${path} links ${href}`).not.toContain('This page does not exist');
        if (hash) expect(target, `${path} links ${href}`).toContain(`id="${hash.slice(1)}"`);
      }
    }
  });
});

describe('the solutions', () => {
  it('lists them and leads to the real estate solution, and to the part for each reader [W-2.4]', async () => {
    expect((await open('/solutions'))?.status()).toBe(200);
    await page.getByRole('link', { name: 'See the whole solution' }).click();
    await page.getByRole('heading', { level: 1, name: 'Real Estate Solutions' }).waitFor();
    await open('/solutions');
    await page.getByRole('link', { name: /^Brokers with a team/ }).click();
    await page.waitForURL('**/solutions/real-estate#brokers');
    await expect
      .poll(() => page.locator('#brokers').evaluate((part) => part.getBoundingClientRect().top))
      .toBeLessThan(700);
  });

  it('says for real estate how a day goes, what is asked, in which languages, and what the agent cannot do', async () => {
    await open('/solutions/real-estate');
    for (const title of [
      'A day of enquiries',
      'What the agent asks',
      'The same question, three ways',
      'What your team gets at nine in the morning',
      'What it cannot do',
    ]) {
      await page.getByRole('heading', { level: 2, name: title }).waitFor();
    }
    expect(await page.locator('.asks li').count()).toBe(8);
    expect(await page.locator('.tongues [lang="hi"]').count()).toBe(2);
    await page.getByText('Sample lead').waitFor();
  });
});

describe('the questions', () => {
  it('holds every question of the knowledge, in groups, and each answer opens by its own address', async () => {
    await open('/faq');
    for (const { question } of knowledgeItems()) {
      expect(await page.locator('summary').getByText(question, { exact: true }).count(), question).toBe(1);
    }
    expect(await page.getByRole('navigation', { name: 'Topics' }).getByRole('link').count()).toBe(6);
    await open('/faq#free-trial');
    await page.getByText('the trial is priced at 0 USD').waitFor({ state: 'visible' });
    expect(await page.locator('#contract').isVisible()).toBe(false);
  });
});

describe('the contact page', () => {
  it('shows the configured details, marked as examples until they are set, and a way that works [W-1.34]', async () => {
    await open('/contact-us');
    const details = page.locator('.contact-details');
    const text = await details.innerText();
    for (const value of [provider.email, provider.phone, provider.hours, ...provider.address])
      expect(text).toContain(value);
    expect(text.includes('These details are examples')).toBe(provider.isExample);
    await page.getByRole('button', { name: 'Request a call', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Phone').waitFor();
  });
});

describe('the blog', () => {
  it('lists its posts, newest first, with their dates in US long format [W-9.27]', async () => {
    await open('/blog');
    const times = page.locator('main time');
    expect(await times.count()).toBeGreaterThanOrEqual(6);
    const shown = await times.evaluateAll((elements) =>
      elements.map((element) => ({ day: element.getAttribute('datetime') ?? '', text: element.textContent ?? '' })),
    );
    for (const { day, text } of shown) {
      expect(text).toMatch(
        /^(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}$/,
      );
      expect(new Date(`${text} UTC`).toISOString().slice(0, 10)).toBe(day);
    }
    expect(shown.map(({ day }) => day)).toEqual(
      shown
        .map(({ day }) => day)
        .toSorted()
        .toReversed(),
    );
  });

  it('leads from a post to the one before and the one after', async () => {
    await open('/blog');
    const titles = await page.locator('main h2 a').allTextContents();
    await page.locator('main h2 a').nth(1).click();
    await page.getByRole('heading', { level: 1, name: titles[1] ?? '' }).waitFor();
    await page.getByText(/\d min read/).waitFor();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByRole('heading', { level: 1, name: titles[0] ?? '' }).waitFor();
    expect(await page.getByRole('link', { name: 'Next' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Previous' }).click();
    await page.getByRole('heading', { level: 1, name: titles[1] ?? '' }).waitFor();
  });

  it('answers an unknown post with 404 and a way back', async () => {
    expect((await open('/blog/no-such-post'))?.status()).toBe(404);
    await page.getByRole('link', { name: 'Back to the blog' }).click();
    await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
  });

  it('has a feed, found from the head of its pages, in which every post stands with its whole address', async () => {
    await open('/blog');
    const link = page.locator('link[rel="alternate"][type="application/rss+xml"]');
    const response = await fetch(new URL((await link.getAttribute('href')) ?? '', stack.url));
    expect(response.headers.get('content-type')).toContain('application/rss+xml');
    const feed = await response.text();
    const problem = await page.evaluate(
      (xml) => new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent,
      feed,
    );
    expect(problem).toBeUndefined();
    for (const path of readingPages.filter((known) => known.startsWith('/blog/'))) {
      expect(feed).toContain(`<link>${stack.url}${path}</link>`);
    }
  });

  it('sends a post as text, not as a program that renders it', async () => {
    const programs: Array<Promise<string>> = [];
    page.on('response', (response) => {
      if (/\.js$/.test(new URL(response.url()).pathname)) programs.push(response.text());
    });
    await open('/blog/speed-to-lead');
    await page.locator('.voice-widget').waitFor();
    const code = (await Promise.all(programs)).join('\n');
    expect(code.length).toBeGreaterThan(10_000);
    expect(code).not.toContain('Somebody from another project');
    expect(code).not.toMatch(/blockquoteStart|blockTokens|paragraphInterrupted/);
  });
});

describe('the code of a page', () => {
  it('is fetched when its route is opened, not before [W-2.25]', async () => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const isFetched = (name: string) => fetched.some((path) => path.startsWith(`/assets/${name}-`));
    await open('/about-us');
    await page.locator('.voice-widget').waitFor();
    expect(isFetched('about-route')).toBe(true);
    expect(isFetched('pricing-route')).toBe(false);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pricing' }).waitFor();
    expect(isFetched('pricing-route')).toBe(true);
  });

  it('shows a spinner while it is on its way [W-2.26]', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/pricing-route-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await open('/about-us');
    await page.locator('.voice-widget').waitFor();
    const spinner = page.locator('.page-spinner .spinner');
    expect(await spinner.count()).toBe(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await spinner.waitFor({ state: 'visible' });
    await page.getByText('The page is loading').waitFor({ state: 'attached' });
    release();
    await page.getByRole('heading', { level: 1, name: 'Pricing' }).waitFor();
    await spinner.waitFor({ state: 'detached' });
  });
});
