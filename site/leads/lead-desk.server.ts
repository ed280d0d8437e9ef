import type { Database } from '@parley/kit-server/database';
import { type Actor, asRole } from '@parley/kit-server/roles';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { requireAdmin } from '../admin/admin-access.server.ts';
import type { LeadAdmin, LeadChange, LeadRow } from '../admin/lead-row.ts';
import { SiteError } from '../server/site-error.ts';
import { leadsAsCsv } from './lead-csv.server.ts';
import type { LeadDesk } from './lead-desk.ts';
import type { LeadFeed } from './lead-feed.server.ts';
import { filterParameters, type LeadFilters } from './lead-filters.ts';
import type { LeadDetail } from './lead-timeline.ts';
import { eachLead, findLead, findNeighbours, listLeads } from './list-leads.server.ts';
import { readPerson } from './read-person.server.ts';
import { readTimeline } from './read-timeline.server.ts';
import { parseVoiceCall } from './voice-call.server.ts';

export interface LeadDeskOptions {
  database: Database;
  feed: Pick<LeadFeed, 'onChange'>;
  /** Asks the voice platform for a call; undefined when it has none of this id, or there is no platform. */
  findCall: (id: string) => Promise<unknown>;
}

const noSuchRow = '23503';

/** The desk on the site's own database. */
export function createLeadDesk({ database, feed, findCall }: LeadDeskOptions): LeadDesk {
  return {
    list: async (viewer, query) => listLeads(database, requireAdmin(viewer).userId, query),
    admins: async (viewer) => readAdmins(database, requireAdmin(viewer).userId),
    find: async (viewer, id, filters) => findDetail(database, requireAdmin(viewer).userId, id, filters),
    change: async (viewer, id, change) => changeLead(database, requireAdmin(viewer).userId, id, change),
    addNote: async (viewer, id, note) => addNote(database, requireAdmin(viewer).userId, id, note),
    exportCsv(viewer, filters) {
      const { userId } = requireAdmin(viewer);
      return leadsAsCsv(eachLead(database, userId, filters), async () => {
        await noteExport(database, userId, filters);
        const admins = await readAdmins(database, userId);
        return new Map(admins.map(({ id, name }) => [id, name]));
      });
    },
    async findCall(viewer, callId) {
      requireAdmin(viewer);
      if (!/^[\w-]{1,100}$/.test(callId)) return undefined;
      const call = await findCall(callId);
      return call === undefined ? undefined : parseVoiceCall(call);
    },
    onChange(viewer, call) {
      requireAdmin(viewer);
      return feed.onChange(call);
    },
  };
}

const asAdmin = (userId: string): Actor => ({ role: 'admin', userId });

async function readAdmins(database: Database, userId: string): Promise<LeadAdmin[]> {
  const { rows } = await asRole(database, asAdmin(userId), (transaction) =>
    sql<LeadAdmin>`select id, name from site.lead_admins()`.execute(transaction),
  );
  return rows;
}

/** Tells the audit log who takes leads out; not what was searched for, which may be somebody's name: the log stays when their data goes. */
async function noteExport(database: Database, userId: string, { search, ...filters }: LeadFilters): Promise<void> {
  const details = { ...Object.fromEntries(filterParameters({ ...filters, search: '' })), hasSearch: search !== '' };
  await asRole(database, asAdmin(userId), (transaction) =>
    sql`select site.note_event('export', 'leads', '', ${JSON.stringify(details)}::jsonb)`.execute(transaction),
  );
}

async function findDetail(
  database: Database,
  userId: string,
  id: string,
  filters: LeadFilters,
): Promise<LeadDetail | undefined> {
  const lead = await findLead(database, userId, id);
  if (!lead) return undefined;
  const { person, timeline } = await asRole(database, asAdmin(userId), async (transaction) => {
    const rows = await readPerson(transaction, lead);
    return { person: rows, timeline: await readTimeline(transaction, rows) };
  });
  return {
    lead,
    person: { name: lead.name, email: lead.email ?? person.emailKey, phoneNumbers: numbersOf(lead, person.phoneKeys) },
    timeline,
    others: person.others,
    admins: await readAdmins(database, userId),
    adminId: userId,
    ...(await findNeighbours(database, userId, lead.id, filters)),
  };
}

/** A number that names no country has no key, but the person gave it. */
function numbersOf({ phoneNumber }: LeadRow, phoneKeys: string[]): string[] {
  if (phoneNumber === null) return phoneKeys;
  const isKnown = phoneKeys.some((key) => key.slice(1) === phoneNumber.replace(/\D/g, ''));
  return isKnown ? phoneKeys : [phoneNumber, ...phoneKeys];
}

async function changeLead(database: Database, userId: string, id: string, change: LeadChange): Promise<LeadRow> {
  const lead = await findLead(database, userId, id);
  if (!lead) throw SiteError.noSingleRow();
  const { table, statusColumn } = placeOf(lead);
  const sets: Array<RawBuilder<unknown>> = [];
  if (change.status !== undefined) sets.push(sql`${sql.ref(statusColumn)} = ${change.status}`);
  if (change.assigneeId !== undefined) sets.push(sql`assignee_id = ${change.assigneeId}`);
  if (sets.length > 0)
    await asRole(database, asAdmin(userId), async (transaction) => {
      await requireAssignee(transaction, change.assigneeId);
      await sql`update site.${sql.ref(table)} set ${sql.join(sets)} where id = ${lead.id}::uuid`.execute(transaction);
    });
  const changed = await findLead(database, userId, id);
  if (!changed) throw SiteError.noSingleRow();
  return changed;
}

/** Where an entry is kept, and what says there how far the team is. */
function placeOf({ kind }: LeadRow): { table: string; statusColumn: string } {
  switch (kind) {
    case 'demo_call':
      return { table: 'demo_calls', statusColumn: 'handling' };
    case 'booking':
      return { table: 'bookings', statusColumn: 'handling' };
    default:
      return { table: 'leads', statusColumn: 'status' };
  }
}

async function requireAssignee(transaction: Kysely<unknown>, id: string | null | undefined): Promise<void> {
  if (id === undefined || id === null) return;
  const { rows } = await sql`select from site.lead_admins() where id = ${id}`.execute(transaction);
  if (rows.length === 0) throw SiteError.invalidFields({ assigneeId: 'There is no such admin any more.' });
}

async function addNote(database: Database, userId: string, id: string, note: { id: string; body: string }) {
  const lead = await findLead(database, userId, id);
  if (!lead) throw SiteError.noSingleRow();
  try {
    await asRole(database, asAdmin(userId), (transaction) =>
      sql`insert into site.lead_notes (id, subject_id, body) values (${note.id}, ${lead.id}, ${note.body})
          on conflict (id) do nothing`.execute(transaction),
    );
  } catch (error) {
    // It was deleted in between.
    throw error instanceof pg.DatabaseError && error.code === noSuchRow ? SiteError.noSingleRow() : error;
  }
}
