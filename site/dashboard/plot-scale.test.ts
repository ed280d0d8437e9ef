import { describe, expect, it } from 'vitest';
import { changeText, labelledDays, plotTop, shareText } from './plot-scale.ts';

describe('the scale of a plot', () => {
  it.each([
    [0, 4],
    [3, 4],
    [5, 6],
    [7, 8],
    [11, 20],
    [49, 50],
    [81, 100],
    [1234, 2000],
  ])('is round and even above %d: %d', (most, top) => {
    expect(plotTop(most)).toBe(top);
    expect(top % 2).toBe(0);
  });

  it('names every day of a week, and evenly spaced ones of more, today always', () => {
    expect(labelledDays(7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(labelledDays(30)).toEqual([4, 9, 14, 19, 24, 29]);
    expect(labelledDays(90)).toEqual([14, 29, 44, 59, 74, 89]);
  });

  it('says how much more there is than before, and nothing without a before', () => {
    expect(changeText(15, 10)).toBe('+50%');
    expect(changeText(5, 10)).toBe('−50%');
    expect(changeText(10, 10)).toBe('as before');
    expect(changeText(200, 10)).toBe('20 times as many');
    expect(changeText(5, 0)).toBeUndefined();
    expect(changeText(5, null)).toBeUndefined();
  });

  it('gives small parts a decimal', () => {
    expect(shareText(1, 40)).toBe('2.5%');
    expect(shareText(1, 3)).toBe('33%');
    expect(shareText(0, 3)).toBe('0%');
    expect(shareText(0, 0)).toBe('–');
  });
});
