/** `GET /call-summary`: what became of the calls of some days, and how fast the agent answered in them. */
import * as z from 'zod/mini';

/** What a turn's latency consists of, in their order; `total` is from the end of the visitor's sound to the agent's first. */
export const turnStages = ['endOfTurn', 'recognition', 'mind', 'synthesis', 'total'] as const;
export type TurnStage = (typeof turnStages)[number];

const count = z.int().check(z.gte(0));
const amount = z.number().check(z.gte(0));

export const CallSummarySchema = z.object({
  /** Every day of the stretch in the time zone asked for, oldest first, today included. */
  days: z.array(z.object({ day: z.string(), calls: count })),
  /** Why calls ended, most often first; `null` for those that have not. */
  outcomes: z.array(z.object({ endedReason: z.nullable(z.string()), calls: count })),
  /** Of calls that were answered. Seconds. */
  duration: z.nullable(z.object({ p50: amount, p95: amount })),
  /** Turns that the agent answered. */
  turns: count,
  /** Milliseconds, of all answered turns; empty without any. */
  stages: z.array(z.object({ stage: z.enum(turnStages), p50: amount, p95: amount })),
});
export type CallSummary = z.infer<typeof CallSummarySchema>;
