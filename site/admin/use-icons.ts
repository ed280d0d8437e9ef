import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { NamedIcon } from '../key-features/key-features.ts';

/** Icons by their names; empty until they are there. Unknown names are left out. */
export function useNamedIcons(names: readonly string[]): NamedIcon[] {
  const { data } = useQuery({
    queryKey: ['icons', 'names', ...names],
    queryFn: ({ signal }) => fetchIcons({ names: names.join(',') }, signal),
    enabled: names.some((name) => name !== ''),
  });
  return data ?? [];
}

/** Icons whose names hold the text; what was found last stays while others are looked for. */
export function useIconSearch(search: string) {
  return useQuery({
    queryKey: ['icons', 'search', search],
    queryFn: ({ signal }) => fetchIcons({ search }, signal),
    placeholderData: keepPreviousData,
  });
}

async function fetchIcons(query: Record<string, string>, signal: AbortSignal): Promise<NamedIcon[]> {
  const response = await fetch(`/api/admin/icons?${new URLSearchParams(query)}`, { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return (await response.json()) as NamedIcon[];
}
