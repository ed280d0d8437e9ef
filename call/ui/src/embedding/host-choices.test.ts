import { describe, expect, it } from 'vitest';
import { HostChoices, initialHostView } from './host-choices.ts';

const board = { label: 'Board', location: 'sidebar', src: 'https://board.example/' };
const known = { action: 'set-custom-integrations', integrations: { board, chart: { ...board, location: 'main' } } };

/** What is kept after these messages, and what the host was told. */
function choicesAfter(...messages: object[]) {
  const choices = new HostChoices();
  const told: object[] = [];
  let changes = 0;
  choices.events.on('told', (message) => told.push(message));
  choices.events.on('changed', () => {
    changes += 1;
  });
  const replies = messages.map((message) => choices.receive(message));
  return { choices, view: choices.view, told, changes, replies };
}

describe('what the page around a call page chooses', () => {
  it.each([
    [{ action: 'set-theme', theme: { colors: { accent: '#12F' } } }, { theme: { colors: { accent: '#12F' } } }],
    [{ action: 'set-show-names', mode: 'never' }, { names: 'never' }],
    [{ action: 'set-show-names', mode: false }, { names: 'auto' }],
    [{ action: 'set-show-local-video', show: false }, { showsLocalVideo: false }],
    [{ action: 'set-show-participants-bar', show: false }, { showsParticipantsBar: false }],
    [{ action: 'update-custom-tray-buttons', btns: { a: { label: 'A' } } }, { trayButtons: { a: { label: 'A' } } }],
    [{ action: 'update-custom-tray-buttons', btns: null }, { trayButtons: {} }],
    [{ action: 'daily-method-set-play-ding', arg: 5 }, { newcomerSound: 5 }],
    [known, { integrations: known.integrations }],
  ])('is kept: %j', (message, kept) => {
    expect(choicesAfter(message).view).toEqual({ ...initialHostView, ...kept });
  });

  it.each([
    { action: 'set-theme', theme: { colors: { accent: 'red; } body { display: none' } } },
    { action: 'set-theme', theme: { colors: { link: '#123456' } } },
    { action: 'set-theme', theme: { colors: {}, light: { colors: { accent: 'url(x)' } }, dark: { colors: {} } } },
    { action: 'set-theme', theme: { colors: {}, light: 'x', dark: null } },
    { action: 'set-show-local-video', show: 'no' },
    { action: 'start-custom-integrations', ids: 'board' },
    { action: 'set-sidebar-view', view: 7 },
    { action: 'leave-meeting' },
    7,
  ])('is not obeyed when it cannot be: %j', (message) => {
    const { view, replies, changes } = choicesAfter(message as object);
    expect(view).toBe(initialHostView);
    expect(replies).toEqual([{ error: 'the message does not have the form of its action' }]);
    expect(changes).toBe(0);
  });

  it('starts and stops the pages that are known, until they are taken away', () => {
    const start = { action: 'start-custom-integrations', ids: ['board', 'chart', 'unheard of', 'toString'] };
    expect([...choicesAfter(known, start).view.started]).toEqual(['board', 'chart']);
    const stop = { action: 'stop-custom-integrations', ids: ['board'] };
    expect([...choicesAfter(known, start, stop).view.started]).toEqual(['chart']);
    const fewer = { action: 'set-custom-integrations', integrations: { board } };
    expect([...choicesAfter(known, start, fewer).view.started]).toEqual(['board']);
  });

  it('keep the view asked for at the side, tell when that changes and answer which it is', () => {
    const open = { action: 'set-sidebar-view', view: 'chat' };
    const { told, replies } = choicesAfter(open, open, { action: 'get-sidebar-view' }, { ...open, view: null });
    expect(told).toEqual([
      { action: 'sidebar-view-changed', view: 'chat' },
      { action: 'sidebar-view-changed', view: null },
    ]);
    expect(replies).toEqual([undefined, undefined, { view: 'chat' }, undefined]);
  });

  it('may stand among the properties of its call, where what cannot be counts as not there', () => {
    const { choices } = choicesAfter();
    choices.configure({
      url: 'https://rooms.example/r/a',
      theme: { colors: { accent: 'red' } },
      showLocalVideo: false,
      showLeaveButton: false,
      showParticipantsBar: 7,
      customTrayButtons: { a: { label: 'A' } },
      customIntegrations: { board },
    });
    const { view } = choices;
    choices.configure(undefined);
    choices.configure({});
    expect(choices.view).toBe(view);
    expect(choices.view).toEqual({
      ...initialHostView,
      showsLocalVideo: false,
      showsLeaveButton: false,
      trayButtons: { a: { label: 'A' } },
      integrations: { board },
    });
  });

  it('tells of presses of its buttons', () => {
    const { choices, told } = choicesAfter();
    choices.press('help');
    expect(told).toEqual([{ action: 'custom-button-click', button_id: 'help' }]);
  });
});
