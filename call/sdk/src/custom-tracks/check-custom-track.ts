import { limits } from '@parley/call-protocol/limits';
import { SdkError } from '../sdk-error.ts';
import type { StartCustomTrackOptions } from '../surface/call-options.ts';

/** Names of the tracks that every call has. */
const reserved = [
  'cam-audio',
  'cam-video',
  'customVideoDefaults',
  'screen-video',
  'screen-audio',
  'rmpAudio',
  'rmpVideo',
];

/** What a participant's `tracks` hold beside the custom ones: one of these names would hide the track itself. */
const builtIn = ['audio', 'video', 'screenAudio', 'screenVideo'];

/** Throws {@link SdkError} with the contract's text (spec 001 §5). */
export function checkCustomTrack({ track, mode, trackName }: StartCustomTrackOptions): void {
  if (trackName && trackName.length > limits.customTrackNameMaxCharacters) {
    refuse(`Custom track \`trackName\` must not be more than ${limits.customTrackNameMaxCharacters} characters`);
  }
  if (mode && mode !== 'music' && mode !== 'speech' && typeof mode !== 'object') {
    refuse('Custom track `mode` must be either `music` | `speech` | `DailyMicAudioModeSettings` or `undefined`');
  }
  if (trackName && reserved.includes(trackName)) {
    refuse(`Custom track \`trackName\` must not match a track name already used by daily: ${reserved.join(', ')}`);
  }
  if (trackName && builtIn.includes(trackName)) {
    refuse(`Custom track \`trackName\` must not be that of a track every participant has: ${builtIn.join(', ')}`);
  }
  if (typeof MediaStreamTrack === 'undefined' || !(track instanceof MediaStreamTrack)) {
    refuse('Custom tracks provided must be instances of MediaStreamTrack');
  }
}

function refuse(text: string): never {
  throw SdkError.invalidArgument(text);
}
