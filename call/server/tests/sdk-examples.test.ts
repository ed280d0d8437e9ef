import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type RoomFixture, startRoomServer } from './room-fixture.ts';

const examples = fileURLToPath(new URL('../../sdk/examples', import.meta.url));
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

let rooms: RoomFixture;
let roomServer: string;
let browser: Browser;
let built: string;
let server: ReturnType<typeof createServer>;
const pages: Page[] = [];
const problems: string[] = [];

beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'parley-examples-'));
  [rooms, browser] = await Promise.all([
    startRoomServer(),
    launchBrowser(),
    build({ root: examples, logLevel: 'error', build: { outDir: built, emptyOutDir: true } }),
  ]);
  // Browsers take this name for a secure page.
  roomServer = rooms.url.replace('127.0.0.1', 'localhost');
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://examples');
    const file = join(built, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    readFile(file, 'utf8').then(
      (text) => response.setHeader('content-type', types[extname(file)] ?? 'text/plain').end(inOurTown(text)),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await browser?.close();
  await rooms?.close();
  await new Promise((resolve) => server.close(resolve));
  await rm(built, { recursive: true, force: true });
});
afterEach(async () => {
  for (const page of pages.splice(0)) await page.close();
  expect(problems.splice(0)).toEqual([]);
});

/** The examples name the server that `npm start` starts. */
function inOurTown(text: string): string {
  return text
    .replaceAll('http://localhost:3000', roomServer)
    .replaceAll('ws://localhost:3000', roomServer.replace('http', 'ws'));
}

async function open(example: 'call-object' | 'frame' | 'react'): Promise<Page> {
  const page = await browser.newPage();
  pages.push(page);
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) problems.push(message.text());
  });
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/${example}/`);
  return page;
}

async function enter(page: Page, room: string, name: string): Promise<void> {
  await page.getByLabel('Room').fill(room);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Join' }).click();
}

const newRoom = async () => (await rooms.createRoom()).replace('127.0.0.1', 'localhost');

/** Resolves when this tile's picture shows something. */
const moves = (page: Page, tile: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: tile })
    .locator('video')
    .evaluate((video: HTMLVideoElement) => new Promise((resolve) => video.requestVideoFrameCallback(resolve)));

it('compile against the published types', async () => {
  await promisify(execFile)('tsc', ['-p', examples, '--pretty', 'false']);
}, 60_000);

it('show two people to one another with a call object, who talk, mute and leave', async () => {
  const room = await newRoom();
  const [asha, bela] = [await open('call-object'), await open('call-object')];
  await enter(asha, room, 'Asha');
  await enter(bela, room, 'Bela');
  await Promise.all([moves(asha, 'Asha (you)'), moves(asha, 'Bela'), moves(bela, 'Asha')]);
  await asha.getByLabel('Message').fill('good morning');
  await asha.getByRole('button', { name: 'Send' }).click();
  await bela.getByText('Asha: good morning').waitFor();
  const sound = bela.getByRole('listitem').filter({ hasText: 'Asha' }).locator('audio');
  await sound.waitFor({ state: 'attached' });
  await asha.getByRole('button', { name: 'Mute' }).click();
  await sound.waitFor({ state: 'detached' });
  await asha.getByRole('button', { name: 'Leave' }).click();
  await asha.getByRole('button', { name: 'Join' }).waitFor();
  await bela.getByRole('listitem').filter({ hasText: 'Asha' }).waitFor({ state: 'detached' });
}, 60_000);

it('say why one could not join', async () => {
  const page = await open('call-object');
  await enter(page, `${roomServer}/r/no-such-room`, 'Asha');
  await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
});

it('show the call page in a frame, without a build and under a policy that names one server', async () => {
  const page = await open('frame');
  await page.getByLabel('Room').fill(await newRoom());
  await page.getByRole('button', { name: 'Open' }).click();
  await page.locator('#state', { hasText: 'joined-meeting' }).waitFor();
  await page.frameLocator('iframe').getByRole('navigation', { name: 'Call controls' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.locator('iframe').waitFor({ state: 'detached' });
}, 60_000);

it('let the vendor’s React hooks run on our SDK, in StrictMode, with real media', async () => {
  const room = await newRoom();
  const [asha, bela] = [await open('react'), await open('call-object')];
  await enter(bela, room, 'Bela');
  await enter(asha, room, 'Asha');
  await Promise.all([moves(asha, 'Asha (you)'), moves(asha, 'Bela'), moves(bela, 'Asha')]);
  await asha.getByRole('button', { name: 'Leave' }).click();
  await asha.getByRole('button', { name: 'Join' }).waitFor();
  await bela.getByRole('listitem').filter({ hasText: 'Asha' }).waitFor({ state: 'detached' });
}, 60_000);
