import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { type RawBuilder, sql } from 'kysely';
import type { SampleCount } from './sample-count.ts';

/** Counts what is flagged as a sample, with the rights of the admin. */
export function countSamples(database: Database, adminUserId: string): Promise<SampleCount> {
  return readCount(
    database,
    adminUserId,
    sql`select (select count(*)::int from site.case_studies where is_sample) as "caseStudies",
               (select count(*)::int from site.testimonials where is_sample) as testimonials,
               (select count(*)::int from site.key_features where is_sample) as "keyFeatures"`,
  );
}

/** Deletes what is flagged as a sample, with the rights of the admin; it does not come back at a restart. */
export function removeSamples(database: Database, adminUserId: string): Promise<SampleCount> {
  return readCount(
    database,
    adminUserId,
    sql`select case_studies as "caseStudies", testimonials, key_features as "keyFeatures"
          from site.remove_sample_content()`,
  );
}

async function readCount(database: Database, userId: string, query: RawBuilder<SampleCount>): Promise<SampleCount> {
  const { rows } = await asRole(database, { role: 'admin', userId }, (transaction) => query.execute(transaction));
  return rows[0] ?? { caseStudies: 0, testimonials: 0, keyFeatures: 0 };
}
