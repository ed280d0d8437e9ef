import { CallPart } from '../call-part.ts';
import type { CallCore } from '../core/call-core.ts';
import { refuseInReactNative, requireInitialised, requireReactNative } from '../core/gates.ts';
import { configuredDevices, type Source, shareSource, withSource } from '../core/preload-cache.ts';
import { changeInputSettings } from '../input-settings/input-settings.ts';
import type { MachineMessage } from '../machine/call-machine.ts';
import type { DailyDeviceInfos, DailyMediaDeviceInfo } from '../surface/settings.ts';
import { listDevices } from './list-devices.ts';

/** Cameras, microphones and speakers. */
export class DeviceMethods extends CallPart {
  /** Chooses devices or own tracks; a boolean only allows or forbids the medium. */
  async setInputDevicesAsync(choice: {
    audioDeviceId?: string | false | null;
    videoDeviceId?: string | false | null;
    audioSource?: Source;
    videoSource?: Source;
  }): Promise<DailyDeviceInfos> {
    refuseInReactNative(this.core);
    const sources = {
      audio: allow(this.core, 'audio', choice.audioSource ?? choice.audioDeviceId ?? undefined),
      video: allow(this.core, 'video', choice.videoSource ?? choice.videoDeviceId ?? undefined),
    };
    const { preload, sharedTracks, needsLoad } = this.core;
    const ids: Record<string, string> = {};
    changeInputSettings(this.core, () => {
      for (const slot of ['audio', 'video'] as const) {
        const source = sources[slot];
        if (!source) continue;
        const shared = shareSource(sharedTracks, slot, source);
        ids[`${slot}DeviceId`] = shared;
        preload.inputSettings = withSource(preload.inputSettings, slot, shared);
      }
    });
    if (Object.keys(ids).length === 0) return await this.getInputDevices();
    if (needsLoad) return configuredDevices(preload);
    return devicesOf(await this.core.request('set-input-devices', ids));
  }

  /** Chooses where the sound comes out, for browsers that can. Resolves with the devices in use. */
  async setOutputDeviceAsync({ outputDeviceId }: { outputDeviceId?: string }): Promise<DailyDeviceInfos> {
    refuseInReactNative(this.core);
    const { preload, needsLoad } = this.core;
    if (outputDeviceId) preload.outputDeviceId = outputDeviceId;
    if (needsLoad) return configuredDevices(preload);
    return devicesOf(await this.core.request('set-output-device', { outputDeviceId }));
  }

  /** The devices in use, or, before the machine is loaded, those that were chosen. */
  async getInputDevices(): Promise<DailyDeviceInfos> {
    if (this.core.needsLoad) return configuredDevices(this.core.preload);
    return devicesOf(await this.core.request('get-input-devices'));
  }

  /** The devices there are: as this page sees them, or as the page in the frame does. */
  async enumerateDevices(): Promise<{ devices: DailyMediaDeviceInfo[] }> {
    if (!this.core.isFrame) return { devices: await listDevices(this.core.environment.window) };
    const { devices } = await this.core.request('enumerate-devices');
    return { devices: devices as DailyMediaDeviceInfo[] };
  }

  /** Goes on to the next camera. */
  async cycleCamera(properties?: {
    preferDifferentFacingMode?: boolean;
  }): Promise<{ device: DailyMediaDeviceInfo | null }> {
    const { device } = await this.core.request('cycle-camera', { properties });
    return { device: device as DailyMediaDeviceInfo | null };
  }

  /** Goes on to the next microphone. */
  async cycleMic(): Promise<{ device: MediaDeviceInfo | null }> {
    refuseInReactNative(this.core);
    const { device } = await this.core.request('cycle-mic');
    return { device: device as MediaDeviceInfo | null };
  }

  /** React Native: uses this camera. */
  async setCamera(cameraDeviceId: string): Promise<{ device: DailyMediaDeviceInfo | null }> {
    requireReactNative(this.core);
    requireInitialised(this.core, 'setCamera()');
    const { device } = await this.core.request('set-camera', { cameraDeviceId });
    return { device: device as DailyMediaDeviceInfo | null };
  }

  /** React Native: where the camera in use looks. */
  async getCameraFacingMode(): Promise<'user' | 'environment' | undefined> {
    requireReactNative(this.core);
    const { facingMode } = await this.core.request('get-camera-facing-mode');
    return facingMode as 'user' | 'environment' | undefined;
  }
}

/** The devices in a machine's reply. */
export function devicesOf({ camera, mic, speaker }: MachineMessage): DailyDeviceInfos {
  return { camera, mic, speaker } as DailyDeviceInfos;
}

function allow(core: CallCore, slot: 'audio' | 'video', source: Source): string | MediaStreamTrack | undefined {
  if (typeof source !== 'boolean') return source || undefined;
  core.preload[slot === 'audio' ? 'allowLocalAudio' : 'allowLocalVideo'] = source;
  if (core.facts.isInitialised) core.send(`set-allow-local-${slot}`, { state: source });
  return undefined;
}
