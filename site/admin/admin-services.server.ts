import type { Database } from '@parley/kit-server/database';
import { type Actor, asRole } from '@parley/kit-server/roles';
import { sql } from 'kysely';
import type { Viewer } from '../auth/viewer.ts';
import { requireAdmin } from './admin-access.server.ts';
import type { AdminServices } from './admin-services.ts';
import type { LeadPage, LeadQuery, LeadRow } from './lead-row.ts';

/** Reads leads with the rights of the actor's database role. */
export interface LeadReader {
  list(actor: Actor, query: LeadQuery): Promise<LeadPage>;
  find(actor: Actor, id: string): Promise<LeadRow | undefined>;
}

const agentSwitch = 'demo-agent';

export function createAdminServices(database: Database, leads: LeadReader): AdminServices {
  return {
    listLeads: async (viewer, query) => leads.list(actorOf(viewer), query),
    findLead: async (viewer, id) => leads.find(actorOf(viewer), id),
    async isAgentOn() {
      const { rows } = await database.pool.query<{ is_on: boolean }>(
        'select is_on from site.switches where name = $1',
        [agentSwitch],
      );
      return rows[0]?.is_on ?? true;
    },
    async turnAgent(viewer, isOn) {
      await asRole(database, actorOf(viewer), (transaction) =>
        sql`insert into site.switches (name, is_on) values (${agentSwitch}, ${isOn})
            on conflict (name) do update set is_on = excluded.is_on, updated_at = current_timestamp`.execute(
          transaction,
        ),
      );
    },
  };
}

function actorOf(viewer: Viewer): Actor {
  const { role, userId } = requireAdmin(viewer);
  return { role, userId };
}
