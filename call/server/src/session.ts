import { limits } from '@parley/call-protocol/limits';
import { ReliableChannel } from '@parley/call-protocol/reliable-channel';
import type { FatalKind, ServerMessage, WireParticipant } from '@parley/call-protocol/signalling';
import type { Clock } from '@parley/kit-base/clock';

/** Where a session's frames go; one socket at a time. */
export interface SessionSocket {
  send(frame: unknown): void;
  close(): void;
}

export interface SessionOptions {
  participant: WireParticipant;
  resumeSecret: string;
  clock: Clock;
  /** Called once, when the session is over from this side: left, timed out, ended. */
  onEnd: (reason: string) => void;
}

/** One participant's stay in a meeting. It outlives its sockets by the resume grace. */
export class Session {
  participant: WireParticipant;
  readonly resumeSecret: string;
  readonly #channel = new ReliableChannel<ServerMessage>();
  readonly #options: SessionOptions;
  #socket: SessionSocket | undefined;
  #cancelGrace: () => void = () => undefined;
  #isOver = false;

  constructor(options: SessionOptions) {
    this.participant = options.participant;
    this.resumeSecret = options.resumeSecret;
    this.#options = options;
  }

  get id(): string {
    return this.participant.sessionId;
  }

  /** Takes a first socket; what follows the welcome goes through it. */
  attach(socket: SessionSocket): void {
    this.#socket = socket;
  }

  /** Takes a new socket in place of the old one and sends again what the client has not heard. */
  resume(socket: SessionSocket, lastSeq: number): void {
    this.#cancelGrace();
    this.#socket?.close();
    this.#socket = socket;
    socket.send({ type: 'resumed', lastClientSeq: this.#channel.heard });
    for (const numbered of this.#channel.resendAfter(lastSeq)) socket.send(numbered);
  }

  /** The socket is gone; the session waits for another. A socket that was replaced changes nothing. */
  detach(socket: SessionSocket): void {
    if (this.#socket !== socket || this.#isOver) return;
    this.#socket = undefined;
    this.#cancelGrace = this.#options.clock.after(limits.resumeGraceMs, () => this.end('timeout'));
  }

  send(message: ServerMessage): void {
    if (this.#isOver) return;
    const numbered = this.#channel.push(message);
    this.#socket?.send(numbered);
    if (this.#channel.isOverfull) this.end('too-slow');
  }

  /** False asks the caller to close the socket: something between was lost. */
  heard(seq: number): 'deliver' | 'duplicate' | 'gap' {
    const receipt = this.#channel.receive(seq);
    if (receipt !== 'gap') this.#socket?.send({ ack: this.#channel.heard });
    return receipt;
  }

  acknowledge(seq: number): void {
    this.#channel.acknowledge(seq);
  }

  /** Tells the client why, then ends. */
  fatal(kind: FatalKind, message: string): void {
    this.send({ type: 'fatal', kind, message });
    this.end(kind);
  }

  /** Tells the client that the meeting is over, then ends. */
  conclude(): void {
    this.send({ type: 'ended' });
    this.end('ended');
  }

  end(reason: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#cancelGrace();
    this.#socket?.close();
    this.#socket = undefined;
    this.#options.onEnd(reason);
  }
}
