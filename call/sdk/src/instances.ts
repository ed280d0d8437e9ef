import type { CallCore } from './core/call-core.ts';
import type { Environment } from './environment.ts';
import { SdkError } from './sdk-error.ts';

/** What goes wrong with calls as such, by the numbers under which a machine keeps it in its log. */
const logCodes = { duplicate: 9992, allowedDuplicate: 9993, usedAfterDestroy: 9995, usedAfterLooseDestroy: 9997 };

/** The living calls of this page, oldest first. */
export class Instances<Call> {
  readonly #calls = new Map<string, { call: Call; core: CallCore }>();

  find(id: string | undefined): Call | undefined {
    const found = id === undefined ? this.#calls.values().next().value : this.#calls.get(id);
    return found?.call;
  }

  /** Refuses a second call unless it is allowed. Throws {@link SdkError}. */
  admit(options: { isStrict: boolean; allowsMultiple: boolean }, { console }: Environment): void {
    if (this.#calls.size === 0) return;
    this.#log('warn', options.allowsMultiple ? logCodes.allowedDuplicate : logCodes.duplicate);
    if (options.allowsMultiple) return;
    if (options.isStrict) throw SdkError.duplicateInstance();
    console.warn(
      'Using strictMode: false to allow multiple call instances is now deprecated. Set `allowMultipleCallInstances: true`',
    );
  }

  add(core: CallCore, call: Call): void {
    this.#calls.set(core.id, { call, core });
    core.onUsedAfterDestroy = () =>
      this.#log('error', core.isStrict ? logCodes.usedAfterDestroy : logCodes.usedAfterLooseDestroy);
  }

  remove(id: string): void {
    this.#calls.delete(id);
  }

  /** A machine that is at work notes it; whose machine does not matter. */
  #log(level: 'warn' | 'error', code: number): void {
    const atWork = [...this.#calls.values()].find(({ core }) => core.facts.isInitialised);
    atWork?.core.send('transmit-log', { level, code });
  }
}
