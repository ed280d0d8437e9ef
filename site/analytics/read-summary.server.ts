import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { sql } from 'kysely';
import type { EventSummary } from './event-summary.ts';

const maxPaths = 20;
const maxReferrers = 10;

/** Sums up the events of the last days. Runs as the admin, so the database refuses everyone else. */
export function readSummary(database: Database, userId: string, days: number): Promise<EventSummary> {
  const since = sql`((current_timestamp at time zone 'Asia/Kolkata')::date - ${days - 1}::integer)`;
  const seen = sql`happened_at >= (${since}::timestamp at time zone 'Asia/Kolkata')`;
  return asRole(database, { role: 'admin', userId }, async (transaction) => {
    const perDay = await sql<{ day: string; views: number }>`
      select to_char(d.day, 'YYYY-MM-DD') as day, count(e.id)::integer as views
        from generate_series(${since}::timestamp, (current_timestamp at time zone 'Asia/Kolkata')::date, '1 day') as d (day)
        left join site.events e
          on e.name = 'page_view' and ${seen} and (e.happened_at at time zone 'Asia/Kolkata')::date = d.day
       group by d.day order by d.day`.execute(transaction);
    const perPath = await sql<{ path: string; views: number }>`
      select path, count(*)::integer as views from site.events
       where name = 'page_view' and ${seen}
       group by path order by views desc, path limit ${maxPaths}`.execute(transaction);
    const perName = await sql<EventSummary['events'][number]>`
      select name, count(*)::integer as count from site.events
       where ${seen} and name not in ('web_vital', 'page_load')
       group by name order by count desc, name`.execute(transaction);
    const vitals = await sql<EventSummary['vitals'][number]>`
      select data ->> 'metric' as metric, count(*)::integer as count,
             percentile_cont(0.75) within group (order by (data ->> 'value')::double precision) as p75
        from site.events where name = 'web_vital' and ${seen}
       group by 1 order by 1`.execute(transaction);
    const perHost = await sql<{ host: string; visits: number }>`
      select referrer_host as host, count(distinct page_id)::integer as visits from site.events
       where referrer_host is not null and ${seen}
       group by 1 order by visits desc, host limit ${maxReferrers}`.execute(transaction);
    return {
      days: perDay.rows,
      paths: perPath.rows,
      events: perName.rows,
      vitals: vitals.rows,
      referrers: perHost.rows,
    };
  });
}
