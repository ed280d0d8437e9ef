import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type RoomFixture, startRoomServer } from './room-fixture.ts';

let rooms: RoomFixture;
let first: Browser;
let second: Browser;
const pages: Page[] = [];

beforeAll(async () => {
  [rooms, first, second] = await Promise.all([startRoomServer(), launchBrowser(), launchBrowser()]);
});
afterAll(async () => {
  await first?.close();
  await second?.close();
  await rooms?.close();
});
afterEach(async () => {
  for (const page of pages.splice(0)) await page.close();
});

/** The room's address under a host name that browsers take for a secure page. */
async function roomAddress(): Promise<string> {
  return (await rooms.createRoom()).replace('127.0.0.1', 'localhost');
}

async function enter(
  browser: Browser,
  url: string,
  name: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
  const page = await browser.newPage();
  pages.push(page);
  await prepare?.(page);
  await page.goto(url);
  await page.getByLabel('Your camera').waitFor();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join the call' }).click();
  await page.getByRole('navigation', { name: 'Call controls' }).waitFor();
  return page;
}

/** Resolves when the picture of someone goes on moving from now. */
async function seesMove(page: Page, name: string): Promise<void> {
  await page.getByLabel(`${name}’s camera`).evaluate(
    (video: HTMLVideoElement) =>
      new Promise<void>((resolve, reject) => {
        setTimeout(() => reject(new Error('the picture stands still')), 15_000);
        let frames = 0;
        const count = () => {
          frames += 1;
          if (frames === 10) resolve();
          else video.requestVideoFrameCallback(count);
        };
        video.requestVideoFrameCallback(count);
      }),
  );
}

/** Resolves when a sound of someone else is played louder than silence from now. */
async function hears(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const until = performance.now() + 15_000;
    const context = new AudioContext();
    const samples = new Float32Array(2048);
    const analysers = new Map<HTMLAudioElement, AnalyserNode>();
    while (performance.now() < until) {
      for (const audio of document.querySelectorAll('audio')) {
        if (audio.paused || !(audio.srcObject instanceof MediaStream)) continue;
        let analyser = analysers.get(audio);
        if (!analyser) {
          analyser = context.createAnalyser();
          context.createMediaStreamSource(audio.srcObject).connect(analyser);
          analysers.set(audio, analyser);
        }
        analyser.getFloatTimeDomainData(samples);
        if (samples.some((sample) => Math.abs(sample) > 0.05)) return;
      }
      await new Promise(requestAnimationFrame);
    }
    throw new Error('nothing is heard');
  });
}

describe('the call page', () => {
  it('lets two browsers see and hear each other, through a lost line of five seconds, and see each other leave', async () => {
    const url = await roomAddress();
    let downUntil = 0;
    let cut: () => Promise<void> = async () => undefined;
    const asha = await enter(first, url, 'Asha', (page) =>
      page.routeWebSocket(/\/signal$/, (socket) => {
        if (Date.now() < downUntil) {
          void socket.close();
          return;
        }
        const server = socket.connectToServer();
        cut = async () => {
          downUntil = Date.now() + 5000;
          await server.close();
          await socket.close();
        };
      }),
    );
    await asha.getByText('Only you are here').waitFor();
    const bela = await enter(second, url, 'Bela');
    await Promise.all([seesMove(asha, 'Bela'), seesMove(bela, 'Asha'), hears(asha), hears(bela)]);
    await asha.getByText('2 people').waitFor();

    await cut();
    await asha.getByText('Reconnecting…').waitFor();
    await Promise.all([seesMove(asha, 'Bela'), seesMove(bela, 'Asha')]);
    await asha.getByText('Reconnecting…').waitFor({ state: 'detached', timeout: 20_000 });
    expect(Date.now()).toBeGreaterThanOrEqual(downUntil);
    await Promise.all([seesMove(asha, 'Bela'), seesMove(bela, 'Asha'), hears(asha), hears(bela)]);

    await bela.getByRole('button', { name: 'Leave' }).click();
    await bela.getByRole('heading', { name: 'You left the call' }).waitFor();
    await asha.getByText('Only you are here').waitFor();
  }, 60_000);

  it('mutes by button and by key, and shows it to the others', async () => {
    const url = await roomAddress();
    const asha = await enter(first, url, 'Asha');
    const bela = await enter(second, url, 'Bela');
    const tile = bela.getByRole('region', { name: 'Asha' });
    await seesMove(bela, 'Asha');
    await asha.getByRole('button', { name: 'Microphone' }).click();
    await tile.getByLabel('Muted').waitFor();
    await asha.locator('body').press('m');
    await tile.getByLabel('Muted').waitFor({ state: 'detached' });
    await asha.locator('body').press('v');
    await bela.getByLabel('Asha’s camera').waitFor({ state: 'detached' });
  });

  it('shows a shared screen to the others [C-1.4]', async () => {
    const url = await roomAddress();
    const asha = await enter(first, url, 'Asha');
    const bela = await enter(second, url, 'Bela');
    await seesMove(bela, 'Asha');
    await asha.getByRole('button', { name: 'Share screen' }).click();
    await bela.getByText('Asha shares the screen').waitFor();
    await asha.getByRole('button', { name: 'Stop sharing' }).click();
    await bela.getByText('Asha shares the screen').waitFor({ state: 'detached' });
  });

  it('says what is wrong with an address that is no room', async () => {
    const page = await first.newPage();
    pages.push(page);
    await page.goto(`${rooms.url.replace('127.0.0.1', 'localhost')}/r/no-such-room`);
    await page.getByRole('button', { name: 'Join the call' }).click();
    await page.getByRole('heading', { name: 'There is no such room' }).waitFor();
  });

  it('runs only its own scripts and may be framed by anyone', async () => {
    const response = await fetch(await roomAddress());
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain('frame-ancestors *');
  });
});
