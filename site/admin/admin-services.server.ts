import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { sql } from 'kysely';
import { readSummary } from '../analytics/read-summary.server.ts';
import type { LeadDesk } from '../leads/lead-desk.ts';
import { countSamples, removeSamples } from '../samples/sample-content.server.ts';
import { requireAdmin } from './admin-access.server.ts';
import type { AdminServices } from './admin-services.ts';
import { createTableStore } from './table-store.server.ts';

const agentSwitch = 'demo-agent';

/** The admin's services on the site's own database. */
export function createAdminServices(database: Database, leads: LeadDesk): AdminServices {
  return {
    tables: createTableStore(database),
    leads,
    summariseEvents: async (viewer, days) => readSummary(database, requireAdmin(viewer).userId, days),
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
