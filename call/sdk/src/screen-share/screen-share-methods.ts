import { CallPart } from '../call-part.ts';
import { requireInitialised } from '../core/gates.ts';
import { customTrackPlaceholder } from '../machine/page-globals.ts';
import { beginInSystemDialogue } from '../react-native/screen-capture.ts';
import { checkTrackSendSettings } from '../send-settings/check-send-settings.ts';
import type {
  DailyScreenShareUpdateOptions,
  DailyStartScreenShareFromStream,
  DailyStartScreenShareOptions,
} from '../surface/settings.ts';

/** Sharing the own screen. */
export class ScreenShareMethods extends CallPart {
  /**
   * Asks the person for a screen and shares it, or shares the given stream; what becomes of it comes as `local-screen-
   * share-started`, `-stopped` or `-canceled`. Needs `preAuth()`, `startCamera()` or `join()` first, else it rejects.
   */
  async startScreenShare(options: DailyStartScreenShareOptions = {}): Promise<void> {
    requireInitialised(this.core, 'startScreenShare()');
    const { mediaStream, ...rest }: Partial<DailyStartScreenShareFromStream> = options;
    const { screenVideoSendSettings: sent } = rest;
    if (sent) checkTrackSendSettings('screenVideo', sent);
    if (mediaStream) this.core.sharedTracks.screenMediaStream = mediaStream;
    const captureOptions = { ...rest, ...(mediaStream ? { mediaStream: customTrackPlaceholder } : {}) };
    const begin = () => this.core.send('local-screen-start', { captureOptions });
    if (this.core.environment.native?.isIOS) await beginInSystemDialogue(this.core, begin);
    else begin();
  }

  /** Ends the own share. Needs `preAuth()`, `startCamera()` or `join()` first, else it throws. */
  stopScreenShare(): void {
    requireInitialised(this.core, 'stopScreenShare()');
    this.core.send('local-screen-stop');
  }

  /** Turns picture or sound of the share on and off while it goes on; without one it only warns. */
  updateScreenShare(options?: DailyScreenShareUpdateOptions): this | undefined {
    if (!this.core.facts.isSharingScreen) {
      this.core.environment.console.warn('There is no screen share in progress. Try calling startScreenShare first.');
      return undefined;
    }
    this.core.send('local-screen-update', { options });
    return this;
  }
}
