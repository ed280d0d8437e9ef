import { CallPart } from '../call-part.ts';
import { requireInitialised } from '../core/gates.ts';
import { customTrackPlaceholder } from '../machine/page-globals.ts';
import type { DailyScreenShareOptions } from '../surface/settings.ts';

/** Sharing the own screen. */
export class ScreenShareMethods extends CallPart {
  async startScreenShare(options: DailyScreenShareOptions = {}): Promise<void> {
    requireInitialised(this.core, 'startScreenShare()');
    const { mediaStream, ...rest } = options;
    if (mediaStream) this.core.sharedTracks.screenMediaStream = mediaStream;
    const captureOptions = { ...rest, ...(mediaStream ? { mediaStream: customTrackPlaceholder } : {}) };
    this.core.send('local-screen-start', { captureOptions });
  }

  stopScreenShare(): void {
    requireInitialised(this.core, 'stopScreenShare()');
    this.core.send('local-screen-stop');
  }
}
