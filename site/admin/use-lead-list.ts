import { useCallback, useEffect, useReducer } from 'react';
import { firstLeadListState, type LeadListState, nextLeadList } from './lead-list-state.ts';
import type { LeadPage } from './lead-row.ts';

const pageSize = 50;
const countEveryMs = 15_000;

export interface LeadList {
  state: LeadListState;
  search(text: string): void;
  loadMore(): void;
  reload(): void;
  move(by: 1 | -1): void;
}

/** The leads with search, further pages and a count that follows what comes in. `first` came with the document. */
export function useLeadList(first: LeadPage | null): LeadList {
  const [state, dispatch] = useReducer(nextLeadList, first, (page) => firstLeadListState(page));
  const { phase, search, nextCursor } = state;

  useEffect(() => {
    if (phase !== 'loading' && phase !== 'loading-more') return undefined;
    const abort = new AbortController();
    const cursor = phase === 'loading' ? null : nextCursor;
    fetchLeads({ search, cursor, limit: pageSize }, abort.signal).then(
      (page) => dispatch({ type: 'found', search, cursor, page }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.error('The leads could not be read', error);
        dispatch({ type: 'failed', search });
      },
    );
    return () => abort.abort();
  }, [phase, search, nextCursor]);

  useEffect(() => {
    const abort = new AbortController();
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      fetchLeads({ search, cursor: null, limit: 1 }, abort.signal).then(
        ({ total }) => dispatch({ type: 'counted', search, total }),
        // The next count tries again; the list itself tells when the server is gone.
        (error: unknown) => console.warn('The leads could not be counted', error),
      );
    }, countEveryMs);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [search]);

  return {
    state,
    search: useCallback((text: string) => dispatch({ type: 'searched', search: text }), []),
    loadMore: useCallback(() => dispatch({ type: 'asked-for-more' }), []),
    reload: useCallback(() => dispatch({ type: 'asked-again' }), []),
    move: useCallback((by: 1 | -1) => dispatch({ type: 'moved', by }), []),
  };
}

async function fetchLeads(
  query: { search: string; cursor: string | null; limit: number },
  signal: AbortSignal,
): Promise<LeadPage> {
  const parameters = new URLSearchParams({ search: query.search, limit: String(query.limit) });
  if (query.cursor !== null) parameters.set('cursor', query.cursor);
  const response = await fetch(`/api/admin/leads?${parameters}`, { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return (await response.json()) as LeadPage;
}
