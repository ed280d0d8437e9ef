import type { EventName, vitalNames } from './event-schema.ts';

/** What the admin sees of a stretch of days, today included. Days are those of India. */
export interface EventSummary {
  /** Every day of the stretch, oldest first. */
  days: Array<{ day: string; views: number }>;
  /** The most seen pages, most first. */
  paths: Array<{ path: string; views: number }>;
  events: Array<{ name: EventName; count: number }>;
  vitals: Array<{ metric: VitalName; p75: number; count: number }>;
  /** Which hosts sent visitors; visits are page loads. */
  referrers: Array<{ host: string; visits: number }>;
}

export type VitalName = (typeof vitalNames)[number];

/** How many days the admin may look at. */
export const summaryDays = [7, 30, 90] as const;
export type SummaryDays = (typeof summaryDays)[number];
export const defaultSummaryDays: SummaryDays = 30;
