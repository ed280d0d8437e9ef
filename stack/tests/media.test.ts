import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { silentLogger } from '@parley/kit-base/logger';
import { openDatabase } from '@parley/kit-server/database';
import { migrate } from '@parley/kit-server/migrate';
import { axeProblems } from '@parley/kit-testing/axe-problems';
import { launchBrowser } from '@parley/kit-testing/browser';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StackProcess, startStackProcess } from '../testing/stack-process.ts';

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

let dataDir: string;
/** Another host, on which a video lies. */
let elsewhere: { url: string; close(): Promise<unknown> };
let stack: StackProcess;
let browser: Browser;
let page: Page;

/** What an admin has done: a video for one use case, a file that is no video for another, and a third one's hidden. */
async function uploadMedia(): Promise<void> {
  const videos = join(dataDir, 'media/videos');
  for (const folder of ['trust', 'bandwidth']) await mkdir(join(videos, folder), { recursive: true });
  await cp(root('site/public/demo-video.mp4'), join(videos, 'trust/1-a.mp4'));
  await writeFile(join(videos, 'bandwidth/2-b.mp4'), 'This is no video.');
  const database = await openDatabase({ databaseUrl: undefined, dataDir, logger: silentLogger });
  await migrate(database, { product: 'site', folder: new URL('../../site/server/migrations/', import.meta.url) });
  for (const [useCase, url] of [
    ['trust', '/media/videos/trust/1-a.mp4'],
    ['bandwidth', '/media/videos/bandwidth/2-b.mp4'],
    ['virtualTours', `${elsewhere.url}/tour.mp4`],
  ])
    await database.pool.query(
      `insert into site.media_files (file_name, original_name, file_type, use_case, storage_url, content_type, file_size)
       values ($2, $2, 'video', $1, $2, 'video/mp4', 1000)`,
      [useCase, url],
    );
  await database.pool.query(`update site.media_files set is_active = false where use_case = 'multilingual'`);
  await database.close();
}

async function serveElsewhere() {
  const video = await readFile(root('site/public/demo-video.mp4'));
  const server = createServer((_, response) => response.setHeader('content-type', 'video/mp4').end(video));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

beforeAll(async () => {
  dataDir = await makeDataDir('media');
  elsewhere = await serveElsewhere();
  await uploadMedia();
  [stack, browser] = await Promise.all([startStackProcess({ dataDir }), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  await elsewhere?.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
});
afterEach(() => page.close());

const hero = () => page.locator('.hero .video');
const element = (player: Locator) => player.locator('video');
const control = (player: Locator, name: string) => player.getByRole('button', { name, exact: true });
const isPaused = (player: Locator) => element(player).evaluate((video: HTMLVideoElement) => video.paused);
const timeOf = (player: Locator) => element(player).evaluate((video: HTMLVideoElement) => video.currentTime);

/** Waits until something is true of a player's video. */
async function until(player: Locator, isSo: (video: HTMLVideoElement) => boolean): Promise<void> {
  await page.waitForFunction(isSo, (await element(player).elementHandle()) as never);
}

/** Waits until our player has taken the place of the browser's own. */
const controlsOf = (player: Locator) => player.getByRole('slider', { name: 'Seek' }).waitFor();

/** The home page, with the hero's video playing by itself. */
async function openPlaying(): Promise<Locator> {
  await page.goto(stack.url);
  const player = hero();
  await controlsOf(player);
  await until(player, (video) => !video.paused && video.currentTime > 0);
  return player;
}

describe('the hero’s video', () => {
  it('starts by itself, muted, 100 ms after it is in view [W-2.83, W-4.54, W-4.55]', async () => {
    await page.addInitScript(() => {
      const starts: Array<{ delay: number | undefined; isMuted: boolean }> = [];
      Object.assign(window, { starts });
      let running: number | undefined;
      const { setTimeout: original } = window;
      Object.assign(window, {
        setTimeout: (work: () => void, delay?: number, ...rest: unknown[]) =>
          original(
            () => {
              running = delay;
              work();
              running = undefined;
            },
            delay,
            ...rest,
          ),
      });
      const { play } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.play = function start() {
        starts.push({ delay: running, isMuted: this.muted });
        return play.call(this);
      };
    });
    const player = await openPlaying();
    expect(await page.evaluate(() => (window as unknown as { starts: unknown }).starts)).toEqual([
      { delay: 100, isMuted: true },
    ]);
    expect(await element(player).evaluate((video: HTMLVideoElement) => [video.muted, video.src])).toEqual([
      true,
      `${stack.url}/demo-video.mp4`,
    ]);
  });

  it('waits for a press where motion is to be reduced', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(stack.url);
    await control(hero(), 'Play').waitFor();
    await element(hero()).evaluate(async (video) => {
      // An observer that comes later is told later, and a timer as long as the player's own fires after it.
      await new Promise((resolve) => new IntersectionObserver(resolve, { threshold: 0.5 }).observe(video));
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    expect(await isPaused(hero())).toBe(true);
    await control(hero(), 'Play').click();
    await until(hero(), (video) => !video.paused && video.currentTime > 0);
  });

  it('rests while it is out of view, and goes on where it was', async () => {
    const player = await openPlaying();
    await page.locator('footer').scrollIntoViewIfNeeded();
    await until(player, (video) => video.paused);
    const time = await timeOf(player);
    await page.evaluate(() => scrollTo(0, 0));
    await until(player, (video) => !video.paused);
    expect(await timeOf(player)).toBeGreaterThanOrEqual(time);
  });

  it('is there without a program too, costs nothing before it is wanted, and shifts nothing when the program comes', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
    const still = await context.newPage();
    const asked: string[] = [];
    still.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await still.goto(stack.url, { waitUntil: 'networkidle' });
    expect(await still.locator('.hero video').getAttribute('controls')).not.toBeNull();
    const before = await still.locator('.hero .video').boundingBox();
    expect(asked).toContain('/demo-video.webp');
    expect(asked).not.toContain('/demo-video.mp4');
    await context.close();

    const player = await openPlaying();
    expect(await player.boundingBox()).toEqual(before);
  });
});

describe('the player', () => {
  it('seeks in steps of 0.1 and sets the volume from 0 to 1 in steps of 0.01 [W-9.3, W-9.4, W-9.5]', async () => {
    const player = await openPlaying();
    await control(player, 'Pause').click();
    const seek = player.getByRole('slider', { name: 'Seek' });
    expect(await seek.getAttribute('step')).toBe('0.1');
    await seek.fill('5');
    await until(player, (video) => video.currentTime === 5);
    await seek.press('ArrowRight');
    await until(player, (video) => Math.abs(video.currentTime - 5.1) < 0.001);
    await player.getByText(/^0:05 \/ 0:\d\d$/).waitFor();

    const volume = player.getByRole('slider', { name: 'Volume' });
    const limits = await Promise.all(['step', 'min', 'max'].map((name) => volume.getAttribute(name)));
    expect(limits).toEqual(['0.01', '0', '1']);
    await volume.fill('0.5');
    await until(player, (video) => video.volume === 0.5 && !video.muted);
    await volume.press('ArrowRight');
    await until(player, (video) => video.volume === 0.51);
    await volume.fill('0');
    await until(player, (video) => video.muted);
    await control(player, 'Unmute').click();
    await until(player, (video) => !video.muted && video.volume > 0);
  });

  it('obeys the keys: space, arrows, m, c and f', async () => {
    const player = await openPlaying();
    await control(player, 'Mute').or(control(player, 'Unmute')).focus();
    await page.keyboard.press('k');
    await until(player, (video) => video.paused);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await until(player, (video) => video.currentTime > 9);
    const time = await timeOf(player);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => timeOf(player)).toBeCloseTo(time - 5, 1);
    await page.keyboard.press('m');
    await until(player, (video) => !video.muted);
    await page.keyboard.press('ArrowDown');
    await until(player, (video) => video.volume === 0.9);
    await page.keyboard.press('c');
    await until(player, (video) => video.textTracks[0]?.mode === 'showing');
    await until(player, (video) => (video.textTracks[0]?.cues?.length ?? 0) > 5);
    await expect.poll(() => control(player, 'Captions').getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('f');
    await page.waitForFunction(() => document.fullscreenElement?.classList.contains('video'));
    await control(player, 'Exit full screen').click();
    await page.waitForFunction(() => document.fullscreenElement === null);
    await player.getByRole('slider', { name: 'Seek' }).focus();
    await page.keyboard.press(' ');
    await until(player, (video) => !video.paused);
  });

  it('says that it is loading, until there is something to see [W-4.52]', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/demo-video.mp4', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(stack.url);
    await hero().getByRole('status').filter({ hasText: 'Loading video' }).waitFor({ state: 'attached' });
    release();
    await controlsOf(hero());
    await until(hero(), (video) => video.currentTime > 0);
    await hero().getByText('Loading video').waitFor({ state: 'detached' });
  });

  it('says that the video could not be loaded, and tries again [W-4.53, W-8.41, W-8.42]', async () => {
    await page.route('**/demo-video.mp4', (route) => route.fulfill({ status: 404 }));
    await page.goto(stack.url);
    const failure = hero().getByRole('alert');
    await failure.waitFor();
    await failure.getByText('Failed to load video', { exact: true }).waitFor();
    await failure.getByText('There was an error loading this video file.', { exact: true }).waitFor();
    await page.unroute('**/demo-video.mp4');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await until(hero(), (video) => video.currentTime > 0);
    await failure.waitFor({ state: 'detached' });
  });

  it('is enlarged in a dialog, by keyboard alone, and goes on where it was', async () => {
    const player = await openPlaying();
    await player.getByRole('slider', { name: 'Seek' }).fill('7');
    await control(player, 'Enlarge').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Demo video' });
    const large = dialog.getByRole('region', { name: 'Demo video' });
    await until(large, (video) => !video.paused && video.currentTime >= 7);
    await until(player, (video) => video.paused);
    const [small, big] = await Promise.all([player.boundingBox(), large.boundingBox()]);
    expect(big?.width).toBeGreaterThan((small?.width ?? 0) * 1.5);
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.locator(':focus').count()).toBe(1);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Enlarge');
  });
});

describe('the rules of axe', () => {
  it('hold for the player while it plays, in its dialog, and where it has failed', async () => {
    const player = await openPlaying();
    expect(await axeProblems(page, { within: '.hero' })).toEqual([]);
    await control(player, 'Enlarge').click();
    await controlsOf(page.getByRole('dialog'));
    expect(await axeProblems(page, { within: '[role="dialog"]' })).toEqual([]);
    await page.route('**/demo-video.mp4', (route) => route.fulfill({ status: 404 }));
    await page.goto(stack.url);
    await hero().getByRole('alert').waitFor();
    expect(await axeProblems(page, { within: '.hero' })).toEqual([]);
  });
});

describe('the videos of use cases', () => {
  const detail = () => page.locator('.cases__detail');
  /** A press from before the page's program ran takes effect when it runs. */
  const pick = async (name: string) => {
    await page.locator('.cases__list').getByRole('button', { name }).click();
    await detail().getByRole('heading', { name }).waitFor();
  };

  it('stand beside the picked one; one without says so [W-1.21, W-2.95, W-8.43]', async () => {
    await page.goto(stack.url);
    await page.getByRole('tab', { name: 'Product Features' }).click();
    await pick('Built to be trusted');
    const player = detail().getByRole('region', { name: 'Demo video: Built to be trusted' });
    await detail().locator('.video-place').scrollIntoViewIfNeeded();
    await controlsOf(player);
    await until(player, (video) => !video.paused && video.currentTime > 0);
    expect(await element(player).getAttribute('src')).toBe('/media/videos/trust/1-a.mp4');

    await pick('English and Hindi in one call');
    await detail().getByText('No demo video available', { exact: true }).waitFor();
    expect(await detail().locator('video').count()).toBe(0);
  });

  it('play from another host too, whichever page was opened first', async () => {
    await page.goto(`${stack.url}/pricing`);
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await pick('Virtual tours');
    const player = detail().getByRole('region', { name: 'Demo video: Virtual tours' });
    await detail().locator('.video-place').scrollIntoViewIfNeeded();
    await controlsOf(player);
    await until(player, (video) => !video.paused && video.currentTime > 0);
    expect(await element(player).getAttribute('src')).toBe(`${elsewhere.url}/tour.mp4`);
  });

  it('fail alone: the rest of the use case stays', async () => {
    await page.goto(stack.url);
    await page.getByRole('tab', { name: 'Product Features' }).click();
    await pick('Made for weak networks');
    await detail().locator('.video-place').scrollIntoViewIfNeeded();
    await detail().getByRole('alert').filter({ hasText: 'Failed to load video' }).waitFor();
    expect(await detail().getByRole('button', { name: 'Try Now' }).isVisible()).toBe(true);
  });

  it('are loaded on a phone only when one is opened', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(stack.url);
    const entry = page.locator('.cases__narrow details').filter({ hasText: 'Built to be trusted' });
    await entry.scrollIntoViewIfNeeded();
    expect(asked).not.toContain('/media/videos/trust/1-a.mp4');
    await entry.locator('summary').click();
    const player = entry.getByRole('region', { name: 'Demo video: Built to be trusted' });
    await entry.locator('.video-place').scrollIntoViewIfNeeded();
    await controlsOf(player);
    await until(player, (video) => video.currentTime > 0);
    const box = await player.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  });
});

describe('media over the network', () => {
  it('has a video behind /demo-video.mp4 that really plays, in stretches [W-7.44]', async () => {
    const whole = await fetch(`${stack.url}/demo-video.mp4`);
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(bytes.length).toBeLessThan(3_000_000);
    const part = await fetch(`${stack.url}/demo-video.mp4`, { headers: { range: 'bytes=1000-1999' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 1000-1999/${bytes.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(1000, 2000));

    const player = await openPlaying();
    const facts = await element(player).evaluate((video: HTMLVideoElement) => ({
      size: [video.videoWidth, video.videoHeight],
      seconds: video.duration,
    }));
    expect(facts.size).toEqual([1280, 720]);
    expect(facts.seconds).toBeGreaterThan(20);
    expect(facts.seconds).toBeLessThan(40);
    // To the end, past what was loaded first.
    await player.getByRole('slider', { name: 'Seek' }).fill(String(Math.floor(facts.seconds) - 1));
    await until(player, (video) => video.ended);
  });

  it('gives anybody the active media of a use case, and their files [W-6.1, W-7.12]', async () => {
    const ask = async (useCase: string) => {
      const response = await fetch(`${stack.url}/rpc/get_public_media`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ p_use_case: useCase, p_file_type: 'video' }),
      });
      return (await response.json()) as Array<{ storage_url: string }>;
    };
    const [file] = await ask('trust');
    const answer = await fetch(stack.url + file?.storage_url, { headers: { range: 'bytes=0-99' } });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(await ask('multilingual')).toEqual([]);
  });
});
