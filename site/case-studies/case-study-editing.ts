import { errorMessage } from '@parley/kit-base/app-error';
import { noRowCode, type TableClient, TableError } from '../admin/table-client.ts';
import type { CaseStudyFormValues, StoredCaseStudy } from './case-study-fields.ts';
import { freeSlug } from './slug.ts';

/** What an admin does to the list of case studies. Each change that worked is followed by a reload of the list. */
export interface CaseStudyEditing {
  add(values: CaseStudyFormValues): Promise<StoredCaseStudy>;
  edit(id: string, values: CaseStudyFormValues): Promise<StoredCaseStudy>;
  remove(id: string): Promise<void>;
}

/** The texts of spec 000 §8. An error's cause is the inner one, whose own cause says what the server refused. */
export function createCaseStudyEditing(tables: TableClient, reload: () => Promise<unknown>): CaseStudyEditing {
  const change = async <Result>(message: string, work: () => Promise<Result>): Promise<Result> => {
    let result: Result;
    try {
      result = await work();
    } catch (cause) {
      throw new Error(message, { cause });
    }
    await reload();
    return result;
  };
  return {
    add: (values) => change('Failed to add case study', () => publish(tables, values)),
    edit: (id, values) => change('Failed to edit case study', () => update(tables, id, values)),
    remove: (id) => change('Failed to delete case study', () => remove(tables, id)),
  };
}

function publish(tables: TableClient, values: CaseStudyFormValues): Promise<StoredCaseStudy> {
  return orSay(
    (message) => `Failed to publish case study: ${message}`,
    async () =>
      tables.insert<StoredCaseStudy>('case_studies', { ...values, slug: await nextSlug(tables, values.title) }),
  );
}

/** The slug is made anew only when the title changes (spec 000 §4). */
function update(tables: TableClient, id: string, values: CaseStudyFormValues): Promise<StoredCaseStudy> {
  return orSay(
    (message) => `Failed to update case study: ${message}`,
    async () => {
      const select = { select: 'title,slug' };
      const stored = await tables.selectById<Pick<StoredCaseStudy, 'title' | 'slug'>>('case_studies', id, select);
      const isRenamed = values.title.trim() !== stored.title;
      const slug = isRenamed ? await nextSlug(tables, values.title, stored.slug) : stored.slug;
      return tables.update<StoredCaseStudy>('case_studies', id, { ...values, slug });
    },
  );
}

function remove(tables: TableClient, id: string): Promise<void> {
  return orSay(
    (message) => `Failed to delete case study: ${message}`,
    () => tables.remove('case_studies', id),
  );
}

async function orSay<Result>(say: (message: string) => string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new Error(say(errorMessage(cause)), { cause });
  }
}

/** The slug that a case study of this title will get. `own` is the one it has. */
export function nextSlug(tables: TableClient, title: string, own?: string): Promise<string> {
  return freeSlug(title, (slug) => isSlugTaken(tables, slug), own);
}

/** Code PGRST116 means that no row has the slug (spec 000 §8). */
async function isSlugTaken(tables: TableClient, slug: string): Promise<boolean> {
  try {
    await tables.select('case_studies', { select: 'id', slug, single: 'true' });
    return true;
  } catch (error) {
    if (error instanceof TableError && error.code === noRowCode) return false;
    throw error;
  }
}
