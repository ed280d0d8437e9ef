import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DailyCall } from '@daily-co/daily-js';
import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { browserBundle } from '../../sdk/tests/browser-bundle.ts';
import { CallPage } from './call-page.ts';
import { type RoomFixture, startHostPage, startRoomServer } from './room-fixture.ts';

interface ReactWindow {
  Daily: { getCallInstance(): DailyCall | undefined };
  seen: { made: number; cancelled: number };
  mount(kind: string): void;
  unmount(): void;
}

let rooms: RoomFixture;
let host: Awaited<ReturnType<typeof startHostPage>>;
let browser: Browser;
let server: ReturnType<typeof createServer>;
const opened: Array<{ close(): Promise<void> }> = [];
const problems: string[] = [];

beforeAll(async () => {
  const page = new URL('../../sdk/tests/daily-react/strict-mode-page.tsx', import.meta.url);
  const bundle = browserBundle(page, { '@daily-co/daily-js': new URL('../../sdk/src/index.ts', import.meta.url) });
  let script: string;
  [rooms, host, browser, script] = await Promise.all([startRoomServer(), startHostPage(), launchBrowser(), bundle]);
  server = createServer(({ url = '/' }, response) => {
    const isScript = url === '/page.js';
    const body = isScript
      ? script
      : '<!doctype html><link rel="icon" href="data:,"><body><script src="/page.js"></script>';
    response.setHeader('content-type', `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8`).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([host?.close(), rooms?.close(), new Promise((resolve) => server.close(resolve))]);
});
afterEach(async () => {
  for (const page of opened.splice(0)) await page.close();
  expect(problems.splice(0)).toEqual([]);
});

/** A page that has not yet made a call, and another person in its room who watches. */
async function openRoom(): Promise<{ page: Page; watcher: CallPage }> {
  const room = await rooms.createRoom();
  const watcher = await CallPage.open(browser, { sdk: 'ours', hostUrl: host.url, roomServerUrl: rooms.url });
  opened.push(watcher);
  await watcher.join(room, { userName: 'Watcher' });
  const page = await browser.newPage();
  opened.push(page);
  page.on('pageerror', (error) => problems.push(String(error)));
  const query = new URLSearchParams({ room: room.replace('127.0.0.1', 'localhost') });
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/?${query}`);
  return { page, watcher };
}

const state = (page: Page) =>
  page.evaluate(() => (window as unknown as ReactWindow).Daily.getCallInstance()?.meetingState());
const othersSeen = (watcher: CallPage) => watcher.do((call) => Object.keys(call.participants()).length - 1);

it.each([
  ['object by effect', 0],
  ['frame by effect', 1],
])(
  'a call made and destroyed with its component (%s) joins once, and leaves nothing behind',
  async (kind, frames) => {
    const { page, watcher } = await openRoom();
    await page.evaluate((kind) => (window as unknown as ReactWindow).mount(kind), kind);
    await expect.poll(() => state(page), { timeout: 20_000 }).toBe('joined-meeting');
    await watcher.heard('participant-joined');
    // React mounts it, takes it away and mounts it again; the first call never comes in.
    expect(await page.evaluate(() => (window as unknown as ReactWindow).seen)).toEqual({ made: 2, cancelled: 1 });
    expect(await page.locator('iframe').count()).toBe(frames);
    expect(await othersSeen(watcher)).toBe(1);

    await page.evaluate(() => (window as unknown as ReactWindow).unmount());
    await watcher.heard('participant-left');
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
    // The effect does not wait until its call is destroyed.
    await expect.poll(() => state(page)).toBeUndefined();
    expect(await watcher.heardAll('participant-joined')).toHaveLength(1);
    expect(await othersSeen(watcher)).toBe(0);
  },
  60_000,
);

it.each([
  ['object by hook', 0],
  ['object by provider', 0],
  ['frame by hook', 1],
])(
  'a call that the vendor’s hooks make (%s) is one call, and joins once',
  async (kind, frames) => {
    const { page, watcher } = await openRoom();
    await page.evaluate((kind) => (window as unknown as ReactWindow).mount(kind), kind);
    await expect.poll(() => state(page), { timeout: 20_000 }).toBe('joined-meeting');
    await watcher.heard('participant-joined');
    expect(await page.locator('iframe').count()).toBe(frames);
    expect(await othersSeen(watcher)).toBe(1);

    // The hooks leave the call to the page, which may keep it.
    await page.evaluate(async () => {
      const { Daily, unmount } = window as unknown as ReactWindow;
      unmount();
      await Daily.getCallInstance()?.destroy();
    });
    await watcher.heard('participant-left');
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await state(page)).toBeUndefined();
    expect(await watcher.heardAll('participant-joined')).toHaveLength(1);
  },
  60_000,
);
