import { CallPart } from '../call-part.ts';
import { refuseInReactNative } from '../core/gates.ts';
import { enterFullscreen, leaveFullscreen } from './fullscreen.ts';

/** The frame on the whole screen; a headless call has nothing to show there. */
export class FullscreenMethods extends CallPart {
  /** Must follow a press of the person. */
  async requestFullscreen(): Promise<void> {
    refuseInReactNative(this.core);
    await enterFullscreen(this.core);
  }

  exitFullscreen(): void {
    refuseInReactNative(this.core);
    leaveFullscreen(this.core);
  }
}
