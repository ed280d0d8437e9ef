import { expect, it } from 'vitest';
import { checkSimulcastEncodings } from './simulcast.ts';

const layer = { maxBitrate: 100_000, maxFramerate: 30, scaleResolutionDownBy: 4 };
const check =
  (encodings: unknown, needsMaxBitrate = false) =>
  () =>
    checkSimulcastEncodings(encodings, { needsMaxBitrate });

it('takes one to three layers [C-5.57]', () => {
  for (const count of [1, 2, 3]) expect(check(Array(count).fill(layer))).not.toThrow();
  for (const count of [0, 4]) {
    expect(check(Array(count).fill(layer))).toThrow('encodings must be an Array with between 1 to 3 layers');
  }
  expect(check({ 0: layer })).toThrow('encodings must be an Array');
});

it.each([
  ['maxBitrate', 100_000, 2_500_000],
  ['maxFramerate', 1, 30],
  ['scaleResolutionDownBy', 1, 8],
])('holds %s to %d to %d [C-5.58]', (key, min, max) => {
  for (const value of [min, max]) expect(check([{ [key]: value }])).not.toThrow();
  for (const value of [min - 1, max + 1, Number.NaN]) {
    expect(check([{ [key]: value }])).toThrow(`${key} value not in range. valid range: ${min} to ${max}`);
  }
  for (const value of ['1', null, undefined]) expect(check([{ [key]: value }])).toThrow(`${key} must be a number`);
});

it('knows the keys of a layer', () => {
  const keys = 'maxBitrate,maxFramerate,scaleResolutionDownBy';
  expect(check([{ toString: 1 }])).toThrow(`Invalid key toString, valid keys are:${keys}`);
  expect(check([{ active: false, scalabilityMode: 'L1T1' }])).not.toThrow();
  expect(check([{}])).toThrow(`At least one of these valid keys should be specified:${keys}`);
});

it('needs a bit rate where the player sends [C-5.59]', () => {
  expect(check([{ maxFramerate: 10 }])).not.toThrow();
  expect(check([layer, { maxFramerate: 10 }], true)).toThrow('maxBitrate is not specified');
  expect(check([layer], true)).not.toThrow();
});
