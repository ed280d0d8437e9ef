import { ManualClock } from '@parley/kit-base/clock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshMs, keptMs } from '../data/freshness.ts';
import { KeptReads } from './kept-reads.ts';

let clock: ManualClock;
let reads: KeptReads;
let count: number;
const load = async () => {
  count += 1;
  return count;
};

beforeEach(() => {
  clock = new ManualClock(0);
  reads = new KeptReads(clock);
  count = 0;
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

describe('what loaders read within the app', () => {
  it('stays fresh for 5 minutes [W-9.22]', async () => {
    expect(freshMs).toBe(300_000);
    expect(await reads.read('a', load)).toBe(1);
    clock.advance(freshMs - 1);
    expect(reads.read('a', load)).toBe(1);
    expect(count).toBe(1);
  });

  it('is kept for 10 minutes: older than 5 it is shown while it is read anew [W-9.23]', async () => {
    expect(keptMs).toBe(600_000);
    await reads.read('a', load);
    clock.advance(freshMs);
    expect(reads.read('a', load)).toBe(1);
    await vi.waitFor(() => expect(reads.read('a', load)).toBe(2), 10_000);
    clock.advance(keptMs);
    const late = reads.read('a', load);
    expect(late).toBeInstanceOf(Promise);
    expect(await late).toBe(3);
  });

  it('is tried once more when it fails, and not kept when it fails again [W-9.26]', async () => {
    const failTimes = (times: number) => async () => {
      count += 1;
      if (count <= times) throw new Error('No connection');
      return count;
    };
    expect(await reads.read('a', failTimes(1))).toBe(2);
    count = 0;
    await expect(reads.read('b', failTimes(9))).rejects.toThrow('No connection');
    expect(count).toBe(2);
    expect(await reads.read('b', load)).toBe(3);
  });

  it('is kept only when it is whole, and also when it came with the document', async () => {
    await reads.read('a', load, (value) => value > 1);
    expect(await reads.read('a', load)).toBe(2);
    reads.keep('b', 7);
    expect(reads.read('b', load)).toBe(7);
  });
});
