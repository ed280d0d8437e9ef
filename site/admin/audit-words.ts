import type { AuditAction, AuditEntry } from './audit.ts';

/** What tables are called for people; one that is not known keeps its own name. */
const tableLabels: Record<string, string> = {
  account_links: 'invitation',
  auth_users: 'account',
  bookings: 'live demo',
  case_studies: 'case study',
  consents: 'consent',
  demo_call_settings: 'settings of demo calls',
  demo_calls: 'demo call',
  key_features: 'key feature',
  key_features_section: 'text of key features',
  lead_notes: 'note on a lead',
  leads: 'lead',
  media_files: 'media file',
  newsletter_subscriptions: 'newsletter subscription',
  page_versions: 'version of a page',
  pages: 'page',
  persons: 'person',
  posts: 'post',
  privacy_actions: 'privacy action',
  retention_rules: 'retention rule',
  site_config: 'site configuration',
  switches: 'switch',
  testimonials: 'testimonial',
  testimonials_section: 'text of testimonials',
  webhook_endpoints: 'webhook',
};

const actionWords: Record<AuditAction, string> = {
  insert: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  'sign-in': 'Signed in',
  'sign-in-failed': 'Failed to sign in',
  'sign-out': 'Signed out',
  export: 'Exported',
  'password-changed': 'Changed the password',
  'password-reset': 'Set a new password by a link',
  'sessions-ended': 'Signed out everywhere else',
  'two-factor-on': 'Turned the second step on',
  'two-factor-off': 'Turned the second step off',
  'recovery-codes-made': 'Made new recovery codes',
};

/** A table's name for people. */
export function tableLabel(table: string): string {
  return tableLabels[table] ?? table.replaceAll('_', ' ');
}

/** What was done, as the start of a sentence. */
export function deedText({ action, table }: Pick<AuditEntry, 'action' | 'table'>): string {
  const words = actionWords[action];
  return ['insert', 'update', 'delete', 'export'].includes(action) ? `${words} ${tableLabel(table)}` : words;
}

/** By which columns people know a row. */
const naming = ['title', 'name', 'email', 'email_key', 'file_name', 'original_name', 'label', 'url', 'slug', 'quote'];

/** What a row is known by; empty when it has nothing of the sort. */
export function rowText({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string {
  const row = after ?? before ?? {};
  const named = naming.map((column) => row[column]).find((value) => typeof value === 'string' && value !== '');
  return typeof named === 'string' ? named : '';
}

/** One column whose value is another than before. */
export interface Change {
  column: string;
  before: string | null;
  after: string | null;
}

/** The columns that an entry is about, with their values as text; null where there was or is none. */
export function changesOf({ action, before, after }: Pick<AuditEntry, 'action' | 'before' | 'after'>): Change[] {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return columns
    .map((column) => ({ column, before: textOf(before?.[column]), after: textOf(after?.[column]) }))
    .filter((change) => change.before !== change.after && (action !== 'update' || change.column !== 'updated_at'));
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
}
