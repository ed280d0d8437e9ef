import type { Viewer } from '../auth/viewer.ts';

/** What the audit log can say was done. */
export const auditActions = [
  'insert',
  'update',
  'delete',
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'export',
  'password-changed',
  'password-reset',
  'sessions-ended',
  'two-factor-on',
  'two-factor-off',
  'recovery-codes-made',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** One entry of the audit log. Times are ISO 8601 once it has been sent. */
export interface AuditEntry {
  id: string;
  at: string;
  userId: string | null;
  /** Null for what the product did by itself, and for people who are gone. */
  userName: string | null;
  action: AuditAction;
  table: string;
  rowId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

export interface AuditQuery {
  table?: string | undefined;
  userId?: string | undefined;
  /** From the start of this day to the end of that one, in India, as `2026-01-31`. */
  from?: string | undefined;
  to?: string | undefined;
  /** Entries before this one. */
  cursor?: string | undefined;
  limit: number;
}

export interface AuditPage {
  entries: AuditEntry[];
  nextCursor: string | null;
  /** What can be asked for. */
  tables: string[];
  people: Array<{ id: string; name: string }>;
}

/** The audit log, newest first. Checks the viewer and runs with their database role. */
export type ReadAudit = (viewer: Viewer, query: AuditQuery) => Promise<AuditPage>;
