import { describe, expect, it, vi } from 'vitest';
import { DailyCall } from '../call.ts';
import { CallFixture, roomUrl, settle } from '../testing/call-fixture.ts';
import { me } from '../testing/scripted-page.ts';

const calls = new CallFixture();

/** The reason of a rejection. */
const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'it resolved',
    (reason: unknown) => reason,
  );

describe('loading', () => {
  it('puts the machine’s script into the page, anew when it is asked again, and both end together [C-7.3]', async () => {
    const call = calls.create();
    const first = call.load();
    const second = call.load();
    expect(calls.page.scripts).toHaveLength(2);
    calls.page.finishLoading();
    await Promise.all([first, second]);
    expect(calls.events()).toEqual(['loading', 'loading']);
  });

  it('tells the machine how it was loaded once it works', async () => {
    await calls.initialised();
    expect(calls.page.sent.at(-1)).toMatchObject({
      action: 'transmit-log',
      code: 1011,
      stats: {
        event: 'bundle load',
        preLoaded: false,
        url: 'https://rooms.example/call-machine/0.79.0/call-machine.js',
      },
    });
  });

  it('tells the machine an address as it stands: the override as it is, else behind the proxy', async () => {
    const proxyUrl = 'https://proxy.example';
    const dailyConfig = { proxyUrl, callObjectBundleUrlOverride: '/machine.js' };
    const call = await calls.loaded(calls.create({ dailyConfig }));
    expect(calls.page.scripts.at(-1)?.src).toBe('/machine.js');
    const reason = reasonOf(call.join({ dailyConfig: { proxyUrl } }));
    await settle();
    calls.page.tell('call-machine-initialized');
    const url = 'https://proxy.example/rooms.example/call-machine/0.79.0/call-machine.js';
    expect(calls.page.sent.at(-1)).toMatchObject({ stats: { url } });
    calls.page.tell('left-meeting');
    expect(await reason).toMatchObject({ code: 'cancelled' });
  });

  it('tries again when the script brings no machine, and a late one finds nobody who waits', async () => {
    const call = calls.create();
    const reason = reasonOf(call.load());
    calls.page.scripts.at(-1)?.onload?.();
    expect(calls.events()).toEqual(['loading', 'load-attempt-failed']);
    expect(calls.page.window._daily?.pendings).toEqual([]);
    expect(calls.page.scripts).toMatchObject([{ isRemoved: true }]);
    await call.leave();
    expect(await reason).toMatchObject({ code: 'cancelled' });
  });

  it('takes null for nothing', async () => {
    const call = calls.create();
    const loading = call.load(null as never);
    calls.page.finishLoading();
    await loading;
    expect(call.meetingState()).toBe('loaded');
  });

  it('is refused with its reason outside a page, where making a call is none [C-8.24]', async () => {
    vi.unstubAllGlobals();
    const call = DailyCall.createCallObject();
    const told: unknown[] = [];
    call.on('error', ({ errorMsg }) => told.push(errorMsg));
    vi.useFakeTimers();
    try {
      const reason = reasonOf(call.load());
      await vi.advanceTimersByTimeAsync(3 * 3000);
      expect(await reason).toBe('Call object bundle must be loaded in a DOM/web context');
      expect(told).toEqual(['Call object bundle must be loaded in a DOM/web context']);
    } finally {
      vi.useRealTimers();
    }
    expect(() => DailyCall.createFrame()).toThrow('a call can only be shown inside a page');
    expect(await call.getInputDevices()).toEqual({ camera: {}, mic: {}, speaker: {} });
  });
});

describe('a load that a listener ends', () => {
  const failOnce = () => calls.page.scripts.at(-1)?.onerror?.();

  it.each(['leave', 'destroy'] as const)('does not come back when it hears of a failed attempt: %s', async (method) => {
    vi.useFakeTimers();
    try {
      const call = calls.create();
      call.on('load-attempt-failed', () => void call[method]());
      const loading = reasonOf(call.load());
      failOnce();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await loading).toMatchObject({ code: 'cancelled' });
      expect(calls.page.scripts).toHaveLength(1);
      expect(calls.events()).not.toContain('error');
      expect(calls.page.window._daily?.pendings).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is loaded once when a listener loads anew after a failed attempt', async () => {
    vi.useFakeTimers();
    try {
      const call = calls.create();
      const loads: Array<Promise<void>> = [];
      call.once('load-attempt-failed', () => void loads.push(call.load()));
      loads.push(call.load());
      failOnce();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(calls.page.scripts).toHaveLength(2);
      calls.page.finishLoading();
      await Promise.all(loads);
      expect(call.meetingState()).toBe('loaded');
    } finally {
      vi.useRealTimers();
    }
  });

  it.each(['leave', 'destroy'] as const)('does not begin when it hears that it would: %s', async (method) => {
    const call = calls.create();
    call.on('loading', () => void call[method]());
    await expect(call.load()).rejects.toMatchObject({ code: 'cancelled' });
    await settle();
    expect(calls.page.scripts).toHaveLength(0);
    expect(call.meetingState()).toBe('left-meeting');
  });

  it('is begun once when a listener begins it', async () => {
    const call = calls.create();
    let inner: Promise<void> | undefined;
    call.once('loading', () => {
      inner = call.load();
    });
    const outer = call.load();
    calls.page.finishLoading();
    await Promise.all([outer, inner]);
    expect(calls.page.window._daily?.pendings).toEqual([]);
    expect(call.meetingState()).toBe('loaded');
  });

  it('does not outlive its call when it began as that was left to be destroyed', async () => {
    const call = calls.create();
    let loading: Promise<unknown> | undefined;
    call.on('left-meeting', () => {
      loading = reasonOf(call.load());
    });
    await call.destroy();
    expect(await loading).toMatchObject({ code: 'destroyed' });
    expect(calls.page.window._daily).toEqual({ pendings: [], instances: {} });
  });
});

describe('asking before joining', () => {
  it('gives the access, from a message with all that is set [C-7.9] [C-7.11] [C-7.12]', async () => {
    const call = await calls.loaded();
    const asking = call.preAuth({ url: roomUrl, token: 'a token' });
    await settle();
    expect(calls.page.sent.at(-1)).toMatchObject({
      action: 'daily-method-preauth',
      properties: { url: roomUrl, token: 'a token' },
      preloadCache: { subscribeToTracksAutomatically: true },
    });
    calls.page.reply('daily-method-preauth', { access: { level: 'lobby' } });
    expect(await asking).toEqual({ access: { level: 'lobby' } });
    expect(call.meetingState()).toBe('loaded');
  });

  it('needs an address of its own [C-8.5]', async () => {
    const call = await calls.loaded();
    await expect(call.preAuth({})).rejects.toThrow('preAuth() requires at least a url to be provided');
  });

  it('holds the join to the room that was asked [C-8.6] [C-8.7] [C-8.38]', async () => {
    const call = await calls.loaded();
    const asking = call.preAuth({ url: roomUrl, token: 'a token' });
    await settle();
    calls.page.reply('daily-method-preauth', { access: { level: 'full' } });
    await asking;
    await expect(call.join({ url: `${roomUrl}-2` })).rejects.toThrow(
      'url in join() is different than the one used in preAuth()',
    );
    await expect(call.join({ token: 'another' })).rejects.toThrow(
      'token in join() is different than the one used in preAuth()',
    );
    await expect(call.startCamera({ url: `${roomUrl}-2` })).rejects.toThrow('url in startCamera() is different');
    expect(call.meetingState()).toBe('loaded');
  });

  it('passes the machine’s refusal on, and says so when there is none [C-8.31] [C-8.32]', async () => {
    const call = await calls.loaded();
    const refusalWith = async (reply: Record<string, unknown>) => {
      const reason = reasonOf(call.preAuth({ url: roomUrl }));
      await settle();
      calls.page.reply('daily-method-preauth', reply);
      return await reason;
    };
    expect(await refusalWith({ error: 'the room is closed' })).toBe('the room is closed');
    expect(await refusalWith({})).toMatchObject({ message: 'unknown error in preAuth()' });
  });

  it('is too late in a meeting, like opening the camera [C-8.10]', async () => {
    const call = await calls.joined();
    await expect(call.preAuth({ url: roomUrl })).rejects.toThrow('preAuth() not supported after joining a meeting.');
    await expect(call.startCamera()).rejects.toThrow(
      'startCamera() not supported after joining a meeting. Did you mean to use setLocalAudio() and/or setLocalVideo() instead?',
    );
  });

  it('opens the camera with all that is set, and gives the devices [C-7.8] [C-7.11] [C-7.12]', async () => {
    const call = await calls.loaded();
    const opening = call.startCamera({ userName: 'Asha', audioSource: 'a microphone', videoSource: false });
    await settle();
    expect(calls.page.sent.at(-1)).toMatchObject({
      action: 'start-camera',
      properties: { userName: 'Asha' },
      preloadCache: { inputSettings: { audio: { settings: { deviceId: 'a microphone' } } }, allowLocalVideo: false },
    });
    calls.page.reply('start-camera', { camera: {}, mic: { deviceId: 'a microphone' }, speaker: {} });
    expect(await opening).toEqual({ camera: {}, mic: { deviceId: 'a microphone' }, speaker: {} });
    expect(call.meetingState()).toBe('loaded');
  });
});

describe('joining and leaving', () => {
  it('sends all that is set, and resolves with the participants [C-7.10] [C-7.11] [C-7.12] [C-7.92]', async () => {
    const call = await calls.joined(calls.create({ userName: 'Asha', startVideoOff: true }));
    expect(calls.page.sent.find(({ action }) => action === 'join-meeting')).toMatchObject({
      properties: { url: roomUrl, userName: 'Asha', startVideoOff: true, layout: 'none', dailyJsVersion: '0.79.0' },
      preloadCache: { subscribeToTracksAutomatically: true },
    });
    expect(calls.heard.at(-1)).toMatchObject({ action: 'joined-meeting', participants: { local: me } });
    expect(calls.heard.at(-1)).not.toHaveProperty('internal');
    expect(call.meetingState()).toBe('joined-meeting');
  });

  it('lays functions into the page, where the machine finds them', async () => {
    const modifyLocalSdpHook = () => undefined;
    const call = await calls.loaded(calls.create({ dailyConfig: { avoidEval: true, modifyLocalSdpHook } }));
    const opening = reasonOf(call.startCamera());
    await settle();
    expect(calls.page.sent.at(-1)).toMatchObject({ properties: { dailyConfig: { avoidEval: true } } });
    expect(calls.page.sent.at(-1)).not.toHaveProperty('properties.dailyConfig.modifyLocalSdpHook');
    calls.page.reply('start-camera');
    expect(await opening).toBe('it resolved');
    const instance = calls.page.window._daily?.instances[String(call.callClientId)];
    expect(instance?.customCallbacks).toEqual({ modifyLocalSdpHook });
  });

  it('is told again by the machine without a change of what stands', async () => {
    const call = await calls.joined();
    calls.page.tell('joined-meeting', { participants: {}, more: 1 });
    expect(calls.heard.at(-1)).toMatchObject({ action: 'joined-meeting', participants: {}, more: 1 });
    expect(Object.keys(call.participants())).toEqual(['local']);
  });

  it('counts as begun while the machine still loads [C-4.21]', async () => {
    const call = calls.create();
    const joining = call.join();
    await expect(call.startCamera()).rejects.toThrow('startCamera() not supported after joining a meeting.');
    calls.page.finishLoading();
    await settle();
    calls.page.tell('joined-meeting', { participants: { local: me } });
    await joining;
  });

  it('ends a join that is still going on [C-7.13]', async () => {
    const call = await calls.loaded();
    const reason = reasonOf(call.join());
    await settle();
    const leaving = call.leave();
    expect(calls.page.actions().at(-1)).toBe('leave-meeting');
    calls.page.tell('left-meeting');
    await leaving;
    expect(await reason).toMatchObject({ code: 'cancelled' });
  });

  it.each(['leave', 'destroy'] as const)('ends a test of the line first: %s', async (method) => {
    const call = await calls.initialised();
    const testing = call.testCallQuality();
    await settle();
    const leaving = call[method]();
    expect(calls.page.actions().slice(-2)).toEqual(['stop-test-call-quality', 'leave-meeting']);
    calls.page.reply('test-call-quality', { results: { result: 'aborted' } });
    calls.page.tell('left-meeting');
    expect(await testing).toEqual({ result: 'aborted' });
    await leaving;
  });

  it('is told by the machine too, and once only [C-7.100]', async () => {
    const call = await calls.joined();
    calls.page.tell('left-meeting');
    expect(call.meetingState()).toBe('left-meeting');
    await call.leave();
    expect(calls.page.actions()).not.toContain('leave-meeting');
    expect(calls.events().filter((action) => action === 'left-meeting')).toHaveLength(1);
  });

  it.each([
    ['is left', 'left-meeting'],
    ['has failed', 'error'],
  ])('answers nothing more once it %s, and whoever waits is told', async (_, action) => {
    const call = await calls.joined();
    const reason = reasonOf(call.cycleMic());
    calls.page.tell(action, { errorMsg: 'over' });
    expect(await reason).toMatchObject({
      code: 'machine-gone',
      message: 'the call machine went away before it answered',
    });
  });

  it('reads the details of a fatal error, which come as a text [C-7.99]', async () => {
    await calls.joined();
    calls.page.tell('error', {
      errorMsg: 'the line is gone',
      error: { type: 'connection-error', msg: 'gone', details: '{"on":"reconnect"}' },
    });
    expect(calls.heard.at(-1)).toMatchObject({ error: { details: { on: 'reconnect' } } });
  });

  it('hands details on that are no JSON', async () => {
    await calls.joined();
    calls.page.tell('error', { errorMsg: 'gone', error: { type: 'exp-room', msg: 'gone', details: 'soon' } });
    expect(calls.heard.at(-1)).toMatchObject({ error: { details: 'soon' } });
  });

  it('asks for what is known of the room, by its address alone before, and passes it through [C-3.42] [C-7.88]', async () => {
    const call = await calls.joined();
    expect(await call.room()).toEqual({ roomUrlPendingJoin: roomUrl });
    calls.page.tell('access-state-updated', { access: { level: 'full' } });
    const asking = call.room({ includeRoomConfigDefaults: false });
    await settle();
    expect(calls.page.sent.at(-1)).toMatchObject({ action: 'lib-room-info', includeRoomConfigDefaults: false });
    const told = { id: 'r', name: 'hello', config: { lang: 'en' }, tokenConfig: {}, more: [1] };
    calls.page.reply('lib-room-info', told);
    expect(await asking).toEqual(told);
  });
});

describe('an instance', () => {
  it('can be made anew in the same breath as the last one is destroyed, as a component that is mounted twice does', async () => {
    const first = calls.create();
    const destroying = first.destroy();
    const second = calls.create();
    await destroying;
    expect(DailyCall.getCallInstance()).toBe(second);
  });

  it('is not registered when its properties are refused', () => {
    expect(() => DailyCall.createCallObject({ url: 7 } as never)).toThrow("property 'url': url should be a string");
    expect(DailyCall.getCallInstance()).toBeUndefined();
    calls.create();
  });

  it('may stand beside others where that is wanted, each hearing its own messages', async () => {
    const first = await calls.loaded();
    const second = calls.create({ allowMultipleCallInstances: true });
    expect(DailyCall.getCallInstance()).toBe(first);
    expect(DailyCall.getCallInstance(second.callClientId)).toBe(second);
    calls.page.tell('left-meeting', { callClientId: second.callClientId });
    expect(first.meetingState()).toBe('loaded');
    expect(second.meetingState()).toBe('left-meeting');
    await second.destroy();
  });

  it('leaves nothing behind after 1,000 calls', async () => {
    for (let round = 0; round < 1000; round += 1) {
      const call = await calls.joined();
      const destroying = call.destroy();
      calls.page.tell('left-meeting');
      await destroying;
    }
    expect(calls.page.listeners.size).toBe(0);
    expect(calls.page.window._daily).toEqual({ pendings: [], instances: {} });
    expect(calls.page.scripts.filter(({ isRemoved }) => !isRemoved)).toEqual([]);
  }, 20_000);

  it('tells those who wait for an answer when it goes away', async () => {
    const call = await calls.joined();
    const reason = reasonOf(call.cycleMic());
    await settle();
    const destroying = call.destroy();
    calls.page.tell('left-meeting');
    await destroying;
    expect(await reason).toMatchObject({ code: 'machine-gone' });
  });

  it('is not loaded anew once it is destroyed, not even without strict mode', async () => {
    const call = calls.create({ strictMode: false });
    await call.destroy();
    await expect(call.load()).rejects.toThrow('Use after destroy');
    expect(calls.page.scripts).toHaveLength(0);
  });

  it('does not wait for the answer of a machine that is not there', async () => {
    await expect(calls.create().cycleMic()).rejects.toThrow('cycle-mic needs a call machine');
  });

  it('takes ten listeners of an event before it warns, as its emitter does [C-9.4]', () => {
    const call = calls.create();
    expect(call.getMaxListeners()).toBe(10);
  });

  it('goes on when a listener throws', async () => {
    const call = await calls.joined();
    call.on('app-message', () => {
      throw new Error('the page’s own mistake');
    });
    calls.page.tell('app-message', { data: 1, fromId: 'other' });
    expect(console.error).toHaveBeenCalledWith('could not emit', 'app-message', expect.any(Error));
    expect(call.meetingState()).toBe('joined-meeting');
  });
});
