interface Timer {
  at: number;
  order: number;
  everyMs: number | undefined;
  run: () => void;
}

/** Timers that run only when they are told to, in place of the page's. */
export class VirtualTime {
  #now = 0;
  #last = 0;
  readonly #timers = new Map<number, Timer>();

  /** Replaces the timers of the page; to be called before the SDK's script runs. */
  install(): void {
    const start = (run: unknown, delayMs: unknown, isRepeated: boolean, parameters: unknown[]): number => {
      this.#last += 1;
      const delay = Math.max(0, Number(delayMs) || 0);
      this.#timers.set(this.#last, {
        at: this.#now + delay,
        order: this.#last,
        everyMs: isRepeated ? delay : undefined,
        run: () => {
          if (typeof run === 'function') run(...parameters);
        },
      });
      return this.#last;
    };
    const stop = (id: unknown) => {
      this.#timers.delete(Number(id));
    };
    Object.assign(window, {
      setTimeout: (run: unknown, delay?: unknown, ...parameters: unknown[]) => start(run, delay, false, parameters),
      setInterval: (run: unknown, delay?: unknown, ...parameters: unknown[]) => start(run, delay, true, parameters),
      clearTimeout: stop,
      clearInterval: stop,
    });
  }

  /** Runs what is due within the next `ms`, in order; microtasks run between. */
  async advance(ms: number): Promise<void> {
    const until = this.#now + ms;
    for (;;) {
      const [next] = [...this.#timers]
        .filter(([, timer]) => timer.at <= until)
        .sort(([, a], [, b]) => a.at - b.at || a.order - b.order);
      if (!next) break;
      const [id, timer] = next;
      this.#now = timer.at;
      if (timer.everyMs === undefined) this.#timers.delete(id);
      else timer.at += Math.max(1, timer.everyMs);
      timer.run();
      await Promise.resolve();
    }
    this.#now = until;
  }

  /** Whether a timer without delay waits. */
  get hasDue(): boolean {
    return [...this.#timers.values()].some(({ at, everyMs }) => at <= this.#now && everyMs === undefined);
  }

  /** Forgets every timer, between cases. */
  clear(): void {
    this.#timers.clear();
  }

  get count(): number {
    return this.#timers.size;
  }
}
