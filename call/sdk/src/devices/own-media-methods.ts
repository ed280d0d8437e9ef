import { CallPart } from '../call-part.ts';
import type { CallCore } from '../core/call-core.ts';

/** The own camera and microphone, on or off. */
export class OwnMediaMethods extends CallPart {
  /** Whether the own microphone is on: its track is neither off nor blocked. Null without a local participant. */
  localAudio(): boolean {
    return isOn(this.core, 'audio') as boolean;
  }

  /** Whether the own camera is on. Null without a local participant. */
  localVideo(): boolean {
    return isOn(this.core, 'video') as boolean;
  }

  /** Whether the sound of the own screen is shared. Null without a local participant. */
  localScreenAudio(): boolean {
    return isOn(this.core, 'screenAudio') as boolean;
  }

  /** Whether the own screen is shared. Null without a local participant. */
  localScreenVideo(): boolean {
    return isOn(this.core, 'screenVideo') as boolean;
  }

  /** Mutes or unmutes. `forceDiscardTrack` gives the microphone back to the system while muted. */
  setLocalAudio(state: boolean, options: { forceDiscardTrack?: boolean } = {}): this {
    const { environment } = this.core;
    let used = options;
    if ('forceDiscardTrack' in options) {
      if (environment.isReactNative) {
        environment.console.warn('forceDiscardTrack option not supported in React Native; ignoring');
        used = {};
      } else if (state) {
        environment.console.warn('forceDiscardTrack option only supported when calling setLocalAudio(false); ignoring');
        used = {};
      }
    }
    this.core.send('local-audio', { state, options: used });
    return this;
  }

  /** Turns the camera on or off. Returns the call. */
  setLocalVideo(state: boolean): this {
    this.core.send('local-video', { state });
    return this;
  }
}

function isOn({ participants: { local } }: CallCore, slot: 'audio' | 'video' | 'screenAudio' | 'screenVideo') {
  return local ? !['blocked', 'off'].includes(local.tracks[slot].state) : null;
}
