import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SendLeadResult } from '../leads/send-lead.ts';
import { callbackWaitMs, settleWithin } from './callback-state.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a callback request', () => {
  it('that the lead service does not answer is confirmed all the same: the form does not wait for it [W-7.50]', async () => {
    const done = vi.fn();
    void settleWithin(new Promise<SendLeadResult>(() => undefined), vi.fn()).then(done);
    await vi.advanceTimersByTimeAsync(callbackWaitMs - 1);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
  });

  it.each<SendLeadResult>([{ outcome: 'refused', status: 503 }, { outcome: 'unreachable' }])(
    'that could not be saved ($outcome) is only logged [W-4.25, W-7.51]',
    async (result) => {
      const log = vi.fn();
      await settleWithin(Promise.resolve(result), log);
      expect(log).toHaveBeenCalledExactlyOnceWith('The callback request was not stored', result);
    },
  );

  it('that was saved logs nothing', async () => {
    const log = vi.fn();
    await settleWithin(Promise.resolve({ outcome: 'saved' }), log);
    expect(log).not.toHaveBeenCalled();
  });
});
