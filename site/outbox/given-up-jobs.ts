/** A job that failed for good, as the admin sees it. It holds ids, nothing personal. */
export interface GivenUpJob {
  id: string;
  /** Which kind of work: `mail`, `webhook`, `forward-lead`, `demo-call`. */
  queue: string;
  data: Record<string, unknown>;
  tries: number;
  error: string | null;
  /** ISO 8601. */
  created_at: string;
  given_up_at: string;
}
