import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { LeadPage, LeadQuery, LeadRow } from '../admin/lead-row.ts';
import { type LeadFilters, nobody } from './lead-filters.ts';

interface FoundLead extends Omit<LeadRow, 'createdAt'> {
  createdAt: Date;
  /** The exact time; a Date would lose what is below a millisecond. */
  exactTime: string;
}

const columns = sql`
  id, created_at as "createdAt", created_at::text as "exactTime", kind, name, email, phone_number as "phoneNumber",
  source_page as "sourcePage", status, assignee_id as "assigneeId", consent_version as "consentVersion"`;

const maxLimit = 200;
/** Where the team's days begin and end. */
const teamTimeZone = 'Asia/Kolkata';

/** A page of entries, newest first, read with the rights of the admin. A cursor that we did not make starts anew. */
export function listLeads(database: Database, adminUserId: string, query: LeadQuery): Promise<LeadPage> {
  const limit = Math.min(Math.max(1, Math.trunc(query.limit)), maxLimit);
  const matches = matching(query.filters);
  const cursor = parseCursor(query.cursor);
  const after = cursor ? sql`(created_at, id) < (${cursor.exactTime}::timestamptz, ${cursor.id}::uuid)` : sql`true`;
  return asRole(database, { role: 'admin', userId: adminUserId }, async (transaction) => {
    const counted = await sql<{
      total: number;
    }>`select count(*)::int as total from site.lead_entries where ${matches}`.execute(transaction);
    // One more than asked for tells whether there is a next page.
    const { rows } = await sql<FoundLead>`
      select ${columns} from site.lead_entries where ${matches} and ${after}
       order by created_at desc, id desc limit ${limit + 1}`.execute(transaction);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      leads: page.map(toLeadRow),
      total: counted.rows[0]?.total ?? 0,
      nextCursor: rows.length > limit && last ? encodeCursor(last) : null,
    };
  });
}

/** One entry, read with the rights of the admin; for a demo call that a form's lead stands for, that lead. */
export async function findLead(database: Database, adminUserId: string, id: string): Promise<LeadRow | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const { rows } = await asRole(database, { role: 'admin', userId: adminUserId }, (transaction) =>
    sql<FoundLead>`
      select ${columns} from site.lead_entries
       where id = coalesce((select d.lead_id from site.demo_calls d where d.id = ${id}::uuid), ${id}::uuid)`.execute(
      transaction,
    ),
  );
  return rows[0] && toLeadRow(rows[0]);
}

/** What stands before (newer) and after (older) an entry in the list that the filters make. */
export async function findNeighbours(
  database: Database,
  adminUserId: string,
  id: string,
  filters: LeadFilters,
): Promise<{ newer: string | null; older: string | null }> {
  const matches = matching(filters);
  const here = sql`(select created_at, id from site.lead_entries where id = ${id}::uuid)`;
  return asRole(database, { role: 'admin', userId: adminUserId }, async (transaction) => {
    const { rows } = await sql<{ newer: string | null; older: string | null }>`
      select (select id from site.lead_entries where ${matches} and (created_at, id) > ${here}
               order by created_at, id limit 1) as newer,
             (select id from site.lead_entries where ${matches} and (created_at, id) < ${here}
               order by created_at desc, id desc limit 1) as older`.execute(transaction);
    return rows[0] ?? { newer: null, older: null };
  });
}

/** All that the filters leave, in pages: none holds the embedded database's one connection for long. */
export async function* eachLead(
  database: Database,
  adminUserId: string,
  filters: LeadFilters,
): AsyncGenerator<LeadRow, void> {
  const matches = matching(filters);
  let cursor: Cursor | undefined;
  do {
    const after = cursor ? sql`(created_at, id) < (${cursor.exactTime}::timestamptz, ${cursor.id}::uuid)` : sql`true`;
    const { rows } = await asRole(database, { role: 'admin', userId: adminUserId }, (transaction) =>
      sql<FoundLead>`select ${columns} from site.lead_entries where ${matches} and ${after}
                      order by created_at desc, id desc limit ${exportedAtOnce}`.execute(transaction),
    );
    yield* rows.map(toLeadRow);
    cursor = rows.length === exportedAtOnce ? rows.at(-1) : undefined;
  } while (cursor);
}

const exportedAtOnce = 500;

function matching({ search, kind, status, page, from, to, assignee }: LeadFilters): RawBuilder<boolean> {
  const conditions = [
    searchCondition(search),
    status === '' ? sql<boolean>`status <> 'spam'` : sql<boolean>`status = ${status}`,
    ...(kind === '' ? [] : [sql<boolean>`kind = ${kind}`]),
    ...(page === '' ? [] : [sql<boolean>`source_page ilike ${containing(page)}`]),
    ...(from === '' ? [] : [sql<boolean>`created_at >= ${from}::date::timestamp at time zone ${teamTimeZone}`]),
    ...(to === '' ? [] : [sql<boolean>`created_at < (${to}::date + 1)::timestamp at time zone ${teamTimeZone}`]),
    ...(assignee === '' ? [] : [assigneeCondition(assignee)]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

function assigneeCondition(assignee: string): RawBuilder<boolean> {
  return assignee === nobody ? sql<boolean>`assignee_id is null` : sql<boolean>`assignee_id = ${assignee}`;
}

/** A number is looked for by its digits, however it was written, here or there. */
function searchCondition(search: string): RawBuilder<boolean> {
  const term = search.trim().toLowerCase().replaceAll('\0', '');
  if (term === '') return sql<boolean>`true`;
  const digits = term.replace(/\D/g, '');
  const isNumber = digits.length > 2 && /^[+\d\s().\-/]+$/.test(term);
  const pattern = containing(isNumber ? digits : term);
  return sql<boolean>`(search_text like ${pattern}
    or id in (select n.subject_id from site.lead_notes n where lower(n.body) like ${containing(term)}))`;
}

function containing(text: string): string {
  return `%${text.replaceAll('\0', '').replace(/[\\%_]/g, '\\$&')}%`;
}

function toLeadRow({ exactTime: _, createdAt, ...lead }: FoundLead): LeadRow {
  return { ...lead, createdAt: createdAt.toISOString() };
}

const CursorSchema = z.object({
  exactTime: z.string().regex(/^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?[+-][\d:]+$/),
  id: z.uuid(),
});
type Cursor = z.infer<typeof CursorSchema>;

function encodeCursor({ exactTime, id }: FoundLead): string {
  return Buffer.from(JSON.stringify({ exactTime, id })).toString('base64url');
}

function parseCursor(cursor: string | null): Cursor | undefined {
  if (cursor === null) return undefined;
  try {
    return CursorSchema.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))).data;
  } catch {
    // Not ours, or cut off on the way: the list starts at its top.
    return undefined;
  }
}
