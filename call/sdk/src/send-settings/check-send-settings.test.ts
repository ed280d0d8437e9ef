import { expect, it } from 'vitest';
import { checkSendSettings } from './check-send-settings.ts';

const videoPresets = [
  'default-video',
  'bandwidth-optimized',
  'bandwidth-and-quality-balanced',
  'quality-optimized',
  'adaptive-2-layers',
  'adaptive-3-layers',
];
const screenPresets = ['default-screen-video', 'detail-optimized', 'motion-optimized', 'motion-and-detail-balanced'];
const words = 'Video send settings should be either an object or one of the supported presets: ';
const layer = { maxBitrate: 600_000 };
const check = (settings: unknown) => () => checkSendSettings(settings);

it.each([undefined, null, {}, [], 5])('wants at least one track, not %j [C-5.51]', (settings) => {
  expect(check(settings)).toThrow('Send settings must contain at least information for one track!');
});

it.each(videoPresets)('takes the preset %s for video [C-3.24] [C-5.52]', (preset) => {
  expect(check({ video: preset })).not.toThrow();
  expect(check({ 'my-camera': preset, customVideoDefaults: preset })).not.toThrow();
});

it.each(screenPresets)('takes the preset %s for a shared screen [C-3.24] [C-5.53]', (preset) => {
  expect(check({ screenVideo: preset })).not.toThrow();
});

it.each(['x', '', 5, true, undefined, 'detail-optimized'])(
  'names the presets of video instead of %j [C-5.52]',
  (wish) => {
    expect(check({ video: wish })).toThrow(words + videoPresets);
  },
);

it.each(['x', 'default-video'])('names the presets of a screen instead of %j [C-5.53]', (wish) => {
  expect(check({ screenVideo: wish })).toThrow(words + screenPresets);
});

it.each([{}, { maxQuality: '' }, { allowAdaptiveLayers: undefined }, { other: 1 }])(
  'wants %j to say something [C-5.54]',
  (wish) => {
    expect(check({ video: wish })).toThrow(
      'Video send settings must contain at least maxQuality, allowAdaptiveLayers or encodings attribute',
    );
  },
);

it('takes an object with quality, adaptive layers or encodings [C-3.25] [C-5.54]', () => {
  for (const wish of [{ maxQuality: 'low' }, { allowAdaptiveLayers: false }, { encodings: { low: layer } }]) {
    expect(check({ video: wish }), JSON.stringify(wish)).not.toThrow();
  }
});

it('knows three qualities [C-5.55]', () => {
  for (const maxQuality of ['low', 'medium', 'high']) expect(check({ video: { maxQuality } })).not.toThrow();
  expect(check({ video: { maxQuality: 'best' } })).toThrow('maxQuality must be either low, medium or high');
});

it('takes encodings from low upwards, without a gap [C-3.26] [C-5.56]', () => {
  const low = { maxBitrate: 1, maxFramerate: 2, scaleResolutionDownBy: 4, active: true, scalabilityMode: 'L1T2' };
  const fine = [{ low }, { low, medium: layer }, { medium: layer, low }, { low, medium: layer, high: layer }];
  for (const encodings of fine) expect(check({ video: { encodings } })).not.toThrow();
  const gaps = [
    {},
    { medium: layer },
    { low, high: layer },
    { low, other: layer },
    { low: null },
    { low, medium: layer, high: layer, more: layer },
  ];
  for (const encodings of gaps) {
    expect(check({ video: { encodings } }), JSON.stringify(encodings)).toThrow(
      'Encodings must be defined as: low, low and medium, or low, medium and high.',
    );
  }
});

it('refuses a layer that says nothing', () => {
  expect(check({ video: { encodings: { low: layer, medium: {} } } })).toThrow(
    'Empty encoding is not allowed. At least one of these valid keys should be specified:maxBitrate,maxFramerate,scaleResolutionDownBy',
  );
});
