import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFixture, roomUrl, settle } from '../testing/call-fixture.ts';
import { me } from '../testing/scripted-page.ts';

class Track {
  readonly kind: string;
  constructor(kind: string) {
    this.kind = kind;
  }
}

const calls = new CallFixture();
beforeEach(() => vi.stubGlobal('MediaStreamTrack', Track));

const sent = () => calls.page.sent.at(-1);
const infos = { camera: { deviceId: 'cam' }, mic: { deviceId: 'mic' }, speaker: { deviceId: 'speaker' } };

describe('camera and microphone', () => {
  it('are turned on and off by messages; only muting may give the microphone back [C-7.14] [C-7.15]', async () => {
    const call = await calls.joined();
    expect(call.setLocalVideo(false)).toBe(call);
    expect(sent()).toMatchObject({ action: 'local-video', state: false });
    call.setLocalAudio(false, { forceDiscardTrack: true });
    expect(sent()).toMatchObject({ action: 'local-audio', state: false, options: { forceDiscardTrack: true } });
    call.setLocalAudio(true, { forceDiscardTrack: true });
    expect(sent()).toMatchObject({ action: 'local-audio', state: true, options: {} });
    expect(sent()?.options).not.toHaveProperty('forceDiscardTrack');
    expect(console.warn).toHaveBeenCalled();
  });

  it('are unknown before there is a participant, and on unless blocked or off [C-4.35] [C-4.36]', async () => {
    const call = calls.create();
    expect([call.localAudio(), call.localVideo(), call.localScreenAudio(), call.localScreenVideo()]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    await calls.joined(call);
    for (const [state, isOn] of [
      ['blocked', false],
      ['off', false],
      ['loading', true],
      ['interrupted', true],
      ['playable', true],
    ] as const) {
      const tracks = { ...me.tracks, audio: { subscribed: true, state }, video: { subscribed: true, state } };
      calls.page.tell('participant-updated', { participant: { ...me, tracks } });
      expect([call.localAudio(), call.localVideo()], state).toEqual([isOn, isOn]);
    }
  });

  it.each([
    'cam-in-use',
    'mic-in-use',
    'cam-mic-in-use',
    'not-found',
    'permissions',
    'constraints',
    'undefined-mediadevices',
    'unknown',
  ])('tell why they cannot be used: %s [C-8.49] [C-8.50] [C-8.51] [C-8.52] [C-8.53]', async (type) => {
    const call = await calls.joined();
    const fields = { errorMsg: { errorMsg: 'no', audioOk: true, videoOk: false }, error: { type, msg: 'no' } };
    calls.page.tell('camera-error', fields);
    expect(calls.heard.at(-1)).toMatchObject({ action: 'camera-error', ...fields });
    expect(call.meetingState()).toBe('joined-meeting');
  });
});

describe('devices', () => {
  it('are chosen by messages, which answer with those in use [C-7.28] [C-7.29] [C-7.30]', async () => {
    const call = await calls.joined();
    for (const [choose, action, fields] of [
      [() => call.setInputDevicesAsync({ audioDeviceId: 'mic' }), 'set-input-devices', { audioDeviceId: 'mic' }],
      [() => call.setInputDevicesAsync({ videoDeviceId: 'cam' }), 'set-input-devices', { videoDeviceId: 'cam' }],
      [
        () => call.setOutputDeviceAsync({ outputDeviceId: 'speaker' }),
        'set-output-device',
        { outputDeviceId: 'speaker' },
      ],
      [() => call.getInputDevices(), 'get-input-devices', {}],
    ] as const) {
      const choosing = choose();
      await settle();
      expect(sent()).toMatchObject({ action, ...fields });
      calls.page.reply(action, infos);
      expect(await choosing).toEqual(infos);
    }
  });

  it('may be own tracks, which lie beside the messages [C-5.18] [C-5.19]', async () => {
    const call = await calls.joined();
    const track = new Track('audio');
    const choosing = call.setInputDevicesAsync({ audioSource: track as never, audioDeviceId: 'not this one' });
    await settle();
    expect(sent()).toMatchObject({ action: 'set-input-devices', audioDeviceId: 'daily-custom-track' });
    expect(calls.page.window._daily?.instances[call.callClientId ?? '']?.tracks.audioTrack).toBe(track);
    calls.page.reply('set-input-devices', infos);
    await choosing;
  });

  it('are only allowed or forbidden by a yes or no', async () => {
    const call = await calls.joined();
    const choosing = call.setInputDevicesAsync({ videoSource: false });
    await settle();
    expect(calls.page.sent.slice(-2)).toMatchObject([
      { action: 'set-allow-local-video', state: false },
      { action: 'get-input-devices' },
    ]);
    calls.page.reply('get-input-devices', infos);
    expect(await choosing).toEqual(infos);
  });

  it('are those that are configured while there is no machine', async () => {
    const call = calls.create({ audioSource: 'mic' });
    expect(await call.setOutputDeviceAsync({ outputDeviceId: 'speaker' })).toEqual({
      camera: {},
      mic: { deviceId: 'mic' },
      speaker: { deviceId: 'speaker' },
    });
    expect(await call.setInputDevicesAsync({ videoDeviceId: 'cam' })).toEqual(infos);
    expect(calls.page.sent).toEqual([]);
  });

  it('are those that are configured when the machine says so, and chosen among those', async () => {
    const call = await calls.joined(calls.create({ audioSource: 'mic' }));
    const choosing = call.setInputDevicesAsync({ videoDeviceId: 'cam' });
    const hearing = call.setOutputDeviceAsync({ outputDeviceId: 'speaker' });
    await settle();
    calls.page.reply('set-input-devices', { returnPreloadCache: true });
    calls.page.reply('set-output-device', { returnPreloadCache: true });
    expect(await choosing).toEqual(infos);
    expect(await hearing).toEqual(infos);
    expect(calls.heard.at(-1)).toMatchObject({
      action: 'input-settings-updated',
      inputSettings: { audio: { settings: { deviceId: 'mic' } }, video: { settings: { deviceId: 'cam' } } },
    });
  });

  it('of a frame are those that its page tells, which is told once it has spoken', async () => {
    const call = calls.createFrame();
    await expect(call.getInputDevices()).rejects.toThrow('get-input-devices needs a call machine');
    call.load().catch(() => undefined);
    calls.page.tell('iframe-ready-for-launch-config');
    const asking = call.getInputDevices();
    await settle();
    expect(sent()).toMatchObject({ action: 'get-input-devices' });
    calls.page.reply('get-input-devices', infos);
    expect(await asking).toEqual(infos);
  });

  it('are gone through one after the other [C-7.32] [C-7.33]', async () => {
    const call = await calls.joined();
    const camera = call.cycleCamera({ preferDifferentFacingMode: true });
    await settle();
    expect(sent()).toMatchObject({ action: 'cycle-camera', properties: { preferDifferentFacingMode: true } });
    calls.page.reply('cycle-camera', { device: { deviceId: 'second' } });
    expect(await camera).toEqual({ device: { deviceId: 'second' } });
    const microphone = call.cycleMic();
    await settle();
    calls.page.reply('cycle-mic', { device: null });
    expect(await microphone).toEqual({ device: null });
  });

  it('are listed by the browser, cameras with where they look; a frame asks its page [C-7.34]', async () => {
    const camera = { kind: 'videoinput', deviceId: 'a', groupId: '', label: 'Back camera' };
    const microphone = { kind: 'audioinput', deviceId: 'b', groupId: '', label: '' };
    const speaker = { kind: 'audiooutput', deviceId: 'c', groupId: '', label: '' };
    const navigator = {
      userAgent: 'Firefox/117.0',
      mediaDevices: { enumerateDevices: async () => [camera, microphone, speaker] },
    };
    calls.page.window.navigator = navigator;
    const call = calls.create();
    expect((await call.enumerateDevices()).devices).toMatchObject([{ ...camera, facing: 'environment' }, microphone]);
    navigator.userAgent = 'Firefox/130.0';
    expect((await call.enumerateDevices()).devices).toHaveLength(3);
    await call.destroy();
    const frame = await calls.loaded(calls.createFrame());
    const listing = frame.enumerateDevices();
    await settle();
    expect(sent()).toMatchObject({ action: 'enumerate-devices' });
    calls.page.reply('enumerate-devices', { devices: [microphone] });
    expect(await listing).toEqual({ devices: [microphone] });
  });

  it('that come and go are told by the browser', async () => {
    const listeners = new Set<() => void>();
    let found = [{ kind: 'audioinput', deviceId: 'a', groupId: '', label: '' }];
    calls.page.window.navigator = {
      mediaDevices: {
        ondevicechange: null,
        enumerateDevices: async () => found,
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      },
    };
    const call = calls.create();
    await settle();
    for (const listener of listeners) listener();
    await settle();
    expect(calls.events()).toEqual([]);
    found = [...found, { kind: 'audioinput', deviceId: 'b', groupId: '', label: '' }];
    for (const listener of listeners) listener();
    await settle();
    expect(calls.heard).toMatchObject([{ action: 'available-devices-updated', availableDevices: found }]);
    await call.destroy();
    expect(listeners.size).toBe(0);
  });

  it('are looked for every three seconds where the browser tells nothing [C-4.49]', async () => {
    vi.useFakeTimers();
    try {
      const enumerateDevices = vi.fn(async () => [] as object[]);
      calls.page.window.navigator = { mediaDevices: { enumerateDevices } };
      const call = calls.create();
      await vi.advanceTimersByTimeAsync(2999);
      expect(enumerateDevices).toHaveBeenCalledTimes(1);
      enumerateDevices.mockResolvedValue([{ kind: 'audioinput', deviceId: 'a', groupId: '', label: '' }]);
      await vi.advanceTimersByTimeAsync(3001);
      expect(enumerateDevices).toHaveBeenCalledTimes(3);
      expect(calls.events()).toEqual(['available-devices-updated']);
      await call.destroy();
      await vi.advanceTimersByTimeAsync(9000);
      expect(enumerateDevices).toHaveBeenCalledTimes(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it('in use are told when they change', async () => {
    await calls.joined();
    calls.page.tell('selected-devices-updated', {});
    calls.page.tell('selected-devices-updated', { devices: infos });
    expect(calls.heard.at(-1)).toMatchObject({ action: 'selected-devices-updated', devices: infos });
    expect(calls.events().filter((action) => action === 'selected-devices-updated')).toHaveLength(1);
  });
});

describe('outside browsers', () => {
  it('has its own ways to cameras and no others [C-7.31] [C-8.16]', async () => {
    const here = calls.create();
    const onlyThere = 'This daily-js method is only supported in React Native';
    expect(() => here.setCamera('front')).toThrow(onlyThere);
    expect(() => here.getCameraFacingMode()).toThrow(onlyThere);
    await here.destroy();
    vi.stubGlobal('navigator', { product: 'ReactNative' });
    const call = await calls.initialised();
    const choosing = call.setCamera('front');
    await settle();
    expect(sent()).toMatchObject({ action: 'set-camera', cameraDeviceId: 'front' });
    calls.page.reply('set-camera', { device: { deviceId: 'front' } });
    expect(await choosing).toEqual({ device: { deviceId: 'front' } });
    const text = 'This daily-js method is not currently supported in React Native';
    expect(() => call.iframe()).toThrow(text);
    expect(() => call.loadCss({})).toThrow(text);
    expect(() => call.getActiveSpeaker()).toThrow(text);
    expect(() => call.startCustomTrack({ track: undefined as never })).toThrow(text);
    expect(() => call.stopCustomTrack('a')).toThrow(text);
    await expect(call.cycleMic()).rejects.toThrow(text);
    await expect(call.setInputDevicesAsync({})).rejects.toThrow(text);
    await expect(call.setOutputDeviceAsync({})).rejects.toThrow(text);
  });
});

describe('sources as properties', () => {
  it.each([
    ['videoSource', 'video', 'video'],
    ['audioSource', 'audio', 'audio'],
  ] as const)('take a yes or no, a device or a live track: %s [C-5.18] [C-5.19]', async (name, slot, kind) => {
    const track = new Track(kind);
    for (const source of [true, false, 'a device', track]) {
      const call = calls.create({ [name]: source });
      expect(call.properties[name]).toBe(source);
      await call.destroy();
    }
    expect(() => calls.create({ [name]: 7 } as never)).toThrow(`property '${name}': undefined`);
    expect(console.error).toHaveBeenCalledWith(`${name} must be a MediaStreamTrack, boolean, or a string`);
    const joined = await calls.joined(calls.create({ url: roomUrl, [name]: track }));
    expect(calls.page.sent.find(({ action }) => action === 'join-meeting')).toMatchObject({
      properties: { [name]: 'daily-custom-track' },
      preloadCache: { inputSettings: { [slot]: { settings: { customTrack: 'daily-custom-track' } } } },
    });
    expect(joined.meetingState()).toBe('joined-meeting');
  });
});
