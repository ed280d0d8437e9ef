import { describe, expect, it, vi } from 'vitest';
import { createFrameCarrier } from '../frame/frame-carrier.ts';
import { ScriptedFrame, ScriptedPage } from '../testing/scripted-page.ts';
import type { MachineCarrier, MachineMessage } from './call-machine.ts';
import { MachineLink } from './machine-link.ts';
import { createPageCarrier } from './page-carrier.ts';

interface Bench {
  carrier: MachineCarrier;
  page: ScriptedPage;
  /** Who may be heard. */
  machine: { source: unknown; origin: string };
  /** Origins that messages were sent to. */
  targets: string[];
}

function pageBench(): Bench {
  const page = new ScriptedPage();
  const targets: string[] = [];
  const post = page.window.postMessage as (message: object, target: string) => void;
  page.window.postMessage = (message: object, target: string) => {
    targets.push(target);
    post(message, target);
  };
  const machine = { source: page.window, origin: 'https://host.example' };
  return { carrier: createPageCarrier(page.window as never, '1'), page, machine, targets };
}

function frameBench(): Bench & { frame: ScriptedFrame } {
  const page = new ScriptedPage();
  const frame = new ScriptedFrame(page.sent);
  frame.src = 'https://rooms.example/r/hello';
  const machine = { source: frame.contentWindow, origin: 'https://rooms.example' };
  const carrier = createFrameCarrier(page.window as never, frame as never, '1');
  return { carrier, page, machine, targets: frame.targets, frame };
}

const told = (fields: object = {}) => ({ what: 'iframe-call-message', from: 'embedded', action: 'hello', ...fields });

describe.each([
  ['page', pageBench],
  ['frame', frameBench],
] as const)('the carrier to a machine in a %s', (_, createBench) => {
  it('sends every message in the envelope, with the call’s id, to the machine’s origin only [C-1.11]', () => {
    const { carrier, page, machine, targets } = createBench();
    carrier.post({ action: 'local-audio', state: true });
    expect(page.sent).toEqual([
      { action: 'local-audio', state: true, what: 'iframe-call-message', from: 'module', callClientId: '1' },
    ]);
    expect(targets).toEqual([machine.origin]);
  });

  it('hears the machine, with this call’s id or none', () => {
    const { carrier, page, machine } = createBench();
    const heard: MachineMessage[] = [];
    carrier.listen((message) => heard.push(message));
    page.post(machine, told());
    page.post(machine, told({ callClientId: '1' }));
    expect(heard).toEqual([{ action: 'hello' }, { action: 'hello', callClientId: '1' }]);
  });

  it('hears nobody else: other calls, other windows, other kinds of message, its own words', () => {
    const { carrier, page, machine } = createBench();
    const heard = vi.fn();
    carrier.listen(heard);
    page.post(machine, told({ callClientId: '2' }));
    page.post(machine, told({ from: 'module' }));
    page.post(machine, told({ what: 'something else' }));
    page.post(machine, told({ action: undefined }));
    page.post(machine, 'text');
    page.post(machine, null);
    page.post({ source: {}, origin: machine.origin }, told());
    page.post({ source: machine.source, origin: 'https://evil.example' }, told());
    page.post({ source: machine.source, origin: 'null' }, told());
    page.post({ source: null, origin: machine.origin }, told());
    expect(heard).not.toHaveBeenCalled();
  });

  it('brings each reply to the request that it belongs to, once, and then to the events [C-7.7]', async () => {
    const { carrier, page, machine } = createBench();
    const events = vi.fn();
    const link = new MachineLink(carrier, events);
    const [first, second] = [link.request('a'), link.request('b')];
    const stamps = page.sent.map(({ callbackStamp }) => callbackStamp);
    expect(new Set(stamps).size).toBe(2);
    page.post(machine, told({ callbackStamp: stamps[1], value: 2 }));
    page.post(machine, told({ callbackStamp: stamps[0], value: 1 }));
    page.post(machine, told({ callbackStamp: stamps[0], value: 3 }));
    expect(await first).toMatchObject({ value: 1 });
    expect(await second).toMatchObject({ value: 2 });
    expect(events).toHaveBeenCalledTimes(3);
  });

  it('hears nothing more once it is closed, and whoever waits is told', async () => {
    const { carrier, page, machine } = createBench();
    const events = vi.fn();
    const link = new MachineLink(carrier, events);
    const asking = link.request('a').catch((error: unknown) => error);
    link.close(new Error('closed'));
    expect(await asking).toMatchObject({ message: 'closed' });
    page.post(machine, told());
    expect(events).not.toHaveBeenCalled();
    expect(page.listeners.size).toBe(0);
  });
});

it('does not wait for the answer to what could not be sent', async () => {
  let isBroken = true;
  const stamps: unknown[] = [];
  const post = ({ callbackStamp }: MachineMessage) => {
    stamps.push(callbackStamp);
    if (isBroken) throw new Error('it cannot be cloned');
  };
  let receive: (message: MachineMessage) => void = () => undefined;
  const listen = (listener: typeof receive) => {
    receive = listener;
    return () => undefined;
  };
  const link = new MachineLink({ post, listen }, () => undefined);
  await expect(link.request('a')).rejects.toThrow('it cannot be cloned');
  isBroken = false;
  const asking = link.request('b');
  receive({ action: 'b', callbackStamp: String(stamps[1]), value: 2 });
  expect(await asking).toMatchObject({ value: 2 });
});

it.each([
  { protocol: 'file:', origin: 'file://' },
  { protocol: 'about:', origin: 'null' },
])('speaks in a page without an origin of its own to that window alone: $protocol', (location) => {
  const page = new ScriptedPage();
  const targets: string[] = [];
  Object.assign(page.window, { location, postMessage: (_: object, target: string) => targets.push(target) });
  const carrier = createPageCarrier(page.window as never, '1');
  const heard = vi.fn();
  carrier.listen(heard);
  carrier.post({ action: 'a' });
  page.post({ source: {}, origin: 'null' }, told());
  expect(targets).toEqual(['*']);
  expect(heard).not.toHaveBeenCalled();
  page.post({ source: page.window, origin: 'null' }, told());
  expect(heard).toHaveBeenCalledOnce();
});

it.each(['', 'about:blank', 'data:text/html,hello'])(
  'neither speaks to nor hears a frame with nobody’s page: "%s"',
  (src) => {
    const page = new ScriptedPage();
    const frame = new ScriptedFrame(page.sent);
    frame.src = src;
    const carrier = createFrameCarrier(page.window as never, frame as never, '1');
    const heard = vi.fn();
    carrier.listen(heard);
    carrier.post({ action: 'a' });
    page.post({ source: frame.contentWindow, origin: 'null' }, told());
    expect(frame.targets).toEqual([]);
    expect(heard).not.toHaveBeenCalled();
  },
);

it('hears nobody in place of a frame that was taken out', () => {
  const { carrier, page, machine, frame } = frameBench();
  const heard = vi.fn();
  carrier.listen(heard);
  Object.assign(frame, { contentWindow: null });
  page.post({ source: null, origin: machine.origin }, told());
  expect(heard).not.toHaveBeenCalled();
});
