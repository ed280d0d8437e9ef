type Listener<Value> = (value: Value) => void;

/** What an app in React Native puts into the global `DailyNativeUtils`. The notification and the recording are Android's. */
export interface NativeEnvironment {
  isIOS?: boolean;
  setKeepDeviceAwake(isAwake: boolean, callClientId: string): void;
  setAudioMode(mode: NativeInCallAudioMode | 'idle'): void;
  enableNoOpRecordingEnsuringBackgroundContinuity?(isOn: boolean): void;
  setShowOngoingMeetingNotification?(
    isShown: boolean,
    title: string | undefined,
    subtitle: string | undefined,
    iconName: string | undefined,
    callClientId: string,
  ): void;
  setAudioDevice(deviceId: string): void | Promise<void>;
  getAudioDevice(): Promise<string>;
  addAudioFocusChangeListener?(listener: Listener<boolean>): void;
  removeAudioFocusChangeListener?(listener: Listener<boolean>): void;
  addAppStateChangeListener?(listener: Listener<NativeAppState>): void;
  removeAppStateChangeListener?(listener: Listener<NativeAppState>): void;
  addSystemScreenCaptureStopListener?(listener: () => void): void;
  removeSystemScreenCaptureStopListener?(listener: () => void): void;
  /** iOS alone: the person starts capturing in the system's own dialogue. */
  isScreenBeingCaptured?(): boolean | Promise<boolean>;
  setSystemScreenCaptureStartCallback?(callback: (() => void) | null): void;
  presentSystemScreenCapturePrompt?(): void;
}

export type NativeInCallAudioMode = 'video' | 'voice';
export type NativeAppState = 'active' | 'inactive' | 'background' | 'destroyed';

/** The app's environment; undefined elsewhere. */
export function nativeEnvironment(): NativeEnvironment | undefined {
  return (globalThis as { DailyNativeUtils?: NativeEnvironment }).DailyNativeUtils;
}
