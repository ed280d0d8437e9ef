/** Cuts sound that comes in pieces of any length into frames of one length. */
export class FrameCutter {
  readonly #frameLength: number;
  #pieces: Int16Array[] = [];
  #buffered = 0;

  constructor(frameLength: number) {
    this.#frameLength = frameLength;
  }

  /** Samples that wait to become a frame. */
  get buffered(): number {
    return this.#buffered;
  }

  push(samples: Int16Array): void {
    if (samples.length === 0) return;
    this.#pieces.push(samples);
    this.#buffered += samples.length;
  }

  /** The next whole frame, if there is one. */
  take(): Int16Array | undefined {
    return this.#buffered < this.#frameLength ? undefined : this.#gather(this.#frameLength);
  }

  /** What is left, filled up with silence, and how many of its samples are real. */
  takeRest(): { frame: Int16Array; samples: number } | undefined {
    if (this.#buffered === 0) return undefined;
    const samples = Math.min(this.#buffered, this.#frameLength);
    return { frame: this.#gather(samples), samples };
  }

  clear(): void {
    this.#pieces = [];
    this.#buffered = 0;
  }

  #gather(count: number): Int16Array {
    const frame = new Int16Array(this.#frameLength);
    let filled = 0;
    while (filled < count) {
      const piece = this.#pieces[0];
      if (!piece) break;
      const part = piece.subarray(0, count - filled);
      frame.set(part, filled);
      filled += part.length;
      if (part.length === piece.length) this.#pieces.shift();
      else this.#pieces[0] = piece.subarray(part.length);
    }
    this.#buffered -= filled;
    return frame;
  }
}
