import { EventEmitter } from 'events';
import type { CallCore } from './core/call-core.ts';
import type { DailyEvent, DailyEventObject } from './surface/events.ts';

type EventListener<Name extends DailyEvent> = (event: DailyEventObject<Name>) => void;

/**
 * What every part of a call stands on: its listeners and its core.
 *
 * The public class has some 150 methods. They are written in parts, one noun a folder (`recording/recording-methods.ts`),
 * and joined by {@link partsOf}. A part only checks and sends: what it must remember is in the core, so parts have no
 * fields and no `#private` members of their own (a part is never constructed; only its methods are taken).
 */
export class CallPart extends EventEmitter {
  /** @internal */
  protected readonly core: CallCore;

  /** @internal */
  constructor(core: CallCore) {
    super();
    this.core = core;
    core.deliver = (name, event) => this.emit(name, event);
  }

  /**
   * Hears an event each time. Returns the call, as do `once()` and `off()`. A listener that throws is reported on the
   * console.
   */
  override on<Name extends DailyEvent>(name: Name, listener: EventListener<Name>): this {
    return super.on(name, listener);
  }

  /** Hears an event the next time it is told. */
  override once<Name extends DailyEvent>(name: Name, listener: EventListener<Name>): this {
    return super.once(name, listener);
  }

  /** No longer hears an event; the listener is the one that was given to `on()` or `once()`. */
  override off<Name extends DailyEvent>(name: Name, listener: EventListener<Name>): this {
    return super.off(name, listener);
  }
}

// The core is named `unknown` where the compiler would write it into the published types.
type PartClass = new (core: never) => CallPart;
type Joined<Parts extends readonly PartClass[]> = Parts extends readonly [infer First, ...infer Rest]
  ? (First extends PartClass ? InstanceType<First> : never) & (Rest extends readonly PartClass[] ? Joined<Rest> : never)
  : CallPart;

/** One class with the methods of all parts. */
export function partsOf<const Parts extends readonly PartClass[]>(
  ...parts: Parts
): new (
  core: unknown,
) => Joined<Parts> {
  class Whole extends CallPart {}
  for (const part of parts) {
    const { constructor: _, ...methods } = Object.getOwnPropertyDescriptors(part.prototype);
    Object.defineProperties(Whole.prototype, methods);
  }
  return Whole as never;
}
