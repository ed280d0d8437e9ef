import { type Clock, systemClock } from '@parley/kit-base/clock';
import { freshMs, keptMs } from '../data/freshness.ts';

interface Kept {
  value: unknown;
  readAt: number;
}

/**
 * What loaders have read within the app. A page that is opened again shows at once what it showed before, so that going
 * back also finds the place on it. Fresh data is not asked for again; older data is shown while it is read anew for the
 * next time. A failed read is tried once more. Nothing is read because a window gets the focus or a connection is back.
 */
export class KeptReads {
  readonly #kept = new Map<string, Kept>();
  /** Reads under way: who asks meanwhile gets the same answer. */
  readonly #reading = new Map<string, Promise<unknown>>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** What is kept under the key, or a promise of what `load` gives. Only what `isWhole` accepts is kept. */
  read<Value>(
    key: string,
    load: () => Promise<Value>,
    isWhole: (value: Value) => boolean = () => true,
  ): Value | Promise<Value> {
    const kept = this.#kept.get(key);
    const age = kept ? this.#clock.now() - kept.readAt : Number.POSITIVE_INFINITY;
    if (kept && age < freshMs) return kept.value as Value;
    const reading = (this.#reading.get(key) as Promise<Value> | undefined) ?? this.#start(key, load, isWhole);
    return kept && age < keptMs ? (kept.value as Value) : reading;
  }

  /** Keeps what came another way: with the document. The same value again becomes no younger. */
  keep(key: string, value: unknown): void {
    if (this.#kept.get(key)?.value === value) return;
    this.#kept.set(key, { value, readAt: this.#clock.now() });
  }

  #start<Value>(key: string, load: () => Promise<Value>, isWhole: (value: Value) => boolean): Promise<Value> {
    const reading = withOneRetry(load)
      .then((value) => {
        if (isWhole(value)) this.keep(key, value);
        return value;
      })
      .finally(() => this.#reading.delete(key));
    // Whoever shows it shows the failure too.
    reading.catch((error: unknown) => console.error(`The ${key} could not be read`, error));
    this.#reading.set(key, reading);
    return reading;
  }
}

async function withOneRetry<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    console.warn('A read failed and is tried once more', error);
    return load();
  }
}

/** Of this browser tab. */
export const keptReads: KeptReads = new KeptReads(systemClock);
