import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserBundle } from '../browser-bundle.ts';
import { participant } from '../differential/page/machine-script.ts';
import type { Fields, Message, ScriptedMachine } from '../differential/page/scripted-machine.ts';

interface ReactWindow {
  machine: ScriptedMachine;
  sent: Message[];
}

let browser: Browser;
let page: Page;
let close: () => Promise<void>;
const problems: string[] = [];

beforeAll(async () => {
  const script = await browserBundle(new URL('page.tsx', import.meta.url), {
    '@daily-co/daily-js': new URL('../../src/index.ts', import.meta.url),
  });
  const files: Record<string, readonly [type: string, text: string]> = {
    '/': [
      'text/html',
      '<!doctype html><link rel="icon" href="data:,"><div id="root"></div><script src="/page.js"></script>',
    ],
    '/page.js': ['text/javascript', script],
    '/machine.js': ['text/javascript', 'window.scriptedMachine.bundleRan();'],
  };
  const server = createServer(({ url = '/' }, response) => {
    const file = files[url];
    if (file) response.writeHead(200, { 'content-type': `${file[0]}; charset=utf-8` }).end(file[1]);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await launchBrowser();
  page = await browser.newPage();
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  close = () => new Promise((resolve) => server.close(() => resolve()));
});
afterAll(async () => {
  await browser?.close();
  await close?.();
});

const tell = (action: string, fields: Fields = {}) =>
  page.evaluate(([action, fields]) => (window as unknown as ReactWindow).machine.tell(action, fields), [
    action,
    fields,
  ] as const);
const sent = (action: string) =>
  page.evaluate(
    (action) => (window as unknown as ReactWindow).sent.filter((message) => message.action === action),
    action,
  );
const press = (name: string) => page.getByRole('button', { name }).click();
const shows = (selector: string) => page.locator(selector).waitFor({ state: 'attached' });

describe("the vendor's React hooks on our SDK", () => {
  it('see the meeting begin and who is in it', async () => {
    await shows('main[data-state="new"]');
    await press('Join');
    await shows('main[data-state="joined-meeting"][data-local="me"]');
    await shows('li[data-person="me"]:has-text("Name of me (you)")');
    await shows('li[data-person="p1"]:has-text("Name of p1")');
    await tell('participant-counts-updated', { participantCounts: { present: 3, hidden: 0 } });
    await shows('main[data-present="3"]');
  });

  it('show tracks that begin and end', async () => {
    await page.evaluate(() => {
      const { machine } = window as unknown as ReactWindow;
      const [pendingTrack] = document.createElement('canvas').captureStream(1).getTracks();
      machine.store = { local: {}, streams: { v: { participantId: 'p1', type: 'cam', pendingTrack, starttime: 1 } } };
    });
    await tell('participant-updated', { participant: participant('p1', { user_name: 'Bela' }) });
    await shows('li[data-person="p1"][data-video="playable"][data-has-track="true"]');
    await expect
      .poll(() =>
        page.evaluate(() => document.querySelector<HTMLVideoElement>('[data-person=p1] video')?.srcObject !== null),
      )
      .toBe(true);
    const { tracks } = participant('p1') as { tracks: Fields };
    const off = { ...tracks, video: { subscribed: true, state: 'off', off: { byUser: true } } };
    await tell('participant-updated', {
      participant: participant('p1', { user_name: 'Bela', video: false, tracks: off }),
    });
    await shows('li[data-person="p1"][data-video="off"][data-has-track="false"]');
  });

  it('follow people who come, change and go', async () => {
    await tell('participant-joined', { participant: participant('p2') });
    await shows('li[data-person="p2"]:has-text("Name of p2")');
    await tell('participant-updated', { participant: participant('p2', { user_name: 'Chandra' }) });
    await shows('li[data-person="p2"]:has-text("Chandra")');
    await tell('participant-left', { participant: participant('p2') });
    await page.locator('li[data-person="p2"]').waitFor({ state: 'detached' });
  });

  it('send and hear messages', async () => {
    await press('Greet');
    await expect.poll(() => sent('app-msg')).toMatchObject([{ data: { text: 'hello' }, to: '*' }]);
    await tell('app-message', { data: { text: 'hello you' }, fromId: 'p1' });
    await shows('[data-messages]:has-text("p1: hello you")');
  });

  it('start a recording and see that it runs, and that it ends', async () => {
    await press('Record');
    await expect.poll(() => sent('local-recording-start')).toMatchObject([{ type: 'cloud' }]);
    await tell('recording-started', {
      recordingId: 'r1',
      instanceId: 'i1',
      type: 'cloud',
      startedBy: 'me',
      local: false,
    });
    await shows('main[data-recording="true"][data-recording-id="r1"]');
    await tell('recording-stopped', { instanceId: 'i1' });
    await shows('main[data-recording="false"]');
  });

  it('see who waits, and let them in', async () => {
    const waiting = { id: 'w1', name: 'Devi', awaitingAccess: { level: 'full' } };
    await tell('waiting-participant-added', { participant: waiting, allWaitingParticipants: { w1: waiting } });
    await shows('[data-waiting]:has-text("Devi")');
    await press('Admit all');
    await expect
      .poll(() => sent('daily-method-update-waiting-participants'))
      .toMatchObject([{ updatesById: { '*': { grantRequestedAccess: true } } }]);
    await tell('waiting-participant-removed', { participant: waiting, allWaitingParticipants: {} });
    await page.locator('[data-waiting]:has-text("Devi")').waitFor({ state: 'detached' });
  });

  it('know the devices, and which of them are in use', async () => {
    await tell('selected-devices-updated', {
      devices: { camera: { deviceId: 'no such camera', kind: 'videoinput', label: 'x' }, mic: {}, speaker: {} },
    });
    await tell('started-camera');
    await page.locator('[data-devices]').filter({ hasText: /fake/i }).waitFor({ state: 'attached' });
    await press('Other microphone');
    await expect.poll(() => sent('set-input-devices')).toMatchObject([{ audioDeviceId: expect.any(String) }]);
  });

  it('see the meeting end, without an error on the way', async () => {
    await press('Leave');
    await shows('main[data-state="left-meeting"]');
    expect(problems).toEqual([]);
  });
});

describe('the types of the hooks on our types', () => {
  it('compile, but for the options of a method that is younger than the contract', async () => {
    const { errors, missing } = await checkTypes();
    expect(errors).toEqual([]);
    // `startDialIn()` came after 0.79.0; the vendor's own types of that version do not have it either.
    expect(missing).toEqual(['DailyStartDialinOptions']);
  }, 120_000);
});

/** What the compiler says of the page and of the hooks' own declarations, with our types in the place of the vendor's. */
async function checkTypes(): Promise<{ errors: string[]; missing: string[] }> {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const output = await new Promise<string>((resolve) => {
    execFile('tsc', ['-p', here, '--skipLibCheck', 'false', '--pretty', 'false'], { cwd: here }, (_, text) =>
      resolve(text),
    );
  });
  const missing = new Set<string>();
  const errors: string[] = [];
  for (const line of output.split('\n').filter((line) => /error TS\d+/.test(line))) {
    // Declarations of other packages have errors of their own; only the hooks' are about our types.
    const name =
      /(?:exported member|no exported member named) '(\w+)'/.exec(line)?.[1] ??
      /Type '(Daily\w+)' is not generic/.exec(line)?.[1];
    if (name) missing.add(name);
    else if (/daily-react/.test(line)) errors.push(line);
  }
  return { errors, missing: [...missing].sort() };
}
