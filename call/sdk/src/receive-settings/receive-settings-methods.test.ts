import { afterEach, expect, it, vi } from 'vitest';
import { settle } from '../testing/call-fixture.ts';
import { failureOf, ScriptedCall } from '../testing/scripted-call.ts';
import { receiveSettingsHelp } from './check-receive-settings.ts';

afterEach(() => vi.unstubAllGlobals());

const configured = { base: { video: { layer: 1 } } };

it('tells the configured settings until the machine tells others [C-3.27]', async () => {
  const scripted = ScriptedCall.headless({ receiveSettings: configured });
  expect(await scripted.call.getReceiveSettings('anybody')).toEqual(configured);
  await scripted.joined();
  expect(await scripted.call.getReceiveSettings()).toEqual(configured);
  const receiveSettings = { local: { screenVideo: { layer: 0 } } };
  scripted.tell('receive-settings-updated', { receiveSettings, more: 1 });
  scripted.tell('receive-settings-updated', { receiveSettings });
  expect(scripted.heard).toEqual([{ action: 'receive-settings-updated', receiveSettings }]);
  expect(await scripted.call.getReceiveSettings()).toEqual(receiveSettings);
  scripted.tell('left-meeting');
  expect(await scripted.call.getReceiveSettings()).toEqual({});
});

it('asks the machine for one participant [C-7.25]', async () => {
  const scripted = await ScriptedCall.headless().joined();
  const asking = scripted.call.getReceiveSettings('someone', { showInheritedValues: true });
  await settle();
  const action = 'get-single-participant-receive-settings';
  expect(scripted.sent).toEqual([{ action, id: 'someone', showInheritedValues: true }]);
  scripted.reply(action, { receiveSettings: { video: { layer: 2 } } });
  expect(await asking).toEqual({ video: { layer: 2 } });
  expect(await failureOf(() => scripted.call.getReceiveSettings(5 as never))).toBe(
    'first argument to getReceiveSettings() must be a participant id (or "base"), or there should be no arguments',
  );
});

it('sends a change and resolves with what came of it [C-7.24]', async () => {
  const scripted = await ScriptedCall.headless().joined();
  const change = { '*': 'inherit', local: { video: { layer: 0 } } } as const;
  const changing = scripted.call.updateReceiveSettings(change);
  await settle();
  expect(scripted.sent).toEqual([{ action: 'update-receive-settings', receiveSettings: change }]);
  scripted.reply('update-receive-settings', { receiveSettings: configured });
  expect(await changing).toEqual({ receiveSettings: configured });
});

it('refuses a wrong change before it asks for a meeting [C-5.22] [C-5.23]', async () => {
  const { call } = ScriptedCall.headless();
  expect(await failureOf(() => call.updateReceiveSettings({ base: { video: { layer: -1 } } }))).toBe(
    receiveSettingsHelp({ allowsEverybody: true }),
  );
  expect(await failureOf(() => call.updateReceiveSettings(configured))).toBe(
    'updateReceiveSettings() only supported after join. To specify receive settings earlier, use the receiveSettings config property.',
  );
});

it('is for headless calls', async () => {
  const { call } = ScriptedCall.framed();
  expect(await failureOf(() => call.getReceiveSettings())).toBe(
    'getReceiveSettings() is only supported on custom callObject instances',
  );
  expect(await failureOf(() => call.updateReceiveSettings({}))).toBe(
    'updateReceiveSettings() is only supported on custom callObject instances',
  );
});

it('refuses wrong settings among the properties of a headless call [C-5.22]', () => {
  expect(() => ScriptedCall.headless({ receiveSettings: { '*': 'inherit' } as never })).toThrow(
    `property 'receiveSettings': ${receiveSettingsHelp({ allowsEverybody: false })}`,
  );
  const framed = ScriptedCall.framed({ receiveSettings: { base: 'inherit' } as never });
  expect(framed.said).toEqual(['receiveSettings is only available in call object mode']);
});
