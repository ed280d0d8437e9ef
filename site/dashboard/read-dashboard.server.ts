import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { sql, type Transaction } from 'kysely';
import { daysOf, readEventSummary, startOf } from '../analytics/event-summary.server.ts';
import type { DayRange } from '../analytics/event-summary.ts';
import type { DashboardSummary, LeadSource, LeadSummary } from './dashboard-summary.ts';

const maxPages = 8;

/** Sums up leads and events of the last days. Runs as the admin, so the database refuses everyone else. */
export function readDashboard(database: Database, userId: string, range: DayRange): Promise<DashboardSummary> {
  return asRole(database, { role: 'admin', userId }, async (transaction: Transaction<unknown>) => ({
    timeZone: range.timeZone,
    leads: await readLeads(transaction, range),
    events: await readEventSummary(transaction, range),
  }));
}

/** A form's demo call is a lead already; only the agent's own are counted from the demo calls. */
const allLeads = sql`(
  select created_at, sheet_name as source, source_page as page from site.leads where status <> 'spam'
  union all
  select created_at, 'booking', null from site.bookings
  union all
  select created_at, 'voice-agent', null from site.demo_calls where client = 'voice-agent' and status <> 'spam'
) as lead`;

async function readLeads(transaction: Transaction<unknown>, range: DayRange): Promise<LeadSummary> {
  const { days, timeZone } = range;
  const start = startOf(range);
  const perDay = await sql<{ day: string; counts: Partial<Record<LeadSource, number>> | null }>`
    select to_char(d.day, 'YYYY-MM-DD') as day, l.counts
      from ${daysOf(range)}
      left join (select day, jsonb_object_agg(source, leads) as counts
                   from (select (created_at at time zone ${timeZone}::text)::date as day, source,
                                count(*)::integer as leads
                           from ${allLeads} where created_at >= ${start} group by 1, 2) as per_source
                  group by day) l on l.day = d.day::date
     order by d.day`.execute(transaction);
  const before = await sql<{ leads: number }>`
    select count(*)::integer as leads from ${allLeads}
     where created_at < ${start} and created_at >= ${startOf({ days: days * 2, timeZone })}`.execute(transaction);
  const perPage = await sql<LeadSummary['pages'][number]>`
    select page as path, count(*)::integer as leads from ${allLeads}
     where created_at >= ${start} and page is not null
     group by page order by leads desc, page limit ${maxPages}`.execute(transaction);
  return {
    days: perDay.rows.map(({ day, counts }) => ({ day, counts: counts ?? {} })),
    before: before.rows[0]?.leads ?? 0,
    pages: perPage.rows,
  };
}
