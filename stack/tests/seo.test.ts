import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StackProcess, startStackProcess } from '../testing/stack-process.ts';

let stack: StackProcess;

beforeAll(async () => {
  stack = await startStackProcess();
});
afterAll(() => stack?.stop());

const read = async (path: string): Promise<string> => (await fetch(stack.url + path)).text();
const contentOf = (html: string, attribute: string) =>
  new RegExp(`<meta ${attribute} content="([^"]*)"`).exec(html)?.[1] ?? '';
const dataOf = (html: string): Array<Record<string, unknown>> =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );

/** The pages that the spec names, and the other ones that searchers may find. */
const named = ['/', '/pricing', '/solutions/real-estate', '/faq', '/blog', '/about-us', '/resources'];
const others = ['/solutions', '/case-studies', '/contact-us', '/privacy-policy', '/terms-of-service', '/booking'];

describe('the metadata of a page', () => {
  it.each(named)(
    'of %s: title, description, keywords, canonical address, social card and robots [W-2.118] [W-2.119] [W-2.120] [W-2.121] [W-2.122] [W-2.123]',
    async (path) => {
      const html = await read(path);
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
      expect(title).toContain('Parley');
      expect(contentOf(html, 'name="description"').length).toBeGreaterThan(50);
      expect(contentOf(html, 'name="keywords"')).not.toBe('');
      expect(html).toContain(`<link rel="canonical" href="${stack.url}${path}"/>`);
      expect(contentOf(html, 'name="robots"')).toBe('index, follow');
      expect(contentOf(html, 'property="og:title"')).toBe(title);
      expect(contentOf(html, 'property="og:url"')).toBe(stack.url + path);
      expect(contentOf(html, 'name="twitter:card"')).toBe('summary_large_image');
      const card = await fetch(contentOf(html, 'property="og:image"'));
      expect(card.headers.get('content-type')).toBe('image/png');
      expect((await card.arrayBuffer()).byteLength).toBeGreaterThan(5000);
    },
  );

  it('differs from page to page', async () => {
    const pages = await Promise.all([...named, ...others].map(read));
    const titles = pages.map((html) => /<title>([^<]+)<\/title>/.exec(html)?.[1]);
    const descriptions = pages.map((html) => contentOf(html, 'name="description"'));
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('fits the other pages: own titles, and no place in an index for sign-in and what is not there [W-2.124]', async () => {
    for (const path of others) expect(contentOf(await read(path), 'name="robots"'), path).toBe('index, follow');
    for (const path of ['/auth', '/no-such-page', '/case-studies/no-such-study', '/blog/no-such-post'])
      expect(contentOf(await read(path), 'name="robots"'), path).toBe('noindex, nofollow');
    const [, study] = /href="(\/case-studies\/[a-z0-9-]+)"/.exec(await read('/case-studies')) ?? [];
    const html = await read(study ?? '');
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? 'none';
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).toBe(`${heading} | Parley`);
  });
});

describe('structured data', () => {
  it('tells of the organisation and its film at home, of the way to a page, and of an article as one', async () => {
    expect(dataOf(await read('/')).map((data) => data['@type'])).toEqual(['Organization', 'VideoObject']);
    const [, post] = /href="(\/blog\/[a-z0-9-]+)"/.exec(await read('/blog')) ?? [];
    const data = dataOf(await read(post ?? ''));
    expect(data.map((one) => one['@type'])).toEqual(['Article', 'BreadcrumbList']);
    const trail = data[1]?.itemListElement as Array<{ item: string }>;
    expect(trail.map(({ item }) => item)).toEqual([`${stack.url}/`, `${stack.url}/blog`, stack.url + post]);
  });

  it('gives exactly the three questions of the FAQ', async () => {
    const faq = dataOf(await read('/faq')).find((data) => data['@type'] === 'FAQPage');
    expect(faq?.mainEntity).toHaveLength(3);
  });
});

describe('what crawlers ask for', () => {
  it('names all pages in the sitemap, and every one of them answers', async () => {
    const robots = await read('/robots.txt');
    expect(robots).toContain('Disallow: /admin');
    const address = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
    expect(address).toBe(`${stack.url}/sitemap.xml`);
    const sitemap = await (await fetch(address)).text();
    const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page]) => page ?? '');
    for (const path of [...named, ...others]) expect(pages).toContain(stack.url + path);
    expect(pages.filter((page) => page.includes('/blog/')).length).toBeGreaterThanOrEqual(6);
    expect(pages.filter((page) => page.includes('/case-studies/')).length).toBeGreaterThanOrEqual(6);
    const answers = await Promise.all(pages.map((page) => fetch(page)));
    expect(answers.filter(({ ok }) => !ok).map(({ url }) => url)).toEqual([]);
  });

  it('draws no card for what is no page', async () => {
    expect((await fetch(`${stack.url}/cards/no-such-page.png`)).status).toBe(404);
    expect((await fetch(`${stack.url}/cards/admin.png`)).status).toBe(404);
  });
});
