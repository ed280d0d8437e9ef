import { noticeError, noticeSuccess } from '@parley/kit-ui/notices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { tableClient } from './table-client.ts';

export interface OrderedRow {
  id: string;
  display_order: number;
  is_active: boolean;
}

/** Rows that stand in an order that admins make. `first` came with the document. Each change ends with a new reading. */
export function useOrderedRows<Row extends OrderedRow>(table: 'key_features' | 'testimonials', first: Row[] | null) {
  const client = useQueryClient();
  const queryKey = [table];
  const reload = () => client.invalidateQueries({ queryKey, refetchType: 'all' });
  const rows = useQuery({
    queryKey,
    queryFn: ({ signal }) => tableClient.select<Row[]>(table, {}, signal),
    ...(first ? { initialData: first } : {}),
  });

  const move = useMutation({
    mutationFn: ({ id, by }: { id: string; by: 1 | -1 }) => tableClient.move(table, id, by),
    // It moves at once, and back if that failed.
    async onMutate({ id, by }) {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<Row[]>(queryKey);
      if (before) client.setQueryData(queryKey, swapped(before, id, by));
      return { before };
    },
    onError(error, _, context) {
      console.error('A row could not be moved', error);
      if (context?.before) client.setQueryData(queryKey, context.before);
      noticeError('Move failed', error.message);
    },
    onSettled: reload,
  });

  const remove = useMutation({
    mutationFn: ({ id }: Row) => tableClient.remove(table, id),
    onSuccess: async () => {
      await reload();
      noticeSuccess('Deleted');
    },
    onError(error) {
      console.error('A row could not be deleted', error);
      noticeError('Delete failed', error.message);
    },
  });
  return { rows, move, remove, reload };
}

/** The rows with one of them a place up or down; the same at the ends. */
export function swapped<Row extends OrderedRow>(rows: readonly Row[], id: string, by: 1 | -1): Row[] {
  const from = rows.findIndex((row) => row.id === id);
  const row = rows[from];
  const neighbour = rows[from + by];
  if (!row || !neighbour) return [...rows];
  return rows
    .with(from, { ...neighbour, display_order: row.display_order })
    .with(from + by, { ...row, display_order: neighbour.display_order });
}

/** Stores a row or adds it, when it has no id. A failure is told as "Update failed". */
export function useSaveRow<Row>(table: 'key_features' | 'testimonials' | SectionTable, onSaved: (row: Row) => unknown) {
  return useMutation({
    mutationFn: ({ id, values }: { id: string | undefined; values: object }) =>
      id === undefined ? tableClient.insert<Row>(table, values) : tableClient.update<Row>(table, id, values),
    async onSuccess(row) {
      await onSaved(row);
      noticeSuccess('Saved');
    },
    onError(error) {
      console.error('A row could not be saved', error);
      noticeError('Update failed', error.message);
    },
  });
}

export type SectionTable = 'key_features_section' | 'testimonials_section';

/** The one row of a section's words, or null without one. */
export function useSection<Row>(table: SectionTable, first: Row | null) {
  return useQuery({
    queryKey: [table],
    queryFn: async ({ signal }) => (await tableClient.select<Row[]>(table, { limit: '1' }, signal))[0] ?? null,
    ...(first ? { initialData: first } : {}),
  });
}
