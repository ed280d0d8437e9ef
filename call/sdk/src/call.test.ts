import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { DailyCall } from './call.ts';
import { CallFixture, settle } from './testing/call-fixture.ts';
import { me, other } from './testing/scripted-page.ts';

const calls = new CallFixture();

/** What of a meeting can be asked for at any time. */
const meetingOf = (call: DailyCall): Record<string, unknown> => ({
  participants: call.participants(),
  counts: call.participantCounts(),
  access: call.accessState(),
  waiting: call.waitingParticipants(),
  activeSpeaker: call.getActiveSpeaker(),
  isActiveSpeakerMode: call.activeSpeakerMode(),
  level: call.getLocalAudioLevel(),
  levels: call.getRemoteParticipantsAudioLevel(),
  isObserving: call.isLocalAudioLevelObserverRunning(),
  isObservingOthers: call.isRemoteParticipantsAudioLevelObserverRunning(),
});

describe('loading', () => {
  it('begins in the state new [C-4.2]', () => {
    expect(calls.create().meetingState()).toBe('new');
  });

  it('goes over loading to loaded [C-4.3] [C-4.4]', async () => {
    const call = calls.create();
    const loading = call.load();
    expect(call.meetingState()).toBe('loading');
    expect(calls.page.scripts[0]?.src).toBe('https://rooms.example/call-machine/0.79.0/call-machine.js');
    calls.page.finishLoading();
    await loading;
    expect(call.meetingState()).toBe('loaded');
    expect(calls.events()).toEqual(['loading']);
  });

  it('fails after three attempts, with a connection-error and the state error [C-4.5] [C-4.19] [C-8.26] [C-8.27] [C-8.28]', async () => {
    vi.useFakeTimers();
    try {
      const call = calls.create();
      const loading = call.load().catch((error: unknown) => error);
      for (let attempt = 0; attempt < 3; attempt += 1) {
        calls.page.scripts.at(-1)?.onerror?.();
        await vi.advanceTimersByTimeAsync(3000);
      }
      expect(await loading).toMatch(/^Failed to load call object bundle https/);
      expect(call.meetingState()).toBe('error');
      expect(calls.events()).toEqual([
        'loading',
        'load-attempt-failed',
        'load-attempt-failed',
        'load-attempt-failed',
        'error',
      ]);
      expect(calls.heard.at(-1)).toMatchObject({ error: { type: 'connection-error', details: { on: 'load' } } });
    } finally {
      vi.useRealTimers();
    }
  });

  it('is reported as a time-out when the script takes longer than 20 s [C-4.30] [C-8.25]', async () => {
    vi.useFakeTimers();
    try {
      const call = calls.create();
      const loading = call.load().catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(3 * 20_000 + 2 * 3000);
      expect(await loading).toMatch(/^Timed out \(>20000 ms\) when loading call object bundle/);
      expect(calls.heard.at(-1)).toMatchObject({ error: { details: { sourceError: { type: 'timeout' } } } });
    } finally {
      vi.useRealTimers();
    }
  });

  it('may be given less time, which the time-out names [C-4.31] [C-8.25]', async () => {
    vi.useFakeTimers();
    try {
      const call = calls.create({ dailyConfig: { callObjectBundleTimeoutMs: 500 } });
      const loading = call.load().catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(3 * 500 + 2 * 3000);
      expect(await loading).toMatch(/^Timed out \(>500 ms\) when loading call object bundle/);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is needed again after leaving, when the machine that is there is only reset [C-4.6]', async () => {
    const call = await calls.joined();
    const leaving = call.leave();
    calls.page.tell('left-meeting');
    await leaving;
    await call.load();
    expect(calls.page.resets).toBe(1);
    expect(calls.page.scripts).toHaveLength(1);
    expect(call.meetingState()).toBe('loaded');
  });

  it('takes the machine from the override [C-7.6]', async () => {
    const call = calls.create({ dailyConfig: { callObjectBundleUrlOverride: 'https://cdn.example/machine.js' } });
    void call.load();
    expect(calls.page.scripts[0]?.src).toBe('https://cdn.example/machine.js');
    calls.page.finishLoading();
  });
});

describe('joining', () => {
  it('goes over joining to joined, and resolves with the participants [C-4.1] [C-4.7] [C-4.8] [C-4.21]', async () => {
    const call = await calls.loaded();
    const joining = call.join({ userName: 'Asha' });
    await settle();
    expect(call.meetingState()).toBe('joining-meeting');
    expect(calls.page.sent.at(-1)).toMatchObject({ action: 'join-meeting', properties: { userName: 'Asha' } });
    calls.page.tell('joined-meeting', { participants: { local: me, other } });
    expect(Object.keys((await joining) ?? {})).toEqual(['local', 'other']);
    expect(call.meetingState()).toBe('joined-meeting');
  });

  it('only warns while joining or joined [C-4.9] [C-4.10]', async () => {
    const call = await calls.loaded();
    const joining = call.join();
    await settle();
    expect(await call.join()).toBeUndefined();
    calls.page.tell('joined-meeting', { participants: { local: me } });
    await joining;
    expect(await call.join()).toBeUndefined();
    expect(calls.page.actions().filter((action) => action === 'join-meeting')).toHaveLength(1);
    expect(console.warn).toHaveBeenCalledWith('already joined meeting, call leave() before joining again');
  });

  it('rejects with the event when the room refuses, and can be tried again [C-4.17] [C-4.18] [C-4.20]', async () => {
    const call = await calls.loaded();
    const joining = call.join().catch((error: unknown) => error);
    await settle();
    calls.page.tell('error', { errorMsg: 'no such room', error: { type: 'no-room', msg: 'no such room' } });
    expect(await joining).toMatchObject({ action: 'error', error: { type: 'no-room' } });
    expect(call.meetingState()).toBe('error');
    expect(call.participants()).toEqual({});
    call.join().catch(() => undefined);
    await settle();
    expect(call.meetingState()).toBe('joining-meeting');
  });

  it('refuses properties that it does not know, or that are wrong [C-5.1] [C-5.9]', async () => {
    const call = await calls.loaded();
    await expect(call.join({ colour: 'red' } as never)).rejects.toThrow("unrecognized property 'colour'");
    await expect(call.join({ url: 7 } as never)).rejects.toThrow("property 'url': url should be a string");
    await expect(call.join({ userData: 'x'.repeat(4097) })).rejects.toThrow(
      "property 'userData': invalid userData type provided",
    );
  });
});

describe('leaving', () => {
  it('asks the machine and is over when it confirms [C-4.15] [C-4.16]', async () => {
    const call = await calls.joined();
    const leaving = call.leave();
    expect(calls.page.actions().at(-1)).toBe('leave-meeting');
    expect(call.meetingState()).toBe('joined-meeting');
    calls.page.tell('left-meeting');
    await leaving;
    expect(call.meetingState()).toBe('left-meeting');
  });

  it('resolves at once when there is nothing to leave [C-4.11] [C-4.12]', async () => {
    const call = await calls.joined();
    const leaving = call.leave();
    calls.page.tell('left-meeting');
    await leaving;
    await call.leave();
    expect(calls.events().filter((action) => action === 'left-meeting')).toHaveLength(1);
    void call.join().catch(() => undefined);
    await settle();
    calls.page.tell('error', { errorMsg: 'gone' });
    await call.leave();
    expect(call.meetingState()).toBe('error');
  });

  it('gives up a load that is still going on [C-4.13] [C-4.14]', async () => {
    const call = calls.create();
    const loading = call.load().catch((error: unknown) => error);
    await call.leave();
    expect(await loading).toMatchObject({ code: 'cancelled' });
    expect(call.meetingState()).toBe('left-meeting');
    calls.page.finishLoading();
    expect(call.meetingState()).toBe('left-meeting');
  });

  it('forgets the meeting, but for its summary [C-4.28] [C-4.29] [C-3.8] [C-3.9] [C-3.10]', async () => {
    vi.stubGlobal('AudioWorkletNode', class {});
    const call = calls.create();
    const fresh = meetingOf(call);
    await calls.joined(call);
    call.startLocalAudioLevelObserver();
    call.startRemoteParticipantsAudioLevelObserver();
    calls.page.reply('start-local-audio-level-observer');
    calls.page.reply('start-remote-participants-audio-level-observer');
    await settle();
    calls.page.tell('waiting-participant-added', { participant: { id: 'w' }, allWaitingParticipants: { w: {} } });
    calls.page.tell('active-speaker-change', { activeSpeaker: { peerId: 'me' } });
    calls.page.tell('active-speaker-mode-change', { enabled: true });
    calls.page.tell('local-audio-level', { audioLevel: 0.5 });
    calls.page.tell('remote-participants-audio-level', { participantsAudioLevel: { other: 0.5 } });
    calls.page.tell('participant-counts-updated', { participantCounts: { present: 2, hidden: 1 } });
    calls.page.tell('access-state-updated', { access: { level: 'full' } });
    calls.page.tell('meeting-session-summary-updated', { meetingSession: { id: 'meeting-1' } });
    expect(call.participantCounts()).toEqual({ present: 2, hidden: 1 });
    expect(call.accessState()).toEqual({ access: { level: 'full' } });
    const kept = Object.entries(meetingOf(call)).filter(([name, value]) => isDeepStrictEqual(value, fresh[name]));
    expect(kept.map(([name]) => name)).toEqual([]);
    calls.page.tell('left-meeting');
    expect(meetingOf(call)).toEqual(fresh);
    expect(fresh).toMatchObject({
      participants: {},
      counts: { present: 0, hidden: 0 },
      access: { access: 'unknown' },
    });
    expect(call.meetingSessionSummary()).toEqual({ id: 'meeting-1' });
  });

  it('keeps the input settings that it shows when it is left', async () => {
    const video = { settings: { deviceId: 'camera-2' } };
    const call = await calls.joined(calls.create({ inputSettings: { video } }));
    calls.page.tell('left-meeting');
    expect(await call.getInputSettings()).toEqual({ video });
    const audio = { settings: { deviceId: 'microphone-2' } };
    expect(await call.updateInputSettings({ audio })).toEqual({ video, audio });
    expect(await call.getInputSettings()).toEqual({ video, audio });
  });

  it('forgets how long a message may be in that meeting [C-4.28]', async () => {
    const call = await calls.joined();
    calls.page.tell('joined-meeting', { participants: { local: me }, internal: { _maxAppMessageSize: 20 } });
    const long = 'x'.repeat(1000);
    expect(() => call.sendAppMessage(long)).toThrow('Message data too large. Max size is 20');
    calls.page.tell('left-meeting');
    const joining = call.join();
    await settle();
    calls.page.tell('joined-meeting', { participants: { local: me } });
    await joining;
    call.sendAppMessage(long);
    expect(calls.page.actions().at(-1)).toBe('app-msg');
  });
});

describe('an instance', () => {
  it('refuses a second one beside it, unless that is allowed [C-8.1]', async () => {
    calls.create();
    expect(() => DailyCall.createCallObject()).toThrow('Duplicate DailyIframe instances are not allowed');
    const second = DailyCall.createCallObject({ allowMultipleCallInstances: true });
    await second.destroy();
  });

  it('leaves when it is destroyed, and refuses to be used after that [C-4.24] [C-4.26] [C-4.27] [C-8.2]', async () => {
    const call = await calls.joined();
    const destroying = call.destroy();
    expect(calls.page.actions().at(-1)).toBe('leave-meeting');
    calls.page.tell('left-meeting');
    await destroying;
    expect(call.isDestroyed()).toBe(true);
    expect(calls.events().at(-1)).toBe('call-instance-destroyed');
    expect(() => call.setLocalAudio(true)).toThrow('Use after destroy');
    await expect(call.join()).rejects.toThrow('Use after destroy');
  });

  it('leaves nothing in the page when it is still used after that without strict mode', async () => {
    const call = calls.create({ strictMode: false });
    await call.destroy();
    await call.setInputDevicesAsync({ videoDeviceId: 'camera-2' });
    expect(calls.page.window._daily?.instances).toEqual({});
  });

  it('knows its version and the defaults of its network [C-1.13] [C-3.16] [C-3.17] [C-3.18] [C-3.20]', async () => {
    expect(DailyCall.version()).toBe('0.79.0');
    expect(await calls.create().getNetworkStats()).toEqual({
      threshold: 'good',
      quality: 100,
      networkState: 'unknown',
      stats: {},
    });
  });
});

describe('participants', () => {
  it('are told when they come, change and go, and only when something really changed', async () => {
    await calls.joined();
    calls.page.tell('participant-joined', { participant: other });
    calls.page.tell('participant-updated', { participant: { ...other } });
    calls.page.tell('participant-updated', { participant: { ...other, user_name: 'Bela Rao' } });
    calls.page.tell('participant-left', { participant: other });
    expect(calls.events().filter((action) => String(action).startsWith('participant'))).toEqual([
      'participant-joined',
      'participant-updated',
      'participant-left',
    ]);
  });

  it('count as sending unless a track is blocked or off [C-4.35] [C-4.36]', async () => {
    const call = await calls.joined();
    expect(call.localAudio()).toBe(true);
    expect(call.localVideo()).toBe(false);
    const blocked = { ...me, tracks: { ...me.tracks, audio: { subscribed: true, state: 'blocked' } } };
    calls.page.tell('participant-updated', { participant: blocked });
    expect(call.localAudio()).toBe(false);
  });

  it('are changed by the machine, oneself under the name local; subscriptions only where they are not automatic [C-5.25] [C-5.32]', async () => {
    const call = await calls.joined();
    call.updateParticipant('other', { eject: true });
    call.updateParticipant('me', { setAudio: false });
    expect(calls.page.sent.slice(-2)).toMatchObject([
      { action: 'update-participant', id: 'other', properties: { eject: true } },
      { action: 'update-participant', id: 'local', properties: { setAudio: false } },
    ]);
    expect(() => call.updateParticipant('other', { setSubscribedTracks: true })).toThrow(
      'setSubscribedTracks cannot be used',
    );
    expect(() => call.updateParticipant('other', { colour: 'red' } as never)).toThrow(
      'unrecognized updateParticipant property colour',
    );
  });
});

it('hands on results of a test of the call as they come', async () => {
  const call = await calls.initialised();
  const testing = call.testCallQuality();
  await settle();
  calls.page.reply('test-call-quality', { results: 'a text' });
  expect(await testing).toBe('a text');
});

it('observes levels by messages, at most every 100 ms [C-5.66] [C-7.76] [C-7.77] [C-7.78] [C-7.79] [C-8.20]', async () => {
  vi.stubGlobal('AudioWorkletNode', class {});
  const call = await calls.joined();
  const text = 'The interval must be a number greater than or equal to 100 milliseconds.';
  expect(() => call.startLocalAudioLevelObserver(99)).toThrow(text);
  expect(() => call.startRemoteParticipantsAudioLevelObserver(99)).toThrow(text);
  const starting = [call.startLocalAudioLevelObserver(100), call.startRemoteParticipantsAudioLevelObserver(100)];
  call.stopLocalAudioLevelObserver();
  call.stopRemoteParticipantsAudioLevelObserver();
  expect(calls.page.actions().slice(-4)).toEqual([
    'start-local-audio-level-observer',
    'start-remote-participants-audio-level-observer',
    'stop-local-audio-level-observer',
    'stop-remote-participants-audio-level-observer',
  ]);
  calls.page.reply('start-local-audio-level-observer');
  calls.page.reply('start-remote-participants-audio-level-observer');
  await Promise.all(starting);
});

it.each([
  'connection-error',
  'ejected',
  'exp-room',
  'exp-token',
  'nbf-room',
  'nbf-token',
  'meeting-full',
  'not-allowed',
  'no-room',
])(
  'reports the fatal error %s as that kind [C-8.39] [C-8.40] [C-8.41] [C-8.42] [C-8.43] [C-8.44] [C-8.45] [C-8.46] [C-8.47] [C-8.48]',
  async (type) => {
    const call = await calls.joined();
    calls.page.tell('error', { errorMsg: 'over', error: { type, msg: 'over' } });
    expect(calls.heard.at(-1)).toMatchObject({ action: 'error', errorMsg: 'over', error: { type, msg: 'over' } });
    expect(call.meetingState()).toBe('error');
  },
);

describe('messages', () => {
  it('go to everyone unless someone is named, only in a meeting, and only up to the limit [C-8.9] [C-8.19]', async () => {
    const call = await calls.loaded();
    expect(() => call.sendAppMessage('hello')).toThrow('sendAppMessage() only supported after join.');
    void call.join();
    await settle();
    calls.page.tell('joined-meeting', { participants: { local: me }, internal: { _maxAppMessageSize: 20 } });
    call.sendAppMessage({ a: 1 });
    call.sendAppMessage('hi', 'other');
    expect(calls.page.sent.slice(-2)).toMatchObject([
      { action: 'app-msg', data: { a: 1 }, to: '*' },
      { action: 'app-msg', data: 'hi', to: 'other' },
    ]);
    expect(() => call.sendAppMessage('x'.repeat(19))).toThrow('Message data too large. Max size is 20');
  });

  it('of other pages and other calls are not obeyed', async () => {
    const call = await calls.joined();
    const data = { action: 'left-meeting', what: 'iframe-call-message', from: 'embedded' };
    calls.page.post({ source: {}, origin: 'https://host.example' }, data);
    calls.page.tell('left-meeting', { callClientId: 'another' });
    expect(call.meetingState()).toBe('joined-meeting');
  });

  it('that want a reply resolve with it', async () => {
    const call = await calls.joined();
    const naming = call.setUserName('Bela');
    await settle();
    calls.page.reply('set-user-name', { userName: 'Bela' });
    expect(await naming).toEqual({ userName: 'Bela' });
  });
});

it('is written in parts that keep nothing of their own', () => {
  const parts = globSync('**/*-methods.ts', { cwd: import.meta.dirname });
  expect(parts.length).toBeGreaterThan(10);
  for (const part of parts) {
    const source = readFileSync(join(import.meta.dirname, part), 'utf8');
    expect(source, part).not.toMatch(/this\.#|^ {2}#|^ {2}(?:protected|private|readonly|static) /m);
  }
});
