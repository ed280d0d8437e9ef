import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser, Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build, type Rolldown } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Pictures } from './lazy-image-page.tsx';

let server: Server;
let url = '';
let browser: Browser;
let page: Page;
/** Paths of the pictures that were asked for, in order. */
let asked: string[] = [];
/** Answers to pictures wait for it. */
let held: Promise<void> = Promise.resolve();

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200"/></svg>';

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // The development build of React tells what does not match the server's page.
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('./lazy-image-page.tsx', import.meta.url)),
        formats: ['es'],
        fileName: 'page',
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  return (output as Rolldown.RolldownOutput).output[0].code;
}

beforeAll(async () => {
  const [script, launched] = await Promise.all([bundle(), launchBrowser()]);
  browser = launched;
  const style = await readFile(new URL('../src/primitives.css', import.meta.url), 'utf8');
  const rendered = renderToString(createElement(Pictures));
  const pageOf = (inside: string) =>
    `<!doctype html><title>Pictures</title><link rel="icon" href="data:,"><style>${style} body { margin: 0 }</style><div id="place">${inside}</div><script type="module" src="/page.js"></script>`;
  server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path === '/page.js') response.setHeader('content-type', 'text/javascript').end(script);
    else if (path.endsWith('.svg')) {
      asked.push(path);
      void held.then(() => {
        if (path === '/missing.svg') response.writeHead(404).end();
        else response.setHeader('content-type', 'image/svg+xml').end(svg);
      });
    } else response.setHeader('content-type', 'text/html').end(pageOf(path === '/rendered' ? rendered : ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await browser?.close();
  await new Promise((resolve) => server?.close(resolve));
});
beforeEach(async () => {
  asked = [];
  held = Promise.resolve();
  page = await browser.newPage({ viewport: { width: 800, height: 600 } });
});
afterEach(() => page.close());

const place = (top: number) => page.locator('.lazy-image').nth([0, 640, 700, 2000, 3000].indexOf(top));
describe('a lazy image', () => {
  it('shows a placeholder of its size before it loads, then the picture [W-2.134, W-2.135]', async () => {
    let release: () => void = () => undefined;
    held = new Promise((resolve) => {
      release = resolve;
    });
    await page.goto(url);
    await page.evaluate(() => scrollTo(0, 100));
    await expect.poll(() => asked).toContain('/at-640.svg');
    expect(await place(640).getAttribute('data-state')).toBe('waiting');
    const before = await place(640).boundingBox();
    expect(before).toMatchObject({ width: 320, height: 200 });
    release();
    await expect.poll(() => place(640).getAttribute('data-state')).toBe('loaded');
    expect(await place(640).getByAltText('At 640').isVisible()).toBe(true);
    expect(await place(640).boundingBox()).toEqual(before);
  });

  it('that fails says so, in the same place [W-2.136]', async () => {
    await page.goto(url);
    await place(0).getByText('Failed to load image', { exact: true }).waitFor();
    expect(await place(0).boundingBox()).toMatchObject({ width: 320, height: 200 });
    expect(await place(0).locator('img').count()).toBe(0);
  });

  it('loads when a tenth of it is within 50 px of the viewport, not before [W-4.41, W-9.6]', async () => {
    await page.goto(url);
    // The viewport ends at 600: 50 px further lies 640 by 10 of its 200 px, which is half a tenth.
    await expect.poll(() => asked).toContain('/missing.svg');
    expect(asked).not.toContain('/at-640.svg');
    await page.evaluate(() => scrollTo(0, 11));
    await expect.poll(() => asked).toContain('/at-640.svg');
    expect(asked).not.toContain('/at-700.svg');
    await page.evaluate(() => scrollTo(0, 71));
    await expect.poll(() => asked).toContain('/at-700.svg');
    expect(asked).not.toContain('/at-2000.svg');
    await page.evaluate(() => scrollTo(0, 1500));
    await expect.poll(() => asked).toContain('/at-2000.svg');
    expect(asked).not.toContain('/at-3000.svg');
  });

  it('marked priority loads at once, wherever it stands [W-4.42]', async () => {
    await page.goto(url);
    await expect.poll(() => asked).toContain('/first.svg');
    expect(await page.getByAltText('First').getAttribute('fetchpriority')).toBe('high');
    expect(asked).not.toContain('/at-3000.svg');
  });

  it('is taken over from the server’s page without another rendering', async () => {
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(`${url}/rendered`);
    await place(0).getByText('Failed to load image').waitFor();
    await expect.poll(() => page.locator('.lazy-image').last().getAttribute('data-state')).toBe('loaded');
    expect(problems.filter((text) => !text.includes('404'))).toEqual([]);
  });

  it('is an ordinary picture of the browser’s own lazy loading where no program runs', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const still = await context.newPage();
    await still.goto(`${url}/rendered`);
    const picture = still.getByAltText('At 640');
    expect(await picture.getAttribute('loading')).toBe('lazy');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toContain('/at-640.svg');
    await context.close();
  });
});
