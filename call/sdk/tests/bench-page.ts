import { participant } from './differential/page/machine-script.ts';
import type { AnyCall, AnySdk } from './differential/page/scene.ts';
import { ScriptedMachine } from './differential/page/scripted-machine.ts';

// Counts what is added to the window and to the devices, and what is taken away again.
let listeners = 0;
const timers = new Set<unknown>();
for (const target of [window, navigator.mediaDevices]) {
  const { addEventListener, removeEventListener } = target;
  target.addEventListener = (...parameters: Parameters<typeof addEventListener>) => {
    listeners += 1;
    addEventListener.apply(target, parameters);
  };
  target.removeEventListener = (...parameters: Parameters<typeof removeEventListener>) => {
    listeners -= 1;
    removeEventListener.apply(target, parameters);
  };
}
const { setInterval: startInterval, clearInterval: stopInterval } = window;
Object.assign(window, {
  setInterval: (run: () => void, ms: number) => {
    const id = startInterval(run, ms);
    timers.add(id);
    return id;
  },
  clearInterval: (id: number) => {
    timers.delete(id);
    stopInterval(id);
  },
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

/** What is left when so many calls have come and gone. */
async function cycle(
  count: number,
  mode: 'co' | 'fr',
): Promise<{ listeners: number; iframes: number; timers: number }> {
  const before = { listeners, timers: timers.size };
  for (let turn = 0; turn < count; turn += 1) {
    const call = create(mode);
    await run(call, 'join');
    await run(call, 'leave');
    await run(call, 'destroy');
  }
  return {
    listeners: listeners - before.listeners,
    iframes: document.querySelectorAll('iframe').length,
    timers: timers.size - before.timers,
  };
}

Object.assign(window, { benchPage: { joinMs, updatesPerMs, cycle } });
