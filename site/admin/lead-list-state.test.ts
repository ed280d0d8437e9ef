import { describe, expect, it } from 'vitest';
import { noFilters } from '../leads/lead-filters.ts';
import { firstLeadListState, type LeadListState, nextLeadList } from './lead-list-state.ts';
import type { LeadRow } from './lead-row.ts';

const lead = (id: string, minute = 0, more: Partial<LeadRow> = {}): LeadRow => ({
  id,
  createdAt: `2026-11-21T03:${String(minute).padStart(2, '0')}:00.000Z`,
  kind: 'confirmed_lead',
  name: id,
  email: null,
  phoneNumber: null,
  sourcePage: null,
  status: 'new',
  assigneeId: null,
  consentVersion: null,
  ...more,
});
const page = (leads: LeadRow[], total = leads.length, nextCursor: string | null = null) => ({
  leads,
  total,
  nextCursor,
});
const asha = { ...noFilters, search: 'asha' };
const ids = (state: LeadListState) => state.leads.map(({ id }) => id);
const first = (leads: LeadRow[], total?: number, cursor?: string) =>
  firstLeadListState(page(leads, total, cursor ?? null), noFilters);

describe('the list of leads', () => {
  it('is ready with the page that came with the document, and loads without one', () => {
    expect(first([lead('a')])).toMatchObject({ phase: 'ready', total: 1 });
    expect(firstLeadListState(null, noFilters)).toMatchObject({ phase: 'loading', leads: [] });
  });

  it('keeps what it shows while a search runs, then replaces it', () => {
    const searching = nextLeadList(first([lead('a')]), { type: 'narrowed', filters: asha });
    expect(searching).toMatchObject({ phase: 'loading', filters: asha });
    expect(ids(searching)).toEqual(['a']);
    const found = nextLeadList(searching, { type: 'found', filters: asha, cursor: null, page: page([lead('b')]) });
    expect(ids(found)).toEqual(['b']);
  });

  it('ignores the answer to a question that was changed meanwhile', () => {
    const searching = nextLeadList(firstLeadListState(null, noFilters), { type: 'narrowed', filters: asha });
    const late = { filters: noFilters, page: page([lead('a')]), cursor: null, isReading: false };
    for (const type of ['found', 'failed', 'refreshed'] as const)
      expect(nextLeadList(searching, { type, ...late })).toBe(searching);
    expect(nextLeadList(searching, { type: 'narrowed', filters: { ...asha } })).toBe(searching);
  });

  it('adds the next page below, once', () => {
    const more = nextLeadList(first([lead('a')], 2, 'c1'), { type: 'asked-for-more' });
    expect(more.phase).toBe('loading-more');
    expect(nextLeadList(more, { type: 'asked-for-more' })).toBe(more);
    const all = nextLeadList(more, { type: 'found', filters: noFilters, cursor: 'c1', page: page([lead('b')], 2) });
    expect(ids(all)).toEqual(['a', 'b']);
    expect(nextLeadList(all, { type: 'asked-for-more' })).toBe(all);
  });

  it('shows what comes in at the top, and holds it back while somebody reads', () => {
    const ready = nextLeadList(first([lead('b', 2), lead('a', 1)]), { type: 'moved', by: 1 });
    const now = page([lead('c', 3), lead('b', 2), lead('a', 1)], 3);
    const refreshed = { type: 'refreshed', filters: noFilters, page: now } as const;
    const shown = nextLeadList(ready, { ...refreshed, isReading: false });
    expect(ids(shown)).toEqual(['c', 'b', 'a']);
    expect(shown).toMatchObject({ total: 3, fresh: [], arrived: { id: 'c' } });
    expect(shown.leads[shown.active]?.id).toBe('b');

    const held = nextLeadList(ready, { ...refreshed, isReading: true });
    expect(ids(held)).toEqual(['b', 'a']);
    expect(held).toMatchObject({ total: 3, fresh: [{ id: 'c' }], arrived: { id: 'c' }, active: 0 });
    // Twice told is one.
    expect(nextLeadList(held, { ...refreshed, isReading: true }).fresh).toHaveLength(1);
    const asked = nextLeadList(held, { type: 'showed-fresh' });
    expect(ids(asked)).toEqual(['c', 'b', 'a']);
    expect(asked.leads[asked.active]?.id).toBe('b');
  });

  it('follows what others change where it stands, also while somebody reads', () => {
    const done = page([lead('a', 1, { status: 'done' })]);
    const told = { type: 'refreshed', filters: noFilters, page: done, isReading: true } as const;
    expect(nextLeadList(first([lead('a', 1)]), told).leads).toEqual([lead('a', 1, { status: 'done' })]);
  });

  it('does not take for new what stands below the rows that it has', () => {
    const ready = first([lead('c', 3), lead('b', 2)], 3, 'c1');
    const now = page([lead('c', 3), lead('a', 1)], 2);
    expect(ids(nextLeadList(ready, { type: 'refreshed', filters: noFilters, page: now, isReading: false }))).toEqual([
      'c',
      'b',
    ]);
  });

  it('moves with j and k within the rows', () => {
    let state = first([lead('a'), lead('b')]);
    const positions = ([1, 1, 1, -1, -1] as const).map((by) => {
      state = nextLeadList(state, { type: 'moved', by });
      return state.active;
    });
    expect(positions).toEqual([0, 1, 1, 0, 0]);
  });

  it('stands at the lead that the admin comes back from, if it is still there', () => {
    const ready = first([lead('a'), lead('b')]);
    expect(nextLeadList(ready, { type: 'came-back', to: 'b' }).active).toBe(1);
    expect(nextLeadList(ready, { type: 'came-back', to: 'gone' }).active).toBe(-1);
  });
});
