import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { sql, type Transaction } from 'kysely';
import { readMediaFacts } from '../media/media-facts.server.ts';
import { type CaseStudy, type CaseStudyReader, type PublicCaseStudy, toListed } from './case-study.ts';
import { isSlug } from './slug.ts';

type ListedRow = Omit<PublicCaseStudy, 'created_at'> & { created_at: Date };
type FullRow = Omit<CaseStudy, keyof PublicCaseStudy> & ListedRow;

/** Case studies in the database, as visitors may reach them. */
export function createCaseStudyReader(database: Database): CaseStudyReader {
  const asVisitor = <Result>(work: (transaction: Transaction<unknown>) => Promise<Result>) =>
    asRole(database, { role: 'anon' }, work);
  return {
    listPublic: () =>
      asVisitor(async (transaction) => {
        const { rows } = await sql<ListedRow>`select * from site.get_public_case_studies()`.execute(transaction);
        return rows.map(withIsoTime);
      }),
    list: () =>
      asVisitor(async (transaction) => {
        // One statement, so that both halves are of one moment; a function's rows keep their order in it.
        const { rows } = await sql<ListedRow & { is_sample: boolean }>`
          select c.*, c.id in (select site.sample_case_study_ids()) as is_sample
            from site.get_public_case_studies() c`.execute(transaction);
        return withFacts(
          transaction,
          rows.map(({ is_sample: isSample, ...row }) => toListed(withIsoTime(row), isSample)),
        );
      }),
    async find(slug) {
      if (!isSlug(slug)) return undefined;
      return asVisitor(async (transaction) => {
        const { rows } = await sql<FullRow>`select * from site.get_case_study(${slug})`.execute(transaction);
        const [study] = await withFacts(transaction, rows.map(withIsoTime));
        return study;
      });
    },
  };
}

async function withFacts(transaction: Transaction<unknown>, studies: CaseStudy[]): Promise<CaseStudy[]> {
  const facts = await readMediaFacts(
    transaction,
    studies.flatMap(({ featured_image: picture, company_logo: logo, video }) => [picture, logo, video]),
  );
  return studies.map((study) => ({
    ...study,
    picture: facts.get(study.featured_image ?? ''),
    logo: facts.get(study.company_logo ?? ''),
    film: facts.get(study.video ?? ''),
  }));
}

function withIsoTime<Row extends { created_at: Date }>(row: Row): Omit<Row, 'created_at'> & { created_at: string } {
  return { ...row, created_at: row.created_at.toISOString() };
}
