import type { Environment } from './environment.ts';
import { SdkError } from './sdk-error.ts';

/** The living calls of this page, oldest first. */
export class Instances<Call> {
  readonly #calls = new Map<string, Call>();

  find(id: string | undefined): Call | undefined {
    return id === undefined ? this.#calls.values().next().value : this.#calls.get(id);
  }

  /** Refuses a second call unless it is allowed. Throws {@link SdkError}. */
  admit(options: { isStrict: boolean; allowsMultiple: boolean }, { console }: Environment): void {
    if (this.#calls.size === 0 || options.allowsMultiple) return;
    if (options.isStrict) throw SdkError.duplicateInstance();
    console.warn(
      'Using strictMode: false to allow multiple call instances is now deprecated. Set `allowMultipleCallInstances: true`',
    );
  }

  add(id: string, call: Call): void {
    this.#calls.set(id, call);
  }

  remove(id: string): void {
    this.#calls.delete(id);
  }
}
