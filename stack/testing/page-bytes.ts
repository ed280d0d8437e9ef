import { gzipSync } from 'node:zlib';
import { launchBrowser } from '@parley/kit-testing/browser';

/** What a phone takes for a page without a press, in bytes as gzip -9 would send them; videos and sounds apart. */
export interface PageBytes {
  /** JavaScript of the document and of files that are asked for before the page is loaded. */
  scriptsBeforeLoad: number;
  /** All JavaScript, after the page has been idle and was scrolled to its end. */
  scripts: number;
  /** Everything but videos and sounds. */
  all: number;
  byKind: Map<string, number>;
  /** Requests to other hosts. */
  elsewhere: string[];
}

/** How long a page must ask for nothing to count as idle. Milliseconds. */
const quietMs = 1500;

export async function readPageBytes(url: string): Promise<PageBytes> {
  const browser = await launchBrowser();
  const bytes: PageBytes = { scriptsBeforeLoad: 0, scripts: 0, all: 0, byKind: new Map(), elsewhere: [] };
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const pending: Array<Promise<void>> = [];
    let isLoaded = false;
    let lastAt = performance.now();
    const add = (kind: string, size: number) => {
      bytes.all += size;
      bytes.byKind.set(kind, (bytes.byKind.get(kind) ?? 0) + size);
      if (kind === 'script') bytes.scripts += size;
    };
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== new URL(url).origin) bytes.elsewhere.push(request.url());
    });
    page.on('response', (response) => {
      const kind = response.request().resourceType();
      lastAt = performance.now();
      if (kind === 'media') return;
      const isEarly = !isLoaded;
      const read = async () => {
        const body = await response.body();
        const type = response.headers()['content-type'] ?? '';
        const isText = /text|javascript|json|svg/.test(type);
        const size = isText ? gzipSync(body, { level: 9 }).length : body.length;
        add(kind, size);
        if (kind === 'script' && isEarly) bytes.scriptsBeforeLoad += size;
        if (kind === 'document') bytes.scriptsBeforeLoad += inlineScripts(body.toString());
      };
      pending.push(read());
    });
    const settle = async () => {
      while (performance.now() - lastAt < quietMs) await page.waitForTimeout(100);
    };
    await page.goto(url, { waitUntil: 'load' });
    isLoaded = true;
    await settle();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 400) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await page.waitForTimeout(50);
    }
    await settle();
    await Promise.all(pending);
  } finally {
    await browser.close();
  }
  return bytes;
}

/** Those that run with the document; data and what is put off do not. */
function inlineScripts(html: string): number {
  const scripts = [...html.matchAll(/<script(?![^>]*(?:src=|text\/plain|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
  const programs = scripts
    .map(([, code = '']) => code)
    .filter((code) => !/streamController\.enqueue|self\.__next_f/.test(code));
  return gzipSync(programs.join('\n'), { level: 9 }).length;
}
