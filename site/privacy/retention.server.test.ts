import { ManualClock } from '@parley/kit-base/clock';
import { type Logger, silentLogger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import type { Journal } from '@parley/kit-server/journal';
import { expect, it } from 'vitest';
import { startRetention } from './retention.server.ts';

it('takes what was erased out of the journal also when nothing old can be removed from it, and tells the two apart', async () => {
  const said: unknown[] = [];
  const { promise: isTaken, resolve: taken } = Promise.withResolvers<void>();
  const logger: Logger = {
    ...silentLogger,
    error: (message, fields) => said.push([message, fields]),
    info: (message, fields) => {
      said.push([message, fields]);
      taken();
    },
  };
  const query = async (text: string) => ({ rows: text.includes('site.erasures') ? [{ id: 'a' }] : [{ counts: null }] });
  const journal: Partial<Journal> = {
    prune: () => Promise.reject(new Error('read-only')),
    forget: async (isForgotten) => (isForgotten('a') ? 1 : 0),
  };
  const clock = new ManualClock(Date.now());
  const stop = startRetention({
    database: { pool: { query } } as unknown as Database,
    journal: journal as Journal,
    clock,
    logger,
  });
  clock.advance(60_000);
  await isTaken;
  stop();
  expect(said).toEqual([
    ['what is too old could not be removed from the journal', { error: 'read-only' }],
    ['what was erased was taken out of the journal', { records: 1 }],
  ]);
});
