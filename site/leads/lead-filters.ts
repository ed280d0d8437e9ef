import * as z from 'zod/mini';
import { sheetNames } from './lead-schema.ts';

/** What a list of leads is narrowed to, as it stands in the address of the page and in the calls to the server. */

/** Where an entry of the list came from: a form's sheet, a call to a phone that no form went with, or the calendar. */
export const leadKinds = [...sheetNames, 'demo_call', 'booking'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** How far the team is with it. */
export const leadStatuses = ['new', 'in_progress', 'done', 'spam'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** As `assignee`: what nobody has taken yet. */
export const nobody = 'nobody';

const short = z.string().check(z.maxLength(200));
const day = z.union([z.iso.date(), z.literal('')]);

export const LeadFiltersSchema = z.object({
  /** Of every text that was sent, the phone number's digits, the page and the notes. */
  search: z._default(short, ''),
  kind: z._default(z.union([z.enum(leadKinds), z.literal('')]), ''),
  /** Empty: all but spam. */
  status: z._default(z.union([z.enum(leadStatuses), z.literal('')]), ''),
  /** A part of the source page. */
  page: z._default(short, ''),
  /** The first and the last day, in the team's time zone. */
  from: z._default(day, ''),
  to: z._default(day, ''),
  /** An admin's id, or {@link nobody}. */
  assignee: z._default(short, ''),
});

/** An empty text narrows nothing. */
export type LeadFilters = z.infer<typeof LeadFiltersSchema>;

export const noFilters: LeadFilters = LeadFiltersSchema.parse({});

/** The filters of an address. What cannot be read narrows nothing: an address may be old, or typed by hand. */
export function filtersOf(parameters: URLSearchParams): LeadFilters {
  const filters: Record<string, string> = {};
  for (const [name, schema] of Object.entries(LeadFiltersSchema.shape)) {
    const read = schema.safeParse(parameters.get(name)?.trim() ?? undefined);
    filters[name] = read.success ? read.data : '';
  }
  return LeadFiltersSchema.parse(filters);
}

/** The other way round, without what narrows nothing. */
export function filterParameters(filters: LeadFilters): URLSearchParams {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
}
