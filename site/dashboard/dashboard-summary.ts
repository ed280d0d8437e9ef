import type { CallSummary } from '@parley/voice-protocol/call-summary';
import type { DayRange, EventSummary } from '../analytics/event-summary.ts';

/** Where leads come from: the sheets of the forms, bookings, and what the voice agent was told. */
export const leadSources = ['calling_leads', 'confirmed_lead', 'email_subscription', 'booking', 'voice-agent'] as const;
export type LeadSource = (typeof leadSources)[number];

export interface LeadSummary {
  /** Every day of the stretch, oldest first; a source that brought none is left out. */
  days: Array<{ day: string; counts: Partial<Record<LeadSource, number>> }>;
  /** How many there were in as many days before. */
  before: number;
  /** The pages on which most leads were left, most first. */
  pages: Array<{ path: string; leads: number }>;
}

/** What the dashboard shows of the site's own data. Spam is left out. */
export interface DashboardSummary {
  /** The team's, in which days are counted. */
  timeZone: string;
  leads: LeadSummary;
  events: EventSummary;
}

/** Asks the voice platform what became of its calls; null where none is connected. Rejects when it does not answer. */
export type SummariseCalls = (range: DayRange) => Promise<CallSummary | null>;

/** How many days the admin may look at. */
export const summaryDays = [7, 30, 90] as const;
export type SummaryDays = (typeof summaryDays)[number];
export const defaultSummaryDays: SummaryDays = 30;

/** The number of days that an address asks for; the default without one, undefined when it is none of ours. */
export function parseSummaryDays(text: string | null | undefined): SummaryDays | undefined {
  if (text == null) return defaultSummaryDays;
  return summaryDays.find((days) => String(days) === text);
}
