import { filterParameters, type LeadFilters } from '../leads/lead-filters.ts';
import type { LeadDetail, VoiceCall } from '../leads/lead-timeline.ts';
import type { LeadAdmin, LeadChange, LeadPage, LeadQuery, LeadRow } from './lead-row.ts';
import { askAdmin } from './table-client.ts';

/** The calls of the desk. All throw a TableError whose message may be shown. */
export const leadClient = {
  list({ filters, cursor, limit }: LeadQuery, signal: AbortSignal): Promise<LeadPage> {
    const parameters = filterParameters(filters);
    parameters.set('limit', String(limit));
    if (cursor !== null) parameters.set('cursor', cursor);
    return askAdmin(`leads?${parameters}`, { signal });
  },
  find: (id: string, filters: LeadFilters, signal: AbortSignal): Promise<LeadDetail> =>
    askAdmin(`leads/${encodeURIComponent(id)}?${filterParameters(filters)}`, { signal }),
  admins: (signal: AbortSignal): Promise<LeadAdmin[]> => askAdmin('lead-admins', { signal }),
  change: (id: string, change: LeadChange): Promise<LeadRow> => send('PATCH', `leads/${id}`, change),
  addNote: (id: string, note: { id: string; body: string }): Promise<void> => send('POST', `leads/${id}/notes`, note),
  findCall: (id: string, signal: AbortSignal): Promise<VoiceCall> => askAdmin(`voice-calls/${id}`, { signal }),
};

/** Where the leads that the filters leave are downloaded as a table. */
export function csvPath(filters: LeadFilters): string {
  return `/api/admin/leads.csv?${filterParameters(filters)}`;
}

function send<Answer>(method: string, path: string, body: object): Promise<Answer> {
  return askAdmin(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}
