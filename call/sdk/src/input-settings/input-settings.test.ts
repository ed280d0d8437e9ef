import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DailyInputSettings, DailyInputTracks } from '../surface/settings.ts';
import { settle } from '../testing/call-fixture.ts';
import { failureOf, ScriptedCall } from '../testing/scripted-call.ts';
import { inputSettingsHelp, normaliseInputSettings } from './check-input-settings.ts';

class Track {}
const track = () => new Track() as unknown as MediaStreamTrack;

beforeEach(() => {
  vi.stubGlobal('MediaStreamTrack', Track);
  vi.stubGlobal('WebGL2RenderingContext', class {});
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' });
});
afterEach(() => vi.unstubAllGlobals());

describe('input settings', () => {
  const said: string[] = [];
  const support = {
    console: { error: (words: string) => void said.push(words), warn: (words: string) => void said.push(words) },
    supportsVideoProcessing: true,
    supportsAudioProcessing: true,
    takesProcessors: true,
  };
  const normal = (settings: unknown) => normaliseInputSettings(settings, support);
  const image = (source: unknown) => normal({ video: { processor: { type: 'background-image', config: { source } } } });
  const configOf = (settings: DailyInputTracks | undefined) => settings?.video?.processor?.config;
  const kindOf = (source: unknown) => configOf(image(source))?.type;

  beforeEach(() => {
    said.length = 0;
  });

  it('are of a picture and a sound, each with a device or own track [C-3.22]', () => {
    const customTrack = track();
    const settings = { video: { settings: { deviceId: 'a' } }, audio: { settings: { customTrack } } };
    expect(normal(settings)).toEqual(settings);
    for (const wrong of [
      5,
      undefined,
      { other: {} },
      { video: 5 },
      { video: { other: 1 } },
      { video: { settings: 5 } },
    ]) {
      expect(normal(wrong), JSON.stringify(wrong)).toBeUndefined();
    }
    expect(normal({ audio: { settings: { customTrack: 'microphone' } } })).toBeUndefined();
  });

  it.each([
    ['video', 'none'],
    ['video', 'background-blur'],
    ['video', 'background-image'],
    ['video', 'face-detection'],
    ['audio', 'none'],
    ['audio', 'noise-cancellation'],
  ])('of %s know the processor %s [C-3.23] [C-5.42] [C-5.43]', (medium, type) => {
    expect(normal({ [medium]: { processor: { type } } })).toEqual({ [medium]: { processor: { type } } });
  });

  it.each([
    ['video', 'noise-cancellation'],
    ['audio', 'background-blur'],
  ])('of %s refuse the processor %s [C-5.42]', (medium, type) => {
    expect(normal({ [medium]: { processor: { type } } })).toBeUndefined();
    expect(said).toEqual([`inputSettings ${medium} processor type invalid`]);
    expect(normal({ [medium]: { processor: {} } })).toBeUndefined();
  });

  it('blur more than not at all and at most fully [C-5.44]', () => {
    const blur = (config: unknown) => normal({ video: { processor: { type: 'background-blur', config } } });
    for (const config of [{}, { strength: 0.01 }, { strength: 1 }]) expect(blur(config)).toBeDefined();
    const words = 'invalid object in inputSettings -> video -> processor -> config';
    for (const strength of [0, 1.1, '0.5']) {
      said.length = 0;
      expect(blur({ strength })).toBeUndefined();
      expect(said).toEqual([`${words}; expected: {0 < strength <= 1}, got: ${strength}`]);
    }
    said.length = 0;
    expect(blur({ power: 1 })).toBeUndefined();
    expect(said).toEqual([words]);
  });

  it('lay the default image, a buffer, an address or one of ten images behind a person [C-5.45] [C-5.46] [C-5.47] [C-5.48]', () => {
    expect(kindOf('default')).toBe('default');
    expect(configOf(image(new ArrayBuffer(4)))).toEqual({ source: new ArrayBuffer(4) });
    expect(kindOf('https://images.example/beach.png')).toBe('url');
    expect(kindOf('https://images.example/beach.PNG?size=2#x')).toBe('url');
    expect(kindOf('data:image/jpeg;base64,AAAA')).toBe('url');
    for (const number of [1, 10, '3']) expect(kindOf(number)).toBe('daily-preselect');
  });

  it.each(['https://images.example/beach.gif', 'https://images.example/beach', 'data:image/gif;base64,AAAA'])(
    'refuse the image %s, which is of no supported type [C-5.47] [C-5.49]',
    (source) => {
      expect(image(source)).toBeUndefined();
      expect(said).toEqual(['invalid image type; supported types: [jpg, png, jpeg]']);
    },
  );

  it.each([0, 11, 1.5, -1, 'beach.png', null])('refuse the image %s, which is none of the ten [C-5.48]', (source) => {
    expect(image(source)).toBeUndefined();
    expect(said).toEqual(['invalid image selection; must be an int, > 0, <= 10']);
  });

  it('of a sound take nothing but the type of processor [C-5.50]', () => {
    const wish = { type: 'noise-cancellation', config: { strength: 1 } };
    expect(normal({ audio: { processor: wish } })).toEqual({ audio: { processor: { type: 'noise-cancellation' } } });
    expect(said).toEqual(['invalid key inputSettings -> audio -> processor : config']);
    expect(wish).toHaveProperty('config');
  });

  it('lose a processor that cannot run here', () => {
    const wish = { audio: { processor: { type: 'noise-cancellation' }, settings: { deviceId: 'a' } }, video: {} };
    expect(normaliseInputSettings(wish, { ...support, supportsAudioProcessing: false })).toEqual({
      audio: { settings: { deviceId: 'a' } },
      video: {},
    });
    expect(said).toEqual(['Ignoring settings for browser- or platform-unsupported input processor(s): audio']);
  });

  it('take no processor at all in React Native', () => {
    const inNative = { ...support, takesProcessors: false };
    expect(normaliseInputSettings({ audio: { processor: { type: 'none' } } }, inNative)).toBeUndefined();
    expect(normaliseInputSettings({ audio: { settings: {} } }, inNative)).toBeDefined();
  });
});

describe('a change of input settings', () => {
  const blur: DailyInputSettings = { video: { processor: { type: 'background-blur', config: { strength: 0.5 } } } };

  it('is kept before there is a machine, part by part, and told when it can be seen', async () => {
    const scripted = ScriptedCall.headless();
    expect(await scripted.call.updateInputSettings(blur)).toEqual(blur);
    const device = { video: { settings: { deviceId: 'a' } } };
    const both = { video: { ...blur.video, ...device.video } };
    expect(await scripted.call.updateInputSettings(device)).toEqual(both);
    expect(await scripted.call.updateInputSettings(device)).toEqual(both);
    expect(scripted.heard.map(({ inputSettings }) => inputSettings)).toEqual([blur, both]);
    expect(await scripted.call.updateInputSettings({ video: { settings: {} } })).toEqual(blur);
  });

  it('goes to the machine, whose word then counts [C-7.26]', async () => {
    const scripted = await ScriptedCall.headless().joined();
    const changing = scripted.call.updateInputSettings(blur);
    await settle();
    expect(scripted.sent).toEqual([{ action: 'update-input-settings', inputSettings: blur }]);
    const audio = { processor: { type: 'none', _isDefaultWhenNone: true }, settings: { deviceId: 'm' } };
    scripted.reply('update-input-settings', { inputSettings: { ...blur, audio } });
    const seen = { ...blur, audio: { settings: { deviceId: 'm' } } };
    expect(await changing).toEqual(seen);
    expect(scripted.heard).toEqual([{ action: 'input-settings-updated', inputSettings: seen }]);
    expect(await scripted.call.getInputSettings()).toEqual(seen);
  });

  it('is none when it names nothing, and stays here when the machine says so', async () => {
    const scripted = await ScriptedCall.headless().joined();
    expect(await scripted.call.updateInputSettings({})).toEqual({});
    expect(scripted.sent).toEqual([]);
    const changing = scripted.call.updateInputSettings(blur);
    await settle();
    scripted.reply('update-input-settings', { returnPreloadCache: true });
    expect(await changing).toEqual(blur);
    expect(scripted.heard).toEqual([{ action: 'input-settings-updated', inputSettings: blur }]);
  });

  it('rejects with the form it must have, or with what the machine says', async () => {
    const scripted = await ScriptedCall.headless().joined();
    expect(await failureOf(() => scripted.call.updateInputSettings({ video: { processor: {} } } as never))).toBe(
      inputSettingsHelp,
    );
    expect(scripted.said).toEqual([inputSettingsHelp]);
    const failing = failureOf(() => scripted.call.updateInputSettings(blur));
    await settle();
    scripted.reply('update-input-settings', { error: 'no camera' });
    expect(await failing).toBe('no camera');
  });

  it('shows an own track itself, and sends a placeholder for it', async () => {
    const scripted = await ScriptedCall.headless().joined();
    const customTrack = track();
    const changing = scripted.call.updateInputSettings({ video: { settings: { customTrack } } });
    await settle();
    const shared = { video: { settings: { customTrack: 'daily-custom-track' } } };
    expect(scripted.sent).toEqual([{ action: 'update-input-settings', inputSettings: shared }]);
    scripted.reply('update-input-settings', { inputSettings: shared });
    const { video } = await changing;
    expect(video?.settings).toHaveProperty('customTrack', customTrack);
  });

  it('of the machine is told when it can be seen', async () => {
    const scripted = await ScriptedCall.headless().joined();
    scripted.tell('input-settings-updated', { inputSettings: blur, more: 1 });
    scripted.tell('input-settings-updated', { inputSettings: blur });
    const hidden = { processor: { type: 'none', _isDefaultWhenNone: true } };
    scripted.tell('input-settings-updated', { inputSettings: { ...blur, audio: hidden } });
    expect(scripted.heard).toEqual([{ action: 'input-settings-updated', inputSettings: blur }]);
  });
});

describe('input settings among the properties', () => {
  it('count from the beginning', async () => {
    const { call } = ScriptedCall.headless({
      inputSettings: { video: { processor: { type: 'face-detection' } } },
      videoSource: 'camera-2',
    });
    expect(await call.getInputSettings()).toEqual({
      video: { processor: { type: 'face-detection' }, settings: { deviceId: 'camera-2' } },
    });
  });

  it('are refused when they cannot be', () => {
    const inputSettings = { video: { processor: { type: 'x' as never } } };
    expect(() => ScriptedCall.headless({ inputSettings })).toThrow(`property 'inputSettings': ${inputSettingsHelp}`);
  });

  it('take over the constraints that were once elsewhere', async () => {
    const { call, said } = ScriptedCall.headless({
      dailyConfig: { userMediaVideoConstraints: { width: 640 }, micAudioMode: 'music' },
      inputSettings: { video: { settings: { height: 480 } } },
    });
    expect(await call.getInputSettings()).toEqual({ video: { settings: { height: 480, width: 640 } } });
    expect(call.properties.dailyConfig).toEqual({ micAudioMode: 'music' });
    expect(said).toEqual([
      'userMediaVideoConstraints is deprecated. You can override constraints with inputSettings.video.settings, found in DailyCallOptions.',
    ]);
  });
});
