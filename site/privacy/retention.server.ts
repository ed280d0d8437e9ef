import { errorMessage } from '@parley/kit-base/app-error';
import type { Clock } from '@parley/kit-base/clock';
import type { Logger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import type { Journal } from '@parley/kit-server/journal';
import { createJournalErasure } from '../leads/journal-erasure.server.ts';

const firstMs = 60_000;
const everyMs = 3_600_000;

export interface RetentionOptions {
  database: Database;
  /** Only beside the embedded database. */
  journal: Journal | undefined;
  clock: Clock;
  logger: Logger;
}

/**
 * Erases once a day what is over by the retention rules: soon after the start, and then whenever a day has gone by, in
 * whichever process looks first. What was erased leaves the journal within the hour after. Returns what ends it.
 */
export function startRetention({ database, journal, clock, logger }: RetentionOptions): () => void {
  const eraseInJournal = journal && createJournalErasure({ database, journal, clock });
  const pruneJournal = async () => {
    try {
      await journal?.prune();
    } catch (error) {
      logger.error('what is too old could not be removed from the journal', { error: errorMessage(error) });
    }
  };
  const eraseFromJournal = async () => {
    try {
      const records = (await eraseInJournal?.()) ?? 0;
      if (records > 0) logger.info('what was erased was taken out of the journal', { records });
    } catch (error) {
      logger.error('what was erased could not be taken out of the journal', { error: errorMessage(error) });
    }
  };
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
    await pruneJournal();
    await eraseFromJournal();
  };
  // Not in the way of the start.
  const cancelFirst = clock.after(firstMs, () => void run());
  const cancel = clock.every(everyMs, () => void run());
  return () => {
    cancelFirst();
    cancel();
  };
}
