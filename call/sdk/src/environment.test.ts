import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DailyCall } from './call.ts';
import { roomUrl } from './testing/call-fixture.ts';

describe('in an app of React Native, whose window is the global object and no page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('document', undefined);
    vi.stubGlobal('location', undefined);
    vi.stubGlobal('addEventListener', undefined);
    vi.stubGlobal('navigator', { product: 'ReactNative' });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(async () => {
    await DailyCall.getCallInstance()?.destroy();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it.each(['load', 'join'] as const)('a call can be made, and %s() says what is missing', async (method) => {
    const call = DailyCall.createCallObject({ url: roomUrl });
    const heard: unknown[] = [];
    call.on('load-attempt-failed', ({ action }) => heard.push(action));
    call.on('error', ({ error }) => heard.push(error?.type));
    const reason = call[method]().catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await reason).toBe('Call object bundle must be loaded in a DOM/web context');
    expect(heard).toEqual(['load-attempt-failed', 'load-attempt-failed', 'load-attempt-failed', 'connection-error']);
    expect(call.meetingState()).toBe('error');
  });

  it('a call goes as it came', async () => {
    const call = DailyCall.createCallObject({ url: roomUrl });
    expect(call.participants()).toEqual({});
    expect(await call.enumerateDevices()).toEqual({ devices: [] });
    await call.leave();
    await call.destroy();
    expect(call.isDestroyed()).toBe(true);
    expect(globalThis).not.toHaveProperty('_daily');
  });

  it('supportedBrowser() answers as the original does', () => {
    expect(DailyCall.supportedBrowser()).toMatchObject({ supported: true, name: 'React Native' });
  });
});
