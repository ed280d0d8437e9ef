import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { type RawBuilder, sql } from 'kysely';
import { type CaseStudy, type CaseStudyReader, type PublicCaseStudy, toListed } from './case-study.ts';
import { isSlug } from './slug.ts';

type ListedRow = Omit<PublicCaseStudy, 'created_at'> & { created_at: Date };
type FullRow = Omit<CaseStudy, keyof PublicCaseStudy> & ListedRow;

/** Case studies in the database, as visitors may reach them. */
export function createCaseStudyReader(database: Database): CaseStudyReader {
  const read = <Row>(query: RawBuilder<Row>): Promise<Row[]> =>
    asRole(database, { role: 'anon' }, async (transaction) => (await query.execute(transaction)).rows);
  return {
    async listPublic() {
      return (await read(sql<ListedRow>`select * from site.get_public_case_studies()`)).map(withIsoTime);
    },
    async list() {
      // One statement, so that both halves are of one moment; a function's rows keep their order in it.
      const rows = await read(sql<ListedRow & { is_sample: boolean }>`
        select c.*, c.id in (select site.sample_case_study_ids()) as is_sample from site.get_public_case_studies() c`);
      return rows.map(({ is_sample: isSample, ...row }) => toListed(withIsoTime(row), isSample));
    },
    async find(slug) {
      if (!isSlug(slug)) return undefined;
      const [row] = await read(sql<FullRow>`select * from site.get_case_study(${slug})`);
      return row && withIsoTime(row);
    },
  };
}

function withIsoTime<Row extends { created_at: Date }>(row: Row): Omit<Row, 'created_at'> & { created_at: string } {
  return { ...row, created_at: row.created_at.toISOString() };
}
