import { rm } from 'node:fs/promises';
import { microphoneFile } from '@parley/kit-testing/audio';
import { launchBrowser } from '@parley/kit-testing/browser';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAgentCall } from '../testing/agent-call.ts';
import { type StackProcess, startStackProcess } from '../testing/stack-process.ts';

let dataDir: string;
let call: StackProcess;
let voice: StackProcess;
let site: StackProcess;
let browser: Browser;

beforeAll(async () => {
  dataDir = await makeDataDir('alone');
  // One folder for all: they share the keys in it.
  call = await startStackProcess({ only: 'call', dataDir });
  voice = await startStackProcess({ only: 'voice', dataDir, environment: { CALL_URL: call.url } });
  const environment = { VOICE_API_URL: `${voice.url}/voice` };
  [site, browser] = await Promise.all([
    startStackProcess({ only: 'site', dataDir, environment }),
    // Silent: the browser's own stand-in beeps, which would interrupt the greeting.
    launchBrowser({ microphoneFile: await microphoneFile([]) }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await voice?.stop();
  await call?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('site, room server and voice platform work together from processes of their own', async () => {
  const page = await browser.newPage();
  await page.goto(site.url);
  const starting = page.waitForResponse('**/voice/call/web');
  await startAgentCall(page);
  const { webCallUrl } = (await (await starting).json()) as { webCallUrl: string };
  expect(webCallUrl.startsWith(`${call.url}/r/`)).toBe(true);
  await page.getByText('Call started. You can now speak!').waitFor({ timeout: 15_000 });
  await page.locator('.voice-message').filter({ hasText: 'Hello, I am the AI sales agent' }).waitFor();
  await page.getByRole('button', { name: 'End Call' }).click();
  await page.getByText('Call ended.').waitFor();
});

it('each serves its own addresses alone', async () => {
  const status = async (url: string) => (await fetch(url, { redirect: 'manual' })).status;
  expect(await status(`${call.url}/v1/rooms`)).toBe(401);
  expect(await status(`${call.url}/voice/call`)).toBe(404);
  expect(await status(`${voice.url}/voice/call`)).toBe(401);
  expect(await status(`${voice.url}/v1/rooms`)).toBe(404);
  expect(await status(`${site.url}/`)).toBe(200);
  expect(await status(`${site.url}/call-machine/0.79.0/call-machine.js`)).toBe(200);
});
