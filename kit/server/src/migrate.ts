import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Logger } from '@parley/kit-base/logger';
import type pg from 'pg';
import type { Database } from './database.ts';
import { DatabaseError } from './database-error.ts';
import { ensureRoles } from './roles.ts';

export interface MigrateOptions {
  /** Each product has its own numbering and its own database schema. */
  product: 'site' | 'call' | 'voice';
  /** Holds `NNN-title.sql` files, written for PostgreSQL 15. It ends in a slash: `new URL('./migrations/', import.meta.url)`. */
  folder: URL;
  /** Only these, by name: a database is brought to the state of a backup before its rows come in. */
  only?: ReadonlySet<string>;
  logger?: Logger;
}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

const fileName = /^(\d{3})-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/;

/** Any number that nothing else uses: processes that start together take turns by it. */
const advisoryLockKey = 7_265_539;

const bookkeepingSql = `
  create schema parley;
  create table parley.migrations (
    product text not null,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now(),
    primary key (product, name)
  );`;

/**
 * Applies the files that this database has not seen, in the order of their names, each in a transaction of its own that
 * also records it. Any number of processes may start at once. Returns the names applied now.
 */
export async function migrate(database: Database, options: MigrateOptions): Promise<string[]> {
  const migrations = (await readMigrations(options.folder)).filter(({ name }) => options.only?.has(name) ?? true);
  await ensureRoles(database);
  await ensureBookkeeping(database);
  await warnOfUnknown(database, options, migrations);

  const applied: string[] = [];
  for (const migration of migrations) {
    if (await applyOnce(database, options.product, migration)) applied.push(migration.name);
  }
  if (applied.length > 0) options.logger?.info('database migrated', { product: options.product, applied });
  return applied;
}

/** Each file with its checksum, in order. */
export async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const seen = new Map<string, string>();
  return Promise.all(
    names.map(async (name) => {
      const number = fileName.exec(name)?.[1];
      if (number === undefined) throw DatabaseError.migrationInvalid(`${name} is not named like 001-title.sql`);
      const other = seen.get(number);
      if (other) throw DatabaseError.migrationInvalid(`${other} and ${name} have the same number`);
      seen.set(number, name);
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, sql: text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function ensureBookkeeping(database: Database): Promise<void> {
  await inLockedTransaction(database, async (client) => {
    const { rows } = await client.query<{ found: boolean }>(
      `select to_regclass('parley.migrations') is not null as found`,
    );
    if (!rows[0]?.found) await client.query(bookkeepingSql);
  });
}

/** A newer program may share this database while versions are rolled; that is worth a line, not a stop. */
async function warnOfUnknown(database: Database, options: MigrateOptions, known: Migration[]): Promise<void> {
  const { rows } = await database.pool.query<{ name: string }>(
    'select name from parley.migrations where product = $1 and name <> all($2) order by name',
    [options.product, known.map((migration) => migration.name)],
  );
  if (rows.length === 0) return;
  const unknown = rows.map((row) => row.name);
  options.logger?.warn('the database has migrations that this version does not know', { unknown });
}

async function applyOnce(database: Database, product: string, migration: Migration): Promise<boolean> {
  return inLockedTransaction(database, async (client) => {
    const { rows } = await client.query<{ checksum: string }>(
      'select checksum from parley.migrations where product = $1 and name = $2',
      [product, migration.name],
    );
    if (rows[0]) {
      if (rows[0].checksum !== migration.checksum) throw DatabaseError.migrationChanged(migration.name);
      return false;
    }
    try {
      await client.query(migration.sql);
    } catch (error) {
      throw DatabaseError.migrationFailed(migration.name, error);
    }
    await client.query('insert into parley.migrations (product, name, checksum) values ($1, $2, $3)', [
      product,
      migration.name,
      migration.checksum,
    ]);
    return true;
  });
}

/** The lock belongs to the transaction, so it also holds behind a pooler that hands connections around. */
async function inLockedTransaction<Result>(
  database: Database,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLockKey]);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
