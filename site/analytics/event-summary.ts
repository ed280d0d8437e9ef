import type { EventName, vitalNames } from './event-schema.ts';

/** A stretch of days that ends today, in the time zone in which days are counted. */
export interface DayRange {
  days: number;
  timeZone: string;
}

/** What the admin sees of a stretch of days, today included. */
export interface EventSummary {
  /** Every day of the stretch, oldest first. */
  days: Array<{ day: string; views: number }>;
  /** Page views and visits of as many days before; null where they are forgotten already. */
  before: { views: number; visits: number } | null;
  funnel: VisitFunnel;
  /** The most seen pages, most first. */
  paths: Array<{ path: string; views: number }>;
  events: Array<{ name: EventName; count: number }>;
  vitals: Array<{ metric: VitalName; p75: number; count: number }>;
  /** Which hosts sent visitors; visits are page loads. */
  referrers: Array<{ host: string; visits: number }>;
}

/**
 * How far visits came. A visit is one load of the site and what was done on it without another load: nothing follows a
 * person from one visit to the next. Each step is contained in the one before.
 */
export interface VisitFunnel {
  visits: number;
  /** Something was written in a form. */
  begun: number;
  /** A form was accepted. */
  leads: number;
  /** A demo was booked. */
  bookings: number;
}

export type VitalName = (typeof vitalNames)[number];
