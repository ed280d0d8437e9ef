import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ManualClock } from '@parley/kit-base/clock';
import { silentLogger } from '@parley/kit-base/logger';
import { type Database, openDatabase } from '@parley/kit-server/database';
import { migrate } from '@parley/kit-server/migrate';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJournalErasure } from '../journal-erasure.server.ts';
import type { SavedRecord } from '../lead-record.server.ts';
import { createLeadSaver } from '../lead-saver.server.ts';
import { leadJournalPath, openLeadJournal } from '../lead-store.server.ts';

let dataDir: string;
let database: Database;

beforeAll(async () => {
  dataDir = await makeDataDir('erasure');
  database = await openDatabase({ dataDir, logger: silentLogger });
  await migrate(database, { product: 'site', folder: new URL('../../server/migrations/', import.meta.url) });
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function lead(name: string): SavedRecord {
  const data = { name, email: `${name.toLowerCase()}@example.com`, phone_number: '+919876543210' };
  const id = randomUUID();
  return { kind: 'lead', id, sheet_name: 'calling_leads', data, status: 'new', created_at: new Date().toISOString() };
}

/** All that stands in the journal's files. */
function journalled(): string {
  const folder = leadJournalPath(dataDir);
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('');
}

it('takes what was erased out of the journal, a minute after, and leaves all else there', async () => {
  const journal = await openLeadJournal({ database, dataDir, logger: silentLogger });
  if (!journal) throw new Error('There is no journal');
  const saver = createLeadSaver({ database, journal, logger: silentLogger });
  const [meera, vikram] = [lead('Meera'), lead('Vikram')];
  await Promise.all([saver.save(meera), saver.save(vikram)]);
  const clock = new ManualClock(Date.now());
  const erase = createJournalErasure({ database, journal, clock });
  expect(await erase()).toBe(0);

  await database.pool.query('delete from site.leads where id = $1', [meera.id]);
  expect(await erase()).toBe(0);
  expect(journalled()).toContain('Meera');

  clock.advance(2 * 60_000);
  expect(await erase()).toBe(1);
  expect(journalled()).not.toMatch(/meera/i);
  expect(journalled()).toContain('Vikram');
  expect(await erase()).toBe(0);

  await saver.save(lead('Anjali'));
  await journal.close();
  // The database has it too: only here is seen that what is saved after an erasure reaches the journal.
  expect(journalled()).toContain('Anjali');
  const again = await openLeadJournal({ database, dataDir, logger: silentLogger });
  await again?.close();
  const { rows } = await database.pool.query<{ name: string }>(
    `select data ->> 'name' as name from site.leads order by name`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['Anjali', 'Vikram']);
});
