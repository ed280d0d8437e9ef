import { CallPart } from '../call-part.ts';
import { refuseInReactNative, requireJoined } from '../core/gates.ts';
import { customTrackPlaceholder } from '../machine/page-globals.ts';
import type { StartCustomTrackOptions } from '../surface/call-options.ts';
import { checkCustomTrack } from './check-custom-track.ts';

/** Tracks of the page's own making, sent beside camera and microphone. */
export class CustomTrackMethods extends CallPart {
  /**
   * Sends a track of the page’s own. Resolves with the name that it got, under which it is among one’s tracks. Throws
   * outside a meeting and on a track that cannot be one (spec 001 §5); rejects with `{ error }` when the machine
   * refuses.
   */
  startCustomTrack(options: StartCustomTrackOptions): Promise<string> {
    refuseInReactNative(this.core);
    requireJoined(this.core, 'startCustomTrack()');
    checkCustomTrack(options);
    this.core.sharedTracks.customTrack = options.track;
    const properties = { ...options, track: customTrackPlaceholder };
    return this.core.request('start-custom-track', { properties }).then(({ mediaTag, error }) => {
      if (error) throw { error };
      return mediaTag as string;
    });
  }

  /** Ends it, by its name. Resolves with the name; rejects with `{ error }`. */
  stopCustomTrack(tag: string): Promise<string> {
    refuseInReactNative(this.core);
    requireJoined(this.core, 'stopCustomTrack()');
    return this.core.request('stop-custom-track', { mediaTag: tag }).then(({ mediaTag }) => mediaTag as string);
  }
}
