import { randomInt } from 'node:crypto';
import type { Clock } from '@parley/kit-base/clock';
import { FrameCutter } from './audio-frames.ts';
import type { AudioPacket } from './media-peer.ts';

const sampleRate = 48_000;
const frameMs = 20;
const frameSamples = (sampleRate * frameMs) / 1000;
/** Sound that is taken from a source ahead of its turn. */
const prefetchSamples = 2 * sampleRate;
/** Being later than this, after a stall or a step of the clock, the pace starts anew instead of bursting. */
const maxLagMs = 100;

export interface PlaybackResult {
  /** `failed`: the source threw. */
  outcome: 'completed' | 'stopped' | 'failed';
  /** Milliseconds of the source that were really sent. */
  sentMs: number;
  error?: unknown;
}

export interface PlayOptions {
  /** Called when the first frame goes out. */
  onStart?: () => void;
}

/** One source of sound on its way out. */
export interface Playback {
  /** Milliseconds sent so far. */
  readonly sentMs: number;
  /** Never rejects. */
  readonly done: Promise<PlaybackResult>;
  /** Ends it before its next frame. */
  stop(): void;
}

export interface AudioOutOptions {
  /** Encodes one frame of 20 ms at 48 kHz mono. */
  encode(frame: Int16Array): Uint8Array;
  send(packet: AudioPacket): void;
  clock: Clock;
}

/**
 * Plays sound to the others, one source after the other, a frame each 20 ms. Between sources nothing is sent, and
 * timestamps go on without a gap: of all ways to be silent that one is heard soonest.
 */
export class AudioOut {
  readonly #options: AudioOutOptions;
  readonly #queue: SourcePlayback[] = [];
  #cancelTimer: (() => void) | undefined;
  /** When the next frame goes out, or while resting: not before. */
  #dueAt = 0;
  /** Nothing was there to send when the last frame was over. */
  #isResting = true;
  #isTicking = false;
  #sequence = randomInt(0x1_0000);
  #timestamp = randomInt(0x1_0000_0000);
  #closed = false;

  constructor(options: AudioOutOptions) {
    this.#options = options;
  }

  get isPlaying(): boolean {
    return this.#queue.length > 0;
  }

  /** Queues sound at 48 kHz mono; it starts when what was queued before it has ended. */
  play(source: AsyncIterable<Int16Array> | Iterable<Int16Array>, options: PlayOptions = {}): Playback {
    const playback = new SourcePlayback(source, options, () => this.#wake());
    if (this.#closed) playback.stop();
    else this.#queue.push(playback);
    return playback;
  }

  /** Ends all that plays and waits, within one frame. */
  stop(): void {
    // Newest first, so that none of them starts because the one before it ended.
    for (const playback of [...this.#queue].reverse()) playback.stop();
  }

  close(): void {
    this.#closed = true;
    this.stop();
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }

  #wake(): void {
    if (this.#cancelTimer || this.#isTicking || this.#closed) return;
    this.#tick();
  }

  #tick(): void {
    this.#cancelTimer = undefined;
    this.#isTicking = true;
    const now = this.#options.clock.now();
    const isLate = this.#isResting && this.#dueAt < now;
    if (isLate || Math.abs(now - this.#dueAt) > maxLagMs) this.#dueAt = now;
    while (this.#dueAt <= now) {
      const frame = this.#nextFrame();
      if (!frame) break;
      this.#sendFrame(frame);
    }
    this.#isTicking = false;
    this.#isResting = this.#dueAt <= now;
    if (!this.#isResting) this.#cancelTimer = this.#options.clock.after(this.#dueAt - now, () => this.#tick());
  }

  #nextFrame(): Int16Array | undefined {
    for (let playback = this.#queue[0]; playback; playback = this.#queue[0]) {
      const frame = playback.takeFrame();
      if (frame) return frame;
      if (!playback.hasEnded) return undefined;
      this.#queue.shift();
    }
    return undefined;
  }

  #sendFrame(frame: Int16Array): void {
    const { encode, send } = this.#options;
    send({
      sequence: this.#sequence,
      timestamp: this.#timestamp,
      marker: this.#isResting,
      payload: encode(frame),
    });
    this.#isResting = false;
    this.#dueAt += frameMs;
    this.#sequence = (this.#sequence + 1) & 0xffff;
    this.#timestamp = (this.#timestamp + frameSamples) >>> 0;
  }
}

class SourcePlayback implements Playback {
  readonly done: Promise<PlaybackResult>;
  readonly #cutter = new FrameCutter(frameSamples);
  readonly #options: PlayOptions;
  readonly #wake: () => void;
  #resolve: (result: PlaybackResult) => void = () => undefined;
  #makeRoom: (() => void) | undefined;
  #sentSamples = 0;
  #sourceEnded = false;
  #error: unknown;
  #ended = false;

  constructor(source: AsyncIterable<Int16Array> | Iterable<Int16Array>, options: PlayOptions, wake: () => void) {
    this.#options = options;
    this.#wake = wake;
    this.done = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    void this.#read(source);
  }

  get sentMs(): number {
    return (this.#sentSamples * 1000) / sampleRate;
  }

  get hasEnded(): boolean {
    return this.#ended;
  }

  /** The next frame if it is there. The last one ends the playback. */
  takeFrame(): Int16Array | undefined {
    if (this.#ended) return undefined;
    const whole = this.#cutter.take();
    const rest = whole || !this.#sourceEnded ? undefined : this.#cutter.takeRest();
    const frame = whole ?? rest?.frame;
    if (frame) {
      if (this.#sentSamples === 0) this.#options.onStart?.();
      this.#sentSamples += rest?.samples ?? frameSamples;
      this.#makeRoom?.();
    }
    if (this.#sourceEnded && this.#cutter.buffered === 0) {
      this.#end(this.#error === undefined ? 'completed' : 'failed');
    }
    return frame;
  }

  stop(): void {
    if (this.#ended) return;
    this.#cutter.clear();
    this.#end('stopped');
  }

  #end(outcome: PlaybackResult['outcome']): void {
    this.#ended = true;
    this.#makeRoom?.();
    const failure = this.#error === undefined ? {} : { error: this.#error };
    this.#resolve({ outcome, sentMs: this.sentMs, ...failure });
    this.#wake();
  }

  async #read(source: AsyncIterable<Int16Array> | Iterable<Int16Array>): Promise<void> {
    try {
      for await (const chunk of source) {
        if (this.#ended) return;
        this.#cutter.push(chunk);
        this.#wake();
        while (this.#cutter.buffered > prefetchSamples && !this.#ended) await this.#room();
      }
    } catch (error) {
      this.#error = error;
    }
    this.#sourceEnded = true;
    this.#wake();
  }

  #room(): Promise<void> {
    return new Promise((resolve) => {
      this.#makeRoom = () => {
        this.#makeRoom = undefined;
        resolve();
      };
    });
  }
}
