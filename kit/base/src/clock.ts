/** Time as a dependency, so that tests advance it instead of waiting. Milliseconds throughout. */
export interface Clock {
  now(): number;
  /** Runs `callback` once after `delayMs`; the result cancels it. */
  after(delayMs: number, callback: () => void): () => void;
  /** Runs `callback` each `periodMs`; the result cancels it. */
  every(periodMs: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(delayMs, callback) {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
  every(periodMs, callback) {
    const timer = setInterval(callback, periodMs);
    return () => clearInterval(timer);
  },
};

interface Task {
  at: number;
  periodMs: number | undefined;
  callback: () => void;
}

/** A clock that moves only when told to. */
export class ManualClock implements Clock {
  #now: number;
  #tasks = new Set<Task>();

  constructor(startMs = 0) {
    this.#now = startMs;
  }

  now(): number {
    return this.#now;
  }

  after(delayMs: number, callback: () => void): () => void {
    return this.#schedule({ at: this.#now + delayMs, periodMs: undefined, callback });
  }

  every(periodMs: number, callback: () => void): () => void {
    return this.#schedule({ at: this.#now + periodMs, periodMs, callback });
  }

  /** Moves time forward by `ms`, running what falls due in order. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (let task = this.#nextDue(end); task; task = this.#nextDue(end)) {
      this.#now = task.at;
      if (task.periodMs === undefined) this.#tasks.delete(task);
      else task.at += task.periodMs;
      task.callback();
    }
    this.#now = end;
  }

  #schedule(task: Task): () => void {
    this.#tasks.add(task);
    return () => {
      this.#tasks.delete(task);
    };
  }

  #nextDue(end: number): Task | undefined {
    let next: Task | undefined;
    for (const task of this.#tasks) if (task.at <= end && (!next || task.at < next.at)) next = task;
    return next;
  }
}
