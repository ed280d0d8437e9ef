import { CallPart } from '../call-part.ts';
import type { CallCore } from '../core/call-core.ts';

/** The own camera and microphone, on or off. */
export class OwnMediaMethods extends CallPart {
  /** Null without a local participant. */
  localAudio(): boolean | null {
    return isOn(this.core, 'audio');
  }

  localVideo(): boolean | null {
    return isOn(this.core, 'video');
  }

  localScreenAudio(): boolean | null {
    return isOn(this.core, 'screenAudio');
  }

  localScreenVideo(): boolean | null {
    return isOn(this.core, 'screenVideo');
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

  setLocalVideo(state: boolean): this {
    this.core.send('local-video', { state });
    return this;
  }
}

function isOn({ participants: { local } }: CallCore, slot: 'audio' | 'video' | 'screenAudio' | 'screenVideo') {
  return local ? !['blocked', 'off'].includes(local.tracks[slot].state) : null;
}
