import { describe, expect, it } from 'vitest';
import { CallFixture, settle } from '../testing/call-fixture.ts';

const calls = new CallFixture();

describe('methods say when they cannot be used', () => {
  it('while the quality of the line is tested, with how to end that [C-8.12] [C-8.38]', async () => {
    const call = await calls.initialised();
    const testing = call.testCallQuality();
    const text = (method: string) =>
      `A pre-call quality test is in progress. Please try ${method} again once testing has completed. Use stopTestCallQuality() to end it early.`;
    const track = {} as MediaStreamTrack;
    await expect(call.testPeerToPeerCallQuality({ videoTrack: track })).rejects.toThrow(
      text('testPeerToPeerCallQuality()'),
    );
    await expect(call.testNetworkConnectivity(track)).rejects.toThrow(text('testNetworkConnectivity()'));
    await expect(call.testWebsocketConnectivity()).rejects.toThrow(text('testWebsocketConnectivity()'));
    calls.page.reply('test-call-quality', { results: { result: 'good' } });
    expect(await testing).toEqual({ result: 'good' });
  });

  it('on a call object, where they are the prebuilt frame’s [C-8.15]', async () => {
    const call = await calls.joined();
    const text = (method: string) => `${method} is only supported as part of Prebuilt`;
    expect(() => call.theme()).toThrow(text('theme()'));
    expect(() => call.showLocalVideo()).toThrow(text('showLocalVideo()'));
    expect(() => call.setShowNamesMode('always')).toThrow(text('setShowNamesMode()'));
    expect(() => call.customTrayButtons()).toThrow(text('customTrayButtons()'));
    expect(console.error).toHaveBeenCalledWith(text('theme()'));
  });
});

describe('the language', () => {
  it('is read and set by messages [C-7.38] [C-7.39]', async () => {
    const call = await calls.joined();
    const reading = call.getDailyLang();
    await settle();
    expect(calls.page.sent.at(-1)).toMatchObject({ action: 'get-daily-lang' });
    calls.page.reply('get-daily-lang', { lang: 'de', langSetting: 'user' });
    expect(await reading).toMatchObject({ lang: 'de', langSetting: 'user' });
    expect(call.setDailyLang('fr')).toBe(call);
    expect(calls.page.sent.at(-1)).toMatchObject({ action: 'set-daily-lang', lang: 'fr' });
  });
});
