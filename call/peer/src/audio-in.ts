import { FrameCutter } from './audio-frames.ts';
import type { AudioPacket } from './media-peer.ts';

/** 20 ms at 16 kHz. */
export const heardFrameSamples = 320;
/** Packets that wait for a missing one before it is given up: about 60 ms. */
const reorderDepth = 3;
/** A jump wider than this is a new stream, not a loss. */
const maxGap = 50;

/** Decodes Opus to 16 kHz mono. */
export interface AudioDecoder {
  decode(payload: Uint8Array): Int16Array;
  /** Sound in the place of one lost packet, made from the packet after it when that is there. */
  conceal(next: Uint8Array | undefined): Int16Array;
}

/** Turns one participant's packets, in whatever order the network brings them, into frames of 20 ms at 16 kHz. */
export class AudioIn {
  readonly #decoder: AudioDecoder;
  readonly #onFrame: (frame: Int16Array) => void;
  readonly #cutter = new FrameCutter(heardFrameSamples);
  readonly #waiting = new Map<number, Uint8Array>();
  #expected: number | undefined;

  constructor(decoder: AudioDecoder, onFrame: (frame: Int16Array) => void) {
    this.#decoder = decoder;
    this.#onFrame = onFrame;
  }

  push(packet: Pick<AudioPacket, 'sequence' | 'payload'>): void {
    const ahead = this.#expected === undefined ? 0 : sequenceDistance(this.#expected, packet.sequence);
    if (this.#expected === undefined || Math.abs(ahead) > maxGap) this.#startAt(packet.sequence);
    else if (ahead < 0) return;
    this.#waiting.set(packet.sequence, packet.payload);
    this.#drain();
  }

  #startAt(sequence: number): void {
    this.#waiting.clear();
    this.#expected = sequence;
  }

  #drain(): void {
    while (this.#waiting.size > 0 && this.#expected !== undefined) {
      const sequence = this.#expected;
      const payload = this.#waiting.get(sequence);
      if (!payload && this.#waiting.size < reorderDepth) return;
      const next = (sequence + 1) & 0xffff;
      this.#cutter.push(payload ? this.#decoder.decode(payload) : this.#decoder.conceal(this.#waiting.get(next)));
      this.#waiting.delete(sequence);
      this.#expected = next;
    }
    for (let frame = this.#cutter.take(); frame; frame = this.#cutter.take()) this.#onFrame(frame);
  }
}

/** How far `to` lies ahead of `from` on the circle of 16-bit numbers; negative when it lies behind. */
function sequenceDistance(from: number, to: number): number {
  return ((to - from + 0x8000) & 0xffff) - 0x8000;
}
