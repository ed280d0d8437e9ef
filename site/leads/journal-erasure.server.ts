import type { Clock } from '@parley/kit-base/clock';
import type { Database } from '@parley/kit-server/database';
import type { Journal } from '@parley/kit-server/journal';
import { subjectOf } from './lead-store.server.ts';

/** By then the embedded database's files are on the disk: what they no longer hold, the journal need not bring back. */
const settledMs = 60_000;

export interface JournalErasureOptions {
  database: Database;
  journal: Journal;
  clock: Clock;
}

/**
 * Makes what takes erased leads, demo calls and bookings out of the journal's files as well. Each call looks at what was
 * erased since the last one, up to a minute ago, and returns how many records went.
 */
export function createJournalErasure({ database, journal, clock }: JournalErasureOptions): () => Promise<number> {
  let since = new Date(0);
  return async () => {
    const until = new Date(clock.now() - settledMs);
    const { rows } = await database.pool.query<{ id: string }>(
      'select subject_id::text as id from site.erasures where erased_at > $1 and erased_at <= $2',
      [since, until],
    );
    const erased = new Set(rows.map(({ id }) => id));
    const forgotten = erased.size > 0 ? await journal.forget((id) => erased.has(subjectOf(id))) : 0;
    since = until;
    return forgotten;
  };
}
