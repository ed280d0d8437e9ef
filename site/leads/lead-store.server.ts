import { join } from 'node:path';
import { errorMessage } from '@parley/kit-base/app-error';
import type { Logger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import { type Journal, openJournal } from '@parley/kit-server/journal';
import type { JournalRecord } from '@parley/kit-server/journal-record';
import { asRole } from '@parley/kit-server/roles';
import { sql } from 'kysely';
import { type BookingRecord, type JournalledRecord, parseRecord, type SavedRecord } from './lead-record.server.ts';

/** `repeated`: sent before, this is the first one's id. `conflict`: another submission used the idempotency key. */
export interface SaveResult {
  id: string;
  outcome: 'created' | 'repeated' | 'conflict' | 'erased';
}

const replayChunk = 1000;

/** Where the journal of leads lies in the data directory. */
export function leadJournalPath(dataDir: string): string {
  return join(dataDir, 'lead-journal');
}

type RecordKind = SavedRecord['kind'];

const saveCalls = {
  lead: (records: string) => sql<SaveResult>`
    select s.lead_id as id, s.outcome from site.save_leads(${records}::jsonb) s`,
  'demo-call': (records: string) => sql<SaveResult>`
    select s.demo_call_id as id, s.outcome
      from jsonb_array_elements(${records}::jsonb) with ordinality as given (record, place),
           lateral site.save_demo_call(given.record) s
     order by given.place`,
} satisfies Record<RecordKind, unknown>;

/** Writes records in one transaction, all or none, and answers in their order. */
export function saveInDatabase(database: Database, records: readonly SavedRecord[]): Promise<SaveResult[]> {
  return asRole(database, { role: 'anon' }, async (transaction) => {
    // Planning the function's queries anew for each lead takes longer than running them.
    await sql`set local plan_cache_mode = force_generic_plan`.execute(transaction);
    const results = new Map<string, SaveResult>();
    for (const kind of Object.keys(saveCalls) as RecordKind[]) {
      const ofKind = records.filter((record) => record.kind === kind);
      if (ofKind.length === 0) continue;
      const { rows } = await saveCalls[kind](JSON.stringify(ofKind.map(toRow))).execute(transaction);
      for (const [index, { id }] of ofKind.entries()) if (rows[index]?.outcome) results.set(id, rows[index]);
    }
    return records.map((record) => {
      const result = results.get(record.id);
      if (!result) throw new Error(`The database gave no answer for the ${record.kind} ${record.id}`);
      return result;
    });
  });
}

function toRow({ kind: _, ...row }: JournalledRecord): object {
  return row;
}

/**
 * Opens the journal and writes every record in it that the database lacks. Call it after the migrations and before the
 * first request. Undefined with a real PostgreSQL, which is durable by itself.
 */
export async function openLeadJournal(options: {
  database: Database;
  dataDir: string;
  logger: Logger;
}): Promise<Journal | undefined> {
  const { database, dataDir, logger } = options;
  if (database.kind !== 'embedded') return undefined;
  const journal = await openJournal({ directory: leadJournalPath(dataDir), logger });
  const counts = { records: 0, restored: 0, failed: 0 };
  for await (const records of inChunks(journal.replay(), replayChunk)) {
    counts.records += records.length;
    for (const { id, payload } of await withoutKnown(database, records)) {
      try {
        if (await putBack(database, parseRecord(payload))) counts.restored += 1;
      } catch (error) {
        // One record that cannot be put back must not keep the site from starting; it stays in the journal.
        counts.failed += 1;
        logger.error('a journalled record could not be put back', { id, error: errorMessage(error) });
      }
    }
  }
  if (counts.restored > 0) logger.warn('leads were put back from the journal', counts);
  else logger.info('lead journal read', counts);
  return journal;
}

/** Whether it was lacking. */
async function putBack(database: Database, record: JournalledRecord): Promise<boolean> {
  if (record.kind === 'booking') return putBookingBack(database, record);
  const [saved] = await saveInDatabase(database, [record]);
  return saved?.outcome === 'created';
}

/** Not as a visitor: the function writes what was agreed before, whatever the limits say today. */
async function putBookingBack(database: Database, record: BookingRecord): Promise<boolean> {
  const { rows } = await database.pool.query<{ restored: boolean }>(
    'select site.restore_booking($1::jsonb) as restored',
    [JSON.stringify(toRow(record))],
  );
  return rows[0]?.restored === true;
}

/** Nearly always the database has them all: asking for many at once keeps the start quick. */
async function withoutKnown(database: Database, records: JournalRecord[]): Promise<JournalRecord[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id::text from site.leads where id = any($1::uuid[])
     union all select id::text from site.demo_calls where id = any($1::uuid[])
     union all select subject_id::text from site.erasures where subject_id = any($1::uuid[])
     union all select b.id || '#' || earlier from site.bookings b, generate_series(0, b.sequence) as earlier
                where b.id = any($1::uuid[])`,
    [[...new Set(records.map(({ id }) => subjectOf(id)))]],
  );
  const known = new Set(rows.map((row) => row.id));
  return records.filter(({ id }) => !known.has(id) && !known.has(subjectOf(id)));
}

/** The row that a record is about: a booking's has its sequence behind a `#`. */
export function subjectOf(journalId: string): string {
  return journalId.split('#', 1)[0] ?? journalId;
}

async function* inChunks<Item>(items: AsyncIterable<Item>, size: number): AsyncIterable<Item[]> {
  let chunk: Item[] = [];
  for await (const item of items) {
    chunk.push(item);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
