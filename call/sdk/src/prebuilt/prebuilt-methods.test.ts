import { afterEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../testing/call-fixture.ts';
import { failureOf, ScriptedCall } from '../testing/scripted-call.ts';

afterEach(() => vi.unstubAllGlobals());

const notes = { label: 'Notes', location: 'sidebar', srcdoc: 'hello' };
const button = { label: 'Notes', tooltip: 'Open', iconPath: 'https://app.example/icon.png' };

describe('on a headless call', () => {
  it.each([
    'theme',
    'setTheme',
    'showLocalVideo',
    'setShowLocalVideo',
    'showParticipantsBar',
    'setShowParticipantsBar',
    'setShowNamesMode',
    'customIntegrations',
    'setCustomIntegrations',
    'startCustomIntegrations',
    'stopCustomIntegrations',
    'customTrayButtons',
    'updateCustomTrayButtons',
  ] as const)('%s throws [C-2.26] [C-2.27] [C-2.28] [C-2.29] [C-2.32] [C-2.33]', async (method) => {
    const { call, said } = await ScriptedCall.headless().joined();
    const words = `${method}() is only supported as part of Prebuilt`;
    expect(() => call[method](undefined as never)).toThrow(words);
    expect(said).toEqual([words]);
  });

  it('what counts in a frame alone is told, when the call is made and when it is joined', async () => {
    const scripted = ScriptedCall.headless({ showLocalVideo: true, activeSpeakerMode: false });
    const { call, said, page } = scripted;
    expect(said).toEqual([
      'showLocalVideo is not available in call object mode',
      'activeSpeakerMode is not available in call object mode',
    ]);
    const joining = call.join({ showParticipantsBar: false });
    await settle();
    page.finishLoading();
    await settle();
    expect(said.at(-1)).toBe('showParticipantsBar is not available in callObject mode');
    scripted.tell('joined-meeting', { participants: {} });
    expect(await joining).toEqual({});
  });

  it('the sidebar is not there, which is told and not thrown [C-2.31]', async () => {
    const { call, said, page } = await ScriptedCall.headless().joined();
    expect(await call.getSidebarView()).toBeNull();
    expect(call.setSidebarView('chat')).toBe(call);
    expect(said).toEqual([
      'getSidebarView is not available in callObject mode',
      'setSidebarView is not available in callObject mode',
    ]);
    expect(page.sent).toEqual([]);
  });

  it.each([
    ['showLocalVideo', false],
    ['showParticipantsBar', false],
    ['activeSpeakerMode', true],
  ] as const)('the property %s is told and not obeyed [C-2.26] [C-2.27] [C-2.30]', (name, value) => {
    const { call, said } = ScriptedCall.headless({ [name]: value });
    expect(said).toEqual([`${name} is not available in call object mode`]);
    expect(call.activeSpeakerMode()).toBe(false);
  });

  it.each([
    ['customIntegrations', { notes }],
    ['customTrayButtons', { notes: button }],
  ] as const)('the property %s is told and not obeyed [C-2.28] [C-2.29]', (name, value) => {
    const { said } = ScriptedCall.headless({ [name]: value });
    expect(said).toEqual([`${name} is not available in call object mode`]);
  });
});

describe('on a frame', () => {
  it('the theme is set in any state, told and sent [C-7.84]', async () => {
    const theme = { colors: { accent: '#f00' } };
    const scripted = ScriptedCall.framed();
    expect(await scripted.call.setTheme(theme)).toBe(theme);
    expect(scripted.call.theme()).toBe(theme);
    expect(scripted.heard).toEqual([{ action: 'theme-updated', theme }]);
    await scripted.joined();
    await scripted.call.setTheme(theme);
    expect(scripted.sent).toEqual([{ action: 'set-theme', theme }]);
    expect(await failureOf(() => scripted.call.setTheme({} as never))).toBe(
      "property 'theme': unsupported theme configuration. Check error logs for detailed info.",
    );
  });

  it.each([
    ['showLocalVideo', 'setShowLocalVideo', 'set-show-local-video'],
    ['showParticipantsBar', 'setShowParticipantsBar', 'set-show-participants-bar'],
  ] as const)('%s is chosen inside a meeting and stays chosen', async (get, set, action) => {
    const scripted = ScriptedCall.framed();
    expect(scripted.call[get]()).toBe(true);
    expect(() => scripted.call[set](false)).toThrow(`${set}() only supported after join.`);
    await scripted.joined();
    scripted.call[set](false);
    expect(scripted.call[set]('no' as never)).toBe(scripted.call);
    expect(scripted.said).toEqual([`${set} only accepts a boolean value`]);
    expect(scripted.sent).toEqual([{ action, show: false }]);
    scripted.tell('left-meeting');
    expect(scripted.call[get]()).toBe(false);
  });

  it.each(['showLocalVideo', 'showParticipantsBar'] as const)('%s is chosen by joining, too', async (name) => {
    const { call } = await ScriptedCall.framed().joined();
    await call.join({ [name]: false });
    expect(call[name]()).toBe(false);
  });

  it('the frame tells when its person hides the own picture', async () => {
    const scripted = await ScriptedCall.framed().joined();
    scripted.tell('show-local-video-changed', { show: false, more: 1 });
    expect(scripted.heard).toEqual([{ action: 'show-local-video-changed', show: false }]);
    expect(scripted.call.showLocalVideo()).toBe(false);
  });

  it('names are shown always, never, or as the frame thinks [C-5.87]', async () => {
    const scripted = await ScriptedCall.framed().joined();
    for (const mode of ['always', 'never', false] as const) scripted.call.setShowNamesMode(mode);
    scripted.call.setShowNamesMode('sometimes' as never);
    expect(scripted.sent).toEqual(['always', 'never', false].map((mode) => ({ action: 'set-show-names', mode })));
    expect(scripted.said).toEqual(['setShowNamesMode argument should be "always", "never", or false']);
  });

  it('integrations are set, started and stopped [C-7.82]', async () => {
    const scripted = await ScriptedCall.framed().joined();
    const { call } = scripted;
    call.setCustomIntegrations({ notes: notes as never });
    call.setCustomIntegrations({ broken: {} as never });
    expect(call.customIntegrations()).toEqual({ notes });
    call.startCustomIntegrations('notes');
    call.stopCustomIntegrations(['notes']);
    call.startCustomIntegrations(['notes', 'other', 'more']);
    call.stopCustomIntegrations(5 as never);
    expect(scripted.sent).toEqual([
      { action: 'set-custom-integrations', integrations: { notes } },
      { action: 'start-custom-integrations', ids: ['notes'] },
      { action: 'stop-custom-integrations', ids: ['notes'] },
    ]);
    expect(scripted.said).toEqual([
      'customIntegration broken: label is required',
      'Can\'t find custom integration(s): "other, more"',
      'stopCustomIntegrations() only accepts string | string[]',
    ]);
  });

  it('tray buttons are exchanged [C-7.83]', async () => {
    const scripted = await ScriptedCall.framed({ customTrayButtons: { old: button } }).joined();
    expect(scripted.call.customTrayButtons()).toEqual({ old: button });
    scripted.call.updateCustomTrayButtons({ notes: button });
    scripted.call.updateCustomTrayButtons({ notes: { iconPath: 'x' } as never });
    expect(scripted.call.customTrayButtons()).toEqual({ notes: button });
    expect(scripted.sent).toEqual([{ action: 'update-custom-tray-buttons', btns: { notes: button } }]);
    expect(scripted.said[0]).toBe('customTrayButton iconPath should be a url.');
    expect(scripted.said[1]).toContain('updateCustomTrayButtons only accepts a dictionary of the type {"id":');
  });

  it('the sidebar is read and set to people, chat, network, breakout, nothing or an integration [C-2.11] [C-2.12] [C-2.13] [C-7.85]', async () => {
    const scripted = await ScriptedCall.framed().joined();
    const reading = scripted.call.getSidebarView();
    await settle();
    scripted.reply('get-sidebar-view', { view: 'people' });
    expect(await reading).toBe('people');
    scripted.forget();
    for (const view of ['people', 'chat', 'network', 'breakout', null, 'notes']) scripted.call.setSidebarView(view);
    expect(scripted.sent.map(({ view }) => view)).toEqual(['people', 'chat', 'network', 'breakout', null, 'notes']);
    scripted.tell('sidebar-view-changed', { view: 'chat' });
    expect(scripted.heard).toEqual([{ action: 'sidebar-view-changed', view: 'chat' }]);
  });

  it('showing large who speaks is asked for, and told when the frame does so', async () => {
    const scripted = await ScriptedCall.framed({ activeSpeakerMode: true }).joined();
    expect(scripted.call.activeSpeakerMode()).toBe(true);
    scripted.call.setActiveSpeakerMode(false);
    expect(scripted.sent).toEqual([{ action: 'set-active-speaker-mode', enabled: false }]);
    expect(scripted.call.activeSpeakerMode()).toBe(true);
    for (const enabled of [false, false, true]) scripted.tell('active-speaker-mode-change', { enabled, more: 1 });
    expect(scripted.heard.map(({ enabled }) => enabled)).toEqual([false, true]);
    scripted.tell('left-meeting');
    expect(scripted.call.activeSpeakerMode()).toBe(false);
  });
});

it('a sound for newcomers is a yes, a no, or a number [C-5.88]', async () => {
  const scripted = await ScriptedCall.headless().joined();
  for (const sound of [true, false, 5]) scripted.call.setPlayNewParticipantSound(sound);
  expect(scripted.sent.map(({ action, arg }) => [action, arg])).toEqual(
    [true, false, 5].map((arg) => ['daily-method-set-play-ding', arg]),
  );
  expect(() => scripted.call.setPlayNewParticipantSound('loud' as never)).toThrow(
    'argument to setShouldPlayNewParticipantSound should be true, false, or a number, but is loud',
  );
});

it('the language is asked of the machine once it works, and can be set', async () => {
  const scripted = ScriptedCall.framed();
  expect(scripted.call.getDailyLang()).toBeUndefined();
  await scripted.joined();
  const asking = scripted.call.getDailyLang();
  await settle();
  scripted.reply('get-daily-lang', { lang: 'hi', langSetting: 'user' });
  expect(await asking).toEqual({ lang: 'hi', langSetting: 'user' });
  scripted.forget();
  expect(scripted.call.setDailyLang('de')).toBe(scripted.call);
  expect(scripted.sent).toEqual([{ action: 'set-daily-lang', lang: 'de' }]);
});
