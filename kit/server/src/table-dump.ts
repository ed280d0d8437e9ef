import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@parley/kit-base/app-error';
import type pg from 'pg';

/** A table in a dump: its columns, in the order of each row, and how many rows there are. */
export interface DumpedTable {
  /** With its schema, as in `site.leads`. */
  name: string;
  columns: Array<{ name: string; type: string }>;
  rows: number;
}

export interface Dump {
  tables: DumpedTable[];
  /** By name with schema; null for one that has not been used yet. */
  sequences: Array<{ name: string; last: string | null }>;
}

export class DumpError extends AppError<'rows-hidden' | 'rows-missing' | 'tables-missing'> {
  static rowsHidden(tables: readonly string[]): DumpError {
    return new DumpError(
      'rows-hidden',
      `This database login does not see every row of ${tables.join(', ')}: a backup would lack them. ` +
        'Use the login that owns the tables.',
    );
  }

  static rowsMissing(table: string, expected: number, found: number): DumpError {
    return new DumpError('rows-missing', `${table} should have ${expected} rows and has ${found}.`);
  }

  static tablesMissing(tables: readonly string[]): DumpError {
    return new DumpError('tables-missing', `This version has no table ${tables.join(', ')}.`);
  }
}

const rowsAtOnce = 2000;

/** Where a table of a dump lies. */
export function dumpFile(folder: string, table: string): string {
  return join(folder, `${table}.ndjson`);
}

/**
 * Writes every row of the schemas' tables into a folder, one file for each table and one JSON array of texts for each
 * row, as they were at one moment. Values are PostgreSQL's own texts, so that none is changed by the way. `without`
 * names tables whose rows are left out.
 */
export async function dumpTables(
  client: pg.ClientBase,
  { schemas, without, folder }: { schemas: readonly string[]; without: readonly string[]; folder: string },
): Promise<Dump> {
  await client.query('begin isolation level repeatable read read only');
  try {
    const hidden = await hiddenTables(client, schemas);
    if (hidden.length > 0) throw DumpError.rowsHidden(hidden);
    const tables: DumpedTable[] = [];
    for (const { name, columns } of await listTables(client, schemas)) {
      const rows = without.includes(name) ? 0 : await writeRows(client, name, columns, dumpFile(folder, name));
      tables.push({ name, columns, rows });
    }
    const { rows: sequences } = await client.query<Dump['sequences'][number]>(
      `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
         from pg_sequences where schemaname = any($1) order by 1`,
      [schemas],
    );
    return { tables, sequences };
  } finally {
    await client.query('rollback');
  }
}

type ListedTable = Pick<DumpedTable, 'name' | 'columns'>;

async function listTables(client: pg.ClientBase, schemas: readonly string[]): Promise<ListedTable[]> {
  const { rows } = await client.query<ListedTable>(
    `select format('%I.%I', n.nspname, c.relname) as name,
            json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
                     order by a.attnum) as columns
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where n.nspname = any($1) and c.relkind = 'r'
      group by 1 order by 1`,
    [schemas],
  );
  return rows;
}

/** Tables of which row-level security may show this login only a part. */
async function hiddenTables(client: pg.ClientBase, schemas: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any($1) and c.relkind = 'r' and row_security_active(c.oid)
        and not exists (
          select from pg_policy p
           where p.polrelid = c.oid and p.polpermissive and p.polcmd in ('r', '*')
             and pg_get_expr(p.polqual, p.polrelid) = 'true'
             and exists (select from unnest(p.polroles) as r (oid)
                          where r.oid = 0 or pg_has_role(current_user, r.oid, 'usage')))
      order by 1`,
    [schemas],
  );
  return rows.map(({ name }) => name);
}

async function writeRows(
  client: pg.ClientBase,
  table: string,
  columns: DumpedTable['columns'],
  file: string,
): Promise<number> {
  const texts = columns.map(({ name }) => `${quoted(name)}::text`).join(', ');
  await client.query(`declare dump no scroll cursor for select json_build_array(${texts})::text as row from ${table}`);
  let count = 0;
  async function* lines() {
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from dump`);
      count += rows.length;
      // In one line each: json_build_array breaks none, and texts have their line ends escaped.
      if (rows.length > 0) yield `${rows.map(({ row }) => row).join('\n')}\n`;
      if (rows.length < rowsAtOnce) return;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(file, { mode: 0o600 }));
  await client.query('close dump');
  return count;
}

const loadedAtOnce = 500;

/**
 * Puts the rows of a dump into tables that have been migrated to the same state, in place of what the migrations put
 * there; all of them or, when it throws, none. Triggers do not run, and references are checked at the end.
 */
export async function loadTables(client: pg.ClientBase, dump: Dump, folder: string): Promise<void> {
  await client.query('begin');
  try {
    await expectTables(client, dump);
    const names = dump.tables.map(({ name }) => name);
    const secured = await prepareTables(client, names);
    await client.query(`truncate ${names.join(', ')}`);
    for (const table of dump.tables) if (table.rows > 0) await readRows(client, table, dumpFile(folder, table.name));
    await client.query('set constraints all immediate');
    for (const { name, last } of dump.sequences)
      if (last !== null) await client.query('select setval($1::regclass, $2::bigint, true)', [name, last]);
    await finishTables(client, names, secured);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function expectTables(client: pg.ClientBase, dump: Dump): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) as t (name) where to_regclass(name) is null',
    [dump.tables.map(({ name }) => name)],
  );
  if (rows.length > 0) throw DumpError.tablesMissing(rows.map(({ name }) => name));
}

interface References {
  table: string;
  name: string;
}

/** Lets rows come in any order, without triggers and policies; returns the tables whose owner has policies. */
async function prepareTables(client: pg.ClientBase, names: string[]): Promise<string[]> {
  const { rows: secured } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) as t (name) join pg_class c on c.oid = name::regclass where relforcerowsecurity',
    [names],
  );
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  for (const { name } of secured) await client.query(`alter table ${name} no force row level security`);
  for (const { table, name } of await listReferences(client, names))
    await client.query(`alter table ${table} alter constraint ${name} deferrable initially deferred`);
  return secured.map(({ name }) => name);
}

async function finishTables(client: pg.ClientBase, names: string[], secured: string[]): Promise<void> {
  for (const { table, name } of await listReferences(client, names))
    await client.query(`alter table ${table} alter constraint ${name} not deferrable`);
  for (const name of secured) await client.query(`alter table ${name} force row level security`);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
}

async function listReferences(client: pg.ClientBase, names: string[]): Promise<References[]> {
  const { rows } = await client.query<References>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name from pg_constraint
      where contype = 'f' and conrelid = any($1::text[]::regclass[])`,
    [names],
  );
  return rows;
}

async function readRows(client: pg.ClientBase, table: DumpedTable, file: string): Promise<void> {
  const columns = table.columns.map(({ name }) => quoted(name)).join(', ');
  const values = table.columns.map(({ type }, index) => `(row->>${index})::${type}`).join(', ');
  const statement = `insert into ${table.name} (${columns}) overriding system value
                     select ${values} from json_array_elements($1::json) as t (row)`;
  let count = 0;
  let waiting: string[] = [];
  const flush = async () => {
    if (waiting.length === 0) return;
    await client.query(statement, [`[${waiting.join(',')}]`]);
    count += waiting.length;
    waiting = [];
  };
  for await (const line of linesOf(file)) {
    waiting.push(line);
    if (waiting.length >= loadedAtOnce) await flush();
  }
  await flush();
  if (count !== table.rows) throw DumpError.rowsMissing(table.name, table.rows, count);
}

/** Lines end in a line feed and in nothing else: Node's own reader also ends them at characters that texts may hold. */
async function* linesOf(file: string): AsyncIterable<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
