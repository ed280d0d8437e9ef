import type { CallCore } from '../core/call-core.ts';
import { customTrackPlaceholder } from '../machine/page-globals.ts';

/** What `join-meeting`, `start-camera` and `daily-method-preauth` bring: all that is set, as far as it can be posted. */
export function openingOf({ properties, preload }: CallCore): Record<string, unknown> {
  return {
    properties: postableProperties(properties),
    preloadCache: { ...preload, inputSettings: preload.inputSettings ?? {} },
  };
}

/** Tracks lie in the page; a placeholder stands for them. */
export function postableProperties<Properties extends object>(properties: Properties): Properties {
  const entries = Object.entries(properties).map(([key, value]) => [
    key,
    typeof MediaStreamTrack !== 'undefined' && value instanceof MediaStreamTrack ? customTrackPlaceholder : value,
  ]);
  return Object.fromEntries(entries);
}
