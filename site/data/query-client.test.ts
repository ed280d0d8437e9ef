import { focusManager, onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  client = createQueryClient();
  client.mount();
});
afterEach(() => {
  client.unmount();
  client.clear();
  vi.useRealTimers();
});

/** A screen that reads `queryFn`; the result leaves it. */
const watch = (queryFn: () => Promise<string>) =>
  new QueryObserver(client, { queryKey: ['leads'], queryFn }).subscribe(() => undefined);

describe('a data query', () => {
  it('stays fresh for 5 minutes [W-9.22]', async () => {
    const read = vi.fn(async () => 'leads');
    watch(read)();
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
    watch(read)();
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    watch(read)();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is kept for 10 minutes after nobody shows it [W-9.23]', async () => {
    const leave = watch(async () => 'leads');
    await vi.advanceTimersByTimeAsync(1);
    leave();
    await vi.advanceTimersByTimeAsync(10 * 60_000 - 1);
    expect(client.getQueryData(['leads'])).toBe('leads');
    await vi.advanceTimersByTimeAsync(1);
    expect(client.getQueryData(['leads'])).toBeUndefined();
  });

  it('is not read again when the window has the focus, or the line is back [W-9.24, W-9.25]', async () => {
    const read = vi.fn(async () => 'leads');
    watch(read);
    await vi.advanceTimersByTimeAsync(6 * 60_000);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(read).toHaveBeenCalledTimes(1);
    focusManager.setFocused(undefined);
  });

  it('is tried once more when it fails [W-9.26]', async () => {
    const read = vi.fn(() => Promise.reject(new Error('no')));
    watch(read);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
