import { describe, expect, it } from 'vitest';
import { NoticeList, noticeLimit, noticeOpenMs, noticeRemoveMs } from './notice-list.ts';

describe('the list of notices', () => {
  it('keeps the newest twenty [W-9.11]', () => {
    const list = new NoticeList(() => undefined);
    for (let number = 1; number <= 25; number += 1) list.add('success', `Saved ${number}`);
    expect(noticeLimit).toBe(20);
    expect(list.notices).toHaveLength(20);
    expect(list.notices[0]?.title).toBe('Saved 25');
    expect(list.notices.at(-1)?.title).toBe('Saved 6');
  });

  it('keeps a closed one for 1,000,000 ms, and then forgets it [W-9.12]', () => {
    const waiting: Array<{ call: () => void; ms: number }> = [];
    const list = new NoticeList((call, ms) => waiting.push({ call, ms }));
    list.add('error', 'Update failed');
    list.close(list.notices[0]?.id ?? 0);
    expect(list.notices).toMatchObject([{ title: 'Update failed', isOpen: false }]);
    expect(waiting).toMatchObject([{ ms: 1_000_000 }]);
    expect(noticeRemoveMs).toBe(1_000_000);
    waiting[0]?.call();
    expect(list.notices).toEqual([]);
  });

  it('is open for 5000 ms by default [W-9.8]', () => {
    expect(noticeOpenMs).toBe(5000);
  });

  it('refuses a notice without a title [W-5.34]', () => {
    expect(() => new NoticeList().add('success', '  ')).toThrow(RangeError);
  });

  it('tells who listens, until they do not', () => {
    const list = new NoticeList(() => undefined);
    let calls = 0;
    const stop = list.subscribe(() => {
      calls += 1;
    });
    list.add('success', 'Saved');
    stop();
    list.add('success', 'Saved again');
    expect(calls).toBe(1);
  });
});
