import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFixture, settle } from '../testing/call-fixture.ts';

class Track {}

const calls = new CallFixture();
const track = new Track() as never;
beforeEach(() => vi.stubGlobal('MediaStreamTrack', Track));

describe('a custom track', () => {
  it.each(['music', 'speech', { bitrate: 96_000, stereo: true }, undefined] as const)(
    'is started under its name, as %j, while the track itself lies beside the message [C-5.63] [C-7.80]',
    async (mode) => {
      const call = await calls.joined();
      const starting = call.startCustomTrack({ track, trackName: 'violin', ...(mode ? { mode } : {}) });
      expect(calls.page.sent.at(-1)).toMatchObject({
        action: 'start-custom-track',
        properties: { track: 'daily-custom-track', trackName: 'violin', ...(mode ? { mode } : {}) },
      });
      expect(calls.page.window._daily?.instances[call.callClientId ?? '']?.tracks.customTrack).toBe(track);
      calls.page.reply('start-custom-track', { mediaTag: 'violin' });
      expect(await starting).toBe('violin');
    },
  );

  it('is stopped by its name [C-7.81]', async () => {
    const call = await calls.joined();
    const stopping = call.stopCustomTrack('violin');
    await settle();
    expect(calls.page.sent.at(-1)).toMatchObject({ action: 'stop-custom-track', mediaTag: 'violin' });
    calls.page.reply('stop-custom-track', { mediaTag: 'violin' });
    expect(await stopping).toBe('violin');
  });

  it('passes the machine’s refusal on', async () => {
    const call = await calls.joined();
    const reason = call.startCustomTrack({ track }).catch((error: unknown) => error);
    calls.page.reply('start-custom-track', { error: 'no' });
    expect(await reason).toEqual({ error: 'no' });
  });

  const refusals: Array<[object, string]> = [
    [{ track, trackName: 'x'.repeat(51) }, 'Custom track `trackName` must not be more than 50 characters'],
    [
      { track, mode: 'noise' },
      'Custom track `mode` must be either `music` | `speech` | `DailyMicAudioModeSettings` or `undefined`',
    ],
    ...['cam-audio', 'cam-video', 'customVideoDefaults', 'screen-video', 'screen-audio', 'rmpAudio', 'rmpVideo'].map(
      (trackName): [object, string] => [
        { track, trackName },
        'Custom track `trackName` must not match a track name already used by daily: cam-audio, cam-video, customVideoDefaults, screen-video, screen-audio, rmpAudio, rmpVideo',
      ],
    ),
    ...['audio', 'video', 'screenAudio', 'screenVideo'].map((trackName): [object, string] => [
      { track, trackName },
      'Custom track `trackName` must not be that of a track every participant has: audio, video, screenAudio, screenVideo',
    ]),
    [{ track: {} }, 'Custom tracks provided must be instances of MediaStreamTrack'],
  ];
  it.each(refusals)('is refused: %j [C-5.60] [C-5.61] [C-5.62] [C-5.63]', async (options, text) => {
    const call = await calls.joined();
    expect(() => call.startCustomTrack(options as never)).toThrow(text);
  });

  it('may have a name of fifty characters, and needs a meeting [C-5.60]', async () => {
    const call = await calls.loaded();
    expect(() => call.startCustomTrack({ track })).toThrow('startCustomTrack() only supported after join.');
    const joining = call.join();
    await settle();
    calls.page.tell('joined-meeting', { participants: {} });
    await joining;
    const starting = call.startCustomTrack({ track, trackName: 'x'.repeat(50) });
    calls.page.reply('start-custom-track', { mediaTag: 'x' });
    await starting;
  });
});
