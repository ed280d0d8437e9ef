import type { DailyCall, DailyFactoryOptions } from '@daily-co/daily-js';
import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CallPage, type Sdk } from './call-page.ts';
import { type RoomFixture, startHostPage, startRoomServer } from './room-fixture.ts';

interface HostWindow {
  Daily: {
    createFrame(parent?: HTMLElement | DailyFactoryOptions, options?: DailyFactoryOptions): DailyCall;
    createTransparentFrame(options?: DailyFactoryOptions): DailyCall;
    wrap(iframe: HTMLIFrameElement, options?: DailyFactoryOptions): DailyCall;
  };
  frame: DailyCall;
  events: Array<Record<string, unknown>>;
}

let rooms: RoomFixture;
let host: Awaited<ReturnType<typeof startHostPage>>;
let browser: Browser;
const pages: Array<{ close(): Promise<void> }> = [];

beforeAll(async () => {
  [rooms, host, browser] = await Promise.all([startRoomServer(), startHostPage(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
  await rooms?.close();
});
afterEach(async () => {
  for (const page of pages.splice(0)) await page.close();
});

/** The room's address under a host name that browsers take for a secure page. */
async function roomAddress(): Promise<string> {
  return (await rooms.createRoom()).replace('127.0.0.1', 'localhost');
}

async function openHost(sdk: Sdk): Promise<Page> {
  const page = await browser.newPage();
  pages.push(page);
  await page.goto(`${host.url}/?sdk=${sdk}`);
  return page;
}

/** Makes a frame and notes its events. */
async function createFrame(page: Page): Promise<void> {
  await page.evaluate(() => {
    const scope = window as unknown as HostWindow;
    scope.events = [];
    scope.frame = scope.Daily.createFrame();
    for (const name of [
      'loading',
      'loaded',
      'joining-meeting',
      'joined-meeting',
      'left-meeting',
      'app-message',
    ] as const) {
      scope.frame.on(name, (event: { action: string }) => scope.events.push(JSON.parse(JSON.stringify(event))));
    }
  });
}

const actions = (page: Page) =>
  page.evaluate(() => (window as unknown as HostWindow).events.map(({ action }) => action));

describe.each(['ours', 'vendor'] as const)('a frame of %s around our call page', (sdk) => {
  it('joins, talks, mutes, leaves, and is gone when it is destroyed [C-1.1] [C-2.2] [C-4.25]', async () => {
    const url = await roomAddress();
    const page = await openHost(sdk);
    await createFrame(page);
    const names = await page.evaluate(async (room) => {
      const { frame } = window as unknown as HostWindow;
      const participants = await frame.join({ url: room, userName: 'Asha' });
      return Object.values(participants ?? {}).map(({ user_name }) => user_name);
    }, url);
    expect(names).toEqual(['Asha']);
    expect(await actions(page)).toEqual(['loading', 'loaded', 'joining-meeting', 'joined-meeting']);
    const inside = page.frameLocator('iframe');
    await inside.getByRole('navigation', { name: 'Call controls' }).waitFor();

    const bela = await CallPage.open(browser, { sdk: 'ours', hostUrl: host.url, roomServerUrl: rooms.url });
    pages.push(bela);
    await bela.join(url.replace('localhost', '127.0.0.1'), { userName: 'Bela' });
    await page.waitForFunction(() => {
      const { frame } = window as unknown as HostWindow;
      return Object.values(frame.participants()).some(({ user_name }) => user_name === 'Bela');
    });
    await page.evaluate(() => (window as unknown as HostWindow).frame.sendAppMessage({ hello: 'there' }));
    expect(await bela.heard('app-message')).toMatchObject({ data: { hello: 'there' } });

    await page.evaluate(() => (window as unknown as HostWindow).frame.setLocalAudio(false));
    await bela.heard('participant-updated', { audio: 'off' });
    await inside.getByRole('button', { name: 'Microphone', pressed: false }).waitFor();

    await page.evaluate(() => (window as unknown as HostWindow).frame.leave());
    await inside.getByRole('heading', { name: 'You left the call' }).waitFor();
    await bela.heard('participant-left');
    await page.evaluate(() => (window as unknown as HostWindow).frame.destroy());
    expect(await page.locator('iframe').count()).toBe(0);
  }, 60_000);

  it('looks as its host chooses, carries its buttons and keeps which side view it asks for [C-2.11] [C-2.12]', async () => {
    const url = await roomAddress();
    const page = await openHost(sdk);
    await createFrame(page);
    await page.evaluate(async (room) => {
      const { frame, events } = window as unknown as HostWindow;
      for (const name of ['custom-button-click', 'sidebar-view-changed'] as const) {
        frame.on(name, ({ action, ...event }: { action: string }) => events.push({ action, ...event }));
      }
      await frame.setTheme({ colors: { background: '#102030' } });
      await frame.join({ url: room, userName: 'Asha' });
      await frame.setTheme({ colors: { background: '#405060' } });
      frame.updateCustomTrayButtons({
        help: { iconPath: 'https://icons.example/help.svg', label: 'Help', tooltip: 'Ask for help' },
      });
    }, url);
    const inside = page.frameLocator('iframe');
    await inside.getByRole('button', { name: 'Help' }).click();
    const ground = inside.locator('body');
    await ground.waitFor();
    expect(await ground.evaluate((body) => getComputedStyle(body).backgroundColor)).toBe('rgb(64, 80, 96)');
    const own = inside.getByRole('region', { name: 'Asha (you)' });
    await own.waitFor();
    await page.evaluate(() => (window as unknown as HostWindow).frame.setShowLocalVideo(false));
    await own.waitFor({ state: 'detached' });
    const view = await page.evaluate(async () => {
      const { frame } = window as unknown as HostWindow;
      frame.setSidebarView('people');
      return await frame.getSidebarView();
    });
    expect(view).toBe('people');
    expect((await page.evaluate(() => (window as unknown as HostWindow).events)).slice(-2)).toMatchObject([
      { action: 'custom-button-click', button_id: 'help' },
      { action: 'sidebar-view-changed', view: 'people' },
    ]);
  }, 60_000);

  it('says why it could not join', async () => {
    const page = await openHost(sdk);
    await createFrame(page);
    const reason = await page.evaluate(
      (room) =>
        (window as unknown as HostWindow).frame
          .join({ url: room })
          .catch((error: { error?: { type?: string } }) => error.error?.type),
      `${rooms.url.replace('127.0.0.1', 'localhost')}/r/no-such-room`,
    );
    expect(reason).toBe('no-room');
  });
});

describe('the frame in the page', () => {
  /** Where the frame stands and what it may, as the browser computes it. */
  const looks = (page: Page) =>
    page.locator('iframe').evaluate((iframe: HTMLIFrameElement) => {
      const { position, width, height, backgroundColor, border, pointerEvents } = getComputedStyle(iframe);
      const { right, bottom, top, left } = iframe.getBoundingClientRect();
      const view = { width: document.documentElement.clientWidth, height: innerHeight };
      return {
        ...{ position, width, height, backgroundColor, border, pointerEvents, allow: iframe.allow },
        fromRight: view.width - right,
        fromBottom: view.height - bottom,
        fromTop: top,
        fromLeft: left,
        fillsWidth: right - left === view.width,
        fillsHeight: bottom - top === view.height,
      };
    });

  it('is a small white window at the bottom right of the page [C-2.17] [C-2.18] [C-2.19] [C-2.20] [C-2.21] [C-2.24]', async () => {
    const page = await openHost('ours');
    await createFrame(page);
    expect(await looks(page)).toMatchObject({
      position: 'fixed',
      fromRight: 16,
      fromBottom: 16,
      backgroundColor: 'rgb(255, 255, 255)',
      border: '1px solid rgb(0, 0, 0)',
      allow: 'microphone; camera; autoplay; display-capture; screen-wake-lock',
    });
    const size = await page.locator('iframe').evaluate(({ style: { width, height } }) => ({ width, height }));
    expect(size).toEqual({ width: '375px', height: '450px' });
  });

  it('fills an element of the page without a border, and looks as it is told to [C-2.22] [C-2.23] [C-2.24]', async () => {
    const page = await openHost('ours');
    await page.evaluate(() => {
      const { Daily } = window as unknown as HostWindow;
      const room = document.createElement('div');
      room.style.cssText = 'width: 640px; height: 360px';
      document.body.append(room);
      Daily.createFrame(room);
    });
    expect(await looks(page)).toMatchObject({
      width: '640px',
      height: '360px',
      border: '0px none rgb(0, 0, 0)',
      allow: 'microphone; camera; autoplay; display-capture; screen-wake-lock',
    });
    const style = await page.evaluate(() => {
      const { Daily } = window as unknown as HostWindow;
      const iframeStyle = { width: '10px' };
      return Daily.createFrame({ iframeStyle, allowMultipleCallInstances: true }).iframe()?.getAttribute('style');
    });
    expect(style).toBe('width: 10px;');
  });

  it('lies over the whole page and takes no presses when it is transparent [C-2.25]', async () => {
    const page = await openHost('ours');
    const layout = await page.evaluate(() => {
      const frame = (window as unknown as HostWindow).Daily.createTransparentFrame();
      return (frame.properties as { layout?: string }).layout;
    });
    expect(layout).toBe('custom-v1');
    expect(await looks(page)).toMatchObject({
      position: 'fixed',
      fromTop: 0,
      fromLeft: 0,
      fillsWidth: true,
      fillsHeight: true,
      border: '0px none rgb(0, 0, 0)',
      pointerEvents: 'none',
      allow: 'microphone; camera; autoplay',
    });
  });

  it('gets the whole screen after a press, and gives it back [C-2.9] [C-2.10]', async () => {
    const page = await openHost('ours');
    await page.evaluate(() => {
      const scope = window as unknown as HostWindow;
      scope.events = [];
      scope.frame = scope.Daily.createFrame();
      scope.frame.on('fullscreen', () => scope.events.push({ action: 'fullscreen' }));
      scope.frame.on('exited-fullscreen', () => scope.events.push({ action: 'exited-fullscreen' }));
      const button = document.createElement('button');
      button.textContent = 'Whole screen';
      button.onclick = () => void scope.frame.requestFullscreen();
      document.body.append(button);
    });
    await page.getByRole('button', { name: 'Whole screen' }).click();
    await page.waitForFunction(() => (window as unknown as HostWindow).events.length === 1);
    expect(await page.evaluate(() => document.fullscreenElement?.tagName)).toBe('IFRAME');
    await page.evaluate(() => (window as unknown as HostWindow).frame.exitFullscreen());
    await page.waitForFunction(() => (window as unknown as HostWindow).events.length === 2);
    expect(await actions(page)).toEqual(['fullscreen', 'exited-fullscreen']);
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  });

  it('can be one that the page has made, and goes with the call', async () => {
    const page = await openHost('ours');
    const left = await page.evaluate(async () => {
      const { Daily } = window as unknown as HostWindow;
      const iframe = document.createElement('iframe');
      document.body.append(iframe);
      await Daily.wrap(iframe).destroy();
      return document.querySelectorAll('iframe').length;
    });
    expect(left).toBe(0);
  });
});
