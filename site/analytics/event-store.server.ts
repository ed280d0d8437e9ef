import { errorMessage } from '@parley/kit-base/app-error';
import type { Logger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { sql } from 'kysely';
import type { EventBatch } from './event-schema.ts';

/** Events are forgotten after so many days. */
export const keptDays = 90;
/** About two gigabytes: a robot that makes events up fills no disk. */
const mostKept = 5_000_000;
const sweepMs = 6 * 3_600_000;

/** Keeps what a page told, as a visitor may: adding is all that a visitor can do. */
export async function saveEvents(database: Database, batch: EventBatch): Promise<void> {
  await asRole(database, { role: 'anon' }, (transaction) =>
    sql`select site.save_events(${JSON.stringify(batch)}::jsonb)`.execute(transaction),
  );
}

/** Forgets events after 90 days, and the oldest of more than five million: soon, and every six hours until the returned function is called. */
export function startForgettingEvents(database: Database, logger: Logger): () => void {
  const forget = async () => {
    try {
      const { rows } = await database.pool.query<{ count: string }>('select site.forget_events($1, $2) as count', [
        keptDays,
        mostKept,
      ]);
      if (Number(rows[0]?.count) > 0) logger.info('old events were forgotten', { count: rows[0]?.count });
    } catch (error) {
      logger.warn('old events could not be forgotten', { error: errorMessage(error) });
    }
  };
  // Not in the way of the start.
  const first = setTimeout(() => void forget(), 10_000).unref();
  const timer = setInterval(() => void forget(), sweepMs).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
