import { reportUncaught } from './emitter.ts';

/**
 * Owns what must be released together. `close()` runs the registered releases once, newest first, and waits for them;
 * what is added to a closed lifetime is released at once.
 */
export class Lifetime {
  #releases: Array<() => unknown> = [];
  #closing: Promise<void> | undefined;

  get isClosed(): boolean {
    return this.#closing !== undefined;
  }

  add(release: () => unknown): void {
    if (this.#closing) {
      void runRelease(release);
      return;
    }
    this.#releases.push(release);
  }

  /** Idempotent. A release that throws is reported and does not stop the others. */
  close(): Promise<void> {
    this.#closing ??= this.#closeAll();
    return this.#closing;
  }

  async #closeAll(): Promise<void> {
    const releases = this.#releases.reverse();
    this.#releases = [];
    for (const release of releases) await runRelease(release);
  }
}

async function runRelease(release: () => unknown): Promise<void> {
  try {
    await release();
  } catch (error) {
    reportUncaught(error);
  }
}
