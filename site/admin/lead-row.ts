/** One lead as the admin's list shows it. */
export interface LeadRow {
  id: string;
  /** ISO 8601. */
  createdAt: string;
  sheetName: string;
  name: string | null;
  email: string | null;
  phoneNumber: string | null;
  sourcePage: string | null;
}

export interface LeadPage {
  leads: LeadRow[];
  /** All that match, beyond this page too. */
  total: number;
  /** Give it to the next request; null on the last page. */
  nextCursor: string | null;
}

export interface LeadQuery {
  /** Matches name, e-mail, phone number, sheet name and source page. */
  search: string;
  cursor: string | null;
  limit: number;
}
