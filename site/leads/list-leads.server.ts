import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { sql } from 'kysely';
import { z } from 'zod';
import type { LeadPage, LeadQuery, LeadRow } from '../admin/lead-row.ts';

interface FoundLead extends Omit<LeadRow, 'createdAt'> {
  createdAt: Date;
  /** The exact time; a Date would lose what is below a millisecond. */
  exactTime: string;
}

const columns = sql`
  id, created_at as "createdAt", created_at::text as "exactTime", sheet_name as "sheetName", data ->> 'name' as name,
  data ->> 'email' as email, data ->> 'phone_number' as "phoneNumber", source_page as "sourcePage"`;

const maxLimit = 200;

/** A page of leads, newest first, read with the rights of the admin. A cursor that we did not make starts anew. */
export function listLeads(database: Database, adminUserId: string, query: LeadQuery): Promise<LeadPage> {
  const limit = Math.min(Math.max(1, Math.trunc(query.limit)), maxLimit);
  const matches = searchCondition(query.search);
  const cursor = parseCursor(query.cursor);
  const after = cursor ? sql`(created_at, id) < (${cursor.exactTime}::timestamptz, ${cursor.id}::uuid)` : sql`true`;
  return asRole(database, { role: 'admin', userId: adminUserId }, async (transaction) => {
    const counted = await sql<{
      total: number;
    }>`select count(*)::int as total from site.leads where ${matches}`.execute(transaction);
    // One more than asked for tells whether there is a next page.
    const { rows } = await sql<FoundLead>`
      select ${columns} from site.leads where ${matches} and ${after}
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

/** One lead, read with the rights of the admin. */
export async function findLead(database: Database, adminUserId: string, id: string): Promise<LeadRow | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const { rows } = await asRole(database, { role: 'admin', userId: adminUserId }, (transaction) =>
    sql<FoundLead>`select ${columns} from site.leads where id = ${id}::uuid`.execute(transaction),
  );
  return rows[0] && toLeadRow(rows[0]);
}

function searchCondition(search: string) {
  const term = search.trim().replaceAll('\0', '');
  if (term === '') return sql<boolean>`true`;
  const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`concat_ws(chr(10), data ->> 'name', data ->> 'email', data ->> 'phone_number', sheet_name, source_page)
    ilike ${pattern}`;
}

function toLeadRow({ exactTime: _, createdAt, ...lead }: FoundLead): LeadRow {
  return { ...lead, createdAt: createdAt.toISOString() };
}

const CursorSchema = z.object({
  exactTime: z.string().regex(/^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?[+-][\d:]+$/),
  id: z.uuid(),
});

function encodeCursor({ exactTime, id }: FoundLead): string {
  return Buffer.from(JSON.stringify({ exactTime, id })).toString('base64url');
}

function parseCursor(cursor: string | null): z.infer<typeof CursorSchema> | undefined {
  if (cursor === null) return undefined;
  try {
    return CursorSchema.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))).data;
  } catch {
    // Not ours, or cut off on the way: the list starts at its top.
    return undefined;
  }
}
