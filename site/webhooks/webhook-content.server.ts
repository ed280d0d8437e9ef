import type { Database } from '@parley/kit-server/database';

/** What happened, as an outside system is told. */
export interface WebhookContent {
  /** ISO 8601: when it happened. */
  timestamp: string;
  data: Record<string, unknown>;
}

interface ContentRow {
  timestamp: Date;
  data: Record<string, unknown>;
}

const lead = `
  select l.created_at as timestamp,
         jsonb_build_object('id', l.id, 'sheet_name', l.sheet_name, 'data', l.data, 'source_page', l.source_page,
                            'consent_version', l.consent_version) as data
    from site.leads l where l.id = $1 and l.status <> 'spam'`;
const demoCall = `
  select d.created_at as timestamp,
         jsonb_build_object('id', d.id, 'name', d.name, 'phone_number', d.phone_number, 'source_page', d.source_page,
                            'consent_version', d.consent_version) as data
    from site.demo_calls d where d.id = $1 and d.status <> 'spam'`;
const booking = `
  select b.updated_at as timestamp,
         jsonb_build_object('id', b.id, 'starts_at', b.starts_at, 'ends_at', b.ends_at, 'status', b.status,
                            'name', b.name, 'email', b.email, 'time_zone', b.time_zone, 'note', b.note,
                            'consent_version', b.consent_version) as data
    from site.bookings b where b.id = $1`;
/** Only the ids that the other system was told before: who it was is not said again. */
const privacyAction = `
  select a.at as timestamp, jsonb_build_object('id', a.id, 'subject_ids', to_jsonb(a.subject_ids), 'by', a.done_by) as data
    from site.privacy_actions a where a.id = $1`;
const test = `
  select current_timestamp as timestamp, jsonb_build_object('endpoint_id', e.id) as data
    from site.webhook_endpoints e where e.id = $1`;

const contentOf: Readonly<Record<string, string>> = {
  'lead.created': lead,
  'demo_call.requested': demoCall,
  'booking.created': booking,
  'booking.moved': booking,
  'booking.cancelled': booking,
  'consent.withdrawn': privacyAction,
  'person.erased': privacyAction,
  'webhook.test': test,
};

/** Reads what an event says, as it is now. Undefined when it is deleted since, or nothing that others are told. */
export async function webhookContent(
  database: Database,
  event: string,
  subjectId: string,
): Promise<WebhookContent | undefined> {
  const query = contentOf[event];
  if (query === undefined) return undefined;
  // As the owner of the tables: this is no visitor's doing.
  const { rows } = await database.pool.query<ContentRow>(query, [subjectId]);
  return rows[0] && { timestamp: rows[0].timestamp.toISOString(), data: rows[0].data };
}
