import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { sql, type Transaction } from 'kysely';
import { readMediaFacts } from '../media/media-facts.server.ts';
import {
  defaultSectionText,
  type Testimonial,
  type TestimonialReader,
  type TestimonialsSectionText,
} from './testimonials.ts';

/** Testimonials in the database, as visitors may reach them. */
export function createTestimonialReader(database: Database): TestimonialReader {
  return {
    read: () =>
      asRole(database, { role: 'anon' }, async (transaction: Transaction<unknown>) => {
        const section = await sql<TestimonialsSectionText>`
          select title, description, view_all_text from site.get_testimonials_section()`.execute(transaction);
        const active = await sql<Testimonial>`select * from site.get_active_testimonials()`.execute(transaction);
        const facts = await readMediaFacts(
          transaction,
          active.rows.map(({ image }) => image),
        );
        return {
          section: section.rows[0] ?? defaultSectionText,
          testimonials: active.rows.map((row) => ({ ...row, picture: facts.get(row.image ?? '') })),
        };
      }),
  };
}
