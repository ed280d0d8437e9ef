import { describe, expect, it } from 'vitest';
import { checkSimulcastEncodings } from './simulcast.ts';

describe('a simulcast layer', () => {
  it.each([
    ['maxBitrate', 100_000, 2_500_000],
    ['maxFramerate', 1, 30],
    ['scaleResolutionDownBy', 1, 8],
  ])('keeps %s from %d to %d [C-9.1] [C-9.2] [C-9.3]', (name, min, max) => {
    const check = (value: number) => () => checkSimulcastEncodings([{ [name]: value }], { needsMaxBitrate: false });
    expect(check(min)).not.toThrow();
    expect(check(max)).not.toThrow();
    for (const value of [min - 0.1, max + 0.1, Number.NaN]) {
      expect(check(value)).toThrow(`${name} value not in range. valid range: ${min} to ${max}`);
    }
  });
});
