import { join } from 'node:path';
import { errorMessage } from '@parley/kit-base/app-error';
import type { Logger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import { type Journal, openJournal } from '@parley/kit-server/journal';
import type { JournalRecord } from '@parley/kit-server/journal-record';
import { asRole } from '@parley/kit-server/roles';
import { sql } from 'kysely';
import { encodeSavedRecord, parseSavedRecord, type SavedRecord } from './lead-record.server.ts';

/** `repeated`: sent before, this is the first one's id. `conflict`: another submission used the idempotency key. */
export interface SaveResult {
  id: string;
  outcome: 'created' | 'repeated' | 'conflict' | 'erased';
}

interface SaveContext {
  database: Database;
  /** Only beside the embedded database, which does not write through to the disk. */
  journal: Journal | undefined;
}

const replayChunk = 1000;

/** Where the journal of leads lies in the data directory. */
export function leadJournalPath(dataDir: string): string {
  return join(dataDir, 'lead-journal');
}

/**
 * Saves a record so that neither a killed process nor a power cut loses it; resolves only then. The database goes
 * first: what it refuses must not stand in the journal, and a repeated submission is journalled under its first id,
 * because the first try may have ended between the two.
 */
export async function saveDurably({ database, journal }: SaveContext, record: SavedRecord): Promise<SaveResult> {
  const result = await saveInDatabase(database, record);
  if (journal && (result.outcome === 'created' || result.outcome === 'repeated')) {
    await journal.append(result.id, encodeSavedRecord({ ...record, id: result.id }));
  }
  return result;
}

function saveInDatabase(database: Database, record: SavedRecord): Promise<SaveResult> {
  const { kind, ...row } = record;
  const json = JSON.stringify(row);
  const call =
    kind === 'lead'
      ? sql<SaveResult>`select lead_id as id, outcome from site.save_lead(${json}::jsonb)`
      : sql<SaveResult>`select demo_call_id as id, outcome from site.save_demo_call(${json}::jsonb)`;
  return asRole(database, { role: 'anon' }, async (transaction) => {
    const saved = (await call.execute(transaction)).rows[0];
    if (!saved) throw new Error(`The database gave no answer for the ${kind} ${record.id}`);
    return saved;
  });
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
        const { outcome } = await saveInDatabase(database, parseSavedRecord(payload));
        if (outcome === 'created') counts.restored += 1;
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

/** Nearly always the database has them all: asking for many at once keeps the start quick. */
async function withoutKnown(database: Database, records: JournalRecord[]): Promise<JournalRecord[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from site.leads where id = any($1::uuid[])
     union all select id from site.demo_calls where id = any($1::uuid[])
     union all select subject_id from site.erasures where subject_id = any($1::uuid[])`,
    [records.map((record) => record.id)],
  );
  const known = new Set(rows.map((row) => row.id));
  return records.filter((record) => !known.has(record.id));
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
