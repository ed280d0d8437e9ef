/** Event name → payload. Payloads are facts, emitted after the state they speak of is committed. */
export type EventMap = object;

export type Listener<Payload> = (payload: Payload) => void;

/**
 * A small typed event emitter. A listener that throws does not stop the others: its error is reported globally
 * (`reportError` where it exists, else as an uncaught exception on the next tick), never swallowed.
 */
export class Emitter<Events extends EventMap> {
  readonly #listeners = new Map<keyof Events, Set<Listener<never>>>();

  /** Adds a listener and returns the function that removes it. */
  on<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): () => void {
    const existing = this.#listeners.get(name) ?? new Set<Listener<never>>();
    existing.add(listener as Listener<never>);
    this.#listeners.set(name, existing);
    return () => this.off(name, listener);
  }

  /** Adds a listener that is removed before its first call. */
  once<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): () => void {
    const remove = this.on(name, (payload) => {
      remove();
      listener(payload);
    });
    return remove;
  }

  off<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): void {
    this.#listeners.get(name)?.delete(listener as Listener<never>);
  }

  emit<Name extends keyof Events>(name: Name, payload: Events[Name]): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) {
      try {
        (listener as Listener<Events[Name]>)(payload);
      } catch (error) {
        reportUncaught(error);
      }
    }
  }

  removeAllListeners(): void {
    this.#listeners.clear();
  }
}

/** Raises an error globally without unwinding the caller. */
export function reportUncaught(error: unknown): void {
  if (typeof globalThis.reportError === 'function') {
    globalThis.reportError(error);
    return;
  }
  queueMicrotask(() => {
    throw error;
  });
}
