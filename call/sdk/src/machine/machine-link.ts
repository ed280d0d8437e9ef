import type { MachineCarrier, MachineMessage } from './call-machine.ts';

type ReplyHandler = (reply: MachineMessage) => void;

/** Sends messages over a carrier and matches replies to requests. */
export class MachineLink {
  readonly #carrier: MachineCarrier;
  readonly #replies = new Map<string, ReplyHandler>();
  readonly #stopListening: () => void;
  #lastStamp = 0;

  constructor(carrier: MachineCarrier, receive: (message: MachineMessage) => void) {
    this.#carrier = carrier;
    this.#stopListening = carrier.listen((message) => {
      this.#settle(message);
      receive(message);
    });
  }

  send(action: string, fields: Record<string, unknown> = {}): void {
    this.#carrier.post({ ...fields, action });
  }

  /** Sends and resolves with the reply. A machine that never answers leaves the promise open. */
  request(action: string, fields: Record<string, unknown> = {}): Promise<MachineMessage> {
    return new Promise((resolve) => {
      this.#lastStamp += 1;
      const callbackStamp = `${Date.now()}-${this.#lastStamp}-${Math.random().toString(36).slice(2)}`;
      this.#replies.set(callbackStamp, resolve);
      this.#carrier.post({ ...fields, action, callbackStamp });
    });
  }

  close(): void {
    this.#stopListening();
    this.#replies.clear();
  }

  #settle(message: MachineMessage): void {
    if (message.callbackStamp === undefined) return;
    const handler = this.#replies.get(message.callbackStamp);
    this.#replies.delete(message.callbackStamp);
    handler?.(message);
  }
}
