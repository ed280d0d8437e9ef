import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { sql } from 'kysely';
import type { KeyFeature, KeyFeatureReader, KeyFeatures } from './key-features.ts';
import { lucideShapes } from './lucide-shapes.server.ts';

interface FeatureRow {
  id: string;
  title: string;
  description: string;
  icon_name: string;
  icon_bg: string | null;
  color: string | null;
}

const defaultSection = { title: 'Key features', description: null };

/** Key features in the database, as visitors may reach them. */
export function createKeyFeatureReader(database: Database): KeyFeatureReader {
  return {
    async read() {
      const { section, rows } = await asRole(database, { role: 'anon' }, async (transaction) => {
        const found = await sql<KeyFeatures['section']>`
          select title, description from site.get_key_features_section()`.execute(transaction);
        const active = await sql<FeatureRow>`select * from site.get_active_key_features()`.execute(transaction);
        return { section: found.rows[0] ?? defaultSection, rows: active.rows };
      });
      return { section, features: await Promise.all(rows.map(toKeyFeature)) };
    },
  };
}

async function toKeyFeature({ id, title, description, ...look }: FeatureRow): Promise<KeyFeature> {
  return {
    id,
    title,
    description,
    icon: await lucideShapes(look.icon_name),
    iconBackground: hexColor(look.icon_bg),
    color: hexColor(look.color),
  };
}

function hexColor(text: string | null): string | undefined {
  return text !== null && /^#[0-9a-f]{6}$/i.test(text) ? text : undefined;
}
