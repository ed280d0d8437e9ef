import { expect, it } from 'vitest';
import { checkPlayerSettings, checkPlayerStart } from './check-media-player.ts';

const start =
  (settings: unknown, url: unknown = 'https://media.example/film.mp4') =>
  () =>
    checkPlayerStart(url, settings);
const update = (settings: unknown) => () => checkPlayerSettings(settings);

it('wants the address of the medium [C-5.90]', () => {
  expect(start({})).not.toThrow();
  for (const url of [undefined, 5])
    expect(() => checkPlayerStart(url, {})).toThrow('url parameter must be "string" type');
});

it('wants settings to be an object [C-5.91]', () => {
  for (const check of [start, update]) {
    expect(check({})).not.toThrow();
    expect(check(5)).toThrow('RemoteMediaPlayerSettings: must be "object" type');
  }
});

it('plays or pauses [C-3.35] [C-5.92]', () => {
  for (const check of [start, update]) {
    for (const state of ['play', 'pause', undefined]) expect(check({ state })).not.toThrow();
    for (const state of ['stop', 'PLAY']) {
      expect(check({ state })).toThrow(
        'Invalid value for RemoteMediaPlayerSettings.state, valid values are: {"PLAY":"play","PAUSE":"pause"}',
      );
    }
  }
});

it('is as loud as 0 to 2 [C-3.36] [C-5.93]', () => {
  for (const check of [start, update]) {
    for (const volume of [0, 1, 2]) expect(check({ volume })).not.toThrow();
    for (const volume of [-0.1, 2.1]) {
      expect(check({ volume })).toThrow('RemoteMediaPlayerSettings.volume: must be between 0.0 - 2.0');
    }
    expect(check({ volume: 'loud' })).toThrow('RemoteMediaPlayerSettings.volume: must be "number" type');
  }
});

it('holds the layers of its video to their ranges at the start [C-3.36] [C-5.59]', () => {
  expect(start({ simulcastEncodings: [{ maxBitrate: 500_000 }] })).not.toThrow();
  expect(start({ simulcastEncodings: [{ maxFramerate: 5 }] })).toThrow('maxBitrate is not specified');
  expect(start({ simulcastEncodings: [{ maxBitrate: 5 }] })).toThrow(
    'maxBitrate value not in range. valid range: 100000 to 2500000',
  );
  expect(start({ speed: 2 })).toThrow('Invalid key speed, valid keys are: state,volume,simulcastEncodings');
});
