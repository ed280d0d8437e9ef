import type { CallCore } from '../core/call-core.ts';
import { shareSource, withSource } from '../core/preload-cache.ts';
import type { DailyCallOptions } from '../surface/call-options.ts';

/** Takes over what counts before there is a machine to tell. */
export function adoptProperties(
  { preload, sharedTracks }: CallCore,
  { subscribeToTracksAutomatically, audioSource, videoSource, inputSettings }: DailyCallOptions,
): void {
  if (subscribeToTracksAutomatically !== undefined) {
    preload.subscribeToTracksAutomatically = subscribeToTracksAutomatically;
  }
  if (inputSettings !== undefined) preload.inputSettings = inputSettings;
  for (const [slot, source] of [
    ['audio', audioSource],
    ['video', videoSource],
  ] as const) {
    if (source === undefined) continue;
    if (typeof source === 'boolean') preload[slot === 'audio' ? 'allowLocalAudio' : 'allowLocalVideo'] = source;
    else preload.inputSettings = withSource(preload.inputSettings, slot, shareSource(sharedTracks, slot, source));
  }
}
