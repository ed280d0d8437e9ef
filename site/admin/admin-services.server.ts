import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { sql } from 'kysely';
import type { AccountLinks } from '../auth/account-links.server.ts';
import { teamAvailability } from '../booking/slots.ts';
import type { SummariseCalls } from '../dashboard/dashboard-summary.ts';
import { readDashboard } from '../dashboard/read-dashboard.server.ts';
import type { LeadDesk } from '../leads/lead-desk.ts';
import { createPageStore } from '../pages/page-store.server.ts';
import { countSamples, removeSamples } from '../samples/sample-content.server.ts';
import { SiteError } from '../server/site-error.ts';
import { createConfigStore } from '../site-config/config-store.server.ts';
import { requireAdmin } from './admin-access.server.ts';
import type { AdminServices } from './admin-services.ts';
import type { AdminTables } from './admin-tables.ts';
import { createAuditReader } from './audit.server.ts';
import { createPeople } from './people.server.ts';
import { createTableStore } from './table-store.server.ts';

const agentSwitch = 'demo-agent';

export interface AdminServicesOptions {
  database: Database;
  accountLinks: AccountLinks;
  leads: LeadDesk;
  /** Absent where no voice platform is connected. */
  summariseCalls?: SummariseCalls | undefined;
  /** Told after each change that visitors may see. */
  onChange: () => void;
}

/** The admin's services on the site's own database. */
export function createAdminServices(options: AdminServicesOptions): AdminServices {
  const { database, accountLinks, leads, summariseCalls, onChange } = options;
  const { timeZone } = teamAvailability;
  return {
    tables: tellingTables(createTableStore(database), onChange),
    pages: createPageStore(database, onChange),
    siteConfig: createConfigStore(database, onChange),
    people: createPeople(database, accountLinks),
    readAudit: createAuditReader(database),
    leads,
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
    async removeSamples(viewer) {
      const removed = await removeSamples(database, requireAdmin(viewer).userId);
      onChange();
      return removed;
    },
  };
}

function tellingTables(tables: AdminTables, onChange: () => void): AdminTables {
  const told = async <Result>(change: Promise<Result>): Promise<Result> => {
    const result = await change;
    onChange();
    return result;
  };
  return {
    select: tables.select,
    selectOne: tables.selectOne,
    insert: (...request) => told(tables.insert(...request)),
    update: (...request) => told(tables.update(...request)),
    remove: (...request) => told(tables.remove(...request)),
    move: (...request) => told(tables.move(...request)),
  };
}
