import { describe, expect, it } from 'vitest';
import { filterParameters, filtersOf, noFilters } from './lead-filters.ts';

describe('the filters of an address', () => {
  it('come back as they were written, and nothing is written for what narrows nothing', () => {
    const filters = {
      ...noFilters,
      search: 'asha & co',
      kind: 'booking',
      from: '2026-11-01',
      assignee: 'nobody',
    } as const;
    const parameters = filterParameters(filters);
    expect(parameters.toString()).toBe('search=asha+%26+co&kind=booking&from=2026-11-01&assignee=nobody');
    expect(filtersOf(parameters)).toEqual(filters);
    expect(filterParameters(noFilters).size).toBe(0);
  });

  it('narrow nothing where they cannot be read', () => {
    const typed = new URLSearchParams({ kind: 'letters', from: 'yesterday', search: 'x'.repeat(201), status: 'done' });
    expect(filtersOf(typed)).toEqual({ ...noFilters, status: 'done' });
  });
});
