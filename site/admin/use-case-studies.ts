import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createCaseStudyEditing } from '../case-studies/case-study-editing.ts';
import type { StoredCaseStudy } from '../case-studies/case-study-fields.ts';
import { tableClient } from './table-client.ts';

/** What the admin's list shows of a case study. */
export type ListedStudy = Pick<
  StoredCaseStudy,
  'id' | 'title' | 'slug' | 'industry' | 'summary' | 'is_published' | 'is_sample' | 'updated_at'
>;
export const caseStudyListColumns = [
  'id',
  'title',
  'slug',
  'industry',
  'summary',
  'is_published',
  'is_sample',
  'updated_at',
];

const listKey = ['case_studies'];

/** All case studies, drafts too, newest first. `first` came with the document. */
export function useCaseStudies(first: ListedStudy[] | null) {
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) =>
      tableClient.select<ListedStudy[]>('case_studies', { select: caseStudyListColumns.join(',') }, signal),
    ...(first ? { initialData: first } : {}),
  });
}

/** One case study in full, read anew each time its form opens. `first` came with the document. */
export function useCaseStudy(id: string, first: StoredCaseStudy | null) {
  return useQuery({
    queryKey: ['case_study', id],
    queryFn: ({ signal }) => tableClient.selectById<StoredCaseStudy>('case_studies', id, {}, signal),
    retry: false,
    gcTime: 0,
    ...(first ? { initialData: first } : {}),
  });
}

/** Adds, edits and deletes; the list is read again after each. */
export function useCaseStudyEditing() {
  const client = useQueryClient();
  return useMemo(
    () =>
      createCaseStudyEditing(tableClient, () => client.invalidateQueries({ queryKey: listKey, refetchType: 'all' })),
    [client],
  );
}
