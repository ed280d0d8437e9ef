import { expect, it } from 'vitest';
import { isReceiveSettings, receiveSettingsHelp } from './check-receive-settings.ts';

const inProperties = { allowsEverybody: false };
const inUpdate = { allowsEverybody: true };

it.each(['local', 'base', '11111111-2222', 'anybody'])('takes the key %s anywhere [C-3.27] [C-5.22]', (id) => {
  expect(isReceiveSettings({ [id]: { video: { layer: 1 } } }, inProperties)).toBe(true);
  expect(isReceiveSettings({ [id]: { video: { layer: 1 } } }, inUpdate)).toBe(true);
});

it('takes * for everybody only in an update [C-3.27] [C-5.22]', () => {
  expect(isReceiveSettings({ '*': 'inherit' }, inUpdate)).toBe(true);
  expect(isReceiveSettings({ '*': 'inherit' }, inProperties)).toBe(false);
});

it.each([{ '': {} }, { base: null }, { base: undefined }])('refuses %j', (settings) => {
  expect(isReceiveSettings(settings, inUpdate)).toBe(false);
});

it.each(['video', 'screenVideo'])('wants a layer of %s that may be [C-3.28] [C-5.23]', (media) => {
  const verdict = (wish: unknown) => isReceiveSettings({ base: { [media]: wish } }, inProperties);
  for (const layer of [undefined, 0, 2, 'inherit']) expect(verdict({ layer }), String(layer)).toBe(true);
  for (const layer of [-1, 1.5, '1', null, Number.NaN]) expect(verdict({ layer }), String(layer)).toBe(false);
  expect(verdict('inherit')).toBe(true);
});

it('looks at no other media', () => {
  expect(isReceiveSettings({ base: { anything: { layer: -1 } } }, inProperties)).toBe(true);
});

it('says what they should be, with * only where it may stand', () => {
  expect(receiveSettingsHelp(inProperties)).toBe(
    'receiveSettings must be of the form { [<remote participant id> | base]: { [video: [{ layer: [<non-negative integer> | "inherit"] } | "inherit"]], [screenVideo: [{ layer: [<non-negative integer> | "inherit"] } | "inherit"]] }}}',
  );
  expect(receiveSettingsHelp(inUpdate)).toContain('[<remote participant id> | base | "*"]');
});
