import type { ClientMessage, Fatal, Hello, ServerMessage, Welcome } from '@parley/call-protocol/signalling';
import type { Emitter } from '@parley/kit-base/emitter';

export interface SignallingEvents {
  message: ServerMessage;
  /** The socket went away (`interrupted`) or came back with the session intact (`connected`). */
  socket: 'connected' | 'interrupted';
  /** The session is over; nothing comes any more. */
  ended: Fatal;
}

/** What a call needs of the line to the room server: messages once and in order, over as many sockets as it takes. */
export interface Signalling {
  readonly events: Emitter<SignallingEvents>;
  /** Rejects with `SignallingEnded` when the server refuses. */
  connect(): Promise<Welcome>;
  send(message: ClientMessage): void;
  close(): void;
}

/** Everything that names a session to the server. */
export interface SignallingRequest {
  url: string;
  hello: Omit<Hello, 'type' | 'version' | 'resume'>;
}

/** Opens the line; injected, so that a call does not know how. */
export type OpenSignalling = (request: SignallingRequest) => Signalling;

/** The server refused the session, or could not be reached. */
export class SignallingEnded extends Error {
  readonly fatal: Fatal;

  constructor(fatal: Fatal) {
    super(fatal.message);
    this.name = 'SignallingEnded';
    this.fatal = fatal;
  }
}
