import { errorMessage } from '@parley/kit-base/app-error';
import { type Clock, systemClock } from '@parley/kit-base/clock';
import type { Logger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import type { JobQueue, SqlClient } from './job-queue.server.ts';

/** Something that happened, as the transaction that made it happen wrote it down. */
export interface OutboxEvent {
  topic: string;
  subjectId: string;
  /** Which change of the subject. */
  revision: number;
}

export interface FollowUp {
  queue: string;
  data: object;
}

export interface OutboxRelayOptions {
  database: Database;
  queue: JobQueue;
  /** What follows from an event, by its topic. Events of other topics stay where they are. */
  followUps: Readonly<Record<string, (event: OutboxEvent) => FollowUp[]>>;
  /** What follows besides, for each event of a batch; it may write in the relay's transaction. */
  fanOut?: (events: readonly OutboxEvent[], client: SqlClient) => Promise<FollowUp[][]>;
  /** What is written beside an event from which nothing follows. */
  nothingFollows: string;
  pollMs?: number;
  clock?: Clock;
  logger: Logger;
}

interface OutboxRow {
  id: string;
  topic: string;
  subject_id: string;
  revision: number;
}

const defaultPollMs = 2000;
const chunk = 50;

/**
 * Hands what stands in the outbox to the job queue, each event once, in the transaction that also marks it done.
 * Several processes may do so at once: one skips what another holds.
 */
export function startOutboxRelay(options: OutboxRelayOptions): { stop(): Promise<void> } {
  const { clock = systemClock, pollMs = defaultPollMs, logger } = options;
  let isStopping = false;
  let running: Promise<void> | undefined;

  const handOverAll = async () => {
    try {
      while (!isStopping && (await handOver(options)) === chunk);
    } catch (error) {
      if (!isStopping) logger.warn('the outbox could not be read', { error: errorMessage(error) });
    }
  };
  const tick = () => {
    running ??= handOverAll().finally(() => {
      running = undefined;
    });
  };
  const cancel = clock.every(pollMs, tick);
  tick();
  return {
    async stop() {
      isStopping = true;
      cancel();
      await running;
    },
  };
}

/** One transaction's worth; returns how many events it took. */
async function handOver(options: OutboxRelayOptions): Promise<number> {
  const { database, queue, followUps, fanOut, nothingFollows } = options;
  const client = await database.pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const { rows } = await client.query<OutboxRow>(
      `select id, topic, subject_id, revision from site.outbox
        where done_at is null and topic = any($1) order by id limit ${chunk} for update skip locked`,
      [Object.keys(followUps)],
    );
    const events = rows.map(({ topic, subject_id: subjectId, revision }) => ({ topic, subjectId, revision }));
    const fanned = fanOut && events.length > 0 ? await fanOut(events, client) : [];
    const jobs = new Map<string, object[]>();
    const outcomes = events.map((event, index) => {
      const following = [...(followUps[event.topic]?.(event) ?? []), ...(fanned[index] ?? [])];
      for (const { queue: name, data } of following) jobs.set(name, [...(jobs.get(name) ?? []), data]);
      return following.length > 0 ? `handed over: ${following.length}` : nothingFollows;
    });
    for (const [name, data] of jobs) await queue.add(name, data, client);
    if (rows.length > 0) {
      await client.query(
        `update site.outbox o set done_at = now(), outcome = given.outcome
           from unnest($1::bigint[], $2::text[]) as given (id, outcome) where o.id = given.id`,
        [rows.map(({ id }) => id), outcomes],
      );
    }
    await client.query('commit');
    return rows.length;
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // A connection on which something failed is thrown away, and its transaction with it.
    client.release(broken);
  }
}
