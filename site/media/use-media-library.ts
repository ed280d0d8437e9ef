import { noticeError } from '@parley/kit-ui/notices';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { MediaType } from './media-file.ts';
import type { LibraryFile, LibraryPage, MediaChanges } from './media-library.ts';

export interface LibraryFilter {
  fileType: MediaType | undefined;
  useCase: string | undefined;
  search?: string;
  /** Without what is turned off. */
  isActive?: true;
}

const path = '/api/admin/media_files';
const keyOf = (filter: LibraryFilter) => [
  'media',
  filter.fileType ?? 'any',
  filter.useCase ?? '',
  filter.search ?? '',
  filter.isActive ?? 'any',
];

/** The files that fit the filter, newest first, a page at a time. `first` came with the document, unfiltered. */
export function useMediaLibrary(filter: LibraryFilter, first: LibraryPage | null) {
  const isUnfiltered = filter.fileType === undefined && filter.useCase === undefined;
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: keyOf(filter),
    queryFn: ({ pageParam, signal }) => fetchPage(filter, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: LibraryPage) => nextCursor,
    // What was found last stays in view while another filter is asked for.
    placeholderData: (before) => before,
    ...(isUnfiltered && first ? { initialData: { pages: [first], pageParams: [''] } } : {}),
  });
  const [newest] = data?.pages ?? [];
  return {
    /** Undefined while the first ones load. */
    files: data?.pages.flatMap(({ files }) => files),
    total: newest?.total ?? 0,
    useCases: newest?.useCases ?? [],
    isFailed: isError,
    isFetching,
    isLoadingMore: isFetchingNextPage,
    hasMore: hasNextPage,
    loadMore: () => void fetchNextPage(),
    reload: () => void refetch(),
  };
}

/** Writes a change of one file, then reads the list again. */
export function useMediaChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, changes }: { id: string; changes: MediaChanges }) =>
      ask<LibraryFile>(`${path}/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(changes),
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['media'] }),
    onError: (error) => {
      console.error('A media file could not be changed', error);
      noticeError('Update failed', 'The file is as it was. Please try again.');
    },
  });
}

async function fetchPage(filter: LibraryFilter, cursor: string, signal: AbortSignal): Promise<LibraryPage> {
  const query = new URLSearchParams({ is_active: filter.isActive ? 'true' : 'any', limit: '50' });
  if (filter.fileType) query.set('file_type', filter.fileType);
  if (filter.useCase) query.set('use_case', filter.useCase);
  if (filter.search) query.set('search', filter.search);
  if (cursor) query.set('cursor', cursor);
  return ask<LibraryPage>(`${path}?${query}`, { signal });
}

/** Throws an Error with what the server says when it refuses. */
export async function ask<Answer>(address: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(address, init);
  if (response.ok) return (await response.json()) as Answer;
  const { message } = (await response.json().catch(() => ({}))) as { message?: string };
  throw new Error(message ?? `The server answered ${response.status}`);
}
