import { describe, expect, it } from 'vitest';
import { freeSlug, isSlug, slugOf } from './slug.ts';

const taken = (...slugs: string[]) => {
  const all = new Set(slugs);
  return async (slug: string) => all.has(slug);
};

describe('the slug of a case study', () => {
  it('is the title in lower case [W-5.23]', () => {
    expect(slugOf('TOWERS')).toBe('towers');
  });

  it('has a hyphen for each run of other characters [W-5.24]', () => {
    expect(slugOf('Pune: 40% more -- visits')).toBe('pune-40-more-visits');
    expect(slugOf('a_b/c\td')).toBe('a-b-c-d');
  });

  it('begins and ends with no hyphen [W-5.25]', () => {
    expect(slugOf('  “Villas!”  ')).toBe('villas');
  });

  it('gets -1, -2 and so on until it is free [W-5.26]', async () => {
    expect(await freeSlug('Villas', taken())).toBe('villas');
    expect(await freeSlug('Villas', taken('villas'))).toBe('villas-1');
    expect(await freeSlug('Villas', taken('villas', 'villas-1', 'villas-2'))).toBe('villas-3');
  });

  it('is never empty, and the study’s own slug does not count as taken [W-5.27]', async () => {
    expect(slugOf('लखनऊ!')).toBe('case-study');
    expect(await freeSlug('???', taken('case-study'))).toBe('case-study-1');
    expect(await freeSlug('Villas', taken('villas'), 'villas')).toBe('villas');
    expect(await freeSlug('Villas', taken('villas', 'villas-1'), 'villas-1')).toBe('villas-1');
  });

  it('is told from what cannot be one', () => {
    expect(['villas', 'a-1-b', slugOf('Pune: 40%')].map(isSlug)).toEqual([true, true, true]);
    expect(['', '-a', 'a--b', 'A', 'a b', 'a\0', 'a\n'].map(isSlug)).toEqual(Array(7).fill(false));
  });
});
