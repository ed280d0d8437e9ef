import type { CallCore } from '../core/call-core.ts';
import { NativeBehaviours, type NativeCall, type ReactNativeConfig } from './native-behaviours.ts';
import type { NativeEnvironment } from './native-environment.ts';

/** A call's side towards the phone it runs on. */
export interface NativeSide {
  readonly environment: NativeEnvironment;
  readonly behaviours: NativeBehaviours;
}

/** Lets the phone and the call take notice of each other; undefined where there is no phone. */
export function nativeSideOf(core: CallCore): NativeSide | undefined {
  const environment = core.environment.native;
  return environment && { environment, behaviours: new NativeBehaviours(environment, nativeCallOf(core)) };
}

function nativeCallOf(core: CallCore): NativeCall {
  return {
    id: core.id,
    get state() {
      return core.state;
    },
    get isBusyJoining() {
      return core.isBusyJoining;
    },
    get config() {
      return (core.properties.reactNativeConfig ?? {}) as ReactNativeConfig;
    },
    isOn(medium) {
      const { local } = core.participants;
      return Boolean(local && !['blocked', 'off'].includes(local.tracks[medium].state));
    },
    turn: (medium, state) => core.send(`local-${medium}`, { state }),
    stopScreenShare: () => core.facts.isInitialised && core.send('local-screen-stop'),
    destroy: () => core.onAppDestroyed(),
  };
}
