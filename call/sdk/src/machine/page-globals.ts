import type { HostWindow } from '../environment.ts';

/** Parts of the call machine's store that the SDK reads (it cannot receive tracks by message). */
export interface MachineStore {
  local?: {
    streams?: { cam?: { stream?: MediaStream | null }; screen?: { stream?: MediaStream | null } };
    public?: {
      customTracks?: Record<string, { track?: MediaStreamTrack }>;
      subscribedTracks?: Record<string, unknown>;
    };
  };
  streams?: Record<
    string,
    { participantId?: string; type?: string; pendingTrack?: MediaStreamTrack | null; starttime?: number }
  >;
  participants?: Record<
    string,
    { public?: { rtcType?: { impl?: string } }; private?: { peeringState?: string } } | undefined
  >;
}

/** The call machine as its script leaves it in the page. */
export interface InPageMachine {
  reset(): void;
  store: { getState(): MachineStore };
}

/** Objects that no message can carry. */
export interface SharedTracks {
  audioTrack?: MediaStreamTrack;
  videoTrack?: MediaStreamTrack;
  customTrack?: MediaStreamTrack;
  screenMediaStream?: MediaStream;
  videoTrackForNetworkConnectivityTest?: MediaStreamTrack;
  videoTrackForConnectionQualityTest?: MediaStreamTrack;
}

export interface MachineInstance {
  tracks: SharedTracks;
  callMachine?: InPageMachine;
  customCallbacks?: Record<string, unknown>;
}

/** `window._daily`, the meeting point of the SDK and the machine's script. */
export interface DailyGlobals {
  /** Ids of calls that wait for a machine. The script takes them out. */
  pendings: string[];
  instances: Record<string, MachineInstance | undefined>;
}

/** Stands in a message for a track that is in `SharedTracks`. */
export const customTrackPlaceholder = 'daily-custom-track';

export function dailyGlobals(window: HostWindow): DailyGlobals {
  window._daily ??= { pendings: [], instances: {} };
  return window._daily;
}

/** The machine of one call, if it is there. Looking for it leaves nothing in the page. */
export function machineOf(window: HostWindow, id: string): InPageMachine | undefined {
  return window._daily?.instances[id]?.callMachine;
}

/** The page's entry of one call, made if it is not there. */
export function machineInstance(window: HostWindow, id: string): MachineInstance {
  const globals = dailyGlobals(window);
  const instance = globals.instances[id] ?? { tracks: {} };
  globals.instances[id] = instance;
  return instance;
}

export function removeMachineInstance(window: HostWindow, id: string): void {
  const globals = dailyGlobals(window);
  globals.pendings = globals.pendings.filter((pending) => pending !== id);
  delete globals.instances[id];
}
