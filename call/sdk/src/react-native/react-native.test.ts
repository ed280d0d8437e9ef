import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../testing/call-fixture.ts';
import { failureOf, ScriptedCall } from '../testing/scripted-call.ts';
import { me } from '../testing/scripted-page.ts';
import { isReactNativeConfig } from './check-react-native-config.ts';
import type { NativeAppState, NativeEnvironment } from './native-environment.ts';

/** A phone that notes what is asked of it; the test does what its person and its system do. */
class ScriptedPhone implements NativeEnvironment {
  readonly asked: unknown[][] = [];
  isIOS = false;
  isCaptured = false;
  beginCapture: (() => void) | null = null;
  loseOrGetSound: (hasFocus: boolean) => void = () => undefined;
  goTo: (state: NativeAppState) => void = () => undefined;
  endCapture: () => void = () => undefined;
  listeners = 0;

  setKeepDeviceAwake = (isAwake: boolean) => this.#note('awake', isAwake);
  setAudioMode = (mode: string) => this.#note('mode', mode);
  enableNoOpRecordingEnsuringBackgroundContinuity = (isOn: boolean) => this.#note('background', isOn);
  setShowOngoingMeetingNotification = (isShown: boolean, title?: string) => this.#note('notification', isShown, title);
  setAudioDevice = (id: string) => this.#note('device', id);
  getAudioDevice = async () => 'SPEAKERPHONE';
  isScreenBeingCaptured = () => this.isCaptured;
  presentSystemScreenCapturePrompt = () => this.#note('prompt');

  setSystemScreenCaptureStartCallback(callback: (() => void) | null): void {
    this.beginCapture = callback;
  }

  addAudioFocusChangeListener(listener: (hasFocus: boolean) => void): void {
    this.listeners += 1;
    this.loseOrGetSound = listener;
  }

  addAppStateChangeListener(listener: (state: NativeAppState) => void): void {
    this.listeners += 1;
    this.goTo = listener;
  }

  addSystemScreenCaptureStopListener(listener: () => void): void {
    this.listeners += 1;
    this.endCapture = listener;
  }

  removeAudioFocusChangeListener(): void {
    this.listeners -= 1;
  }

  removeAppStateChangeListener(): void {
    this.listeners -= 1;
  }

  removeSystemScreenCaptureStopListener(): void {
    this.listeners -= 1;
  }

  /** What was asked under this name. */
  of(name: string): unknown[] {
    return this.asked.filter(([asked]) => asked === name).map(([, value]) => value);
  }

  #note(...what: unknown[]): void {
    this.asked.push(what);
  }
}

let phone: ScriptedPhone;

beforeEach(() => {
  phone = new ScriptedPhone();
  vi.stubGlobal('navigator', { product: 'ReactNative', userAgent: '' });
  vi.stubGlobal('DailyNativeUtils', phone);
});
afterEach(() => vi.unstubAllGlobals());

/** In a meeting, with the camera and the microphone on or off. */
async function inMeeting(media: { video?: string; audio?: string } = {}, properties = {}): Promise<ScriptedCall> {
  const scripted = await ScriptedCall.headless(properties).joined();
  tellOwn(scripted, media);
  scripted.forget();
  return scripted;
}

function tellOwn(scripted: ScriptedCall, { video = 'playable', audio = 'playable' }): void {
  const tracks = { ...me.tracks, video: { state: video }, audio: { state: audio } };
  scripted.tell('participant-updated', { participant: { ...me, tracks } });
}

const switches = ({ sent }: ScriptedCall) => sent.map(({ action, state }) => `${action} ${state}`);

describe('a phone', () => {
  it('stays awake while joining and joined [C-4.22]', async () => {
    const scripted = ScriptedCall.headless();
    const joining = scripted.call.join();
    expect(phone.of('awake')).toEqual([true]);
    await settle();
    scripted.page.finishLoading();
    await settle();
    scripted.tell('joined-meeting', { participants: { local: me } });
    await joining;
    expect(phone.of('awake')).toEqual([true]);
    scripted.tell('left-meeting');
    expect(phone.of('awake')).toEqual([true, false]);
    expect(phone.of('background')).toEqual([true, false]);
  });

  it('is in its mode for talking while joining and joined [C-4.23]', async () => {
    const scripted = await inMeeting();
    expect(phone.of('mode')).toEqual(['video']);
    expect(scripted.call.nativeInCallAudioMode()).toBe('video');
    scripted.call.setNativeInCallAudioMode('voice');
    expect(phone.of('mode')).toEqual(['video', 'voice']);
    expect(scripted.call.setNativeInCallAudioMode('loud' as never)).toBeUndefined();
    expect(scripted.said).toEqual(['invalid in-call audio mode specified:  loud']);
    scripted.tell('left-meeting');
    expect(phone.of('mode')).toEqual(['video', 'voice', 'idle']);
  });

  it('keeps a mode that is chosen before the meeting for the meeting', async () => {
    const scripted = ScriptedCall.headless();
    scripted.call.setNativeInCallAudioMode('voice');
    expect(phone.of('mode')).toEqual([]);
    await scripted.joined();
    expect(phone.of('mode')).toEqual(['voice']);
  });

  it('lets go when a join fails', async () => {
    const { call } = ScriptedCall.headless();
    expect(await failureOf(() => call.join({ url: 5 as never }))).toContain("property 'url'");
    expect(phone.of('awake')).toEqual([true, false]);
    expect(phone.of('mode')).toEqual(['video', 'idle']);
  });

  it('shows that a meeting goes on, unless the app does so itself', async () => {
    const config = { androidInCallNotification: { title: 'In a call' } };
    await inMeeting({}, { reactNativeConfig: config });
    expect(phone.asked.findLast(([name]) => name === 'notification')).toEqual(['notification', true, 'In a call']);
    const own = { androidInCallNotification: { disableForCustomOverride: true } };
    await inMeeting({}, { reactNativeConfig: own });
    expect(phone.of('notification').at(-1)).toBe(false);
  });

  it('chooses where the sound comes out', async () => {
    const { call } = await inMeeting();
    expect(await call.setAudioDevice('SPEAKERPHONE')).toEqual({ deviceId: 'SPEAKERPHONE' });
    expect(phone.of('device')).toEqual(['SPEAKERPHONE']);
  });
});

describe('an app that is not seen', () => {
  it('turns the camera off [C-4.44]', async () => {
    const scripted = await inMeeting();
    phone.goTo('inactive');
    expect(switches(scripted)).toEqual(['local-video false']);
  });

  it('turns it on again when it is seen, if it was on [C-4.45]', async () => {
    const scripted = await inMeeting();
    phone.goTo('inactive');
    tellOwn(scripted, { video: 'off' });
    phone.goTo('background');
    phone.goTo('active');
    phone.goTo('active');
    expect(switches(scripted)).toEqual(['local-video false', 'local-video true']);
  });

  it('leaves a camera off that was off', async () => {
    const scripted = await inMeeting({ video: 'off' });
    phone.goTo('background');
    phone.goTo('active');
    expect(switches(scripted)).toEqual([]);
  });

  it('destroys its call when it is destroyed', async () => {
    const scripted = await inMeeting();
    expect(phone.listeners).toBe(3);
    phone.goTo('destroyed');
    scripted.tell('left-meeting');
    await settle();
    expect(scripted.call.isDestroyed()).toBe(true);
    expect(scripted.heard.at(-1)).toEqual({ action: 'call-instance-destroyed' });
    expect(phone.listeners).toBe(0);
  });
});

describe('a sound that another app takes', () => {
  it('mutes the microphone [C-4.46]', async () => {
    const scripted = await inMeeting();
    phone.loseOrGetSound(false);
    expect(switches(scripted)).toEqual(['local-audio false']);
  });

  it('comes back with the microphone, if it was on [C-4.47]', async () => {
    const scripted = await inMeeting();
    phone.loseOrGetSound(false);
    tellOwn(scripted, { audio: 'off' });
    phone.loseOrGetSound(false);
    phone.loseOrGetSound(true);
    expect(switches(scripted)).toEqual(['local-audio false', 'local-audio true']);
  });

  it('comes back without a microphone that was off', async () => {
    const scripted = await inMeeting({ audio: 'off' });
    phone.loseOrGetSound(false);
    phone.loseOrGetSound(true);
    expect(switches(scripted)).toEqual(['local-audio false']);
  });
});

it('leaves devices alone that the app manages itself', async () => {
  const reactNativeConfig = { disableAutoDeviceManagement: { audio: true, video: true } };
  const scripted = await inMeeting({}, { reactNativeConfig });
  phone.goTo('background');
  phone.loseOrGetSound(false);
  scripted.call.setNativeInCallAudioMode('voice');
  expect(switches(scripted)).toEqual([]);
  expect(phone.of('mode')).toEqual([]);
  expect(phone.of('awake')).toEqual([true]);
});

describe('sharing the screen', () => {
  it('ends with a capture that the system ends [C-4.48]', async () => {
    const scripted = await inMeeting();
    phone.endCapture();
    expect(scripted.sent).toEqual([{ action: 'local-screen-stop' }]);
  });

  it("begins on iOS in the system's own dialogue", async () => {
    phone.isIOS = true;
    const scripted = await inMeeting();
    await scripted.call.startScreenShare();
    expect(scripted.sent).toEqual([]);
    expect(phone.of('prompt')).toHaveLength(1);
    phone.beginCapture?.();
    expect(scripted.sent).toEqual([{ action: 'local-screen-start', captureOptions: {} }]);
    expect(phone.beginCapture).toBeNull();
  });

  it('does not begin on iOS while the screen is captured already [C-8.33]', async () => {
    Object.assign(phone, { isIOS: true, isCaptured: true });
    const scripted = await inMeeting();
    await scripted.call.startScreenShare();
    expect(scripted.heard).toEqual([
      {
        action: 'nonfatal-error',
        type: 'screen-share-error',
        errorMsg: 'Could not start the screen sharing. The screen is already been captured!',
      },
    ]);
    expect(scripted.sent).toEqual([]);
  });
});

describe('methods', () => {
  const inNative = 'This daily-js method is not currently supported in React Native';
  const onlyNative = 'This daily-js method is only supported in React Native';

  it.each([
    'setBandwidth',
    'getDailyLang',
    'setDailyLang',
    'getInputSettings',
    'updateInputSettings',
    'setActiveSpeakerMode',
    'activeSpeakerMode',
    'setPlayNewParticipantSound',
    'addFakeParticipant',
    'setNetworkTopology',
    'testCallQuality',
  ] as const)('%s is not for React Native [C-8.18]', async (method) => {
    const { call } = await inMeeting();
    expect(await failureOf(() => (call[method] as (argument: unknown) => unknown).call(call, {}))).toBe(inNative);
  });

  it.each([
    'nativeInCallAudioMode',
    'setNativeInCallAudioMode',
    'setAudioDevice',
    'setCamera',
    'getCameraFacingMode',
  ] as const)('%s is only for React Native [C-8.17] [C-8.18]', async (method) => {
    vi.stubGlobal('navigator', { userAgent: '' });
    const { call } = await ScriptedCall.headless().joined();
    expect(await failureOf(() => (call[method] as (argument: unknown) => unknown).call(call, 'a'))).toBe(onlyNative);
  });
});

it.each([
  [{}, true],
  [{ androidInCallNotification: { title: 'a', subtitle: 'b', iconName: 'c', disableForCustomOverride: true } }, true],
  [{ disableAutoDeviceManagement: { audio: false } }, true],
  [{ disableAutoDeviceManagement: { audio: 'no' } }, false],
  [{ androidInCallNotification: { title: 5 } }, false],
  [{ other: {} }, false],
  [undefined, false],
])('the configuration %j is accepted: %s', (config, accepted) => {
  expect(isReactNativeConfig(config)).toBe(accepted);
});
