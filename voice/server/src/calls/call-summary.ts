import type { Database } from '@parley/kit-server/database';
import { type CallSummary, turnStages } from '@parley/voice-protocol/call-summary';
import { z } from 'zod';

const mostDays = 366;

/** The query of `GET /call-summary`. */
export const SummaryQuerySchema = z.object({
  days: z.coerce.number().int().min(1).max(mostDays).default(30),
  timeZone: z.string().max(60).refine(isTimeZone, 'no time zone is named so').default('UTC'),
});
export type SummaryQuery = z.infer<typeof SummaryQuerySchema>;

/** Sums up the calls of the last days; a call belongs to the day on which it began. */
export async function summariseCalls(
  { pool }: Pick<Database, 'pool'>,
  { days, timeZone }: SummaryQuery,
): Promise<CallSummary> {
  const stretch = [timeZone, days - 1];
  const [perDay, outcomes, durations, stages] = await Promise.all([
    pool.query<CallSummary['days'][number]>(
      `select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(c.calls, 0) as calls
         from generate_series(${today} - $2::integer, ${today}, '1 day') as d (day)
         left join (select (created_at at time zone $1)::date as day, count(*)::integer as calls
                      from voice.calls where ${isInStretch} group by 1) c on c.day = d.day::date
        order by d.day`,
      stretch,
    ),
    pool.query<CallSummary['outcomes'][number]>(
      `select ended_reason as "endedReason", count(*)::integer as calls
         from voice.calls where ${isInStretch} group by 1 order by calls desc, ended_reason`,
      stretch,
    ),
    pool.query<{ p50: number | null; p95: number | null }>(
      `select percentile_cont(0.5) within group (order by seconds) as p50,
              percentile_cont(0.95) within group (order by seconds) as p95
         from (select extract(epoch from ended_at - created_at)::double precision as seconds
                 from voice.calls
                where status = 'ended' and jsonb_array_length(messages) > 0 and ${isInStretch}) as ended`,
      stretch,
    ),
    pool.query<Record<string, number | null>>(
      `select count(*)::integer as turns, ${turnStages.flatMap(percentilesOf).join(', ')}
         from voice.calls, jsonb_array_elements(latencies) as turn where ${isInStretch}`,
      stretch,
    ),
  ]);
  const [duration] = durations.rows;
  const figures = stages.rows[0] ?? {};
  const turns = figures.turns ?? 0;
  return {
    days: perDay.rows,
    outcomes: outcomes.rows,
    duration: duration?.p50 == null ? null : { p50: duration.p50, p95: duration.p95 ?? duration.p50 },
    turns,
    stages:
      turns === 0
        ? []
        : turnStages.map((stage) => ({
            stage,
            p50: figures[`${stage}_p50`] ?? 0,
            p95: figures[`${stage}_p95`] ?? 0,
          })),
  };
}

/** $1 is the time zone, $2 how many days lie between the first and today. */
const today = `(current_timestamp at time zone $1)::date`;
const isInStretch = `created_at >= ((${today} - $2::integer)::timestamp at time zone $1)`;

/** The stage's name is one of our own, never a sender's. */
function percentilesOf(stage: string): string[] {
  const inOrder = `within group (order by (turn ->> '${stage}')::double precision)`;
  return [`percentile_cont(0.5) ${inOrder} as "${stage}_p50"`, `percentile_cont(0.95) ${inOrder} as "${stage}_p95"`];
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
