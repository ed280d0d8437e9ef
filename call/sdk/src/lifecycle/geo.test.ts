import { afterEach, expect, it, vi } from 'vitest';
import { ScriptedCall } from '../testing/scripted-call.ts';

afterEach(() => vi.unstubAllGlobals());

/** The server answers, or does not. */
function serve(answer: () => Promise<Response>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, options?: { method?: string }) => {
    asked.push(`${options?.method ?? 'GET'} ${new URL(address).origin}`);
    return answer();
  });
  return asked;
}

it('asks the server of the room where one is [C-7.1] [C-7.6]', async () => {
  const asked = serve(async () => Response.json({ geo: 'ap-south-1' }));
  const { call } = ScriptedCall.headless();
  expect(await call.geo()).toEqual({ current: 'ap-south-1' });
  expect(asked).toEqual(['GET https://rooms.example']);
});

it.each([
  ['is not reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['says something else', async () => Response.json({ place: 'here' })],
  ['says no JSON', async () => new Response('sorry', { status: 500 })],
])('is nowhere, and logged, when the server %s [C-7.2] [C-8.37]', async (_why, answer) => {
  serve(answer);
  const { call, said } = ScriptedCall.headless();
  expect(await call.geo()).toEqual({ current: '' });
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('geo lookup failed');
});
