import type { DailyMeetingState } from '../meeting-state.ts';
import type { NativeAppState, NativeEnvironment, NativeInCallAudioMode } from './native-environment.ts';

/** What the behaviours see of a call and do to it. */
export interface NativeCall {
  readonly id: string;
  readonly state: DailyMeetingState;
  /** A meeting is entered, or is about to be. */
  readonly isBusyJoining: boolean;
  readonly config: ReactNativeConfig;
  isOn(medium: 'audio' | 'video'): boolean;
  turn(medium: 'audio' | 'video', isOn: boolean): void;
  stopScreenShare(): unknown;
  /** The app goes away. */
  destroy(): void;
}

export interface ReactNativeConfig {
  androidInCallNotification?: {
    title?: string;
    subtitle?: string;
    iconName?: string;
    disableForCustomOverride?: boolean;
  };
  disableAutoDeviceManagement?: { audio?: boolean; video?: boolean };
}

/**
 * What a phone wants of a call (spec 001 §4): it stays awake and in a mode for talking while a meeting is entered;
 * the camera is off while the app is not seen, the microphone while another app has the sound, and both come back
 * when they were on; a capture that the system ends ends the screen share; an app that is destroyed ends the call.
 */
export class NativeBehaviours {
  readonly #native: NativeEnvironment;
  readonly #call: NativeCall;
  #audioMode: NativeInCallAudioMode = 'video';
  #isBusy = false;
  /** What was on when it had to be turned off. */
  #paused: { video?: boolean; audio?: boolean } = {};

  constructor(native: NativeEnvironment, call: NativeCall) {
    this.#native = native;
    this.#call = call;
    native.addAudioFocusChangeListener?.(this.#onAudioFocus);
    native.addAppStateChangeListener?.(this.#onAppState);
    native.addSystemScreenCaptureStopListener?.(this.#onCaptureStop);
  }

  get audioMode(): NativeInCallAudioMode {
    return this.#audioMode;
  }

  /** At once when a meeting is entered, else from then on. */
  set audioMode(mode: NativeInCallAudioMode) {
    this.#audioMode = mode;
    if (this.#isBusy && this.#manages('audio')) this.#native.setAudioMode(mode);
  }

  /** The call's state has changed. */
  stateChanged(): void {
    this.#showNotification();
    const { isBusyJoining, id } = this.#call;
    if (this.#isBusy === isBusyJoining) return;
    this.#isBusy = isBusyJoining;
    if (!isBusyJoining) this.#paused = {};
    this.#native.setKeepDeviceAwake(isBusyJoining, id);
    if (this.#manages('audio')) this.#native.setAudioMode(isBusyJoining ? this.#audioMode : 'idle');
    this.#native.enableNoOpRecordingEnsuringBackgroundContinuity?.(isBusyJoining);
  }

  /** Listens no longer. */
  close(): void {
    this.#native.removeAudioFocusChangeListener?.(this.#onAudioFocus);
    this.#native.removeAppStateChangeListener?.(this.#onAppState);
    this.#native.removeSystemScreenCaptureStopListener?.(this.#onCaptureStop);
  }

  readonly #onAppState = (state: NativeAppState): void => {
    if (state === 'destroyed') this.#call.destroy();
    else this.#pauseOrResume('video', state !== 'active');
  };

  readonly #onAudioFocus = (hasFocus: boolean): void => {
    this.#pauseOrResume('audio', !hasFocus);
  };

  readonly #onCaptureStop = (): void => {
    this.#call.stopScreenShare();
  };

  /** On its way out an app is first inactive and then in the background: what was on before the first is what counts. */
  #pauseOrResume(medium: 'audio' | 'video', isPause: boolean): void {
    const isPaused = this.#paused[medium] !== undefined;
    if (!this.#isBusy || !this.#manages(medium) || isPause === isPaused) return;
    if (isPause) {
      const wasOn = this.#call.isOn(medium);
      this.#paused[medium] = wasOn;
      if (wasOn || medium === 'audio') this.#call.turn(medium, false);
      return;
    }
    const wasOn = this.#paused[medium];
    delete this.#paused[medium];
    if (wasOn) this.#call.turn(medium, true);
  }

  #manages(medium: 'audio' | 'video'): boolean {
    return !this.#call.config.disableAutoDeviceManagement?.[medium];
  }

  #showNotification(): void {
    const { id, state, config } = this.#call;
    const { title, subtitle, iconName, disableForCustomOverride } = config.androidInCallNotification ?? {};
    const isShown = state === 'joined-meeting' && !disableForCustomOverride;
    this.#native.setShowOngoingMeetingNotification?.(isShown, title, subtitle, iconName, id);
  }
}
