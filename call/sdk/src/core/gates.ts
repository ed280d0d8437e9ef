import type { NativeSide } from '../react-native/native-side.ts';
import { SdkError } from '../sdk-error.ts';
import type { CallCore } from './call-core.ts';

/*
 * The preconditions of public methods (spec 001 §8). `method` is the name as the contract prints it, usually with `()`.
 * Each throws {@link SdkError}; inside an async method that is a rejection.
 */

/** Refuses what is possible only inside a meeting. */
export function requireJoined(core: CallCore, method: string, hint?: string): void {
  if (!core.isJoined) refuse(core, SdkError.wrongState(withHint(`${method} only supported after join.`, hint)));
}

/** Refuses what must happen before a meeting. */
export function requireNotJoined(core: CallCore, method: string, hint?: string): void {
  if (core.isBusyJoining) {
    refuse(core, SdkError.wrongState(withHint(`${method} not supported after joining a meeting.`, hint)));
  }
}

/** Refuses what needs a machine that has begun to work; `advice` says how it begins. */
export function requireInitialised(
  core: CallCore,
  method: string,
  advice = 'requires preAuth(), startCamera(), or join() to initialize call state.',
): void {
  if (!core.facts.isInitialised) refuse(core, SdkError.wrongState(`${method} ${advice}`));
}

/** Refuses what only a headless call can do. */
export function requireCallObject(core: CallCore, method: string): void {
  if (core.isFrame) refuse(core, SdkError.wrongMode(`${method} is only supported on custom callObject instances`));
}

/** Refuses what only a prebuilt frame can do. */
export function requirePrebuilt(core: CallCore, method: string): void {
  if (!core.isFrame) {
    refuse(core, SdkError.wrongMode(`${method} is only supported as part of Prebuilt`));
  }
}

/** Refuses what would disturb a test of the line that is going on. */
export function requireNoQualityTest(core: CallCore, method: string): void {
  if (!core.facts.isTestingQuality) return;
  refuse(
    core,
    SdkError.wrongState(
      `A pre-call quality test is in progress. Please try ${method} again once testing has completed. Use stopTestCallQuality() to end it early.`,
    ),
  );
}

/** Refuses what a browser can do and React Native cannot. */
export function refuseInReactNative({ environment }: Pick<CallCore, 'environment'>): void {
  if (environment.isReactNative) {
    throw SdkError.wrongMode('This daily-js method is not currently supported in React Native');
  }
}

/** Refuses what only React Native can do. */
export function requireReactNative(core: CallCore): void {
  if (!core.environment.isReactNative) {
    throw SdkError.wrongMode('This daily-js method is only supported in React Native');
  }
}

/** Refuses what only React Native can do; the phone's side of the call where it can. */
export function requireNative(core: CallCore): NativeSide {
  requireReactNative(core);
  if (!core.native) throw SdkError.wrongMode('DailyNativeUtils is missing: the app must bring it');
  return core.native;
}

function withHint(text: string, hint: string | undefined): string {
  return hint ? `${text} ${hint}` : text;
}

function refuse({ environment }: CallCore, error: SdkError): never {
  environment.console.error(error.message);
  throw error;
}
