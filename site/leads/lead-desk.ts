import type { LeadAdmin, LeadChange, LeadPage, LeadQuery, LeadRow } from '../admin/lead-row.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { LeadFilters } from './lead-filters.ts';
import type { LeadDetail, VoiceCall } from './lead-timeline.ts';

/** What admins read and do with what comes in. Each call checks the viewer and runs with their database role. */
export interface LeadDesk {
  list(viewer: Viewer, query: LeadQuery): Promise<LeadPage>;
  /** Whom an entry can be given to. */
  admins(viewer: Viewer): Promise<LeadAdmin[]>;
  /** Undefined without such an entry. `filters` say which list it stands in. */
  find(viewer: Viewer, id: string, filters: LeadFilters): Promise<LeadDetail | undefined>;
  /** Throws what answers 406 PGRST116 without such an entry. */
  change(viewer: Viewer, id: string, change: LeadChange): Promise<LeadRow>;
  /** Adds a note, once for each note id. Throws what answers 406 PGRST116 without such an entry. */
  addNote(viewer: Viewer, id: string, note: { id: string; body: string }): Promise<void>;
  /** All that the filters leave as CSV, piece by piece. */
  exportCsv(viewer: Viewer, filters: LeadFilters): ReadableStream<Uint8Array>;
  /** A talk at the voice platform; undefined when it has none of this id any more. */
  findCall(viewer: Viewer, callId: string): Promise<VoiceCall | undefined>;
  /** Calls back whenever leads changed; the result ends it. */
  onChange(viewer: Viewer, call: () => void): () => void;
}
