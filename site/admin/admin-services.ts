import type { CallSummary } from '@parley/voice-protocol/call-summary';
import type { Viewer } from '../auth/viewer.ts';
import type { DashboardSummary, SummaryDays } from '../dashboard/dashboard-summary.ts';
import type { LeadDesk } from '../leads/lead-desk.ts';
import type { PageStore } from '../pages/page-store.server.ts';
import type { SampleCount } from '../samples/sample-count.ts';
import type { ConfigStore } from '../site-config/config-store.server.ts';
import type { AdminTables } from './admin-tables.ts';
import type { ReadAudit } from './audit.ts';
import type { People } from './people.ts';

/** What the admin's pages and their API read and change. Each call checks the viewer and runs with their database role. */
export interface AdminServices {
  leads: LeadDesk;
  tables: AdminTables;
  people: People;
  readAudit: ReadAudit;
  pages: PageStore;
  siteConfig: ConfigStore;
  summarise(viewer: Viewer, days: SummaryDays): Promise<DashboardSummary>;
  /** As the voice platform tells it; null where none is connected. Rejects when it does not answer. */
  summariseCalls(viewer: Viewer, days: SummaryDays): Promise<CallSummary | null>;
  isAgentOn(): Promise<boolean>;
  turnAgent(viewer: Viewer, isOn: boolean): Promise<void>;
  /** How much of the invented content that comes with the product is still there. */
  countSamples(viewer: Viewer): Promise<SampleCount>;
  /** Deletes all of it, for good. Returns what went. */
  removeSamples(viewer: Viewer): Promise<SampleCount>;
}
