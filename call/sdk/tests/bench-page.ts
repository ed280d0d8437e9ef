import { participant } from './differential/page/machine-script.ts';
import type { AnyCall, AnySdk } from './differential/page/scene.ts';
import { ScriptedMachine } from './differential/page/scripted-machine.ts';

const { addEventListener, removeEventListener } = EventTarget.prototype;
const { setTimeout: startTimeout, clearTimeout: stopTimer, setInterval: startInterval } = window;

/** Where a call could go on listening when it is gone, with what listens there now. */
const listeners = new Map<EventTarget, Array<readonly [type: string, listener: unknown, isCapturing: boolean]>>();
const isWatched = (target: EventTarget) =>
  target === window || target === document || target === navigator.mediaDevices || target instanceof HTMLIFrameElement;
const countListeners = () => listeners.values().reduce((sum, { length }) => sum + length, 0);
const isCapturing = (options: EventListenerOptions | boolean | undefined) =>
  typeof options === 'object' ? options.capture === true : options === true;

function forget(target: EventTarget, type: string, listener: unknown, capturing: boolean): void {
  const rest = listeners.get(target)?.filter((one) => one[0] !== type || one[1] !== listener || one[2] !== capturing);
  if (rest?.length) listeners.set(target, rest);
  else listeners.delete(target);
}

EventTarget.prototype.addEventListener = function (type, listener, options) {
  // Called without a receiver it is the window's.
  const target = this ?? window;
  if (listener && isWatched(target)) {
    const capturing = isCapturing(options);
    forget(target, type, listener, capturing);
    listeners.set(target, [...(listeners.get(target) ?? []), [type, listener, capturing]]);
    const { once, signal } = typeof options === 'object' ? options : {};
    const end = () => forget(target, type, listener, capturing);
    if (once) addEventListener.call(target, type, end, { once, capture: capturing });
    if (signal) addEventListener.call(signal, 'abort', end);
  }
  addEventListener.call(target, type, listener, options);
};
EventTarget.prototype.removeEventListener = function (type, listener, options) {
  const target = this ?? window;
  forget(target, type, listener, isCapturing(options));
  removeEventListener.call(target, type, listener, options);
};

/** Timers that still run: clocks and what waits. */
const timers = new Set<number>();
const clear = (id: number) => {
  timers.delete(id);
  stopTimer(id);
};
Object.assign(window, {
  setTimeout: (run: (...parameters: unknown[]) => void, ms?: number, ...parameters: unknown[]) => {
    const id: number = startTimeout(() => {
      timers.delete(id);
      run(...parameters);
    }, ms);
    timers.add(id);
    return id;
  },
  setInterval: (run: (...parameters: unknown[]) => void, ms?: number, ...parameters: unknown[]) => {
    const id: number = startInterval(run, ms, ...parameters);
    timers.add(id);
    return id;
  },
  clearTimeout: clear,
  clearInterval: clear,
});

const machine = new ScriptedMachine();
const url = `${location.origin}/room.html`;
const dailyConfig = { callObjectBundleUrlOverride: `${location.origin}/machine.js`, avoidEval: true };
const sdk = () => (window as unknown as { Daily: AnySdk }).Daily;
const run = (call: AnyCall, method: string, ...parameters: unknown[]) =>
  (call[method] as (...parameters: unknown[]) => Promise<unknown>)(...parameters);

function create(mode: 'co' | 'fr'): AnyCall {
  machine.reset();
  machine.store = {
    local: { streams: {}, public: { customTracks: {}, subscribedTracks: { ALL: true } } },
    streams: {},
    participants: {},
  };
  return mode === 'co' ? sdk().createCallObject({ url, dailyConfig }) : sdk().createFrame({ url });
}

/** `join()` of calls that are loaded, so that only the SDK and two window messages stand in between. */
async function joinMs(count: number): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const call = create('co');
    await run(call, 'load');
    const startedAt = performance.now();
    await run(call, 'join');
    times.push(performance.now() - startedAt);
    await run(call, 'destroy');
  }
  return times;
}

/** How long the page is busy with so many updates of one participant, each with a change in it. */
async function updatesPerMs(count: number): Promise<{ busyMs: number; heard: number }> {
  const call = create('co');
  await run(call, 'join');
  let heard = 0;
  const all = new Promise<void>((resolve) => {
    call.on('participant-updated', () => {
      heard += 1;
      if (heard === count) resolve();
    });
  });
  const startedAt = performance.now();
  for (let turn = 0; turn < count; turn += 1) {
    machine.tell('participant-updated', { participant: participant('p1', { user_name: `name ${turn}` }) });
  }
  await all;
  const busyMs = performance.now() - startedAt;
  await run(call, 'destroy');
  return { busyMs, heard };
}

/** What there is of things that calls bring along. */
export type Leftovers = Record<'listeners' | 'iframes' | 'scripts' | 'timers', number>;

const present = (): Leftovers => ({
  listeners: countListeners(),
  iframes: document.querySelectorAll('iframe').length,
  scripts: document.scripts.length,
  timers: timers.size,
});

/** What is left when so many calls have come and gone. */
async function cycle(count: number, mode: 'co' | 'fr'): Promise<Leftovers> {
  const before = present();
  for (let turn = 0; turn < count; turn += 1) {
    const call = create(mode);
    await run(call, 'join');
    await run(call, 'leave');
    await run(call, 'destroy');
  }
  // What was due at once is done.
  await new Promise((resolve) => startTimeout(resolve, 0));
  const after = present();
  return {
    listeners: after.listeners - before.listeners,
    iframes: after.iframes - before.iframes,
    scripts: after.scripts - before.scripts,
    timers: after.timers - before.timers,
  };
}

Object.assign(window, { benchPage: { joinMs, updatesPerMs, cycle } });
