/** Taps per output sample; with a Kaiser window this keeps images more than 60 dB down. */
const tapsPerPhase = 24;
const kaiserBeta = 7;
/** Share of the lower Nyquist frequency that is passed. */
const passband = 0.92;

/** Changes the sample rate of a stream of 16-bit samples by polyphase filtering, chunk by chunk. */
export class Resampler {
  readonly #up: number;
  readonly #down: number;
  readonly #phases: Float32Array[];
  #history = new Float32Array(tapsPerPhase - 1);
  /** Position of the next output sample, in input samples times `up`, from the start of the history. */
  #position = 0;

  constructor(fromRate: number, toRate: number) {
    const divisor = greatestCommonDivisor(fromRate, toRate);
    this.#up = toRate / divisor;
    this.#down = fromRate / divisor;
    this.#phases = filterPhases(this.#up, this.#down);
  }

  process(input: Int16Array): Int16Array {
    const line = new Float32Array(this.#history.length + input.length);
    line.set(this.#history);
    line.set(input, this.#history.length);
    const end = input.length * this.#up;
    const output = new Int16Array(Math.max(0, Math.ceil((end - this.#position) / this.#down)));
    for (let index = 0; index < output.length; index += 1) {
      const start = Math.floor(this.#position / this.#up);
      const taps = this.#phases[this.#position % this.#up]!;
      let sum = 0;
      for (let tap = 0; tap < tapsPerPhase; tap += 1) sum += taps[tap]! * line[start + tap]!;
      output[index] = clamp(sum);
      this.#position += this.#down;
    }
    this.#position -= end;
    this.#history = line.slice(line.length - this.#history.length);
    return output;
  }

  /** What is still inside the filter. */
  flush(): Int16Array {
    return this.process(new Int16Array(tapsPerPhase / 2));
  }
}

function clamp(value: number): number {
  return Math.max(-32_768, Math.min(32_767, Math.round(value)));
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** A windowed sinc low-pass, cut into `up` phases; phase p serves outputs that fall p/up after an input sample. */
function filterPhases(up: number, down: number): Float32Array[] {
  const cutoff = passband * Math.min(1, up / down);
  const half = tapsPerPhase / 2;
  return Array.from({ length: up }, (_, phase) => {
    const taps = Float32Array.from({ length: tapsPerPhase }, (_, tap) => {
      const distance = tap - (half - 1) - phase / up;
      return cutoff * sinc(cutoff * distance) * kaiser(distance / half);
    });
    const gain = taps.reduce((sum, tap) => sum + tap, 0);
    return taps.map((tap) => tap / gain);
  });
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function kaiser(x: number): number {
  return Math.abs(x) > 1 ? 0 : besselI0(kaiserBeta * Math.sqrt(1 - x * x)) / besselI0(kaiserBeta);
}

function besselI0(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; k < 25; k += 1) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}
