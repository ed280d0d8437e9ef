import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { sql } from 'kysely';
import { requireAdmin } from './admin-access.server.ts';
import type { AuditEntry, ReadAudit } from './audit.ts';
import { withIsoTimes } from './iso-times.ts';

/** Reads the audit log of the site's own database. */
export function createAuditReader(database: Database): ReadAudit {
  return (viewer, { table, userId, from, to, cursor, limit }) => {
    const { role, userId: admin } = requireAdmin(viewer);
    const conditions = [
      sql`true`,
      ...(table === undefined ? [] : [sql`a.table_name = ${table}`]),
      ...(userId === undefined ? [] : [sql`a.user_id = ${userId}`]),
      ...(from === undefined ? [] : [sql`a.at >= (${from}::date)::timestamp at time zone 'Asia/Kolkata'`]),
      ...(to === undefined ? [] : [sql`a.at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`]),
      ...(cursor === undefined ? [] : [sql`a.id < ${cursor}::bigint`]),
    ];
    return asRole(database, { role, userId: admin }, async (transaction) => {
      const { rows } = await sql<AuditEntry>`
        select a.id::text as id, a.at, a.user_id as "userId", p.name as "userName", a.action, a.table_name as table,
               a.row_id as "rowId", a.before, a.after
          from site.audit_log a left join site.list_people() p on p.id = a.user_id
         where ${sql.join(conditions, sql` and `)}
         order by a.id desc limit ${limit + 1}`.execute(transaction);
      const tables = await sql<{ name: string }>`
        select distinct table_name as name from site.audit_log order by 1`.execute(transaction);
      const people = await sql<{ id: string; name: string }>`select id, name from site.list_people()`.execute(
        transaction,
      );
      const entries = rows.slice(0, limit).map(withIsoTimes);
      return {
        entries,
        nextCursor: rows.length > limit ? (entries.at(-1)?.id ?? null) : null,
        tables: tables.rows.map(({ name }) => name),
        people: people.rows,
      };
    });
  };
}
