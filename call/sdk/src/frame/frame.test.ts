import { describe, expect, it, vi } from 'vitest';
import { DailyCall } from '../call.ts';
import { CallFixture, roomUrl, settle } from '../testing/call-fixture.ts';
import { me, other } from '../testing/scripted-page.ts';
import { frameAddress } from './frame-address.ts';

const calls = new CallFixture();
const frame = () => calls.page.frames[0];

describe('the address of a frame', () => {
  const hints = { id: '17.5', hostUrl: 'https://host.example/page?a=b c', sdkVersion: '0.79.0' };

  it('names token, layout, call, host page, version and proxy, in this order [C-2.3] [C-2.4] [C-2.5] [C-2.6] [C-2.7] [C-2.8]', () => {
    const properties = {
      url: 'https://rooms.example/r/hello',
      token: 'a token',
      layout: 'browser',
      dailyConfig: { proxyUrl: 'https://proxy.example/a?b' },
    } as const;
    expect(frameAddress(properties, hints)).toBe(
      'https://proxy.example/a?b/rooms.example/r/hello?t=a token&layout=browser&emb=17.5&embHref=https%3A%2F%2Fhost.example%2Fpage%3Fa%3Db%20c&dailyJsVersion=0.79.0&proxy=https%3A%2F%2Fproxy.example%2Fa%3Fb',
    );
  });

  it('leaves out what is not set, and keeps the query that is there', () => {
    expect(frameAddress({ url: 'https://rooms.example/r/hello?x=1', layout: 'custom-v1' }, hints)).toBe(
      'https://rooms.example/r/hello?x=1&layout=custom-v1&emb=17.5&embHref=https%3A%2F%2Fhost.example%2Fpage%3Fa%3Db%20c&dailyJsVersion=0.79.0',
    );
  });
});

describe('a frame', () => {
  it('is loaded by its address, hears all properties, and is ready when its page says so', async () => {
    const call = calls.createFrame({ userName: 'Asha', cssText: 'body { color: red }' });
    const loading = call.load();
    expect(frame()?.src).toContain(`${roomUrl}?layout=browser&emb=${call.callClientId}&embHref=`);
    calls.page.tell('iframe-ready-for-launch-config');
    expect(calls.page.sent.at(-1)).toMatchObject({ action: 'iframe-launch-config', userName: 'Asha', url: roomUrl });
    expect(call.meetingState()).toBe('loading');
    calls.page.tell('loaded');
    await loading;
    expect(calls.events()).toEqual(['loading', 'loaded']);
    expect(calls.page.sent.at(-1)).toMatchObject({ action: 'load-css', cssText: 'body { color: red }' });
    expect(new Set(frame()?.targets)).toEqual(new Set(['https://rooms.example']));
  });

  it('needs an address [C-8.4]', async () => {
    const call = DailyCall.createFrame();
    await expect(call.load()).rejects.toThrow("can't load iframe meeting because url property isn't set");
    expect(call.meetingState()).toBe('new');
  });

  it('stays with the room that it was loaded with [C-8.8]', async () => {
    const call = await calls.loaded(calls.createFrame());
    await expect(call.join({ url: `${roomUrl}-2` })).rejects.toThrow(
      `url in join() is different than the one used in load() (${roomUrl} -> ${roomUrl}-2)`,
    );
  });

  it('fails when its page has come but is no call page', async () => {
    vi.useFakeTimers();
    try {
      const call = calls.createFrame();
      const reason = call.load().catch((error: unknown) => error);
      for (const arrived of frame()?.listeners ?? []) arrived();
      await vi.advanceTimersByTimeAsync(20_000);
      expect(await reason).toBe(`Timed out (>20000 ms) when loading the call page ${roomUrl}`);
      expect(calls.heard.at(-1)).toMatchObject({ action: 'error', error: { type: 'connection-error' } });
      expect(frame()?.src).toBe('');
    } finally {
      vi.useRealTimers();
    }
  });

  it('shows the reason for which its page did not load, without failing a second time', async () => {
    vi.useFakeTimers();
    try {
      const call = calls.createFrame();
      const reason = call.load().catch((error: unknown) => error);
      for (const arrived of frame()?.listeners ?? []) arrived();
      calls.page.tell('error', { errorMsg: 'the room is full', preserveIframe: true });
      expect(await reason).toBe('the room is full');
      await vi.advanceTimersByTimeAsync(60_000);
      expect(calls.events().filter((action) => action === 'error')).toHaveLength(1);
      expect(frame()?.src).toContain(roomUrl);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is emptied when it is left while it loads, and else not', async () => {
    const call = calls.createFrame();
    const reason = call.load().catch((error: unknown) => error);
    await call.leave();
    expect(await reason).toMatchObject({ code: 'cancelled' });
    expect(frame()?.src).toBe('');
    const leaving = (await calls.joined(call)).leave();
    calls.page.tell('left-meeting');
    await leaving;
    expect(frame()?.src).toContain(roomUrl);
  });

  it('is left and taken away at once when it never came', async () => {
    const call = calls.createFrame();
    const reason = call.load().catch((error: unknown) => error);
    await call.destroy();
    expect(await reason).toMatchObject({ code: 'cancelled' });
    expect(frame()?.isRemoved).toBe(true);
    expect(calls.page.listeners.size).toBe(0);
    expect(frame()?.listeners.size).toBe(0);
  });

  it('ends at once when its element was taken out of the page, as React does before it tells of it', async () => {
    const call = await calls.joined(calls.createFrame());
    Object.assign(frame() ?? {}, { contentWindow: null });
    await call.destroy();
    expect(call.isDestroyed()).toBe(true);
    expect(calls.events().slice(-2)).toEqual(['left-meeting', 'call-instance-destroyed']);
  });

  it('ends soon when its element is taken out of the page while it is being destroyed', async () => {
    const call = await calls.joined(calls.createFrame());
    vi.useFakeTimers();
    try {
      const leaving = call.leave();
      const destroying = call.destroy();
      Object.assign(frame() ?? {}, { contentWindow: null });
      await vi.advanceTimersByTimeAsync(5000);
      await Promise.all([leaving, destroying]);
      expect(call.isDestroyed()).toBe(true);
      expect(calls.events().slice(-2)).toEqual(['left-meeting', 'call-instance-destroyed']);
      expect(calls.page.listeners.size).toBe(0);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('goes away although its page cannot be told', async () => {
    const call = await calls.joined(calls.createFrame());
    const reason = new Error('no message goes through');
    const contentWindow = {
      postMessage() {
        throw reason;
      },
    };
    Object.assign(frame() ?? {}, { contentWindow });
    await call.destroy();
    expect(call.isDestroyed()).toBe(true);
    expect(frame()?.isRemoved).toBe(true);
    expect(calls.page.listeners.size).toBe(0);
    expect(console.error).toHaveBeenCalledWith('could not leave before destroying', reason);
  });

  it('is emptied by a fatal error, unless the page asks to stay', async () => {
    const call = await calls.loaded(calls.createFrame());
    calls.page.tell('error', { errorMsg: 'over', preserveIframe: true });
    expect(frame()?.src).not.toBe('');
    expect(calls.heard.at(-1)).not.toHaveProperty('preserveIframe');
    const loading = call.load();
    calls.page.tell('loaded');
    await loading;
    calls.page.tell('error', { errorMsg: 'over' });
    expect(frame()?.src).toBe('');
    expect(call.meetingState()).toBe('error');
  });

  it('hears no answer of a page that went: emptied by a fatal error, or replaced by the next', async () => {
    const call = await calls.loaded(calls.createFrame());
    const waiting = () => call.getInputDevices().catch((error: unknown) => error);
    const first = waiting();
    await settle();
    calls.page.tell('error', { errorMsg: 'stays', preserveIframe: true });
    calls.page.reply('get-input-devices', { camera: {}, mic: {}, speaker: {} });
    expect(await first).toEqual({ camera: {}, mic: {}, speaker: {} });
    const second = waiting();
    await settle();
    const loading = call.load();
    expect(await second).toMatchObject({ code: 'machine-gone' });
    calls.page.tell('loaded');
    await loading;
    const third = waiting();
    await settle();
    calls.page.tell('error', { errorMsg: 'over' });
    expect(await third).toMatchObject({ code: 'machine-gone' });
  });

  it('goes away when it cannot be made', () => {
    expect(() => DailyCall.createFrame({ colour: 'red' } as never)).toThrow("unrecognized property 'colour'");
    expect(frame()?.isRemoved).toBe(true);
  });

  it('gives its element, and takes styles by message [C-7.89]', async () => {
    const call = await calls.loaded(calls.createFrame());
    expect(call.iframe()).toBe(frame());
    expect(call.loadCss({ bodyClass: 'dark', cssFile: '/call.css', cssText: 'a {}' })).toBe(call);
    expect(calls.page.sent.at(-1)).toMatchObject({
      action: 'load-css',
      bodyClass: 'dark',
      cssFile: 'https://host.example/call.css',
      cssText: 'a {}',
    });
  });

  it('is styled again by a join that comes after its load, for what was configured may be otherwise', async () => {
    const call = await calls.loaded(calls.createFrame({ cssText: 'a{}' }));
    await calls.joined(call);
    expect(calls.page.sent.filter(({ action }) => action === 'load-css')).toMatchObject([
      { cssText: 'a{}' },
      { cssText: 'a{}' },
    ]);
  });

  it('is styled once by a join that loads, by an address as the page around it understands it', async () => {
    await calls.joined(calls.createFrame({ cssFile: '/call.css' }));
    const styles = calls.page.sent.filter(({ action }) => action === 'load-css');
    expect(styles).toMatchObject([{ cssFile: 'https://host.example/call.css' }]);
  });

  it('tells of people who are described without tracks', async () => {
    await calls.joined(calls.createFrame(), { local: me, other });
    calls.page.tell('participant-updated', { participant: { session_id: 'other', user_name: 'bare' } });
    expect(calls.events().slice(-1)).toEqual(['participant-updated']);
  });

  it('may be something that is only like one', () => {
    const frame = { contentWindow: { postMessage: () => undefined }, src: '', remove: () => undefined };
    const call = DailyCall.wrap(frame as never, { url: roomUrl });
    expect(call.iframe()).toBe(frame);
    void call.load().catch(() => undefined);
    expect(frame.src).toContain(roomUrl);
  });

  it('shows people without their tracks, and asks its page for devices', async () => {
    const call = await calls.joined(calls.createFrame(), { local: me, other });
    expect(call.participants().other).toEqual(other);
    const listing = call.enumerateDevices();
    await settle();
    calls.page.reply('enumerate-devices', { devices: [] });
    expect(await listing).toEqual({ devices: [] });
  });

  it('has no call object’s methods [C-8.14]', async () => {
    const call = await calls.joined(calls.createFrame());
    const suffix = 'is only supported on custom callObject instances';
    expect(() => call.accessState()).toThrow(`accessState() ${suffix}`);
    expect(() => call.waitingParticipants()).toThrow(`waitingParticipants() ${suffix}`);
    expect(() => call.setMeetingSessionData({})).toThrow(suffix);
    await expect(call.startCamera()).rejects.toThrow(`startCamera() ${suffix}`);
    await expect(call.preAuth()).rejects.toThrow(`preAuth() ${suffix}`);
    await expect(call.requestAccess({ name: 'Asha' })).rejects.toThrow(`requestAccess() ${suffix}`);
    await expect(call.updateWaitingParticipant('a')).rejects.toThrow(`updateWaitingParticipant() ${suffix}`);
    await expect(call.updateWaitingParticipants({})).rejects.toThrow(`updateWaitingParticipants() ${suffix}`);
  });
});

describe('wrapping', () => {
  it('takes only what is like a frame', () => {
    expect(() => DailyCall.wrap(undefined as never)).toThrow('DailyIframe::Wrap needs an iframe-like first argument');
    expect(() => DailyCall.wrap({ contentWindow: {} } as never)).toThrow('needs an iframe-like first argument');
  });
});
