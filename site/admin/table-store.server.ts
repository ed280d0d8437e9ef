import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Viewer } from '../auth/viewer.ts';
import { freeSlug, slugOf } from '../case-studies/slug.ts';
import { SiteError } from '../server/site-error.ts';
import { requireAdmin } from './admin-access.server.ts';
import type { AdminTables, PlacedRow, TableName, TableQuery, TableRow } from './admin-tables.ts';
import { checkFields } from './field-rules.ts';
import { withIsoTimes } from './iso-times.ts';
import { type TableDefinition, tableDefinitions } from './table-definitions.server.ts';

const maxRows = 1000;
/** How often another free slug is looked for when somebody else was quicker. */
const maxAttempts = 100;

type Work<Result> = (transaction: Transaction<unknown>) => Promise<Result>;
type Values = Record<string, unknown>;

/** The tables of the admin on the site's own database. */
export function createTableStore(database: Database): AdminTables {
  const asAdmin = async <Result>(viewer: Viewer, work: Work<Result>): Promise<Result> => {
    const { role, userId } = requireAdmin(viewer);
    try {
      return await asRole(database, { role, userId }, work);
    } catch (error) {
      throw refusal(error) ?? error;
    }
  };
  /** A slug that was free may be taken by the time it is written: then another one is. */
  const withFreeSlug = async <Result>(viewer: Viewer, work: Work<Result>): Promise<Result> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await asAdmin(viewer, work);
      } catch (error) {
        if (!isSlugTaken(error) || attempt === maxAttempts) throw error;
      }
    }
  };

  const select = (viewer: Viewer, table: TableName, query: TableQuery, limit: number) =>
    asAdmin(viewer, async (transaction) =>
      (await selectRows(table, query, limit).execute(transaction)).rows.map(withIsoTimes),
    );

  return {
    select: (viewer, table, query) => select(viewer, table, query, Math.min(query.limit ?? maxRows, maxRows)),

    async selectOne(viewer, table, query) {
      const [row, ...others] = await select(viewer, table, query, 2);
      if (!row || others.length > 0) throw SiteError.noSingleRow();
      return row;
    },

    async insert(viewer, table, body) {
      requireAdmin(viewer);
      const definition = tableDefinitions[table];
      const values = checked(definition.insert, body);
      return withFreeSlug(viewer, async (transaction) => {
        if (definition.isOrdered && values.display_order === undefined) await lockOrder(transaction, table);
        return insertRow(transaction, table, definition, values);
      });
    },

    async update(viewer, table, id, body) {
      requireAdmin(viewer);
      const definition = tableDefinitions[table];
      const values = checked(definition.update, body);
      return withFreeSlug(viewer, async (transaction) => {
        const changes = definition.slugFallback ? await withSlugOfTitle(transaction, table, id, values) : values;
        return updateRow(transaction, table, definition, id, changes);
      });
    },

    async remove(viewer, table, id) {
      const removed = await asAdmin(viewer, async (transaction) => {
        const { rows } = await sql`delete from ${of(table)} where id::text = ${id} returning id`.execute(transaction);
        return rows.length;
      });
      if (removed === 0) throw SiteError.noSingleRow();
    },

    async move(viewer, table, id, by) {
      if (!tableDefinitions[table].isOrdered) throw SiteError.notFound();
      return asAdmin(viewer, (transaction) => moveRow(transaction, table, id, by));
    },
  };
}

function of(table: TableName): RawBuilder<unknown> {
  return sql.table(`site.${table}`);
}

function columnsOf(names: readonly string[]): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.ref(name)));
}

function selectRows(table: TableName, query: TableQuery, limit: number): RawBuilder<TableRow> {
  const definition = tableDefinitions[table];
  const known = (column: string) => {
    if (!definition.columns.includes(column)) throw SiteError.invalid(`${table} has no column ${column}.`);
    return sql.ref(column);
  };
  const columns = query.select ?? definition.columns;
  columns.forEach(known);
  const filters = (query.filters ?? []).map(({ column, value }) => sql`${known(column)}::text = ${value}`);
  const order = (query.order ?? definition.order).map(
    ({ column, direction }) => sql`${known(column)} ${direction === 'desc' ? sql`desc` : sql`asc`}`,
  );
  const where = filters.length > 0 ? sql`where ${sql.join(filters, sql` and `)}` : sql``;
  return sql<TableRow>`select ${columnsOf(columns)} from ${of(table)} ${where} order by ${sql.join(order)} limit ${limit}`;
}

function checked(schema: TableDefinition['insert'], body: unknown): Values {
  const result = checkFields(schema, body);
  if (!result.ok) throw SiteError.invalidFields(result.fields);
  return Object.fromEntries(Object.entries(result.values).filter(([, value]) => value !== undefined));
}

async function insertRow(
  transaction: Transaction<unknown>,
  table: TableName,
  definition: TableDefinition,
  values: Values,
): Promise<TableRow> {
  const all = { ...values };
  if (definition.slugFallback)
    all.slug = await findFreeSlug(transaction, table, String(values.title), values.slug as string | undefined);
  const fields = Object.keys(all);
  const given = fields.map((field) => sql`${all[field]}`);
  if (definition.isOrdered && all.display_order === undefined) {
    fields.push('display_order');
    given.push(sql`(select coalesce(max(display_order), 0) + 1 from ${of(table)})`);
  }
  const { rows } = await sql<TableRow>`
    insert into ${of(table)} (${columnsOf(fields)}) values (${sql.join(given)})
    returning ${columnsOf(definition.columns)}`.execute(transaction);
  return single(rows);
}

async function updateRow(
  transaction: Transaction<unknown>,
  table: TableName,
  definition: TableDefinition,
  id: string,
  values: Values,
): Promise<TableRow> {
  const fields = Object.keys(values);
  // Nothing to change is no mistake: the row is given as it is.
  const set = fields.length === 0 ? [sql`id = id`] : fields.map((field) => sql`${sql.ref(field)} = ${values[field]}`);
  const { rows } = await sql<TableRow>`
    update ${of(table)} set ${sql.join(set)} where id::text = ${id}
    returning ${columnsOf(definition.columns)}`.execute(transaction);
  return single(rows);
}

function single(rows: TableRow[]): TableRow {
  const [row] = rows;
  if (!row) throw SiteError.noSingleRow();
  return withIsoTimes(row);
}

/** The slug changes with the title, and only with it (spec 000 §4). */
async function withSlugOfTitle(
  transaction: Transaction<unknown>,
  table: TableName,
  id: string,
  { slug: wish, ...values }: Values,
): Promise<Values> {
  const { rows } = await sql<{ title: string; slug: string }>`
    select title, slug from ${of(table)} where id::text = ${id} for update`.execute(transaction);
  const [row] = rows;
  if (!row) throw SiteError.noSingleRow();
  const { title } = values;
  if (typeof title !== 'string' || title === row.title) return values;
  return { ...values, slug: await findFreeSlug(transaction, table, title, wish as string | undefined, row.slug) };
}

/** The wish if it is free, else the first free one after it. `own` never counts as taken. */
async function findFreeSlug(
  transaction: Transaction<unknown>,
  table: TableName,
  title: string,
  wish: string | undefined,
  own?: string,
): Promise<string> {
  const base = slugOf(title, tableDefinitions[table].slugFallback);
  const asked = wish ?? base;
  const root = asked.startsWith(`${base}-`) && /^\d+$/.test(asked.slice(base.length + 1)) ? base : asked;
  const { rows } = await sql<{ slug: string }>`
    select slug from ${of(table)} where slug = ${asked} or slug = ${root} or starts_with(slug, ${`${root}-`})`.execute(
    transaction,
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  if (asked === own || !taken.has(asked)) return asked;
  return freeSlug(root, async (slug) => taken.has(slug), own);
}

/** One at a time changes an order, or two could take the same place. */
async function lockOrder(transaction: Transaction<unknown>, table: TableName): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`site.${table}.display_order`}))`.execute(transaction);
}

async function moveRow(
  transaction: Transaction<unknown>,
  table: TableName,
  id: string,
  by: 1 | -1,
): Promise<PlacedRow[]> {
  await lockOrder(transaction, table);
  const { rows } = await sql<PlacedRow>`
    select id, display_order from ${of(table)} order by display_order, id`.execute(transaction);
  const from = rows.findIndex((row) => row.id === id);
  const moved = rows[from];
  if (!moved) throw SiteError.noSingleRow();
  const neighbour = rows[from + by];
  if (!neighbour) return rows;
  const places = hasTies(rows) ? rows.map((_, index) => index + 1) : rows.map((row) => row.display_order);
  const order = rows.with(from, neighbour).with(from + by, moved);
  const placed = order.map((row, index) => ({ id: row.id, display_order: places[index] ?? 0 }));
  for (const row of placed) {
    if (rows.some((was) => was.id === row.id && was.display_order === row.display_order)) continue;
    await sql`update ${of(table)} set display_order = ${row.display_order} where id = ${row.id}`.execute(transaction);
  }
  return placed;
}

function hasTies(rows: readonly PlacedRow[]): boolean {
  return new Set(rows.map((row) => row.display_order)).size < rows.length;
}

interface DatabaseRefusal {
  code: string;
  constraint?: string;
}

function codeOf(error: unknown): DatabaseRefusal | undefined {
  const { code } = error as { code?: unknown };
  return error instanceof Error && typeof code === 'string' ? (error as unknown as DatabaseRefusal) : undefined;
}

const uniqueViolation = '23505';
/** How PostgreSQL calls the unique key of a column. */
const slugKey = /_slug_key$/;

function isSlugTaken(error: unknown): boolean {
  const refused = codeOf(error);
  return refused?.code === uniqueViolation && slugKey.test(refused.constraint ?? '');
}

/** What the database refused, as a refusal that may be shown. */
function refusal(error: unknown): SiteError | undefined {
  const refused = codeOf(error);
  if (refused?.code === uniqueViolation && !isSlugTaken(error)) return SiteError.alreadyThere(error);
  return refused?.code === '23514' ? SiteError.invalid('A field holds what cannot be kept.', error) : undefined;
}
