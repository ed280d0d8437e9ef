import { type RawBuilder, sql, type Transaction } from 'kysely';
import { keptDays } from './event-store.server.ts';
import type { DayRange, EventSummary, VisitFunnel } from './event-summary.ts';

const maxPaths = 8;
const maxReferrers = 8;

/** The day that it is in a time zone. */
export const todayIn = (timeZone: string) => sql`(current_timestamp at time zone ${timeZone}::text)::date`;

/** The moment at which the first of the last `days` days began. */
export const startOf = ({ days, timeZone }: DayRange) =>
  sql`((${todayIn(timeZone)} - ${days - 1}::integer)::timestamp at time zone ${timeZone}::text)`;

/** The days of the stretch, as a table `d (day)`. */
export const daysOf = ({ days, timeZone }: DayRange) =>
  sql`generate_series(${todayIn(timeZone)} - ${days - 1}::integer, ${todayIn(timeZone)}, '1 day') as d (day)`;

/** Sums up the events of the last days, with the rights of the given transaction. */
export async function readEventSummary(transaction: Transaction<unknown>, range: DayRange): Promise<EventSummary> {
  const start = startOf(range);
  const seen = sql`happened_at >= ${start}`;
  const perDay = await sql<{ day: string; views: number }>`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(e.views, 0) as views
      from ${daysOf(range)}
      left join (select (happened_at at time zone ${range.timeZone}::text)::date as day, count(*)::integer as views
                   from site.events where name = 'page_view' and ${seen} group by 1) e on e.day = d.day::date
     order by d.day`.execute(transaction);
  const perPath = await sql<{ path: string; views: number }>`
    select path, count(*)::integer as views from site.events
     where name = 'page_view' and ${seen}
     group by path order by views desc, path limit ${maxPaths}`.execute(transaction);
  const perName = await sql<EventSummary['events'][number]>`
    select name, count(*)::integer as count from site.events
     where ${seen} and name not in ('web_vital', 'page_load')
     group by name order by count desc, name`.execute(transaction);
  const vitals = await sql<EventSummary['vitals'][number]>`
    select metric, count(*)::integer as count, percentile_cont(0.75) within group (order by value) as p75
      from site.events where name = 'web_vital' and ${seen}
     group by 1 order by 1`.execute(transaction);
  const perHost = await sql<{ host: string; visits: number }>`
    select referrer_host as host, count(distinct page_id)::integer as visits from site.events
     where referrer_host is not null and ${seen}
     group by 1 order by visits desc, host limit ${maxReferrers}`.execute(transaction);
  return {
    days: perDay.rows,
    before: await readBefore(transaction, range, start),
    funnel: await readFunnel(transaction, seen),
    paths: perPath.rows,
    events: perName.rows,
    vitals: vitals.rows,
    referrers: perHost.rows,
  };
}

async function readBefore(
  transaction: Transaction<unknown>,
  { days, timeZone }: DayRange,
  start: RawBuilder<unknown>,
): Promise<EventSummary['before']> {
  if (days * 2 > keptDays) return null;
  const { rows } = await sql<{ views: number; visits: number }>`
    select count(*)::integer as views, count(distinct page_id)::integer as visits from site.events
     where name = 'page_view' and happened_at < ${start} and happened_at >= ${startOf({ days: days * 2, timeZone })}
    `.execute(transaction);
  return rows[0] ?? null;
}

async function readFunnel(transaction: Transaction<unknown>, seen: RawBuilder<unknown>): Promise<VisitFunnel> {
  const { rows } = await sql<VisitFunnel>`
    select count(*)::integer as visits,
           count(*) filter (where has_begun)::integer as begun,
           count(*) filter (where is_lead)::integer as leads,
           count(*) filter (where is_lead and has_booked)::integer as bookings
      from (select bool_or(name in ('form_interaction', 'Lead')) as has_begun, bool_or(name = 'Lead') as is_lead,
                   bool_or(name = 'form_submit' and data @> '{"form_name": "booking", "success": true}') as has_booked
              from site.events
             where ${seen} and name in ('page_view', 'form_interaction', 'form_submit', 'Lead')
             group by page_id
            having bool_or(name = 'page_view')) as visit`.execute(transaction);
  return rows[0] ?? { visits: 0, begun: 0, leads: 0, bookings: 0 };
}
