import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ManualClock } from '@parley/kit-base/clock';
import { describe, expect, it } from 'vitest';
import { PageCache, sendPage } from './page-cache.ts';

function counted(status = 200) {
  const rendering = { count: 0, render: async () => new Response(`page ${++rendering.count}`, { status }) };
  return rendering;
}

describe('the page cache', () => {
  it('renders a page once for requests that come together', async () => {
    const cache = new PageCache({ clock: new ManualClock(), maxAgeMs: 1000, maxEntries: 10 });
    const rendering = counted();
    const pages = await Promise.all([1, 2, 3].map(() => cache.get('/', rendering.render)));
    expect(rendering.count).toBe(1);
    expect(pages.map((page) => page.plain.toString())).toEqual(['page 1', 'page 1', 'page 1']);
  });

  it('renders it anew once it is too old', async () => {
    const clock = new ManualClock();
    const cache = new PageCache({ clock, maxAgeMs: 1000, maxEntries: 10 });
    const rendering = counted();
    await cache.get('/', rendering.render);
    clock.advance(999);
    await cache.get('/', rendering.render);
    expect(rendering.count).toBe(1);
    clock.advance(1);
    await cache.get('/', rendering.render);
    expect(rendering.count).toBe(2);
  });

  it('keeps neither failures nor answers that are no success', async () => {
    const cache = new PageCache({ clock: new ManualClock(), maxAgeMs: 1000, maxEntries: 10 });
    const rendering = counted(404);
    await cache.get('/x', rendering.render);
    await cache.get('/x', rendering.render);
    expect(rendering.count).toBe(2);
    await expect(cache.get('/y', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect((await cache.get('/y', counted().render)).status).toBe(200);
  });

  it('holds no more pages than it may', async () => {
    const cache = new PageCache({ clock: new ManualClock(), maxAgeMs: 1000, maxEntries: 2 });
    const rendering = counted();
    for (const path of ['/a', '/b', '/c', '/a']) await cache.get(path, rendering.render);
    expect(rendering.count).toBe(4);
  });

  it('sends the encoding that the browser takes', async () => {
    const cache = new PageCache({ clock: new ManualClock(), maxAgeMs: 1000, maxEntries: 2 });
    const page = await cache.get('/', counted().render);
    const body = async (accept: string) => Buffer.from(await sendPage(page, accept).arrayBuffer());
    expect(brotliDecompressSync(await body('gzip, br')).toString()).toBe('page 1');
    expect(gunzipSync(await body('gzip')).toString()).toBe('page 1');
    expect((await body('identity')).toString()).toBe('page 1');
  });
});
