import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { sql } from 'kysely';
import { teamAvailability } from '../booking/slots.ts';
import type { SummariseCalls } from '../dashboard/dashboard-summary.ts';
import { readDashboard } from '../dashboard/read-dashboard.server.ts';
import { findLead, listLeads } from '../leads/list-leads.server.ts';
import { countSamples, removeSamples } from '../samples/sample-content.server.ts';
import { SiteError } from '../server/site-error.ts';
import { requireAdmin } from './admin-access.server.ts';
import type { AdminServices } from './admin-services.ts';
import { createTableStore } from './table-store.server.ts';

const agentSwitch = 'demo-agent';

/** The admin's services on the site's own database. */
export function createAdminServices(database: Database, summariseCalls?: SummariseCalls): AdminServices {
  const { timeZone } = teamAvailability;
  return {
    tables: createTableStore(database),
    listLeads: async (viewer, query) => listLeads(database, requireAdmin(viewer).userId, query),
    findLead: async (viewer, id) => findLead(database, requireAdmin(viewer).userId, id),
    summarise: async (viewer, days) => readDashboard(database, requireAdmin(viewer).userId, { days, timeZone }),
    async summariseCalls(viewer, days) {
      requireAdmin(viewer);
      if (!summariseCalls) return null;
      return summariseCalls({ days, timeZone }).catch((error: unknown) => {
        throw SiteError.voiceUnreachable(error);
      });
    },
    async isAgentOn() {
      const { rows } = await database.pool.query<{ is_on: boolean }>(
        'select is_on from site.switches where name = $1',
        [agentSwitch],
      );
      return rows[0]?.is_on ?? true;
    },
    async turnAgent(viewer, isOn) {
      const { role, userId } = requireAdmin(viewer);
      await asRole(database, { role, userId }, (transaction) =>
        sql`insert into site.switches (name, is_on) values (${agentSwitch}, ${isOn})
            on conflict (name) do update set is_on = excluded.is_on, updated_at = current_timestamp`.execute(
          transaction,
        ),
      );
    },
    countSamples: async (viewer) => countSamples(database, requireAdmin(viewer).userId),
    removeSamples: async (viewer) => removeSamples(database, requireAdmin(viewer).userId),
  };
}
