import { CallPart } from '../call-part.ts';
import { refuseInReactNative } from '../core/gates.ts';
import { enterFullscreen, leaveFullscreen } from './fullscreen.ts';

/** The frame on the whole screen; a headless call has nothing to show there. */
export class FullscreenMethods extends CallPart {
  /**
   * Lets the frame take the whole screen: `fullscreen`. Must follow a press of the person; a refusal is only reported
   * on the console.
   */
  async requestFullscreen(): Promise<void> {
    refuseInReactNative(this.core);
    await enterFullscreen(this.core);
  }

  /** Gives the screen back: `exited-fullscreen`. */
  exitFullscreen(): void {
    refuseInReactNative(this.core);
    leaveFullscreen(this.core);
  }
}
