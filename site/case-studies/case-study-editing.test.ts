import { describe, expect, it, vi } from 'vitest';
import { noRowCode, type TableClient, TableError } from '../admin/table-client.ts';
import { createCaseStudyEditing } from './case-study-editing.ts';
import { blankCaseStudy } from './case-study-form.ts';

const values = { ...blankCaseStudy, title: 'Villas', industry: 'Villas', summary: 'Short.' };
const refusal = new TableError('invalid-request', 'Title is required');

/** A server on which each call answers as told, and no slug is taken. */
function server(answers: Partial<TableClient> = {}) {
  const tables = {
    select: vi.fn(async () => {
      throw new TableError(noRowCode, 'There is no such row.');
    }),
    selectById: vi.fn(async () => ({ title: 'Villas', slug: 'villas' })),
    insert: vi.fn(async () => ({ id: '1' })),
    update: vi.fn(async () => ({ id: '1' })),
    remove: vi.fn(async () => undefined),
    move: vi.fn(),
    ...answers,
  };
  const reload = vi.fn(async () => undefined);
  return { tables, reload, editing: createCaseStudyEditing(tables as unknown as TableClient, reload) };
}
const refuse = async () => {
  throw refusal;
};
const failure = async (work: Promise<unknown>): Promise<string[]> => {
  try {
    await work;
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? [error.message, error.cause.message] : [];
  }
  return [];
};

describe('changing case studies', () => {
  it('says what failed when adding, inside and outside [W-8.1, W-8.2]', async () => {
    const { editing } = server({ insert: refuse });
    expect(await failure(editing.add(values))).toEqual([
      'Failed to add case study',
      'Failed to publish case study: Title is required',
    ]);
  });

  it('says what failed when updating, inside and outside [W-8.3, W-8.4]', async () => {
    for (const answers of [{ update: refuse }, { selectById: refuse }])
      expect(await failure(server(answers).editing.edit('1', values))).toEqual([
        'Failed to edit case study',
        'Failed to update case study: Title is required',
      ]);
  });

  it('says what failed when deleting, inside and outside [W-8.5, W-8.6]', async () => {
    const { editing } = server({ remove: refuse });
    expect(await failure(editing.remove('1'))).toEqual([
      'Failed to delete case study',
      'Failed to delete case study: Title is required',
    ]);
  });

  it('takes PGRST116 of the slug check for free, a row for taken, and anything else for a failure [W-8.10]', async () => {
    const free = server();
    await free.editing.add(values);
    expect(free.tables.insert).toHaveBeenCalledWith('case_studies', { ...values, slug: 'villas' });

    const isTaken = async (_: string, query?: Record<string, string>) => {
      if (query?.slug === 'villas') return { id: '7' };
      throw new TableError(noRowCode, 'There is no such row.');
    };
    const taken = server({ select: isTaken as TableClient['select'] });
    await taken.editing.add(values);
    expect(taken.tables.insert).toHaveBeenCalledWith('case_studies', { ...values, slug: 'villas-1' });

    const broken = server({ select: refuse });
    expect(await failure(broken.editing.add(values))).toContain('Failed to add case study');
    expect(broken.tables.insert).not.toHaveBeenCalled();
  });

  it('asks for a slug on edit only when the title changes', async () => {
    const same = server();
    await same.editing.edit('1', { ...values, summary: 'Other.' });
    expect(same.tables.select).not.toHaveBeenCalled();
    expect(same.tables.update).toHaveBeenCalledWith('case_studies', '1', expect.objectContaining({ slug: 'villas' }));
    const renamed = server();
    await renamed.editing.edit('1', { ...values, title: 'Plots' });
    expect(renamed.tables.update).toHaveBeenCalledWith('case_studies', '1', expect.objectContaining({ slug: 'plots' }));
  });

  it('reloads the list after every add, edit and delete, and after none that failed [W-4.6, W-4.7, W-4.8]', async () => {
    const { editing, reload } = server();
    await editing.add(values);
    expect(reload).toHaveBeenCalledTimes(1);
    await editing.edit('1', values);
    expect(reload).toHaveBeenCalledTimes(2);
    await editing.remove('1');
    expect(reload).toHaveBeenCalledTimes(3);
    const failing = server({ insert: refuse });
    await failure(failing.editing.add(values));
    expect(failing.reload).not.toHaveBeenCalled();
  });
});
