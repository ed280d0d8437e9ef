import { type Clock, systemClock } from '@parley/kit-base/clock';
import { Emitter } from '@parley/kit-base/emitter';
import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { ReliableChannel } from './reliable-channel.ts';
import {
  type ClientFrame,
  type ClientMessage,
  type FatalKind,
  type Hello,
  type HelloAnswer,
  HelloAnswerSchema,
  type ServerFrame,
  type ServerMessage,
  ServerMessageSchema,
  type Welcome,
} from './signalling.ts';
import { SignallingError } from './signalling-error.ts';

/** The part of WebSocket that is used; browsers and Node have it. */
export interface SignallingSocket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export type SignallingState = 'idle' | 'connecting' | 'open' | 'reconnecting' | 'closed';

export interface SignallingEvents {
  /** Each message of the server once and in order. A `fatal` or `ended` one ends the session and comes as `closed`. */
  message: ServerMessage;
  state: SignallingState;
  /** The session is over. Without a `kind` it was left, or the meeting was ended for everyone. */
  closed: { kind?: FatalKind; message: string };
}

export interface SignallingClientOptions {
  /** Address of `/signal`, `ws:` or `wss:`. */
  url: string;
  /** Who joins; `resume` is added by the client itself. */
  hello: Omit<Hello, 'resume'>;
  clock?: Clock;
  createSocket?: (url: string) => SignallingSocket;
  /** 0 to 1; spreads the reconnects of many clients. */
  random?: () => number;
}

/** Pauses before each try; the last one repeats. Jitter is added from the third on. Milliseconds. */
const retryDelays = [0, 300, 1200, 2700, 4800];
const jitterMs = 1000;
const firstConnectTries = 3;

/**
 * A participant's line to the room server: joins, then delivers messages both ways, each once and in order, over as
 * many sockets as it takes. See the essay in `signalling.ts`.
 */
export class SignallingClient {
  readonly events = new Emitter<SignallingEvents>();
  readonly #options: SignallingClientOptions;
  readonly #clock: Clock;
  readonly #channel = new ReliableChannel<ClientMessage>();
  #state: SignallingState = 'idle';
  #socket: SignallingSocket | undefined;
  #session: { sessionId: string; secret: string } | undefined;
  #connecting: { resolve: (welcome: Welcome) => void; reject: (error: SignallingError) => void } | undefined;
  #tries = 0;
  #cancelTimer: () => void = () => undefined;
  #lostAt: number | undefined;

  constructor(options: SignallingClientOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
  }

  get state(): SignallingState {
    return this.#state;
  }

  /** Opens the session. Rejects with {@link SignallingError}; may be called once. */
  connect(): Promise<Welcome> {
    if (this.#state !== 'idle') return Promise.reject(SignallingError.unreachable('connect() was called before'));
    this.#setState('connecting');
    return new Promise((resolve, reject) => {
      this.#connecting = { resolve, reject };
      this.#openSocket();
    });
  }

  /** Sends a message, or keeps it until the line is back. Does nothing once the session is closed. */
  send(message: ClientMessage): void {
    if (this.#state === 'closed') return;
    const numbered = this.#channel.push(message);
    if (this.#state === 'open') this.#write(numbered);
    if (this.#channel.isOverfull) this.#end('connection-error', 'The room server does not acknowledge anything');
  }

  /** Tells the server and closes. */
  leave(): void {
    if (this.#state === 'closed') return;
    this.send({ type: 'leave' });
    this.close();
  }

  /** The network may be back: tries at once instead of after the pause. */
  hint(): void {
    if (this.#state !== 'reconnecting' || this.#socket) return;
    this.#cancelTimer();
    this.#openSocket();
  }

  /** Ends the line without telling the server; it sees the participant leave after the grace. */
  close(): void {
    this.#end(undefined, 'closed');
  }

  #openSocket(): void {
    this.#tries += 1;
    const create = this.#options.createSocket ?? ((url: string) => new WebSocket(url) as SignallingSocket);
    let socket: SignallingSocket;
    try {
      socket = create(this.#options.url);
    } catch (error) {
      this.#fail(SignallingError.unreachable(error));
      return;
    }
    this.#socket = socket;
    let isAnswered = false;
    this.#cancelTimer = this.#clock.after(limits.helloTimeoutMs, () => this.#drop(socket));
    socket.onopen = () => this.#sendHello(socket);
    socket.onclose = () => this.#drop(socket);
    socket.onerror = () => this.#drop(socket);
    socket.onmessage = ({ data }) => {
      try {
        if (isAnswered) this.#receive(parseServerFrame(data));
        else this.#handleAnswer(parseHelloAnswer(data));
        isAnswered = true;
      } catch (error) {
        if (!(error instanceof SignallingError)) throw error;
        this.#drop(socket);
      }
    };
  }

  #sendHello(socket: SignallingSocket): void {
    const resume = this.#session ? { ...this.#session, lastSeq: this.#channel.heard } : undefined;
    const hello: Hello = { ...this.#options.hello, ...(resume ? { resume } : {}) };
    socket.send(JSON.stringify(hello));
  }

  #handleAnswer(answer: HelloAnswer): void {
    this.#cancelTimer();
    switch (answer.type) {
      case 'fatal':
        this.#end(answer.kind, answer.message);
        return;
      case 'welcome':
        this.#session = { sessionId: answer.sessionId, secret: answer.resumeSecret };
        this.#opened(0);
        this.#connecting?.resolve(answer);
        this.#connecting = undefined;
        return;
      case 'resumed':
        this.#opened(answer.lastClientSeq);
    }
  }

  #opened(lastClientSeq: number): void {
    this.#tries = 0;
    this.#lostAt = undefined;
    this.#setState('open');
    for (const numbered of this.#channel.resendAfter(lastClientSeq)) this.#write(numbered);
  }

  #receive(frame: HeardFrame): void {
    if ('ack' in frame) {
      this.#channel.acknowledge(frame.ack);
      return;
    }
    const receipt = this.#channel.receive(frame.seq);
    if (receipt === 'gap') throw SignallingError.protocol(`expected ${this.#channel.heard + 1}, got ${frame.seq}`);
    this.#write({ ack: this.#channel.heard });
    if (receipt === 'duplicate' || frame.message === undefined) return;
    if (frame.message.type === 'fatal') this.#end(frame.message.kind, frame.message.message);
    else if (frame.message.type === 'ended') this.#end(undefined, 'The meeting was ended');
    else this.events.emit('message', frame.message);
  }

  #write(frame: ClientFrame): void {
    this.#socket?.send(JSON.stringify(frame));
  }

  /** A socket is lost or useless: lets go of it and plans the next try. */
  #drop(socket: SignallingSocket): void {
    if (this.#socket !== socket) return;
    this.#release();
    this.#fail(SignallingError.unreachable());
  }

  #fail(error: SignallingError): void {
    if (this.#state === 'closed') return;
    this.#lostAt ??= this.#clock.now();
    const isHopeless = this.#session
      ? this.#clock.now() - this.#lostAt >= limits.resumeGraceMs
      : this.#tries >= firstConnectTries;
    if (isHopeless) {
      this.#end(error.code, error.message);
      return;
    }
    if (this.#session) this.#setState('reconnecting');
    const pause = retryDelays[Math.min(this.#tries, retryDelays.length - 1)] ?? 0;
    const jitter = this.#tries >= 2 ? (this.#options.random ?? Math.random)() * jitterMs : 0;
    this.#cancelTimer = this.#clock.after(pause + jitter, () => this.#openSocket());
  }

  #release(): void {
    this.#cancelTimer();
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }

  #end(kind: FatalKind | undefined, message: string): void {
    if (this.#state === 'closed') return;
    this.#release();
    this.#setState('closed');
    this.#connecting?.reject(SignallingError.fatal(kind ?? 'connection-error', message));
    this.#connecting = undefined;
    this.events.emit('closed', { ...(kind ? { kind } : {}), message });
  }

  #setState(state: SignallingState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.events.emit('state', state);
  }
}

function parseJson(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch (error) {
    throw SignallingError.protocol(error);
  }
}

function parseHelloAnswer(data: unknown): HelloAnswer {
  const parsed = HelloAnswerSchema.safeParse(parseJson(data));
  if (!parsed.success) throw SignallingError.protocol(parsed.error);
  return parsed.data;
}

/** A server may be newer than its clients: a message of an unknown type counts as heard and is otherwise ignored. */
type HeardFrame = ServerFrame | { seq: number; message: undefined };

const FrameSchema = z.union([z.object({ ack: z.number() }), z.object({ seq: z.number(), message: z.unknown() })]);

function parseServerFrame(data: unknown): HeardFrame {
  const frame = FrameSchema.safeParse(parseJson(data));
  if (!frame.success) throw SignallingError.protocol(frame.error);
  if ('ack' in frame.data) return frame.data;
  const message = ServerMessageSchema.safeParse(frame.data.message);
  if (message.success) return { seq: frame.data.seq, message: message.data };
  const isUnknownType = message.error.issues.some((issue) => 'note' in issue && issue.path[0] === 'type');
  if (!isUnknownType) throw SignallingError.protocol(message.error);
  return { seq: frame.data.seq, message: undefined };
}
