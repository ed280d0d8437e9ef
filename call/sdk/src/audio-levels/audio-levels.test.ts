import { afterEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../testing/call-fixture.ts';
import { failureOf, ScriptedCall } from '../testing/scripted-call.ts';

afterEach(() => vi.unstubAllGlobals());

describe.each([
  [
    'own',
    'startLocalAudioLevelObserver',
    'isLocalAudioLevelObserverRunning',
    'stopLocalAudioLevelObserver',
    'local-audio-level-observer',
    'localAudioLevelObserver',
  ],
  [
    'others’',
    'startRemoteParticipantsAudioLevelObserver',
    'isRemoteParticipantsAudioLevelObserverRunning',
    'stopRemoteParticipantsAudioLevelObserver',
    'remote-participants-audio-level-observer',
    'remoteParticipantsAudioLevelObserver',
  ],
] as const)('observing the %s level', (_whose, start, isRunning, stop, action, wish) => {
  it('runs from its beginning until it is stopped', async () => {
    const scripted = await ScriptedCall.headless().joined();
    const starting = scripted.call[start](200);
    await settle();
    expect(scripted.sent).toEqual([{ action: `start-${action}`, interval: 200 }]);
    expect(scripted.call[isRunning]()).toBe(true);
    scripted.reply(`start-${action}`);
    await starting;
    expect(scripted.call[isRunning]()).toBe(true);
    scripted.call[stop]();
    expect(scripted.call[isRunning]()).toBe(false);
    expect(scripted.sent.at(-1)).toEqual({ action: `stop-${action}` });
  });

  it('does not run when it was stopped before the answer came', async () => {
    const scripted = await ScriptedCall.headless().joined();
    const starting = scripted.call[start]();
    await settle();
    scripted.call[stop]();
    scripted.reply(`start-${action}`);
    await starting;
    expect(scripted.call[isRunning]()).toBe(false);
  });

  it('rejects with what the machine says', async () => {
    const scripted = await ScriptedCall.headless().joined();
    const failing = failureOf(() => scripted.call[start](100));
    await settle();
    scripted.reply(`start-${action}`, { error: 'no sound' });
    expect(await failing).toEqual({ error: 'no sound' });
    expect(scripted.call[isRunning]()).toBe(false);
  });

  it('is kept for the machine while there is none', async () => {
    const scripted = ScriptedCall.headless();
    expect(scripted.call[start](150)).toBeUndefined();
    const joining = scripted.call.join();
    await settle();
    scripted.page.finishLoading();
    await settle();
    expect(scripted.page.sent.at(-1)).toMatchObject({ preloadCache: { [wish]: { enabled: true, interval: 150 } } });
    scripted.tell('joined-meeting', { participants: {} });
    await joining;
  });

  it.each([99, '200', {}])('refuses the interval %s', async (interval) => {
    const { call } = await ScriptedCall.headless().joined();
    expect(() => call[start](interval as never)).toThrow(
      'The interval must be a number greater than or equal to 100 milliseconds.',
    );
  });
});

it('tells levels as they come, and keeps the last until observing ends', async () => {
  const scripted = await ScriptedCall.headless().joined();
  scripted.tell('local-audio-level', { audioLevel: 0.4 });
  scripted.tell('remote-participants-audio-level', { participantsAudioLevel: { other: 0.2 } });
  expect(scripted.heard.map(({ action }) => action)).toEqual(['local-audio-level', 'remote-participants-audio-level']);
  expect(scripted.call.getLocalAudioLevel()).toBe(0.4);
  expect(scripted.call.getRemoteParticipantsAudioLevel()).toEqual({ other: 0.2 });
  scripted.call.stopLocalAudioLevelObserver();
  scripted.call.stopRemoteParticipantsAudioLevelObserver();
  expect(scripted.call.getLocalAudioLevel()).toBe(0);
  expect(scripted.call.getRemoteParticipantsAudioLevel()).toEqual({});
});

it('cannot observe the own level without an audio worklet [C-8.21]', async () => {
  const { call } = await ScriptedCall.headless().joined();
  vi.stubGlobal('AudioWorkletNode', undefined);
  expect(() => call.startLocalAudioLevelObserver()).toThrow(
    'startLocalAudioLevelObserver() is not supported on this browser',
  );
});
