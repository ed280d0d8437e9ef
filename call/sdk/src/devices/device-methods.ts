import { CallPart } from '../call-part.ts';
import type { CallCore } from '../core/call-core.ts';
import { refuseInReactNative, requireInitialised, requireReactNative } from '../core/gates.ts';
import { configuredDevices, type Source, shareSource, withSource } from '../core/preload-cache.ts';
import { answerOf } from '../core/replies.ts';
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
    if (!sources.audio && !sources.video) return await this.getInputDevices();
    const { preload, sharedTracks } = this.core;
    const audio = sources.audio && shareSource(sharedTracks, 'audio', sources.audio);
    const video = sources.video && shareSource(sharedTracks, 'video', sources.video);
    const ids = { audioDeviceId: audio, videoDeviceId: video };
    const reply = isConfigured(this.core) ? undefined : await this.core.request('set-input-devices', ids);
    if (isUsed(reply)) return answerOf(reply) as unknown as DailyDeviceInfos;
    changeInputSettings(this.core, () => {
      if (audio) preload.inputSettings = withSource(preload.inputSettings, 'audio', audio);
      if (video) preload.inputSettings = withSource(preload.inputSettings, 'video', video);
    });
    return configuredDevices(preload);
  }

  /** Chooses where the sound comes out, for browsers that can. Resolves with the devices in use. */
  async setOutputDeviceAsync({ outputDeviceId }: { outputDeviceId?: string }): Promise<DailyDeviceInfos> {
    refuseInReactNative(this.core);
    const { preload } = this.core;
    if (outputDeviceId) preload.outputDeviceId = outputDeviceId;
    const reply = isConfigured(this.core)
      ? undefined
      : await this.core.request('set-output-device', { outputDeviceId });
    return isUsed(reply) ? (answerOf(reply) as unknown as DailyDeviceInfos) : configuredDevices(preload);
  }

  /** The devices in use, or, before the machine is loaded, those that were chosen. */
  async getInputDevices(): Promise<DailyDeviceInfos> {
    const reply = isConfigured(this.core) ? undefined : await this.core.request('get-input-devices');
    return isUsed(reply) ? devicesOf(reply) : configuredDevices(this.core.preload);
  }

  /** The devices there are: as this page sees them, or as the page in the frame does. */
  async enumerateDevices(): Promise<{ devices: DailyMediaDeviceInfo[] }> {
    if (!this.core.isFrame) return { devices: await listDevices(this.core.environment.window) };
    const { devices } = await this.core.request('enumerate-devices');
    return { devices: devices as DailyMediaDeviceInfo[] };
  }

  /** Goes on to the next camera. */
  async cycleCamera(
    properties: { preferDifferentFacingMode?: boolean } = {},
  ): Promise<{ device: DailyMediaDeviceInfo | null }> {
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
  setCamera(cameraDeviceId: string): Promise<{ device: DailyMediaDeviceInfo | null }> {
    requireReactNative(this.core);
    requireInitialised(this.core, 'setCamera()');
    return this.core
      .request('set-camera', { cameraDeviceId })
      .then(({ device }) => ({ device: device as DailyMediaDeviceInfo | null }));
  }

  /** React Native: where the camera in use looks. */
  getCameraFacingMode(): Promise<'user' | 'environment' | undefined> {
    requireReactNative(this.core);
    return this.core
      .request('get-camera-facing-mode')
      .then(({ facingMode }) => facingMode as 'user' | 'environment' | undefined);
  }
}

/** The devices in a machine's reply. */
export function devicesOf({ camera, mic, speaker }: MachineMessage): DailyDeviceInfos {
  return { camera, mic, speaker } as DailyDeviceInfos;
}

/** A headless call without a machine has devices by what is configured alone. A frame's page is always asked. */
function isConfigured({ isFrame, needsLoad }: CallCore): boolean {
  return !isFrame && needsLoad;
}

/** Whether a machine told of devices in use; it may also say that what is configured still counts. */
function isUsed(reply: MachineMessage | undefined): reply is MachineMessage {
  return reply !== undefined && !reply.returnPreloadCache;
}

function allow(core: CallCore, slot: 'audio' | 'video', source: Source): string | MediaStreamTrack | undefined {
  if (typeof source !== 'boolean') return source || undefined;
  core.preload[slot === 'audio' ? 'allowLocalAudio' : 'allowLocalVideo'] = source;
  if (core.facts.isInitialised) core.send(`set-allow-local-${slot}`, { state: source });
  return undefined;
}
