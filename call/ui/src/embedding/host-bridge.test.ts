import { describe, expect, it } from 'vitest';
import { bridgeToHost } from './host-bridge.ts';
import { HostChoices } from './host-choices.ts';

type Message = Record<string, unknown>;
type Listener = (event: { source: unknown; origin: string; data: unknown }) => void;

const host = { callClientId: 'outer', origin: 'https://host.example' };
const own = 'https://rooms.example';

/** A frame whose host and machine are the test. */
function bridged() {
  const toHost: Message[] = [];
  const toMachine: Message[] = [];
  const configured: unknown[] = [];
  const listeners = new Set<Listener>();
  const parent = { postMessage: (message: Message) => toHost.push(message) };
  const window = {
    parent,
    location: { origin: own },
    postMessage: (message: Message) => toMachine.push(message),
    addEventListener: (_: string, listener: Listener) => listeners.add(listener),
    removeEventListener: (_: string, listener: Listener) => listeners.delete(listener),
  };
  const choices = new HostChoices();
  const call = {
    callClientId: 'inner',
    configure: (properties: unknown) => configured.push(properties),
    join: async () => undefined,
  };
  const styles: unknown[] = [];
  const applyStyles = (applied: unknown) => void styles.push(applied);
  const stop = bridgeToHost({ window: window as never, host, call, choices, applyStyles });
  const hear = (source: unknown, origin: string, data: Message) => {
    for (const listener of listeners) listener({ source, origin, data: { what: 'iframe-call-message', ...data } });
  };
  return {
    ...{ toHost, toMachine, configured, styles, listeners, choices, stop },
    hostSays: (action: string, fields: Message = {}) =>
      hear(parent, host.origin, { action, from: 'module', callClientId: 'outer', ...fields }),
    strangerSays: (action: string, fields: Message = {}) =>
      hear(parent, 'https://evil.example', { action, from: 'module', callClientId: 'outer', ...fields }),
    machineSays: (action: string, fields: Message = {}) =>
      hear(window, own, { action, from: 'embedded', callClientId: 'inner', ...fields }),
  };
}

describe('the bridge between a call page and its host', () => {
  it('hands the host’s messages to the machine, those that come before it when it is there', () => {
    const { hostSays, machineSays, toMachine, toHost } = bridged();
    expect(toHost).toMatchObject([{ action: 'iframe-ready-for-launch-config', callClientId: 'outer' }]);
    hostSays('get-input-devices', { callbackStamp: 's' });
    expect(toMachine).toEqual([]);
    machineSays('loaded');
    expect(toMachine).toMatchObject([{ action: 'get-input-devices', callbackStamp: 's', callClientId: 'inner' }]);
    machineSays('get-input-devices', { callbackStamp: 's', camera: {} });
    expect(toHost.at(-1)).toMatchObject({ action: 'get-input-devices', callbackStamp: 's', callClientId: 'outer' });
    hostSays('local-audio', { state: false });
    expect(toMachine.at(-1)).toMatchObject({ action: 'local-audio', state: false });
  });

  it('keeps looks in the page itself, and answers for them', () => {
    const { hostSays, toMachine, toHost, choices } = bridged();
    hostSays('set-sidebar-view', { view: 'people' });
    expect(choices.view.sidebar).toBe('people');
    expect(toHost.at(-1)).toMatchObject({ action: 'sidebar-view-changed', view: 'people', from: 'embedded' });
    hostSays('get-sidebar-view', { callbackStamp: 's' });
    expect(toHost.at(-1)).toMatchObject({ action: 'get-sidebar-view', callbackStamp: 's', view: 'people' });
    choices.press('help');
    expect(toHost.at(-1)).toMatchObject({ action: 'custom-button-click', button_id: 'help', callClientId: 'outer' });
    expect(toMachine).toEqual([]);
  });

  it('takes looks from the properties of the call, at launch and at joining', () => {
    const { hostSays, choices, configured } = bridged();
    hostSays('iframe-launch-config', { userName: 'Asha', showLocalVideo: false });
    expect(choices.view.showsLocalVideo).toBe(false);
    expect(configured).toMatchObject([{ userName: 'Asha' }]);
    hostSays('join-meeting', { properties: { showLeaveButton: false } });
    expect(choices.view).toMatchObject({ showsLocalVideo: false, showsLeaveButton: false });
  });

  it('takes the class of its body from the launch, and other styles when they are sent', () => {
    const { hostSays, styles } = bridged();
    hostSays('iframe-launch-config', { bodyClass: 'dark', cssText: 'a{}' });
    hostSays('load-css', { cssText: 'a{}' });
    expect(styles).toEqual([{ bodyClass: 'dark' }, expect.objectContaining({ cssText: 'a{}' })]);
  });

  it('obeys nobody else, and nothing once it is taken apart', () => {
    const { hostSays, strangerSays, choices, listeners, stop } = bridged();
    strangerSays('set-show-local-video', { show: false });
    hostSays('set-show-local-video', { show: false, callClientId: 'another' });
    expect(choices.view.showsLocalVideo).toBe(true);
    stop();
    expect(listeners.size).toBe(0);
  });
});
