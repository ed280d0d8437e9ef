import { filterParameters, type LeadFilters } from '../leads/lead-filters.ts';
import type { LeadPage, LeadRow } from './lead-row.ts';

/** The list as it stands: what was found last stays in view while more or other leads are asked for. */
export interface LeadListState {
  phase: 'loading' | 'loading-more' | 'ready' | 'failed';
  filters: LeadFilters;
  leads: LeadRow[];
  total: number;
  /** What came in since the list was read and waits to be shown, newest first. */
  fresh: LeadRow[];
  /** The last one that came in while the list was open. */
  arrived: LeadRow | null;
  nextCursor: string | null;
  /** Of the lead that j and k move; -1 before the first press. */
  active: number;
}

export type LeadListEvent =
  | { type: 'narrowed'; filters: LeadFilters }
  | { type: 'asked-for-more' }
  | { type: 'asked-again' }
  | { type: 'found'; filters: LeadFilters; cursor: string | null; page: LeadPage }
  | { type: 'failed'; filters: LeadFilters }
  /** The first page as it is now; with `isReading`, rows stay where they are. */
  | { type: 'refreshed'; filters: LeadFilters; page: LeadPage; isReading: boolean }
  | { type: 'showed-fresh' }
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'came-back'; to: string };

export function firstLeadListState(page: LeadPage | null, filters: LeadFilters): LeadListState {
  const empty = { filters, leads: [], total: 0, fresh: [], arrived: null, nextCursor: null, active: -1 };
  return page === null ? { ...empty, phase: 'loading' } : { ...empty, ...page, phase: 'ready' };
}

export function nextLeadList(state: LeadListState, event: LeadListEvent): LeadListState {
  // An answer to an earlier question says nothing about this one.
  if ('filters' in event && event.type !== 'narrowed' && !isSame(event.filters, state.filters)) return state;
  switch (event.type) {
    case 'narrowed':
      if (isSame(event.filters, state.filters)) return state;
      return { ...state, phase: 'loading', filters: event.filters, fresh: [], arrived: null, active: -1 };
    case 'asked-for-more':
      return state.phase === 'ready' && state.nextCursor !== null ? { ...state, phase: 'loading-more' } : state;
    case 'asked-again':
      return { ...state, phase: 'loading' };
    case 'found':
      return found(state, event);
    case 'failed':
      return { ...state, phase: 'failed' };
    case 'refreshed':
      return refreshed(state, event);
    case 'showed-fresh':
      return withFresh(state, state.fresh);
    case 'moved':
      return { ...state, active: Math.min(Math.max(state.active + event.by, 0), state.leads.length - 1) };
    case 'came-back':
      return { ...state, active: state.leads.findIndex(({ id }) => id === event.to) };
  }
}

function found(state: LeadListState, { cursor, page }: Extract<LeadListEvent, { type: 'found' }>): LeadListState {
  const leads = cursor === null ? page.leads : [...state.leads, ...page.leads];
  const fresh = cursor === null ? [] : state.fresh;
  return { ...state, phase: 'ready', leads, total: page.total, fresh, nextCursor: page.nextCursor };
}

/** Rows that are shown change where they stand; new ones go to the top, or wait while somebody reads. */
function refreshed(
  state: LeadListState,
  { page, isReading }: Extract<LeadListEvent, { type: 'refreshed' }>,
): LeadListState {
  if (state.phase !== 'ready') return state;
  const now = new Map(page.leads.map((lead) => [lead.id, lead]));
  const leads = state.leads.map((lead) => now.get(lead.id) ?? lead);
  const shown = new Set(leads.map(({ id }) => id));
  const newest = leads[0]?.createdAt ?? '';
  const fresh = page.leads.filter(({ id, createdAt }) => !shown.has(id) && createdAt >= newest);
  const next = { ...state, leads, total: page.total, fresh, arrived: fresh[0] ?? state.arrived };
  return isReading ? next : withFresh(next, fresh);
}

/** The same lead stays the active one. */
function withFresh(state: LeadListState, fresh: LeadRow[]): LeadListState {
  const active = state.active < 0 ? state.active : state.active + fresh.length;
  return { ...state, leads: [...fresh, ...state.leads], fresh: [], active };
}

function isSame(one: LeadFilters, other: LeadFilters): boolean {
  return filterParameters(one).toString() === filterParameters(other).toString();
}
