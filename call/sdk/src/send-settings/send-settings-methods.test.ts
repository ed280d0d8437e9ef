import { afterEach, expect, it, vi } from 'vitest';
import { settle } from '../testing/call-fixture.ts';
import { failureOf, ScriptedCall } from '../testing/scripted-call.ts';

afterEach(() => vi.unstubAllGlobals());

const settings = { video: 'quality-optimized' } as const;

it('keeps settings until there is a machine, and brings them along', async () => {
  const scripted = ScriptedCall.headless();
  expect(scripted.call.getSendSettings()).toBeNull();
  expect(scripted.call.updateSendSettings(settings)).toEqual({ sendSettings: settings });
  expect(scripted.call.getSendSettings()).toEqual(settings);
  const joining = scripted.call.join();
  await settle();
  scripted.page.finishLoading();
  await settle();
  expect(scripted.page.sent.at(-1)).toMatchObject({ action: 'join-meeting', preloadCache: { sendSettings: settings } });
  scripted.tell('joined-meeting', { participants: {} });
  await joining;
});

it('sends a change to the machine and resolves with the settings as they stand [C-7.27]', async () => {
  const scripted = await ScriptedCall.headless().joined();
  const changing = scripted.call.updateSendSettings(settings);
  await settle();
  expect(scripted.sent).toEqual([{ action: 'update-send-settings', sendSettings: settings }]);
  scripted.reply('update-send-settings', { sendSettings: { video: 'default-video' } });
  expect(await changing).toEqual({ video: 'default-video' });
  const failing = failureOf(() => scripted.call.updateSendSettings(settings));
  await settle();
  scripted.reply('update-send-settings', { error: 'too much' });
  expect(await failing).toBe('too much');
});

it('throws on wrong settings in any state [C-5.51]', async () => {
  const scripted = ScriptedCall.headless();
  const words = 'Send settings must contain at least information for one track!';
  expect(() => scripted.call.updateSendSettings({})).toThrow(words);
  await scripted.joined();
  expect(() => scripted.call.updateSendSettings({})).toThrow(words);
  expect(scripted.sent).toEqual([]);
});

it('tells settings of the machine once, and forgets them with the meeting', async () => {
  const scripted = await ScriptedCall.headless().joined();
  scripted.tell('send-settings-updated', { sendSettings: settings, more: 1 });
  scripted.tell('send-settings-updated', { sendSettings: settings });
  expect(scripted.heard).toEqual([{ action: 'send-settings-updated', sendSettings: settings }]);
  expect(scripted.call.getSendSettings()).toEqual(settings);
  scripted.tell('left-meeting');
  expect(scripted.call.getSendSettings()).toEqual({});
});

it('refuses wrong settings among the properties, with the reason on the console', () => {
  expect(() => ScriptedCall.headless({ sendSettings: {} })).toThrow(
    "property 'sendSettings': Invalid sendSettings provided. Check error logs for detailed info.",
  );
});

it('holds the former layers of the camera to their ranges among the properties [C-5.57] [C-5.58]', () => {
  const create = (camSimulcastEncodings: unknown[]) => () =>
    ScriptedCall.headless({ dailyConfig: { camSimulcastEncodings } });
  expect(create([{ maxBitrate: 600_000 }])).not.toThrow();
  for (const wrong of [[], [{ maxBitrate: 5 }]]) {
    expect(create(wrong)).toThrow(
      "property 'dailyConfig': Unsupported dailyConfig. Check error logs for detailed info.",
    );
  }
});
