import { CallPart } from '../call-part.ts';
import type { CallCore } from '../core/call-core.ts';
import { configuredDevices, type Source, shareSource, withSource } from '../core/preload-cache.ts';
import type { MachineMessage } from '../machine/call-machine.ts';
import type { DailyDeviceInfos, DailyMediaDeviceInfo } from '../surface/settings.ts';

/** Cameras, microphones and speakers. */
export class DeviceMethods extends CallPart {
  /** Chooses devices or own tracks; a boolean only allows or forbids the medium. */
  async setInputDevicesAsync(choice: {
    audioDeviceId?: string | false | null;
    videoDeviceId?: string | false | null;
    audioSource?: Source;
    videoSource?: Source;
  }): Promise<DailyDeviceInfos> {
    const sources = {
      audio: allow(this.core, 'audio', choice.audioSource ?? choice.audioDeviceId ?? undefined),
      video: allow(this.core, 'video', choice.videoSource ?? choice.videoDeviceId ?? undefined),
    };
    const { preload, sharedTracks, needsLoad } = this.core;
    const ids: Record<string, string> = {};
    for (const slot of ['audio', 'video'] as const) {
      const source = sources[slot];
      if (!source) continue;
      const shared = shareSource(sharedTracks, slot, source);
      ids[`${slot}DeviceId`] = shared;
      preload.inputSettings = withSource(preload.inputSettings, slot, shared);
    }
    if (Object.keys(ids).length === 0) return await this.getInputDevices();
    if (needsLoad) return configuredDevices(preload);
    return devicesOf(await this.core.request('set-input-devices', ids));
  }

  async setOutputDeviceAsync({ outputDeviceId }: { outputDeviceId?: string }): Promise<DailyDeviceInfos> {
    const { preload, needsLoad } = this.core;
    if (outputDeviceId) preload.outputDeviceId = outputDeviceId;
    if (needsLoad) return configuredDevices(preload);
    return devicesOf(await this.core.request('set-output-device', { outputDeviceId }));
  }

  async getInputDevices(): Promise<DailyDeviceInfos> {
    if (this.core.needsLoad) return configuredDevices(this.core.preload);
    return devicesOf(await this.core.request('get-input-devices'));
  }

  async enumerateDevices(): Promise<{ devices: DailyMediaDeviceInfo[] }> {
    const devices = await this.core.environment.window?.navigator.mediaDevices?.enumerateDevices();
    return { devices: devices ?? [] };
  }

  async cycleCamera(properties?: {
    preferDifferentFacingMode?: boolean;
  }): Promise<{ device: DailyMediaDeviceInfo | null }> {
    const { device } = await this.core.request('cycle-camera', { properties });
    return { device: device as DailyMediaDeviceInfo | null };
  }

  async cycleMic(): Promise<{ device: MediaDeviceInfo | null }> {
    const { device } = await this.core.request('cycle-mic');
    return { device: device as MediaDeviceInfo | null };
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
