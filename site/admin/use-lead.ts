import { noticeError } from '@parley/kit-ui/notices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { randomId } from '../data/random-id.ts';
import { filterParameters, type LeadFilters } from '../leads/lead-filters.ts';
import type { LeadDetail, TimelineItem } from '../leads/lead-timeline.ts';
import { leadClient } from './lead-client.ts';
import type { LeadChange } from './lead-row.ts';
import { TableError } from './table-client.ts';
import { useLeadFeed } from './use-lead-feed.ts';

/** One lead with its person's timeline, following what others do. `first` came with the document. */
export function useLead(id: string, filters: LeadFilters, first: LeadDetail | null) {
  const client = useQueryClient();
  const queryKey = ['lead', id, filterParameters(filters).toString()];
  const detail = useQuery({
    queryKey,
    queryFn: ({ signal }) => leadClient.find(id, filters, signal),
    retry: (failures, error) => failures < 1 && !(error instanceof TableError && error.code === 'PGRST116'),
    ...(first ? { initialData: first } : {}),
  });
  const reload = useCallback(() => client.invalidateQueries({ queryKey: ['lead', id] }), [client, id]);
  useLeadFeed(useCallback(() => void reload(), [reload]));

  /** What is shown at once, before the server has said yes; the result takes it back. */
  const show = async (change: (detail: LeadDetail) => LeadDetail) => {
    await client.cancelQueries({ queryKey });
    const before = client.getQueryData<LeadDetail>(queryKey);
    if (before) client.setQueryData(queryKey, change(before));
    return () => client.setQueryData(queryKey, before);
  };

  const change = useMutation({
    mutationFn: (wanted: LeadChange) => leadClient.change(id, wanted),
    onMutate: ({ status, assigneeId }) =>
      show((now) => ({
        ...now,
        lead: {
          ...now.lead,
          ...(status === undefined ? {} : { status }),
          ...(assigneeId === undefined ? {} : { assigneeId }),
        },
      })),
    onError(error, _, takeBack) {
      console.error('A lead could not be changed', error);
      takeBack?.();
      noticeError('Not changed', error.message);
    },
    onSettled: reload,
  });

  const addNote = useMutation({
    // The same id for each try: a note whose answer was lost is not written twice.
    mutationFn: (note: { id: string; body: string }) => leadClient.addNote(id, note),
    onMutate: ({ id: noteId, body }) =>
      show((now) => {
        const author = now.admins.find((admin) => admin.id === now.adminId)?.name ?? 'You';
        const item: TimelineItem = { type: 'note', id: `note ${noteId}`, at: new Date().toISOString(), author, body };
        return { ...now, timeline: [item, ...now.timeline] };
      }),
    onError(error, _, takeBack) {
      console.error('A note could not be added', error);
      takeBack?.();
      noticeError('Note not saved', `${error.message} Your text is still in the field.`);
    },
    onSettled: reload,
  });
  return { detail, change, addNote };
}

/** For a new note. */
export const newNoteId = randomId;

/** What was said in a call; read when it is asked for. */
export function useVoiceCall(id: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['voice-call', id],
    queryFn: ({ signal }) => leadClient.findCall(id, signal),
    enabled: isWanted,
    retry: false,
  });
}
