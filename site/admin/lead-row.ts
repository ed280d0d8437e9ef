import type { LeadFilters, LeadKind, LeadStatus } from '../leads/lead-filters.ts';

/** One entry of the admin's list: a lead, a demo call or a booking. */
export interface LeadRow {
  id: string;
  /** ISO 8601. */
  createdAt: string;
  kind: LeadKind;
  name: string | null;
  email: string | null;
  phoneNumber: string | null;
  sourcePage: string | null;
  status: LeadStatus;
  /** Which admin has it. */
  assigneeId: string | null;
  consentVersion: string | null;
}

export interface LeadPage {
  leads: LeadRow[];
  /** All that match, beyond this page too. */
  total: number;
  /** Give it to the next request; null on the last page. */
  nextCursor: string | null;
}

export interface LeadQuery {
  filters: LeadFilters;
  cursor: string | null;
  limit: number;
}

/** Whom an entry can be given to. */
export interface LeadAdmin {
  id: string;
  name: string;
}

/** What an admin can change of an entry. */
export interface LeadChange {
  status?: LeadStatus | undefined;
  assigneeId?: string | null | undefined;
}
