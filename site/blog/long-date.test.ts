import { describe, expect, it, vi } from 'vitest';
import { longDate } from './long-date.ts';

describe('the date of a post', () => {
  it.each([
    ['2026-11-03', 'November 3, 2026'],
    ['2026-01-31', 'January 31, 2026'],
    ['2024-02-29', 'February 29, 2024'],
  ])('shows %s in US long format as %s [W-9.27]', (day, shown) => {
    expect(longDate(day)).toBe(shown);
  });

  it('is the same day wherever the server stands', () => {
    vi.stubEnv('TZ', 'Pacific/Honolulu');
    expect(longDate('2026-11-03')).toBe('November 3, 2026');
    vi.unstubAllEnvs();
  });

  it('refuses what is no day', () => {
    expect(() => longDate('soon')).toThrow(RangeError);
  });
});
