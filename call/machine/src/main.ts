import { systemClock } from '@parley/kit-base/clock';
import { mediaActions } from './actions/media-actions.ts';
import { meetingActions } from './actions/meeting-actions.ts';
import { participantActions } from './actions/participant-actions.ts';
import { Channel } from './channel/channel.ts';
import { consoleLogger } from './console-logger.ts';
import { Machine } from './machine.ts';
import type { StoreState } from './store/store.ts';

/** What the SDK and the machine share in the page, besides messages. */
interface DailyGlobals {
  /** Instances that wait for their machine. */
  pendings: string[];
  instances: Record<string, DailyInstance>;
}

interface DailyInstance {
  tracks?: { audioTrack?: MediaStreamTrack; videoTrack?: MediaStreamTrack; screenMediaStream?: MediaStream };
  callMachine?: { reset(): void; store: { getState(): StoreState } };
}

const { _daily: globals } = window as unknown as { _daily?: DailyGlobals };
for (const id of globals?.pendings.splice(0) ?? []) startMachine(id);

/** Gives one SDK instance its machine. */
function startMachine(callClientId: string): void {
  const instance: DailyInstance = globals?.instances[callClientId] ?? {};
  if (globals) globals.instances[callClientId] = instance;
  const logger = consoleLogger.child({ call: callClientId });
  let channel: Channel | undefined;
  const tell = (action: string, fields?: Record<string, unknown>) => channel?.send(action, fields);
  const machine = new Machine({ tell, sharedTracks: () => instance.tracks ?? {}, clock: systemClock, logger });
  const actions = { ...meetingActions(machine), ...participantActions(machine), ...mediaActions(machine, tell) };
  channel = new Channel({ window, callClientId, actions, logger });
  instance.callMachine = { reset: () => machine.reset(), store: { getState: machine.store.getState } };
  // A page that comes back from the browser's cache finds a call that was left, not one that only looks alive.
  window.addEventListener('pagehide', () => machine.call && machine.leave());
  window.addEventListener('online', () => machine.retry());
  tell('loaded');
}
