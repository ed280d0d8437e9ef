import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LeadChangeShown, TimelineItem } from './lead-timeline.ts';
import type { PersonRows } from './read-person.server.ts';

type ItemOf<Type extends TimelineItem['type']> = Omit<Extract<TimelineItem, { type: Type }>, 'at' | 'type'> & {
  at: Date;
};

/** Everything that happened with one person, newest first. */
export async function readTimeline(transaction: Kysely<unknown>, person: PersonRows): Promise<TimelineItem[]> {
  const subjectIds = [...person.leadIds, ...person.demoCallIds, ...person.bookingIds];
  const items = [
    ...(await leads(transaction, person.leadIds)),
    ...(await demoCalls(transaction, person.demoCallIds)),
    ...(await bookings(transaction, person.bookingIds)),
    ...(await newsletter(transaction, person.emailKey)),
    ...(await notes(transaction, subjectIds)),
    ...(await changes(transaction, subjectIds)),
  ];
  return items.toSorted((a, b) => b.at.localeCompare(a.at));
}

function consentsOf(condition: RawBuilder<unknown>) {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('channel', c.channel, 'version', c.text_version,
                                                          'withdrawnAt', c.withdrawn_at) order by c.channel), '[]')
               from site.consents c where ${condition})`;
}

async function leads(transaction: Kysely<unknown>, ids: string[]): Promise<TimelineItem[]> {
  const { rows } = await sql<ItemOf<'lead'>>`
    select 'lead ' || l.id as id, l.created_at as at, l.id as "subjectId", l.sheet_name as "sheetName", l.data,
           l.source_page as "sourcePage", l.status, ${consentsOf(sql`c.lead_id = l.id`)} as consents
      from site.leads l where l.id = any (${ids}::uuid[])`.execute(transaction);
  return rows.map((row) => ({ ...row, type: 'lead', at: row.at.toISOString() }));
}

async function demoCalls(transaction: Kysely<unknown>, ids: string[]): Promise<TimelineItem[]> {
  const { rows } = await sql<ItemOf<'demo-call'>>`
    select 'call ' || d.id as id, d.created_at as at, d.id as "subjectId", d.phone_number as "phoneNumber", d.status,
           d.reason, d.source_page as "sourcePage", coalesce(d.voice_call_id::text, d.call_id) as "voiceCallId",
           ${consentsOf(sql`c.demo_call_id = d.id`)} as consents
      from site.demo_calls d where d.id = any (${ids}::uuid[])`.execute(transaction);
  return rows.map((row) => ({ ...row, type: 'demo-call', at: row.at.toISOString() }));
}

async function bookings(transaction: Kysely<unknown>, ids: string[]): Promise<TimelineItem[]> {
  const { rows } = await sql<Omit<ItemOf<'booking'>, 'startsAt'> & { startsAt: Date }>`
    select 'booking ' || b.id as id, b.created_at as at, b.id as "subjectId", b.starts_at as "startsAt",
           b.time_zone as "timeZone", b.status, b.note, ${consentsOf(sql`c.booking_id = b.id`)} as consents
      from site.bookings b where b.id = any (${ids}::uuid[])`.execute(transaction);
  return rows.map((row) => ({
    ...row,
    type: 'booking',
    at: row.at.toISOString(),
    startsAt: row.startsAt.toISOString(),
  }));
}

async function newsletter(transaction: Kysely<unknown>, emailKey: string | null): Promise<TimelineItem[]> {
  const { rows } = await sql<ItemOf<'newsletter'>>`
    select event || ' ' || s.id as id, event, at
      from site.newsletter_subscriptions s,
           lateral (values ('asked', s.asked_at), ('confirmed', s.confirmed_at), ('unsubscribed', s.unsubscribed_at))
             as happened (event, at)
     where s.email_key = ${emailKey} and at is not null`.execute(transaction);
  return rows.map((row) => ({ ...row, type: 'newsletter', at: row.at.toISOString() }));
}

async function notes(transaction: Kysely<unknown>, subjectIds: string[]): Promise<TimelineItem[]> {
  const { rows } = await sql<ItemOf<'note'>>`
    select 'note ' || n.id as id, n.created_at as at, n.author_name as author, n.body
      from site.lead_notes n where n.subject_id = any (${subjectIds}::uuid[])`.execute(transaction);
  return rows.map((row) => ({ ...row, type: 'note', at: row.at.toISOString() }));
}

interface ChangeRow {
  id: string;
  at: Date;
  author: string | null;
  before: StoredChange;
  after: StoredChange;
}
interface StoredChange {
  status?: string;
  handling?: string;
  assignee_id: string | null;
}

/** What admins did with it, by the audit log. */
async function changes(transaction: Kysely<unknown>, subjectIds: string[]): Promise<TimelineItem[]> {
  const { rows } = await sql<ChangeRow>`
    select 'change ' || a.id as id, a.at, coalesce(u.name, a.user_id) as author, a.before, a.after
      from site.audit_log a left join site.lead_admins() u on u.id = a.user_id
     where a.table_name in ('leads', 'demo_calls', 'bookings') and a.row_id = any (${subjectIds}::text[])
       and a.action = 'update'
     order by a.id desc limit 200`.execute(transaction);
  return rows.map(({ before, after, at, ...row }) => ({
    ...row,
    type: 'change',
    at: at.toISOString(),
    from: shown(before, after),
    to: shown(after, before),
  }));
}

function shown(change: StoredChange, other: StoredChange): LeadChangeShown {
  const status = change.status ?? change.handling;
  return {
    ...(status !== undefined && status !== (other.status ?? other.handling) ? { status } : {}),
    ...(change.assignee_id === other.assignee_id ? {} : { assignee: change.assignee_id }),
  };
}
