import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { silentLogger } from '@parley/kit-base/logger';
import { type Database, openDatabase } from '@parley/kit-server/database';
import { migrate } from '@parley/kit-server/migrate';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { CallSummarySchema } from '@parley/voice-protocol/call-summary';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { EndedReason, TurnLatency } from '../src/agent/agent-session.ts';
import { CallStore } from '../src/calls/call-store.ts';
import { SummaryQuerySchema, summariseCalls } from '../src/calls/call-summary.ts';

let dataDir: string;
let database: Database;
let calls: CallStore;

beforeAll(async () => {
  dataDir = await makeDataDir('call-summary');
  database = await openDatabase({ dataDir, logger: silentLogger });
  await migrate(database, { product: 'voice', folder: new URL('../migrations/', import.meta.url) });
  calls = new CallStore(database);
});
afterAll(async () => {
  await database?.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(() => database.pool.query('delete from voice.calls'));

const turn = (factor: number): TurnLatency => ({
  endOfTurn: 300 * factor,
  recognition: 100 * factor,
  mind: 10 * factor,
  synthesis: 50 * factor,
  total: 460 * factor,
});

interface Kept {
  daysAgo?: number;
  endedReason: EndedReason;
  latencies?: TurnLatency[];
  seconds?: number;
}

async function keep({ daysAgo = 0, endedReason, latencies = [], seconds = 60 }: Kept): Promise<void> {
  const { id } = await calls.create({ id: randomUUID(), assistant_id: 'demo', room: 'room' });
  const lines = latencies.map(() => ({ role: 'user' as const, message: 'Hello', time: 0, secondsFromStart: 0 }));
  await calls.end(id, { endedReason, lines, latencies });
  await database.pool.query(
    `update voice.calls set created_at = now() - $2 * interval '1 day',
            ended_at = now() - $2 * interval '1 day' + $3 * interval '1 second' where id = $1`,
    [id, daysAgo, seconds],
  );
}

it('has no figures where nobody called', async () => {
  const summary = CallSummarySchema.parse(await summariseCalls(database, { days: 7, timeZone: 'UTC' }));
  expect(summary.days).toHaveLength(7);
  expect(summary).toMatchObject({ outcomes: [], duration: null, turns: 0, stages: [] });
});

it('counts calls by day and outcome, and tells the typical and the slow latency of each stage', async () => {
  await keep({ endedReason: 'customer-ended-call', latencies: [turn(1), turn(2)], seconds: 30 });
  await keep({ endedReason: 'customer-ended-call', latencies: [turn(3)], seconds: 90, daysAgo: 2 });
  await keep({ endedReason: 'customer-did-not-answer', seconds: 600 });
  await keep({ endedReason: 'silence-timed-out', daysAgo: 40 });
  await calls.create({ id: randomUUID(), assistant_id: 'demo', room: 'room' });
  const summary = CallSummarySchema.parse(await summariseCalls(database, { days: 7, timeZone: 'UTC' }));
  expect(summary.days.map((day) => day.calls)).toEqual([0, 0, 0, 0, 1, 0, 3]);
  expect(summary.outcomes).toEqual([
    { endedReason: 'customer-ended-call', calls: 2 },
    { endedReason: 'customer-did-not-answer', calls: 1 },
    { endedReason: null, calls: 1 },
  ]);
  expect(summary.duration).toEqual({ p50: 60, p95: 87 });
  expect(summary.turns).toBe(3);
  expect(summary.stages.map(({ stage, p50 }) => [stage, p50])).toEqual([
    ['endOfTurn', 600],
    ['recognition', 200],
    ['mind', 20],
    ['synthesis', 100],
    ['total', 920],
  ]);
  expect(summary.stages.at(-1)?.p95).toBeCloseTo(460 * 2.9);
});

it('counts a call on the day that it was where the team is', async () => {
  const { rows } = await database.pool.query<{ ago: number }>(
    `select extract(epoch from now() - (date_trunc('day', now() at time zone 'Asia/Kolkata') - interval '1 minute')
            at time zone 'Asia/Kolkata') / 86400.0 as ago`,
  );
  await keep({ endedReason: 'customer-ended-call', daysAgo: Number(rows[0]?.ago) });
  const { days } = await summariseCalls(database, { days: 7, timeZone: 'Asia/Kolkata' });
  expect(days.map((day) => day.calls)).toEqual([0, 0, 0, 0, 0, 1, 0]);
});

it.each([{ days: '0' }, { days: '1000' }, { days: 'many' }, { timeZone: 'Moon/Far' }, { timeZone: "UTC'; --" }])(
  'refuses what is no stretch of days: %o',
  (query) => {
    expect(SummaryQuerySchema.safeParse(query).success).toBe(false);
  },
);
