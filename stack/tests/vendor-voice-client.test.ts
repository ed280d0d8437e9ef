import { fileURLToPath } from 'node:url';
import { microphoneFile } from '@parley/kit-testing/audio';
import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostPage, startHostPage } from '../testing/host-page.ts';
import { type StackProcess, startStackProcess } from '../testing/stack-process.ts';

const privateKey = 'a private key for the tests';

interface Heard {
  name: string;
  value: Record<string, unknown> | undefined;
}

interface VoicePage {
  Embedded: new (
    token: string,
    url: string,
    config: object,
  ) => {
    on(name: string, listener: (value: unknown) => void): void;
    start(assistant: string): Promise<unknown>;
    stop(): void;
  };
  client: InstanceType<VoicePage['Embedded']>;
  heard: Heard[];
}

let stack: StackProcess;
let host: HostPage;
let browser: Browser;

beforeAll(async () => {
  const question = { text: 'do you have a free trial', program: 'flite' } as const;
  // Asked once more by somebody who got no answer: on a busy machine the call may not have begun at the first time.
  const microphone = await microphoneFile([
    { ...question, afterMs: 9000 },
    { ...question, afterMs: 15_000 },
  ]);
  [stack, host, browser] = await Promise.all([
    startStackProcess({ environment: { VOICE_PRIVATE_KEY: privateKey } }),
    startHostPage(fileURLToPath(import.meta.resolve('@vapi-ai/web'))),
    launchBrowser({ microphoneFile: microphone }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
  await stack?.stop();
});

/** Resolves with the first thing heard under this name that has these fields. */
async function heard(page: Page, name: string, fields: Record<string, unknown> = {}): Promise<Heard> {
  const found = await page.waitForFunction(
    ([wanted, values]) =>
      (window as unknown as VoicePage).heard.find(
        (event) =>
          event.name === wanted && Object.entries(values).every(([key, value]) => event.value?.[key] === value),
      ),
    [name, fields] as const,
    { timeout: 30_000 },
  );
  return (await found.jsonValue()) as Heard;
}

describe("the vendor's own voice client on our platform", () => {
  it('starts a call, hears the agent speak, and gets both sides as text', async () => {
    const page = await browser.newPage();
    await page.goto(host.url);
    await page.evaluate(
      ([base, key]) => {
        const scope = window as unknown as VoicePage;
        scope.heard = [];
        scope.client = new scope.Embedded(key, `${base}/voice`, {
          callObjectBundleUrlOverride: `${base}/call-machine/0.79.0/call-machine.js`,
        });
        for (const name of [
          'call-start',
          'call-end',
          'speech-start',
          'speech-end',
          'message',
          'error',
          'volume-level',
        ]) {
          scope.client.on(name, (value) => scope.heard.push({ name, value: value as Heard['value'] }));
        }
      },
      [stack.url, privateKey] as const,
    );
    await page.evaluate(() => (window as unknown as VoicePage).client.start('demo'));
    await heard(page, 'call-start');
    await heard(page, 'speech-start');
    await heard(page, 'message', { type: 'transcript', role: 'assistant', transcriptType: 'final' });
    await heard(page, 'message', {
      type: 'transcript',
      role: 'user',
      transcriptType: 'final',
      transcript: 'do you have a free trial',
    });
    await heard(page, 'message', { type: 'speech-update', role: 'assistant', status: 'stopped' });
    await page.evaluate(() => (window as unknown as VoicePage).client.stop());
    await heard(page, 'call-end');
    const errors = await page.evaluate(() =>
      (window as unknown as VoicePage).heard.filter(({ name }) => name === 'error'),
    );
    expect(errors).toEqual([]);
    await page.close();
  }, 90_000);
});
