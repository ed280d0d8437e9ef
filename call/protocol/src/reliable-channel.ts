import { limits } from './limits.ts';

/** A message with its place in one direction of a session, counted from 1. */
export interface Numbered<Message> {
  seq: number;
  message: Message;
}

/** What a received frame means for its receiver. */
export type Receipt = 'deliver' | 'duplicate' | 'gap';

/**
 * One side's bookkeeping of a session that outlives its sockets: what it sent and the other has not acknowledged, and
 * how far it has heard the other. Pure; both the client and the server keep one for each session.
 */
export class ReliableChannel<Outgoing> {
  #sent = 0;
  #heard = 0;
  #unacknowledged: Array<Numbered<Outgoing>> = [];

  /** The highest number heard without a gap. */
  get heard(): number {
    return this.#heard;
  }

  /** True when the other side has left too much unacknowledged; the session should end. */
  get isOverfull(): boolean {
    return this.#unacknowledged.length > limits.unackedMax;
  }

  /** Numbers a message and keeps it until it is acknowledged. */
  push(message: Outgoing): Numbered<Outgoing> {
    this.#sent += 1;
    const numbered = { seq: this.#sent, message };
    this.#unacknowledged.push(numbered);
    return numbered;
  }

  /** The other side has everything up to `seq`. */
  acknowledge(seq: number): void {
    this.#unacknowledged = this.#unacknowledged.filter((entry) => entry.seq > seq);
  }

  /** Records the arrival of number `seq`. After a gap nothing is recorded: the socket must be opened anew. */
  receive(seq: number): Receipt {
    if (seq <= this.#heard) return 'duplicate';
    if (seq !== this.#heard + 1) return 'gap';
    this.#heard = seq;
    return 'deliver';
  }

  /** What must be sent again after a resume, in order, given the highest number that the other side has heard. */
  resendAfter(seq: number): ReadonlyArray<Numbered<Outgoing>> {
    this.acknowledge(seq);
    return this.#unacknowledged;
  }
}
