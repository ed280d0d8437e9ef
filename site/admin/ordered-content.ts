import type { LoaderFunctionArgs } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';

/** The rows of an ordered table and the one row of its section's text; null within the app, where the screen asks itself. */
export interface OrderedContent<Row, Section> {
  first: { rows: Row[]; section: Section | null } | null;
}

/** Reads them for the document. `Row` and `Section` are the stored shapes of the table and of its section. */
export async function readOrderedContent<Row, Section>(
  { context }: LoaderFunctionArgs,
  table: 'key_features' | 'testimonials',
): Promise<OrderedContent<Row, Section>> {
  const { viewer, admin } = context.get(siteRequestContext);
  const rows = await admin.tables.select(viewer, table, {});
  const [section = null] = await admin.tables.select(viewer, `${table}_section`, {});
  return { first: { rows, section } as unknown as OrderedContent<Row, Section>['first'] };
}
