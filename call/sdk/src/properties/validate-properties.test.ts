import { describe, expect, it, vi } from 'vitest';
import { DailyCall } from '../call.ts';
import { CallFixture, roomUrl } from '../testing/call-fixture.ts';

const calls = new CallFixture();

/** The text that a property is refused with, the same at creation, loading and joining; undefined when it is taken. */
async function refusalOf(properties: object): Promise<string | undefined> {
  const make = () => {
    try {
      void DailyCall.createCallObject({ ...properties }).destroy();
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  };
  const call = await calls.loaded(calls.create({ allowMultipleCallInstances: true }));
  const joining = call.join(properties).then(
    () => undefined,
    (error: Error & { code?: string }) => (error.code === 'cancelled' ? undefined : error.message),
  );
  const destroying = call.destroy();
  calls.page.tell('left-meeting');
  await destroying;
  const text = make();
  expect(await joining).toBe(text);
  return text;
}

const languages = [
  ...['da', 'de', 'en-us', 'en', 'es', 'fi', 'fr', 'it', 'jp', 'ka', 'nl', 'no', 'pl', 'pt', 'pt-BR', 'ru', 'sv'],
  ...['tr', 'user'],
];

describe('properties', () => {
  it('are all those of the contract [C-3.43] [C-5.21]', async () => {
    expect(
      await refusalOf({
        url: roomUrl,
        baseUrl: 'https://rooms.example',
        token: 'a token',
        lang: 'de',
        userName: 'Asha',
        userData: { colour: 'red' },
        dailyConfig: {},
        reactNativeConfig: {},
        layout: 'none',
        theme: { colors: { accent: '#123456' } },
        layoutConfig: { grid: { maxTilesPerPage: 9, minTilesPerPage: 2 } },
        videoSource: false,
        audioSource: true,
        inputSettings: {},
        sendSettings: { video: 'quality-optimized' },
        receiveSettings: { base: { video: { layer: 1 } } },
        subscribeToTracksAutomatically: false,
        startVideoOff: true,
        startAudioOff: true,
        activeSpeakerMode: true,
        showLeaveButton: true,
        showParticipantsBar: true,
        showLocalVideo: true,
        showFullscreenButton: true,
        showUserNameChangeUI: true,
        iframeStyle: {},
        customLayout: true,
        bodyClass: 'a',
        cssFile: 'a.css',
        cssText: 'a {}',
        customIntegrations: {},
        customTrayButtons: {},
        strictMode: true,
        allowMultipleCallInstances: false,
      }),
    ).toBeUndefined();
  });

  it.each([
    ['lang', 'hi', 'da, de, en-us'],
    ['userData', 'x'.repeat(4097), 'Maximum size suppported is 4096'],
    ['dailyConfig', { camSimulcastEncodings: [] }, 'between 1 to 3 layers'],
    ['reactNativeConfig', { disableAutoDeviceManagement: 1 }, '"audio":"boolean"'],
    ['videoSource', 7, 'videoSource must be a MediaStreamTrack, boolean, or a string'],
    ['audioSource', 7, 'audioSource must be a MediaStreamTrack, boolean, or a string'],
    ['theme', {}, 'either both "light" and "dark" properties, or "colors"'],
    ['layoutConfig', { grid: { minTilesPerPage: 0 } }, "can't be lower than 1"],
    ['receiveSettings', { base: { video: { layer: -1 } } }, '<non-negative integer> | "inherit"'],
    ['sendSettings', { video: 'nice' }, 'quality-optimized'],
    ['inputSettings', { video: { processor: {} } }, 'none | background-blur | background-image'],
    ['customIntegrations', 7, '"location":'],
    ['customTrayButtons', 7, '"iconPath"'],
  ])('%s is refused with what it should be, in the error or on the console [C-5.20]', async (name, value, form) => {
    const text = await refusalOf({ [name]: value });
    expect(text).toContain(`property '${name}': `);
    const said = vi.mocked(console.error).mock.calls.flat().map(String);
    expect([text, ...said].join('\n')).toContain(form);
  });

  it('that are not known are named [C-5.1]', async () => {
    expect(await refusalOf({ userName: 'Asha', colour: 'red', url: 7 })).toBe("unrecognized property 'colour'");
  });

  it.each(['url', 'baseUrl', 'token'])('%s is a text [C-5.2] [C-5.3] [C-5.4] [C-5.5]', async (name) => {
    expect(await refusalOf({ [name]: '' })).toBeUndefined();
    for (const value of [7, null, undefined, {}]) {
      expect(await refusalOf({ [name]: value })).toBe(`property '${name}': ${name} should be a string`);
    }
  });

  it('lang is one of nineteen, in its exact form [C-5.6]', async () => {
    for (const lang of languages) expect(await refusalOf({ lang }), lang).toBeUndefined();
    for (const lang of ['hi', 'EN', '', undefined]) {
      expect(await refusalOf({ lang })).toBe(
        `property 'lang': language not supported. Options are: ${languages.join(', ')}`,
      );
    }
  });

  it('layout is one of three [C-5.7] [C-5.20]', async () => {
    const call = await calls.loaded();
    for (const layout of ['custom-v1', 'browser', 'none'] as const) {
      expect(() => call.load({ layout })).not.toThrow();
    }
    await expect(call.join({ layout: 'grid' as never })).rejects.toThrow(
      `property 'layout': layout may only be set to "custom-v1"`,
    );
  });

  it('userData is JSON of at most 4096 characters [C-5.8] [C-5.9]', async () => {
    const text = "property 'userData': invalid userData type provided";
    expect(await refusalOf({ userData: 'x'.repeat(4096) })).toBeUndefined();
    expect(await refusalOf({ userData: { a: 'x'.repeat(4088) } })).toBeUndefined();
    expect(await refusalOf({ userData: 'x'.repeat(4097) })).toBe(text);
    expect(await refusalOf({ userData: { a: 'x'.repeat(4089) } })).toBe(text);
    expect(await refusalOf({ userData: { a: 1n } })).toBe(text);
  });

  it('dailyConfig is there when it is named [C-5.2] [C-8.22]', async () => {
    expect(await refusalOf({ dailyConfig: null })).toBe(
      "property 'dailyConfig': Unsupported dailyConfig. Check error logs for detailed info.",
    );
  });

  const themeHelp = "property 'theme': unsupported theme configuration. Check error logs for detailed info.";
  const names = [
    ...['accent', 'accentText', 'background', 'backgroundAccent', 'baseText', 'border', 'mainAreaBg'],
    ...['mainAreaBgAccent', 'mainAreaText', 'supportiveText'],
  ];

  it('theme is one set of colours, or one for light and one for dark [C-5.10]', async () => {
    const set = { colors: { accent: '#123' } };
    for (const theme of [set, { light: set, dark: set }]) expect(await refusalOf({ theme })).toBeUndefined();
    for (const theme of [{}, { light: set }, { dark: set }, { light: {}, dark: set }, { light: set, dark: {} }]) {
      expect(await refusalOf({ theme }), JSON.stringify(theme)).toBe(themeHelp);
    }
  });

  it('theme has ten colours, each of three or six hex digits [C-5.11] [C-5.12]', async () => {
    for (const name of names) expect(await refusalOf({ theme: { colors: { [name]: '#a1B2c3' } } })).toBeUndefined();
    for (const colors of [
      { link: '#123' },
      ...['123', '#12', '#1234', '#1234567', '#ggg', 7].map((accent) => ({ accent })),
    ]) {
      expect(await refusalOf({ theme: { colors } }), JSON.stringify(colors)).toBe(themeHelp);
    }
  });

  it.each([
    [{ maxTilesPerPage: 49 }, true],
    [{ maxTilesPerPage: 50 }, false],
    [{ maxTilesPerPage: 2.5 }, false],
    [{ maxTilesPerPage: '9' }, false],
    [{ minTilesPerPage: 1 }, true],
    [{ minTilesPerPage: 0 }, false],
    [{ minTilesPerPage: 1.5 }, false],
    [{ minTilesPerPage: 4, maxTilesPerPage: 4 }, true],
    [{ minTilesPerPage: 5, maxTilesPerPage: 4 }, false],
  ])(
    'layoutConfig holds the tiles of a page to whole numbers in their bounds: %j is fine: %j [C-5.13] [C-5.14] [C-5.15] [C-5.16] [C-5.17]',
    async (grid, isFine) => {
      expect(await refusalOf({ layoutConfig: { grid } })).toBe(
        isFine ? undefined : "property 'layoutConfig': unsupported layoutConfig. Check error logs for detailed info.",
      );
    },
  );
});
