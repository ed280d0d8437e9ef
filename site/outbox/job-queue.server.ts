import { errorMessage } from '@parley/kit-base/app-error';
import type { Logger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import { type Job, type JobResult, PgBoss, type QueueOptions } from 'pg-boss';
import { JobError } from './job-error.ts';

/** Runs statements in a transaction of the caller's. */
export interface SqlClient {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** How patient the queue is. Seconds, but for `retryLimit`. */
export interface QueuePace {
  /** How often each queue is asked for work. */
  poll: number;
  /** After the first failure; each further one waits about twice as long. */
  retryDelay: number;
  retryDelayMax: number;
  /** Tries after the first one. */
  retryLimit: number;
  /** A job whose process has been silent this long is taken again. At least 10. */
  heartbeat: number;
  /** How often silent jobs are looked for. */
  supervise: number;
}

/** About half a day of tries. */
const defaultPace: QueuePace = {
  poll: 2,
  retryDelay: 30,
  retryDelayMax: 3 * 3600,
  retryLimit: 12,
  heartbeat: 30,
  supervise: 15,
};

/**
 * Does one job; throws to have it tried again, a refused {@link JobError} to have it given up. The signal says that the
 * job is no longer this process's.
 */
export type JobHandler = (data: unknown, signal: AbortSignal, attempt: JobAttempt) => Promise<void>;

/** What a handler may know about the try that it is. */
export interface JobAttempt {
  /** When this fails, the job is given up. */
  isLastTry: boolean;
}

export interface JobQueueOptions {
  database: Database;
  /** By the name of the queue. */
  handlers: Readonly<Record<string, JobHandler>>;
  pace?: Partial<QueuePace>;
  logger: Logger;
}

const schema = 'site_jobs';
const deadQueue = 'dead';
const keptDoneSeconds = 14 * 24 * 3600;
const expireSeconds = 300;
const batchSize = 5;
/** How long the end waits for jobs in hand; what is not done then is tried again later. */
const stopTimeoutMs = 4000;

/**
 * Jobs in the database, shared by every process on it: one process has a job at a time, a job whose process ended is
 * taken again, failures are tried again later and later, and what never succeeds is given up with a line in the log.
 * A job can run more than once, so handlers must bear it.
 */
export class JobQueue {
  readonly #boss: PgBoss;
  readonly #logger: Logger;
  readonly #retryLimit: number;

  private constructor(boss: PgBoss, logger: Logger, retryLimit: number) {
    this.#boss = boss;
    this.#logger = logger;
    this.#retryLimit = retryLimit;
  }

  /** Opens the queues, making or updating what they need in the database, and begins to work. */
  static async open(options: JobQueueOptions): Promise<JobQueue> {
    const { database, logger } = options;
    const pace = { ...defaultPace, ...options.pace };
    const boss = openBoss(database, pace, logger);
    const queue = new JobQueue(boss, logger, pace.retryLimit);
    await boss.start();
    try {
      await queue.#openQueue(deadQueue, { deleteAfterSeconds: keptDoneSeconds });
      for (const name of Object.keys(options.handlers)) {
        await queue.#openQueue(name, queueOptions(pace));
      }
      const polling = { batchSize, pollingIntervalSeconds: pace.poll };
      for (const [name, handler] of Object.entries(options.handlers)) {
        await boss.work(name, { ...polling, perJobResults: true, burstWhenBatchFull: true }, (jobs: Job<object>[]) =>
          Promise.all(jobs.map((job) => queue.#run(job, handler))),
        );
      }
      await boss.work<object>(deadQueue, polling, async (jobs) => {
        for (const { id, data } of jobs) logger.error('a job was given up', { job: id, ...data });
      });
    } catch (error) {
      await queue.stop();
      throw error;
    }
    return queue;
  }

  /** Adds jobs in the transaction of `client`: they are there when it commits. Not done before `startAfter`. */
  async add(name: string, jobs: readonly object[], client: SqlClient, startAfter?: Date): Promise<void> {
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    await this.#boss.insert(
      name,
      jobs.map((data) => (startAfter ? { data, startAfter } : { data })),
      { db },
    );
  }

  /** Takes no new job and waits up to 4 s for those in hand. Idempotent. */
  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: stopTimeoutMs });
  }

  async #openQueue(name: string, options: QueueOptions & { deadLetter?: string }): Promise<void> {
    // The first makes it where it is missing; the second brings one that an older version made up to date.
    await this.#boss.createQueue(name, options);
    await this.#boss.updateQueue(name, options);
  }

  async #run({ id, name, data, retryCount, signal }: Job<object>, handler: JobHandler): Promise<JobResult> {
    try {
      await handler(data, signal, { isLastTry: retryCount >= this.#retryLimit });
    } catch (error) {
      const message = errorMessage(error);
      this.#logger.warn('a job failed', { queue: name, job: id, tries: retryCount + 1, error: message });
      const isRefused = error instanceof JobError && error.code === 'refused';
      return { id, status: isRefused ? 'deadletter' : 'failed', output: { error: message } };
    }
    // Marked at once: the others of the batch may take longer than this process lives.
    await this.#boss.complete(name, { id, retryCount }).catch((error: unknown) => {
      if (!signal.aborted)
        this.#logger.warn('a job is done but not marked yet', { job: id, error: errorMessage(error) });
    });
    return { id, status: 'completed' };
  }
}

function openBoss(database: Database, pace: QueuePace, logger: Logger): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schema,
    schedule: false,
    // A rebuild of indexes would hold the only connection.
    reindex: database.kind !== 'embedded',
    monitorVacuum: database.kind !== 'embedded',
    superviseIntervalSeconds: pace.supervise,
    monitorIntervalSeconds: pace.supervise,
  });
  boss.on('error', (error) => logger.warn('the job queue met an error', { error: errorMessage(error) }));
  return boss;
}

function queueOptions(pace: QueuePace): QueueOptions & { deadLetter: string } {
  return {
    retryLimit: pace.retryLimit,
    retryDelay: pace.retryDelay,
    retryBackoff: true,
    retryDelayMax: pace.retryDelayMax,
    heartbeatSeconds: pace.heartbeat,
    expireInSeconds: expireSeconds,
    deleteAfterSeconds: keptDoneSeconds,
    deadLetter: deadQueue,
  };
}

/** A job that is still to be done, as a backup keeps it. */
export interface WaitingJob {
  queue: string;
  data: object;
}

/** The jobs that are not done yet and not given up. */
export async function readWaitingJobs(client: SqlClient): Promise<WaitingJob[]> {
  const { rows: found } = await client.query(`select to_regclass('${schema}.job') is not null as found`);
  if (!(found[0] as { found: boolean }).found) return [];
  const { rows } = await client.query(
    `select name as queue, data from ${schema}.job
      where state in ('created', 'retry', 'active') and name <> $1 and name not like '\\_\\_%' order by created_on, id`,
    [deadQueue],
  );
  return rows as WaitingJob[];
}

/** Puts jobs of a backup into a database without a job queue; they are done once a process opens it. */
export async function restoreJobs(database: Database, jobs: readonly WaitingJob[], logger: Logger): Promise<void> {
  if (jobs.length === 0) return;
  const boss = openBoss(database, defaultPace, logger);
  await boss.start();
  try {
    await boss.createQueue(deadQueue, { deleteAfterSeconds: keptDoneSeconds });
    for (const name of new Set(jobs.map(({ queue }) => queue))) {
      await boss.createQueue(name, queueOptions(defaultPace));
      await boss.insert(
        name,
        jobs.filter(({ queue }) => queue === name).map(({ data }) => ({ data })),
      );
    }
  } finally {
    await boss.stop({ graceful: true, timeout: stopTimeoutMs });
  }
}
