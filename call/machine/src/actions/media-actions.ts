import { errorMessage } from '@parley/kit-base/app-error';
import * as z from 'zod/mini';
import type { ActionTable } from '../channel/channel.ts';
import { type DeviceView, listDevices, nextDevice } from '../devices/device-list.ts';
import type { CameraSlot, Source } from '../devices/local-media.ts';
import type { Machine } from '../machine.ts';
import type { Tell } from '../room/call.ts';

const AudioOptionsSchema = z.nullish(z.looseObject({ forceDiscardTrack: z.optional(z.boolean()) }));
const ScreenOptionsSchema = z.nullish(
  z.looseObject({
    displayMediaOptions: z.optional(z.record(z.string(), z.unknown())),
    mediaStream: z.optional(z.unknown()),
  }),
);
const LevelSchema = z.optional(z.number());
const InputSettingsSchema = z.looseObject({
  audio: z.optional(z.looseObject({ settings: z.optional(z.record(z.string(), z.unknown())) })),
  video: z.optional(z.looseObject({ settings: z.optional(z.record(z.string(), z.unknown())) })),
});

/** Own camera, microphone, screen, devices and sound levels. */
export function mediaActions(machine: Machine, tell: Tell): ActionTable {
  const { media } = machine;
  return {
    'local-audio': async ({ state, options }) => {
      const { forceDiscardTrack = false } = AudioOptionsSchema.parse(options) ?? {};
      if (state) await media.turnOn(['audio']);
      else media.turnOff('audio', { forceDiscardTrack });
      return undefined;
    },
    'local-video': async ({ state }) => {
      if (state) await media.turnOn(['video']);
      else media.turnOff('video');
      return undefined;
    },
    'set-allow-local-audio': async ({ state }) => {
      await machine.allow('audio', Boolean(state));
      return undefined;
    },
    'set-allow-local-video': async ({ state }) => {
      await machine.allow('video', Boolean(state));
      return undefined;
    },
    'local-screen-start': async ({ captureOptions }) => {
      await startScreen(machine, ScreenOptionsSchema.parse(captureOptions) ?? {}, tell);
      return undefined;
    },
    'local-screen-stop': () => {
      media.stopScreen();
      return undefined;
    },
    'get-input-devices': () => machine.devices(),
    'enumerate-devices': async () => ({ devices: await listDevices() }),
    'set-input-devices': async ({ audioDeviceId, videoDeviceId }) => {
      const { audioTrack, videoTrack } = machine.sharedTracks();
      await changeSource(machine, 'audio', audioDeviceId, audioTrack);
      await changeSource(machine, 'video', videoDeviceId, videoTrack);
      return machine.devices();
    },
    'set-output-device': ({ outputDeviceId }) => {
      machine.speakerId = z.string().parse(outputDeviceId);
      return machine.devices();
    },
    'cycle-camera': async () => ({ device: await cycle(machine, 'video', 'videoinput') }),
    'cycle-mic': async () => ({ device: await cycle(machine, 'audio', 'audioinput') }),
    'update-input-settings': async ({ inputSettings }) => {
      const settings = InputSettingsSchema.parse(inputSettings);
      for (const slot of ['audio', 'video'] as const) {
        const { deviceId: _device, customTrack: _track, ...constraints } = settings[slot]?.settings ?? {};
        await media.constrain(slot, constraints);
      }
      return { inputSettings: settings };
    },
    'start-local-audio-level-observer': ({ interval }) => {
      machine.observeLocalLevel(LevelSchema.parse(interval));
      return {};
    },
    'stop-local-audio-level-observer': () => {
      machine.stopLocalLevel();
      return undefined;
    },
    'start-remote-participants-audio-level-observer': ({ interval }) => {
      machine.observeRemoteLevels(LevelSchema.parse(interval));
      return {};
    },
    'stop-remote-participants-audio-level-observer': () => {
      machine.stopRemoteLevels();
      return undefined;
    },
    'local-recording-start': ({ instanceId }) => {
      tell('recording-error', { errorMsg: 'Recording is not available in this room', instanceId });
      return undefined;
    },
    'local-recording-stop': () => undefined,
  };
}

async function startScreen(
  { media, sharedTracks }: Machine,
  options: { displayMediaOptions?: Record<string, unknown> | undefined; mediaStream?: unknown },
  tell: Tell,
): Promise<void> {
  const given = options.mediaStream ? sharedTracks().screenMediaStream : undefined;
  try {
    await media.startScreen(given, options.displayMediaOptions ?? { video: true, audio: true });
    tell('local-screen-share-started');
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    tell('local-screen-share-canceled');
    if (error.name === 'NotAllowedError') return;
    tell('nonfatal-error', { type: 'screen-share-error', errorMsg: errorMessage(error) });
  }
}

/** The message carries a device id, or a placeholder for a track that the page handed over. */
async function changeSource(
  { media }: Machine,
  slot: CameraSlot,
  deviceId: unknown,
  shared: MediaStreamTrack | undefined,
): Promise<void> {
  if (typeof deviceId !== 'string') return;
  const source: Source = shared ?? deviceId;
  await media.replaceSource(slot, source);
}

async function cycle({ media }: Machine, slot: CameraSlot, kind: string): Promise<DeviceView | null> {
  const current = media.track(slot)?.getSettings().deviceId;
  const next = nextDevice(await listDevices(), kind, current);
  if (!next) return null;
  await media.replaceSource(slot, next.deviceId);
  return next;
}
