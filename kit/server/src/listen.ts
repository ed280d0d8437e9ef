import { errorMessage } from '@parley/kit-base/app-error';
import { type Clock, systemClock } from '@parley/kit-base/clock';
import type { Logger } from '@parley/kit-base/logger';
import pg from 'pg';
import type { Database } from './database.ts';

export interface ListenOptions {
  database: Database;
  /** As given to NOTIFY; lower case letters and underscores. */
  channel: string;
  /** Once per notice, and once after a connection was lost: something may have been missed. Must not throw. */
  onNotice: () => void;
  logger: Logger;
  clock?: Clock;
}

const retryMs = 2000;

/**
 * Hears what NOTIFY says on a channel, on both kinds of database; the result ends it. The embedded database has one
 * session, so what it says arrives on the pool's one connection. A real server is listened to on a connection of its
 * own, which is opened again after it was lost or refused. A notice may be missed, as behind a pooler of transactions: whoever
 * must not miss one also asks from time to time.
 */
export async function listenTo(options: ListenOptions): Promise<() => Promise<void>> {
  if (!/^[a-z_]+$/.test(options.channel)) throw new RangeError(`${options.channel} cannot name a channel`);
  return options.database.kind === 'embedded' ? listenEmbedded(options) : listenServer(options);
}

async function listenEmbedded({ database: { pool }, channel, onNotice }: ListenOptions): Promise<() => Promise<void>> {
  const heard = new WeakSet<object>();
  const onNotification = (message: pg.Notification) => {
    if (message.channel === channel) onNotice();
  };
  const hear = (client: pg.PoolClient) => {
    if (heard.has(client)) return;
    heard.add(client);
    client.on('notification', onNotification);
  };
  // The session outlives its connections, so LISTEN is said once and each new connection is heard.
  pool.on('connect', hear);
  const client = await pool.connect();
  try {
    hear(client);
    await client.query(`listen ${channel}`);
  } finally {
    client.release();
  }
  return async () => {
    pool.off('connect', hear);
    await pool.query(`unlisten ${channel}`);
  };
}

async function listenServer(options: ListenOptions): Promise<() => Promise<void>> {
  const { database, channel, onNotice, logger, clock = systemClock } = options;
  let isEnded = false;
  let current: pg.Client | undefined;
  let cancelRetry: () => void = () => undefined;

  const connect = async (): Promise<boolean> => {
    const client = new pg.Client(database.pool.options);
    let isLost = false;
    const lose = (error: unknown) => {
      if (isLost || isEnded) return;
      isLost = true;
      logger.warn('the connection that listens was lost', { channel, error: errorMessage(error) });
      // What is broken may also fail to end; the next one takes its place either way.
      client.end().catch((cause: unknown) => logger.debug('it did not end cleanly', { error: errorMessage(cause) }));
      cancelRetry = clock.after(retryMs, () => void connect().then((isHeard) => isHeard && onNotice()));
    };
    client.on('error', lose);
    client.on('end', () => lose('it was ended'));
    client.on('notification', onNotice);
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      current = client;
      return true;
    } catch (error) {
      lose(error);
      return false;
    }
  };
  await connect();
  return async () => {
    isEnded = true;
    cancelRetry();
    await current?.end();
  };
}
