import { describe, expect, it } from 'vitest';
import { formatTime } from './video-time.ts';

describe('a time in a video', () => {
  it.each([
    [0, '0:00'],
    [7.94, '0:07'],
    [65, '1:05'],
    [3600 + 61, '61:01'],
    [Number.NaN, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
  ])('of %d s reads %s', (seconds, text) => {
    expect(formatTime(seconds)).toBe(text);
  });
});
