import { readFileSync } from 'node:fs';
import { microphoneFile } from '@parley/kit-testing/audio';
import type { Bench } from '@parley/kit-testing/bench';
import { launchBrowser } from '@parley/kit-testing/browser';
import { agentLevel, startAgentCall } from './testing/agent-call.ts';
import { startStackProcess } from './testing/stack-process.ts';

const calls = 20;

/** One visitor: presses, hears the greeting, asks aloud, hears and reads the answer, ends the call. */
async function oneCall(url: string): Promise<void> {
  const microphone = await microphoneFile([{ text: 'do you have a free trial', program: 'flite', afterMs: 9500 }]);
  const browser = await launchBrowser({ microphoneFile: microphone });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await startAgentCall(page);
    await page.getByText('Call started. You can now speak!').waitFor({ timeout: 15_000 });
    await agentLevel(page);
    await page.locator('.voice-message[data-sender="user"]').filter({ hasText: 'do you have a free trial' }).waitFor();
    await agentLevel(page);
    await page
      .locator('.voice-message[data-sender="agent"]')
      .last()
      .filter({ hasText: /free trial/i })
      .waitFor();
    await page.getByRole('button', { name: 'End Call' }).click();
    await page.getByText('Call ended.').waitFor();
  } finally {
    await browser.close();
  }
}

function memoryMegabytes(pid: number): number {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? Number.NaN) / 1024;
}

export const benches: Bench[] = [
  {
    name: 'agent story',
    soak: true,
    async run() {
      const stack = await startStackProcess();
      let passed = 0;
      const before = memoryMegabytes(stack.pid);
      try {
        for (let call = 0; call < calls; call += 1) {
          await oneCall(stack.url);
          passed += 1;
        }
        return [
          { name: `spoken calls that went right, of ${calls} in a row`, value: passed, unit: 'calls' },
          { name: 'server memory before', value: before, unit: 'MB' },
          { name: 'server memory after', value: memoryMegabytes(stack.pid), unit: 'MB' },
        ];
      } finally {
        await stack.stop();
      }
    },
  },
];
