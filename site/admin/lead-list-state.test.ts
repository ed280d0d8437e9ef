import { describe, expect, it } from 'vitest';
import { firstLeadListState, type LeadListState, nextLeadList } from './lead-list-state.ts';
import type { LeadRow } from './lead-row.ts';

const lead = (id: string): LeadRow => ({
  id,
  createdAt: '2026-11-21T03:00:00.000Z',
  sheetName: 'confirmed_lead',
  name: id,
  email: null,
  phoneNumber: null,
  sourcePage: null,
});
const page = (ids: string[], total: number, nextCursor: string | null) => ({ leads: ids.map(lead), total, nextCursor });
const ids = (state: LeadListState) => state.leads.map(({ id }) => id);

describe('the list of leads', () => {
  it('is ready with the page that came with the document, and loads without one', () => {
    expect(firstLeadListState(page(['a'], 1, null))).toMatchObject({ phase: 'ready', total: 1 });
    expect(firstLeadListState(null)).toMatchObject({ phase: 'loading', leads: [] });
  });

  it('keeps what it shows while a search runs, then replaces it', () => {
    const searching = nextLeadList(firstLeadListState(page(['a'], 1, null)), { type: 'searched', search: 'asha' });
    expect(searching).toMatchObject({ phase: 'loading', search: 'asha' });
    expect(ids(searching)).toEqual(['a']);
    const found = nextLeadList(searching, { type: 'found', search: 'asha', cursor: null, page: page(['b'], 1, null) });
    expect(ids(found)).toEqual(['b']);
  });

  it('ignores the answer to a search that was changed meanwhile', () => {
    const searching = nextLeadList(firstLeadListState(null), { type: 'searched', search: 'new' });
    const late = { type: 'found', search: '', cursor: null, page: page(['a'], 1, null) } as const;
    expect(nextLeadList(searching, late)).toBe(searching);
    expect(nextLeadList(searching, { type: 'failed', search: '' })).toBe(searching);
  });

  it('adds the next page below, once', () => {
    const more = nextLeadList(firstLeadListState(page(['a'], 2, 'c1')), { type: 'asked-for-more' });
    expect(more.phase).toBe('loading-more');
    expect(nextLeadList(more, { type: 'asked-for-more' })).toBe(more);
    const all = nextLeadList(more, { type: 'found', search: '', cursor: 'c1', page: page(['b'], 2, null) });
    expect(ids(all)).toEqual(['a', 'b']);
    expect(nextLeadList(all, { type: 'asked-for-more' })).toBe(all);
  });

  it('tells how many leads came in since it was read', () => {
    const ready = firstLeadListState(page(['a'], 1, null));
    expect(nextLeadList(ready, { type: 'counted', search: '', total: 3 }).fresh).toBe(2);
    expect(nextLeadList(ready, { type: 'counted', search: 'asha', total: 3 }).fresh).toBe(0);
  });

  it('moves with j and k within the rows', () => {
    let state = firstLeadListState(page(['a', 'b'], 2, null));
    const positions = ([1, 1, 1, -1, -1] as const).map((by) => {
      state = nextLeadList(state, { type: 'moved', by });
      return state.active;
    });
    expect(positions).toEqual([0, 1, 1, 0, 0]);
  });
});
