import { CallPart } from '../call-part.ts';
import { requireNative } from '../core/gates.ts';
import type { NativeInCallAudioMode } from './native-environment.ts';

/** What only an app in React Native can do. */
export class ReactNativeMethods extends CallPart {
  /** The mode the phone is in during a meeting. */
  nativeInCallAudioMode(): NativeInCallAudioMode {
    return requireNative(this.core).behaviours.audioMode;
  }

  /**
   * Chooses that mode: for pictures (the speaker) or for talking (the ear). Another value is only reported on the
   * console.
   */
  setNativeInCallAudioMode(mode: NativeInCallAudioMode): this | undefined {
    const { behaviours } = requireNative(this.core);
    if (mode !== 'video' && mode !== 'voice') {
      this.core.environment.console.error('invalid in-call audio mode specified: ', mode);
      return undefined;
    }
    behaviours.audioMode = mode;
    return this;
  }

  /** Chooses where the sound comes out: ear, speaker, cable or Bluetooth. */
  async setAudioDevice(deviceId: string): Promise<{ deviceId: string }> {
    const { environment } = requireNative(this.core);
    await environment.setAudioDevice(deviceId);
    return { deviceId: await environment.getAudioDevice() };
  }
}
