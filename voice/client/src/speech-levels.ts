import type { Clock } from '@parley/kit-base/clock';

export interface SpeechLevelEvents {
  /** 0 to 1. */
  volume(level: number): void;
  start(): void;
  end(): void;
}

const speakingThreshold = 0.01;
const volumeDivisor = 0.15;
const endDelayMs = 1000;

/** Tells from remote audio levels whether the agent speaks (spec 001 §4). */
export class SpeechLevels {
  readonly #events: SpeechLevelEvents;
  readonly #clock: Clock;
  #cancelEnd: (() => void) | undefined;

  constructor(events: SpeechLevelEvents, clock: Clock) {
    this.#events = events;
    this.#clock = clock;
  }

  /** Takes one report: a level per participant. */
  take(levels: Readonly<Record<string, number>>): void {
    const sum = Object.values(levels).reduce((total, level) => total + level, 0);
    this.#events.volume(Math.min(1, sum / volumeDivisor));
    if (sum <= speakingThreshold) return;
    if (this.#cancelEnd) this.#cancelEnd();
    else this.#events.start();
    this.#cancelEnd = this.#clock.after(endDelayMs, () => this.stop());
  }

  /** Ends speech that goes on. */
  stop(): void {
    if (!this.#cancelEnd) return;
    this.#cancelEnd();
    this.#cancelEnd = undefined;
    this.#events.end();
  }
}
