import type { EventSummary } from '../analytics/event-summary.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { LeadDesk } from '../leads/lead-desk.ts';
import type { SampleCount } from '../samples/sample-count.ts';
import type { AdminTables } from './admin-tables.ts';

/** What the admin's pages and their API read and change. Each call checks the viewer and runs with their database role. */
export interface AdminServices {
  tables: AdminTables;
  leads: LeadDesk;
  summariseEvents(viewer: Viewer, days: number): Promise<EventSummary>;
  isAgentOn(): Promise<boolean>;
  turnAgent(viewer: Viewer, isOn: boolean): Promise<void>;
  /** How much of the invented content that comes with the product is still there. */
  countSamples(viewer: Viewer): Promise<SampleCount>;
  /** Deletes all of it, for good. Returns what went. */
  removeSamples(viewer: Viewer): Promise<SampleCount>;
}
