import { CallPart } from '../call-part.ts';
import { refuseInReactNative } from '../core/gates.ts';

/** Whether the frame shows large who speaks. */
export class ActiveSpeakerModeMethods extends CallPart {
  /** Whether the frame shows large who speaks. Default false. */
  activeSpeakerMode(): boolean {
    refuseInReactNative(this.core);
    return this.core.facts.isActiveSpeakerMode;
  }

  /** Turns that on and off. Returns the call. */
  setActiveSpeakerMode(enabled: boolean): this {
    refuseInReactNative(this.core);
    this.core.send('set-active-speaker-mode', { enabled });
    return this;
  }
}
