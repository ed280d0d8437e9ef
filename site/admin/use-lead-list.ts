import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { LeadFilters } from '../leads/lead-filters.ts';
import { leadClient } from './lead-client.ts';
import { firstLeadListState, type LeadListState, nextLeadList } from './lead-list-state.ts';
import type { LeadPage } from './lead-row.ts';
import { useLeadFeed } from './use-lead-feed.ts';

const pageSize = 50;

export interface LeadList {
  state: LeadListState;
  loadMore(): void;
  reload(): void;
  showFresh(): void;
  move(by: 1 | -1): void;
}

export interface LeadListOptions {
  /** The first page, when it came with the document. */
  first: LeadPage | null;
  filters: LeadFilters;
  /** The lead whose page the admin comes back from: its row is the active one. */
  cameFrom: string | undefined;
  /** Whether rows must stay where they are right now. */
  isReading: () => boolean;
}

/** The leads that the filters leave, with further pages, following what comes in. */
export function useLeadList({ first, filters, cameFrom, isReading }: LeadListOptions): LeadList {
  const [state, dispatch] = useReducer(nextLeadList, first, (page) => firstLeadListState(page, filters));
  const { phase, nextCursor } = state;

  useEffect(() => dispatch({ type: 'narrowed', filters }), [filters]);

  useEffect(() => {
    if (phase !== 'loading' && phase !== 'loading-more') return undefined;
    const abort = new AbortController();
    const cursor = phase === 'loading' ? null : nextCursor;
    leadClient.list({ filters: state.filters, cursor, limit: pageSize }, abort.signal).then(
      (page) => dispatch({ type: 'found', filters: state.filters, cursor, page }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.error('The leads could not be read', error);
        dispatch({ type: 'failed', filters: state.filters });
      },
    );
    return () => abort.abort();
  }, [phase, state.filters, nextCursor]);

  const isRead = phase === 'ready';
  useEffect(() => {
    if (isRead && cameFrom !== undefined) dispatch({ type: 'came-back', to: cameFrom });
  }, [isRead, cameFrom]);

  useLeadFeed(useRefresh(state.filters, (page) => dispatch({ type: 'refreshed', ...page, isReading: isReading() })));

  return {
    state,
    loadMore: useCallback(() => dispatch({ type: 'asked-for-more' }), []),
    reload: useCallback(() => dispatch({ type: 'asked-again' }), []),
    showFresh: useCallback(() => dispatch({ type: 'showed-fresh' }), []),
    move: useCallback((by: 1 | -1) => dispatch({ type: 'moved', by }), []),
  };
}

/** Reads the first page again when called, one reading at a time: what changes during one is read after it. */
function useRefresh(filters: LeadFilters, onPage: (read: { filters: LeadFilters; page: LeadPage }) => void) {
  const now = useRef({ filters, onPage });
  now.current = { filters, onPage };
  const reading = useRef({ isUnderWay: false, isAskedAgain: false });
  const abort = useRef(new AbortController());
  useEffect(() => {
    abort.current = new AbortController();
    return () => abort.current.abort();
  }, []);

  return useCallback(async () => {
    if (reading.current.isUnderWay) {
      reading.current.isAskedAgain = true;
      return;
    }
    reading.current.isUnderWay = true;
    do {
      reading.current.isAskedAgain = false;
      const asked = now.current.filters;
      try {
        const page = await leadClient.list({ filters: asked, cursor: null, limit: pageSize }, abort.current.signal);
        now.current.onPage({ filters: asked, page });
      } catch (error) {
        // The next change tries again; the list itself tells when the server is gone.
        if (!abort.current.signal.aborted) console.warn('What is new could not be read', error);
      }
    } while (reading.current.isAskedAgain && !abort.current.signal.aborted);
    reading.current.isUnderWay = false;
  }, []);
}
