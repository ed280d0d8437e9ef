import type { MachineCarrier, MachineMessage } from './call-machine.ts';

interface Waiting {
  resolve: (reply: MachineMessage) => void;
  reject: (reason: Error) => void;
}

/** Sends messages over a carrier and matches replies to requests. */
export class MachineLink {
  readonly #carrier: MachineCarrier;
  readonly #waiting = new Map<string, Waiting>();
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

  /** Sends and resolves with the reply. There is no time limit: the machine answers when it can. */
  request(action: string, fields: Record<string, unknown> = {}): Promise<MachineMessage> {
    return new Promise((resolve, reject) => {
      this.#lastStamp += 1;
      const callbackStamp = `${Date.now()}-${this.#lastStamp}-${Math.random().toString(36).slice(2)}`;
      this.#waiting.set(callbackStamp, { resolve, reject });
      try {
        this.#carrier.post({ ...fields, action, callbackStamp });
      } catch (error) {
        this.#waiting.delete(callbackStamp);
        reject(error);
      }
    });
  }

  /** Rejects every request that waits. */
  drop(reason: Error): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(reason);
  }

  close(reason: Error): void {
    this.#stopListening();
    this.drop(reason);
  }

  #settle(message: MachineMessage): void {
    if (message.callbackStamp === undefined) return;
    const waiting = this.#waiting.get(message.callbackStamp);
    this.#waiting.delete(message.callbackStamp);
    waiting?.resolve(message);
  }
}
