import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { sql } from 'kysely';
import { requireAdmin } from '../admin/admin-access.server.ts';
import type { Viewer } from '../auth/viewer.ts';
import { SiteError } from '../server/site-error.ts';
import { parseSiteConfig, type SiteConfigChanges } from './site-config-schema.ts';

/** What is published, and which version of it; 0 while nothing ever was. */
export interface PublishedState {
  changes: SiteConfigChanges;
  version: number;
}

/** The site configuration, as admins publish it. Every call checks the viewer and runs with the viewer's database role. */
export interface ConfigStore {
  read(viewer: Viewer): Promise<PublishedState>;
  /**
   * Publishes a configuration for everyone, in the shape in which it is kept (spec 000 §3); an empty one is the site's
   * own. Throws when any part of it cannot be used, or when `base` is not the version that is published now.
   */
  publish(viewer: Viewer, config: unknown, base: number): Promise<PublishedState>;
}

/** `onPublished` is told after each change. */
export function createConfigStore(database: Database, onPublished: () => void): ConfigStore {
  return {
    async read(viewer) {
      const { role, userId } = requireAdmin(viewer);
      const rows = await asRole(database, { role, userId }, async (transaction) => {
        const found = await sql<{ config: unknown; version: number }>`
          select config, version from site.site_config`.execute(transaction);
        return found.rows;
      });
      return { changes: parseSiteConfig(rows[0]?.config ?? {}).changes, version: rows[0]?.version ?? 0 };
    },
    async publish(viewer, config, base) {
      const { role, userId } = requireAdmin(viewer);
      const { changes, problems } = parseSiteConfig(config);
      if (problems.length > 0) throw SiteError.invalid(`This cannot be used: ${problems.slice(0, 5).join('; ')}.`);
      const kept = JSON.stringify(toKept(changes));
      const version = await asRole(database, { role, userId }, async (transaction) => {
        const { rows } = await sql<{ version: number }>`
          insert into site.site_config as c (config) select ${kept}::jsonb
           where ${base} = 0 or exists (select from site.site_config)
          on conflict (only_row) do update set config = excluded.config where c.version = ${base}
          returning version`.execute(transaction);
        return rows[0]?.version;
      });
      if (version === undefined) throw SiteError.changedMeanwhile();
      onPublished();
      return { changes, version };
    },
  };
}

/** Only what was checked is kept, in the shape of the specification. */
function toKept({ colors, buttonStyles, spacing, ...lists }: SiteConfigChanges): object {
  return { styles: { colors, buttonStyles, spacing }, ...lists };
}
