import { errorMessage } from '@parley/kit-base/app-error';
import type { Logger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import type { Journal } from '@parley/kit-server/journal';
import { encodeRecord, type SavedRecord } from './lead-record.server.ts';
import { type SaveResult, saveInDatabase } from './lead-store.server.ts';

export interface LeadSaverOptions {
  database: Database;
  /** Only beside the embedded database, which does not write through to the disk. */
  journal: Journal | undefined;
  logger: Logger;
}

/** Saves leads and demo calls so that neither a killed process nor a power cut loses one that was acknowledged. */
export interface LeadSaver {
  /** Resolves when the record is safe, and not before. */
  save(record: SavedRecord): Promise<SaveResult>;
}

interface Waiting {
  record: SavedRecord;
  resolve: (result: SaveResult) => void;
  reject: (error: unknown) => void;
}

/** As many as the embedded database takes in about eight milliseconds: other queries wait behind one transaction. */
const mostPerTransaction = 24;

/**
 * What comes in while a transaction runs shares the next one, so many visitors at once cost one commit and one sync
 * instead of one each; a lead that comes alone waits for nothing. One transaction at a time: the embedded database has
 * one connection, and other queries take their turn between two.
 *
 * The database goes first: what it refuses must not stand in the journal, and a repeated submission is journalled under
 * its first id, because the first try may have ended between the two. The next transaction runs while the journal syncs.
 */
export function createLeadSaver({ database, journal, logger }: LeadSaverOptions): LeadSaver {
  const waiting: Waiting[] = [];
  let isSaving = false;

  const saveWaiting = async () => {
    isSaving = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, mostPerTransaction);
      for (const saved of await saveBatch(database, batch, logger)) settle(journal, saved);
    }
    isSaving = false;
  };

  return {
    save: (record) =>
      new Promise((resolve, reject) => {
        waiting.push({ record, resolve, reject });
        if (!isSaving) void saveWaiting();
      }),
  };
}

type Saved = Waiting & ({ result: SaveResult } | { error: unknown });

/** Never rejects. When the whole fails, each record is tried alone: one that is refused must not take others with it. */
async function saveBatch(database: Database, batch: Waiting[], logger: Logger): Promise<Saved[]> {
  try {
    const results = await saveInDatabase(
      database,
      batch.map(({ record }) => record),
    );
    return batch.flatMap((entry, index) => (results[index] ? [{ ...entry, result: results[index] }] : []));
  } catch (error) {
    const [only, ...others] = batch;
    if (only && others.length === 0) return [{ ...only, error }];
    logger.warn('leads could not be saved together, each is tried alone', { error: errorMessage(error) });
  }
  const saved: Saved[] = [];
  for (const entry of batch) saved.push(...(await saveBatch(database, [entry], logger)));
  return saved;
}

function settle(journal: Journal | undefined, saved: Saved): void {
  const { record, resolve, reject } = saved;
  if ('error' in saved) {
    reject(saved.error);
    return;
  }
  const { result } = saved;
  const isKept = result.outcome === 'created' || result.outcome === 'repeated';
  if (!journal || !isKept) resolve(result);
  else journal.append(result.id, encodeRecord({ ...record, id: result.id })).then(() => resolve(result), reject);
}
