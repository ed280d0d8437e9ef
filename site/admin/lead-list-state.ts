import type { LeadPage, LeadRow } from './lead-row.ts';

/** The list as it stands: what was found last stays in view while more or other leads are asked for. */
export interface LeadListState {
  phase: 'loading' | 'loading-more' | 'ready' | 'failed';
  search: string;
  leads: LeadRow[];
  total: number;
  /** Leads that came in since the list was read. */
  fresh: number;
  nextCursor: string | null;
  /** Of the lead that j and k move; -1 before the first press. */
  active: number;
}

export type LeadListEvent =
  | { type: 'searched'; search: string }
  | { type: 'asked-for-more' }
  | { type: 'asked-again' }
  | { type: 'found'; search: string; cursor: string | null; page: LeadPage }
  | { type: 'failed'; search: string }
  | { type: 'counted'; search: string; total: number }
  | { type: 'moved'; by: 1 | -1 };

export function firstLeadListState(page: LeadPage | null, search = ''): LeadListState {
  const empty = { search, leads: [], total: 0, fresh: 0, nextCursor: null, active: -1 };
  return page === null ? { ...empty, phase: 'loading' } : { ...empty, ...page, phase: 'ready' };
}

export function nextLeadList(state: LeadListState, event: LeadListEvent): LeadListState {
  switch (event.type) {
    case 'searched':
      return event.search === state.search ? state : { ...state, phase: 'loading', search: event.search, active: -1 };
    case 'asked-for-more':
      return state.phase === 'ready' && state.nextCursor !== null ? { ...state, phase: 'loading-more' } : state;
    case 'asked-again':
      return { ...state, phase: 'loading' };
    case 'found':
      return found(state, event);
    case 'failed':
      return event.search === state.search ? { ...state, phase: 'failed' } : state;
    case 'counted':
      if (event.search !== state.search || state.phase !== 'ready') return state;
      return { ...state, fresh: Math.max(0, event.total - state.total) };
    case 'moved': {
      const active = Math.min(Math.max(state.active + event.by, 0), state.leads.length - 1);
      return { ...state, active };
    }
  }
}

/** An answer to an earlier search says nothing about this one. */
function found(state: LeadListState, { search, cursor, page }: Extract<LeadListEvent, { type: 'found' }>) {
  if (search !== state.search) return state;
  const leads = cursor === null ? page.leads : [...state.leads, ...page.leads];
  return { ...state, phase: 'ready' as const, leads, total: page.total, fresh: 0, nextCursor: page.nextCursor };
}
