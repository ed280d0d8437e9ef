/** What is kept about one person, as they and the admin may take it along. Times are ISO 8601. */
export interface PersonData {
  email: string;
  person: { name: string | null; phone_number: string | null; first_seen_at: string; last_seen_at: string } | null;
  submissions: Array<{ id: string; form: string; sent_at: string; page: string | null; data: Record<string, string> }>;
  demo_calls: Array<{ id: string; asked_at: string; name: string; phone_number: string; status: string }>;
  bookings: Array<{ id: string; booked_at: string; starts_at: string; status: string }>;
  /** What the team noted, without who did. */
  notes: Array<{ about: string; at: string; note: string }>;
  newsletter: { status: 'pending' | 'confirmed' | 'unsubscribed' } | null;
  consents: ConsentRecord[];
  /** Other systems that were told of it. */
  shared_with: Array<{ system: string; event: string; at: string }>;
}

/** One thing that a person agreed to, by one channel. */
export interface ConsentRecord {
  given_at: string;
  form: string;
  channel: 'email' | 'phone';
  source_page: string | null;
  text_version: string;
  language: string;
  /** Null when the version is none that this site has shown. */
  purpose: string | null;
  wording: string | null;
  withdrawn_at: string | null;
  withdrawn_by: 'person' | 'admin' | null;
}

/** How many of each were erased or taken back. */
export type PrivacyCounts = Record<string, number>;

/** What the page behind a link learns. */
export type LinkedPerson = { state: 'none' | 'expired' | 'nothing' } | { state: 'found'; data: PersonData };

/** Reads what a link of the privacy page leads to. */
export interface PrivacyReader {
  byLink(url: string): Promise<LinkedPerson>;
  /** Without it no link can be asked for. */
  canMail: boolean;
}

/** The proof that something was done about somebody's data. */
export interface PrivacyAction {
  id: string;
  at: string;
  action: 'withdraw' | 'erase' | 'export' | 'retention' | 'retention-dry-run';
  done_by: 'person' | 'admin' | 'site';
  /** Name of the admin. */
  user_name: string | null;
  counts: PrivacyCounts;
}

export const retentionRuleIds = ['enquiries', 'bookings', 'demo-calls', 'newsletter', 'spam'] as const;
export type RetentionRuleId = (typeof retentionRuleIds)[number];

/** How long something is kept; null: until somebody asks. */
export interface RetentionRule {
  id: RetentionRuleId;
  days: number | null;
}

/** What a dry run found. */
export interface DryRun {
  counts: PrivacyCounts;
  /** The oldest ones, 100 at most. */
  rows: Array<{ rule: RetentionRuleId; kind: string; id: string; since: string }>;
}
