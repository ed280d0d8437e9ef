import { errorMessage } from '@parley/kit-base/app-error';
import type { Clock } from '@parley/kit-base/clock';
import type { Logger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';

const firstMs = 60_000;
const everyMs = 3_600_000;

export interface RetentionOptions {
  database: Database;
  clock: Clock;
  logger: Logger;
}

/**
 * Erases once a day what is over by the retention rules: soon after the start, and then whenever a day has gone by, in
 * whichever process looks first. Returns what ends it.
 */
export function startRetention({ database, clock, logger }: RetentionOptions): () => void {
  const run = async () => {
    try {
      const { rows } = await database.pool.query<{ counts: Record<string, number> | null }>(
        'select site.daily_retention($1) as counts',
        [new Date(clock.now())],
      );
      const counts = rows[0]?.counts ?? {};
      if (Object.keys(counts).length > 0) logger.info('what was kept long enough was erased', counts);
    } catch (error) {
      logger.error('what was kept long enough could not be erased', { error: errorMessage(error) });
    }
  };
  // Not in the way of the start.
  const cancelFirst = clock.after(firstMs, () => void run());
  const cancel = clock.every(everyMs, () => void run());
  return () => {
    cancelFirst();
    cancel();
  };
}
