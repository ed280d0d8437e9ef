import type { CallCore } from '../core/call-core.ts';
import { arePermissions, permissionsHelp } from '../permissions/check-permissions.ts';
import { SdkError } from '../sdk-error.ts';

const subscribedTracksHelp =
  "setSubscribedTracks cannot be used when setSubscribeToTracksAutomatically is enabled, and should be of the form: true | 'avatar' | false | 'staged' | { [audio: true|false|'staged'], [video: true|false|'staged'], [screenAudio: true|false|'staged'], [screenVideo: true|false|'staged'] }";
const screenShareHelp =
  "setScreenShare must be false, as it's only meant for stopping remote participants' screen shares";
const stylesHelp = 'styles format should be a subset of: { cam: {div: {}, video: {}}, screen: {div: {}, video: {}} }';

const trackKeys = new Set(['audio', 'video', 'screenAudio', 'screenVideo', 'rmpAudio', 'rmpVideo', 'custom']);
const accepted = new Set([
  'styles',
  'setSubscribedTracks',
  'setAudio',
  'setVideo',
  'setScreenShare',
  'eject',
  'updatePermissions',
]);

/** Checks the updates of one participant (spec 001 §5). Throws {@link SdkError} with the contract's text. */
export function validateParticipantUpdate(updates: object, { preload, environment }: CallCore): void {
  const subscribesAutomatically = preload.subscribeToTracksAutomatically;
  const { isReactNative, console } = environment;
  for (const [key, value] of Object.entries(updates ?? {})) {
    if (!accepted.has(key)) throw SdkError.invalidArgument(`unrecognized updateParticipant property ${key}`);
    if (key === 'setSubscribedTracks' && (subscribesAutomatically || !isSubscription(value, isReactNative))) {
      throw SdkError.invalidArgument(
        isReactNative ? subscribedTracksHelp.replace(" | 'avatar'", '') : subscribedTracksHelp,
      );
    }
    if (key === 'updatePermissions' && !arePermissions(value, console)) {
      throw SdkError.invalidArgument(permissionsHelp);
    }
    if (key === 'setScreenShare' && value !== false) throw SdkError.invalidArgument(screenShareHelp);
    if (key === 'styles' && !isStyles(value)) throw SdkError.invalidArgument(stylesHelp);
  }
}

function isSubscription(value: unknown, isReactNative: boolean): boolean {
  if (isWord(value) || (value === 'avatar' && !isReactNative)) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).every(
    ([key, wish]) =>
      trackKeys.has(key) &&
      (isWord(wish) ||
        (key === 'custom' && typeof wish === 'object' && wish !== null && Object.values(wish).every(isWord))),
  );
}

function isWord(value: unknown): boolean {
  return value === true || value === false || value === 'staged';
}

/** Only keys are looked at: what has none is no style, and no harm. */
function isStyles(value: unknown): boolean {
  return hasOnly(value as object, ['cam', 'screen'], (part) => hasOnly(part ?? {}, ['div', 'video'], () => true));
}

function hasOnly(value: object, keys: readonly string[], accepts: (part: object | null) => boolean): boolean {
  return Object.entries(value).every(([key, part]) => keys.includes(key) && accepts(part));
}
