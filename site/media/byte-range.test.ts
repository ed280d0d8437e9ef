import { describe, expect, it } from 'vitest';
import { parseRange } from './byte-range.ts';

describe('a range of a file', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    ['bytes=999-999', { start: 999, end: 999 }],
  ])('reads %s', (header, range) => {
    expect(parseRange(header, 1000)).toEqual(range);
  });

  it.each([undefined, '', 'bytes=-', 'bytes=5-1', 'bytes=0-1,5-9', 'lines=0-5', 'bytes=a-b'])(
    'answers %s with the whole file',
    (header) => {
      expect(parseRange(header, 1000)).toBe('whole');
    },
  );

  it('refuses what lies behind the end', () => {
    expect(parseRange('bytes=1000-', 1000)).toBe('unsatisfiable');
    expect(parseRange('bytes=-0', 1000)).toBe('unsatisfiable');
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  });
});
