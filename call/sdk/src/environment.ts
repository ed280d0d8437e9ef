import { type Clock, systemClock } from '@parley/kit-base/clock';
import type { DailyGlobals } from './machine/page-globals.ts';
import { type NativeEnvironment, nativeEnvironment } from './react-native/native-environment.ts';

/** The parts of a page that the SDK touches. */
export type HostWindow = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'postMessage' | 'location' | 'document' | 'navigator'
> & { _daily?: DailyGlobals; _dailyCallMachineLoadWaitlist?: Set<string> };

/** What a call takes from outside, so that tests can bring their own. */
export interface Environment {
  /** Undefined outside a page (a server, a worker, React Native, whose `window` has no document). */
  window: HostWindow | undefined;
  isReactNative: boolean;
  /** The phone; undefined outside React Native. */
  native?: NativeEnvironment | undefined;
  clock: Clock;
  console: Pick<Console, 'error' | 'warn' | 'log'>;
}

/** The origin that this script was served from, where it tells: a classic script or a module on the web. */
const ownOrigin = ((): string | undefined => {
  const script = typeof document === 'undefined' ? null : document.currentScript;
  const source = script && 'src' in script ? script.src : import.meta.url;
  return source?.startsWith('http') ? new URL(source).origin : undefined;
})();

export function sdkOrigin(): string | undefined {
  return ownOrigin;
}

export function pageEnvironment(): Environment {
  const isReactNative = typeof navigator !== 'undefined' && navigator.product === 'ReactNative';
  return {
    window: typeof window === 'undefined' || !window.document ? undefined : window,
    isReactNative,
    native: isReactNative ? nativeEnvironment() : undefined,
    clock: systemClock,
    console,
  };
}
