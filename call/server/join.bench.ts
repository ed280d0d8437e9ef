import type { Bench, BenchRow } from '@parley/kit-testing/bench';
import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser } from 'playwright-core';
import { CallPage, type Sdk } from './tests/call-page.ts';
import { type RoomFixture, startHostPage, startRoomServer } from './tests/room-fixture.ts';

const joins = 10;

interface JoinTimes {
  joinedMs: number;
  firstFrameMs: number;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** From `join()` on a fresh page, the machine not loaded yet, to the meeting and to the first picture of the other. */
async function measure(browser: Browser, rooms: RoomFixture, hostUrl: string, sdk: Sdk): Promise<JoinTimes> {
  const url = await rooms.createRoom();
  const open = () => CallPage.open(browser, { sdk, hostUrl, roomServerUrl: rooms.url });
  const [waiting, coming] = [await open(), await open()];
  try {
    await waiting.join(url);
    return await coming.page.evaluate(async (room) => {
      const { call } = window as unknown as { call: { join(properties: { url: string }): Promise<unknown> } };
      const frame = new Promise<number>((resolve) => {
        new MutationObserver(() => {
          const video = document.querySelector('video');
          video?.requestVideoFrameCallback(() => resolve(performance.now()));
        }).observe(document.body, { childList: true });
      });
      const startedAt = performance.now();
      await call.join({ url: room });
      const joinedMs = performance.now() - startedAt;
      return { joinedMs, firstFrameMs: (await frame) - startedAt };
    }, url);
  } finally {
    await coming.close();
    await waiting.close();
  }
}

export const benches: Bench[] = [
  {
    name: 'join',
    async run(): Promise<BenchRow[]> {
      const [rooms, host, browser] = [await startRoomServer(), await startHostPage(), await launchBrowser()];
      try {
        const times: Record<Sdk, JoinTimes[]> = { ours: [], vendor: [] };
        for (let turn = 0; turn < joins; turn += 1) {
          for (const sdk of ['ours', 'vendor'] as const) times[sdk].push(await measure(browser, rooms, host.url, sdk));
        }
        const row = (name: string, of: (time: JoinTimes) => number) => ({
          name,
          value: median(times.ours.map(of)),
          unit: 'ms',
          peer: { name: "the vendor's SDK on our machine", value: median(times.vendor.map(of)) },
        });
        return [
          row('join() to joined-meeting, median', ({ joinedMs }) => joinedMs),
          row('join() to first remote frame, median', ({ firstFrameMs }) => firstFrameMs),
        ];
      } finally {
        await browser.close();
        await host.close();
        await rooms.close();
      }
    },
  },
];
