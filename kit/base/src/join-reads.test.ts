import { describe, expect, it } from 'vitest';
import { joinReads } from './join-reads.ts';

function slowReads() {
  const ends: Array<{ resolve: (value: number) => void; reject: (error: Error) => void }> = [];
  const read = joinReads((_: string) => new Promise<number>((resolve, reject) => ends.push({ resolve, reject })));
  return { ends, read };
}

describe('joined reads', () => {
  it('share the read that begins after they asked', async () => {
    const { ends, read } = slowReads();
    const first = read('a');
    const [second, third] = [read('a'), read('a')];
    expect(ends).toHaveLength(1);
    ends[0]?.resolve(1);
    expect(await first).toBe(1);
    expect(ends).toHaveLength(2);
    const fourth = read('a');
    ends[1]?.resolve(2);
    expect(await Promise.all([second, third])).toEqual([2, 2]);
    ends[2]?.resolve(3);
    expect(await fourth).toBe(3);
  });

  it('begin anew once none is under way, and apart for other arguments', async () => {
    const { ends, read } = slowReads();
    const first = read('a');
    const other = read('b');
    ends[0]?.resolve(1);
    ends[1]?.resolve(2);
    expect(await Promise.all([first, other])).toEqual([1, 2]);
    const again = read('a');
    expect(ends).toHaveLength(3);
    ends[2]?.resolve(3);
    expect(await again).toBe(3);
  });

  it('tell those who wait nothing of the failure before', async () => {
    const { ends, read } = slowReads();
    const first = read('a');
    const second = read('a');
    ends[0]?.reject(new Error('lost'));
    await expect(first).rejects.toThrow('lost');
    ends[1]?.resolve(2);
    expect(await second).toBe(2);
  });
});
