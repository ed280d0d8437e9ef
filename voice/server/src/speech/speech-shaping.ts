/** Below this a sample counts as silence. */
const silenceLevel = 200;

/** Drops silence at the start of an utterance, so that the answer is heard at once; `keep` samples of it remain. */
export class LeadingSilence {
  #done = false;
  readonly #keep: number;

  constructor(keep: number) {
    this.#keep = keep;
  }

  push(samples: Int16Array): Int16Array {
    if (this.#done) return samples;
    const start = samples.findIndex((sample) => Math.abs(sample) > silenceLevel);
    if (start === -1) return new Int16Array();
    this.#done = true;
    return samples.subarray(Math.max(0, start - this.#keep));
  }
}

/** Raises or lowers the level by a fixed factor; peaks are rounded off instead of cut. */
export function amplify(samples: Int16Array, gain: number): Int16Array {
  return samples.map((sample) => {
    const level = (sample * gain) / 32_768;
    const magnitude = Math.abs(level);
    const shaped = magnitude <= 0.7 ? magnitude : 0.7 + 0.3 * Math.tanh((magnitude - 0.7) / 0.3);
    return Math.round(Math.sign(level) * shaped * 32_767);
  });
}

/** Cuts a stream of samples into chunks of one size; the last may be shorter. */
export class Chunker {
  #rest = new Int16Array();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  *push(samples: Int16Array): Generator<Int16Array> {
    const all = new Int16Array(this.#rest.length + samples.length);
    all.set(this.#rest);
    all.set(samples, this.#rest.length);
    let offset = 0;
    for (; offset + this.#size <= all.length; offset += this.#size) yield all.slice(offset, offset + this.#size);
    this.#rest = all.slice(offset);
  }

  flush(): Int16Array | undefined {
    const rest = this.#rest;
    this.#rest = new Int16Array();
    return rest.length > 0 ? rest : undefined;
  }
}
