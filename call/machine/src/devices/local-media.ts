import type { Slot, SlotState } from '@parley/call-protocol/signalling';
import { Emitter } from '@parley/kit-base/emitter';
import { blockedReason, type CameraError, cameraError } from './camera-error.ts';

export type CameraSlot = 'audio' | 'video';
/** A source of the SDK: a device id, an own track, or whether there is one at all. */
export type Source = string | MediaStreamTrack | boolean;

export interface LocalMediaEvents {
  /** A slot's track or state changed. */
  changed: Slot;
  'camera-error': { error: CameraError; audioOk: boolean; videoOk: boolean };
  'screen-stopped': undefined;
}

interface SlotHold {
  state: SlotState;
  track: MediaStreamTrack | undefined;
  /** Given by the page: never stopped by us. */
  isCustom: boolean;
}

const off = (): SlotHold => ({ state: { state: 'off', reason: 'user' }, track: undefined, isCustom: false });

/** The own camera, microphone and screen of one call. Capture starts only when a slot is turned on. */
export class LocalMedia {
  readonly events = new Emitter<LocalMediaEvents>();
  readonly #slots: Record<Slot, SlotHold> = { audio: off(), video: off(), screenVideo: off(), screenAudio: off() };
  readonly #sources: Record<CameraSlot, Source> = { audio: true, video: true };
  readonly #constraints: Record<CameraSlot, MediaTrackConstraints> = {
    audio: { echoCancellation: true, autoGainControl: true, noiseSuppression: true },
    video: { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } },
  };
  /** The latest wish per slot: a capture that ends after it changed is thrown away. */
  readonly #wishes: Record<CameraSlot, number> = { audio: 0, video: 0 };

  track(slot: Slot): MediaStreamTrack | undefined {
    return this.#slots[slot].track;
  }

  state(slot: Slot): SlotState {
    return this.#slots[slot].state;
  }

  setSource(slot: CameraSlot, source: Source): void {
    this.#sources[slot] = source;
  }

  /** Constraints besides the device; applied to a running capture at once. */
  async constrain(slot: CameraSlot, constraints: MediaTrackConstraints): Promise<void> {
    Object.assign(this.#constraints[slot], constraints);
    const { track, isCustom } = this.#slots[slot];
    if (track && !isCustom) await track.applyConstraints(this.#constraints[slot]);
  }

  /** Turns slots on together, so that the person is asked once. */
  async turnOn(slots: readonly CameraSlot[]): Promise<void> {
    const needed = slots.filter((slot) => !this.#turnOnHeld(slot));
    if (needed.length === 0) return;
    try {
      await this.#capture(needed);
    } catch (error) {
      await this.#captureEach(needed, error);
    }
  }

  /** Muting video releases the camera; muting audio keeps the microphone unless told to let it go. */
  turnOff(slot: CameraSlot, options: { forceDiscardTrack?: boolean; reason?: string } = {}): void {
    this.#wishes[slot] += 1;
    const hold = this.#slots[slot];
    hold.state = { state: 'off', reason: options.reason ?? 'user' };
    if (hold.track) hold.track.enabled = false;
    if (slot === 'video' || options.forceDiscardTrack) this.#drop(slot);
    this.events.emit('changed', slot);
  }

  /** Changes the source and, if the slot is on, captures again. */
  async replaceSource(slot: CameraSlot, source: Source): Promise<void> {
    this.#sources[slot] = source;
    const wasOn = this.#slots[slot].state.state !== 'off';
    this.#drop(slot);
    if (source === false) this.turnOff(slot);
    else if (wasOn) await this.turnOn([slot]);
  }

  async startScreen(given: MediaStream | undefined, options: DisplayMediaStreamOptions): Promise<void> {
    const stream = given ?? (await navigator.mediaDevices.getDisplayMedia(options));
    const tracks = { screenVideo: stream.getVideoTracks()[0], screenAudio: stream.getAudioTracks()[0] };
    for (const slot of ['screenVideo', 'screenAudio'] as const) {
      const track = tracks[slot];
      if (!track) continue;
      this.#slots[slot] = { state: { state: 'on' }, track, isCustom: given !== undefined };
      track.addEventListener('ended', () => this.#slots[slot].track === track && this.stopScreen());
      this.events.emit('changed', slot);
    }
  }

  stopScreen(): void {
    const wasOn = this.track('screenVideo') ?? this.track('screenAudio');
    for (const slot of ['screenVideo', 'screenAudio'] as const) {
      this.#drop(slot);
      this.#slots[slot] = off();
      this.events.emit('changed', slot);
    }
    if (wasOn) this.events.emit('screen-stopped', undefined);
  }

  close(): void {
    this.#wishes.audio += 1;
    this.#wishes.video += 1;
    for (const slot of ['audio', 'video', 'screenVideo', 'screenAudio'] as const) {
      this.#drop(slot);
      this.#slots[slot] = off();
    }
  }

  #turnOnHeld(slot: CameraSlot): boolean {
    const source = this.#sources[slot];
    if (source === false) return true;
    const hold = this.#slots[slot];
    if (source instanceof MediaStreamTrack && hold.track !== source) {
      this.#drop(slot);
      this.#slots[slot] = { state: { state: 'on' }, track: source, isCustom: true };
    } else if (hold.track?.readyState === 'live') {
      hold.state = { state: 'on' };
    } else return false;
    const { track } = this.#slots[slot];
    if (track) track.enabled = true;
    this.events.emit('changed', slot);
    return true;
  }

  async #capture(slots: readonly CameraSlot[]): Promise<void> {
    const wishes = slots.map((slot) => ++this.#wishes[slot]);
    this.#adopt(await capture(this.#request(slots)), slots, wishes);
  }

  /** Together they could not be had: whatever can be had alone is taken, the rest is reported as one error. */
  async #captureEach(slots: readonly CameraSlot[], error: unknown): Promise<void> {
    if (slots.length === 1) {
      this.#fail(slots, cameraError(error, [...slots]));
      return;
    }
    const failed: CameraSlot[] = [];
    let reason = error;
    for (const slot of slots) {
      try {
        await this.#capture([slot]);
      } catch (alone) {
        failed.push(slot);
        reason = alone;
      }
    }
    if (failed.length > 0) this.#fail(failed, cameraError(reason, failed));
  }

  #request(slots: readonly CameraSlot[]): MediaStreamConstraints {
    const named = slots.map((slot) => {
      const source = this.#sources[slot];
      const device = typeof source === 'string' ? { deviceId: { exact: source } } : {};
      return [slot, { ...this.#constraints[slot], ...device }];
    });
    return Object.fromEntries(named);
  }

  #adopt(stream: MediaStream, slots: readonly CameraSlot[], wishes: readonly number[]): void {
    slots.forEach((slot, index) => {
      const track = stream.getTracks().find(({ kind }) => kind === slot);
      if (!track) return;
      if (this.#wishes[slot] !== wishes[index]) {
        track.stop();
        return;
      }
      this.#drop(slot);
      this.#slots[slot] = { state: { state: 'on' }, track, isCustom: false };
      track.addEventListener('ended', () => this.#slots[slot].track === track && this.#lost(slot));
      this.events.emit('changed', slot);
    });
  }

  /** The device went away: take the default one instead, or say that there is none. */
  #lost(slot: CameraSlot): void {
    this.#drop(slot);
    this.#sources[slot] = true;
    if (this.#slots[slot].state.state === 'on') void this.turnOn([slot]);
  }

  #fail(slots: readonly CameraSlot[], error: CameraError): void {
    for (const slot of slots) {
      this.#slots[slot] = {
        state: { state: 'blocked', reason: blockedReason(error) },
        track: undefined,
        isCustom: false,
      };
      this.events.emit('changed', slot);
    }
    this.events.emit('camera-error', { error, audioOk: !slots.includes('audio'), videoOk: !slots.includes('video') });
  }

  #drop(slot: Slot): void {
    const hold = this.#slots[slot];
    if (!hold.isCustom) hold.track?.stop();
    this.#slots[slot] = { ...hold, track: undefined, isCustom: false };
  }
}

function capture(constraints: MediaStreamConstraints): Promise<MediaStream> {
  if (navigator.mediaDevices) return navigator.mediaDevices.getUserMedia(constraints);
  const error = new Error('Camera and microphone are available only on secure pages');
  error.name = 'UndefinedMediaDevicesError';
  return Promise.reject(error);
}
