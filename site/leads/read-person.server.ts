import { type Kysely, sql } from 'kysely';
import type { LeadRow } from '../admin/lead-row.ts';

/** What belongs to one person, by the ids of its rows. */
export interface PersonRows {
  emailKey: string | null;
  phoneKeys: string[];
  leadIds: string[];
  demoCallIds: string[];
  bookingIds: string[];
  others: Array<{ id: string; name: string | null; email: string | null }>;
}

/** Nobody reads further back than this at once. */
const mostOfEach = 200;
const mostOthers = 5;

/**
 * Who an entry is from. An e-mail address is one person. A phone number alone is taken for one only if it is E.164 and
 * no two addresses gave it: an office line or a family's phone must not show one person's talks under another's name.
 */
export async function readPerson(transaction: Kysely<unknown>, lead: LeadRow): Promise<PersonRows> {
  const emailKey = lead.email?.trim().toLowerCase() ?? (await onlyAddressOf(transaction, lead));
  const leads = await leadsOf(transaction, emailKey);
  const own = [await phoneKeyOf(transaction, lead.id), ...leads.map(({ phone_key: key }) => key)];
  const phoneKeys = [...new Set(own.filter((key) => key !== null))];
  // The entry itself always, however much came after it. Its id is in one table only, which harms the others nothing.
  const leadIds = [lead.id, ...leads.map(({ id }) => id)];
  const others = await othersWith(transaction, phoneKeys, emailKey);
  const shared = new Set(others.map(({ phone_key: key }) => key));
  // A person without an address is the number itself.
  const safeKeys = emailKey === null ? phoneKeys : phoneKeys.filter((key) => !shared.has(key));
  return {
    emailKey,
    phoneKeys,
    leadIds,
    demoCallIds: await demoCallsOf(transaction, safeKeys, leadIds),
    bookingIds: [lead.id, ...(await bookingsOf(transaction, emailKey))],
    others: others.map(({ phone_key: _, ...other }) => other),
  };
}

/** The one address that gave this number, or null when there is none, or several. */
async function onlyAddressOf(transaction: Kysely<unknown>, { id }: LeadRow): Promise<string | null> {
  const { rows } = await sql<{ email_key: string }>`
    select p.email_key from site.persons p
     where p.id in (select l.person_id from site.leads l
                     where l.phone_key = (select e.phone_key from site.lead_entries e where e.id = ${id}::uuid))
     limit 2`.execute(transaction);
  return rows.length === 1 ? (rows[0]?.email_key ?? null) : null;
}

async function leadsOf(transaction: Kysely<unknown>, emailKey: string | null) {
  const { rows } = await sql<{ id: string; phone_key: string | null }>`
    select l.id, l.phone_key from site.leads l
     where l.person_id = (select p.id from site.persons p where p.email_key = ${emailKey})
     order by l.created_at desc limit ${mostOfEach}`.execute(transaction);
  return rows;
}

async function phoneKeyOf(transaction: Kysely<unknown>, id: string): Promise<string | null> {
  const { rows } = await sql<{ phone_key: string | null }>`
    select phone_key from site.lead_entries where id = ${id}::uuid`.execute(transaction);
  return rows[0]?.phone_key ?? null;
}

/** Others' leads with one of the numbers: for each number some at least, if there are any. */
async function othersWith(transaction: Kysely<unknown>, phoneKeys: string[], emailKey: string | null) {
  const { rows } = await sql<{ id: string; name: string | null; email: string | null; phone_key: string }>`
    select other.id, other.name, other.email, given.phone_key
      from unnest(${phoneKeys}::text[]) as given (phone_key),
           lateral (select l.id, l.data ->> 'name' as name, l.data ->> 'email' as email from site.leads l
                     where l.phone_key = given.phone_key
                       and lower(btrim(l.data ->> 'email')) is distinct from ${emailKey}::text
                     limit ${mostOthers}) as other`.execute(transaction);
  return rows;
}

async function demoCallsOf(transaction: Kysely<unknown>, phoneKeys: string[], ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from site.demo_calls d
     where d.phone_key = any (${phoneKeys}) or d.lead_id = any (${ids}::uuid[]) or d.id = any (${ids}::uuid[])
     order by d.created_at desc limit ${mostOfEach}`.execute(transaction);
  return rows.map(({ id }) => id);
}

async function bookingsOf(transaction: Kysely<unknown>, emailKey: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from site.bookings b where lower(b.email) = ${emailKey}
     order by b.created_at desc limit ${mostOfEach}`.execute(transaction);
  return rows.map(({ id }) => id);
}
