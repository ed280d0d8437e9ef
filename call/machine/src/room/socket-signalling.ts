/** The line to the room server over WebSockets, as the essay in `signalling.ts` describes it (hello, acks, resume). */

import { limits } from '@parley/call-protocol/limits';
import {
  type ClientMessage,
  type Fatal,
  HelloAnswerSchema,
  ServerFrameSchema,
  signallingVersion,
  type Welcome,
} from '@parley/call-protocol/signalling';
import { type Clock, systemClock } from '@parley/kit-base/clock';
import { Emitter } from '@parley/kit-base/emitter';
import { type Signalling, SignallingEnded, type SignallingEvents, type SignallingRequest } from './signalling.ts';

const firstRetryMs = 250;
const lastRetryMs = 4000;

type Session = { id: string; secret: string };

/** A session with the room server that outlives its sockets. */
export class SocketSignalling implements Signalling {
  readonly events = new Emitter<SignallingEvents>();
  readonly #request: SignallingRequest;
  readonly #clock: Clock;
  readonly #unacked: Array<{ seq: number; message: ClientMessage }> = [];
  #socket: WebSocket | undefined;
  #session: Session | undefined;
  #lastSent = 0;
  #lastHandled = 0;
  #interruptedAt: number | undefined;
  #retryMs = firstRetryMs;
  #cancelTimer: (() => void) | undefined;
  #ready = false;
  #over = false;
  #welcomed = Promise.withResolvers<Welcome>();

  constructor(request: SignallingRequest, clock: Clock = systemClock) {
    this.#request = request;
    this.#clock = clock;
  }

  connect(): Promise<Welcome> {
    this.#open();
    return this.#welcomed.promise;
  }

  send(message: ClientMessage): void {
    if (this.#over) return;
    this.#lastSent += 1;
    const frame = { seq: this.#lastSent, message };
    this.#unacked.push(frame);
    if (this.#unacked.length > limits.unackedMax) this.#end(lost('Too much is waiting for the room server'));
    else if (this.#ready) this.#write(frame);
  }

  close(): void {
    this.#over = true;
    this.#cancelTimer?.();
    this.#socket?.close(1000);
    this.events.removeAllListeners();
  }

  #open(): void {
    const socket = new WebSocket(this.#request.url);
    this.#socket = socket;
    socket.onopen = () => this.#hello();
    socket.onmessage = ({ data }) => socket === this.#socket && this.#receive(String(data));
    socket.onclose = () => socket === this.#socket && this.#interrupted();
    this.#cancelTimer?.();
    this.#cancelTimer = this.#clock.after(limits.helloTimeoutMs, () => socket.close());
  }

  #hello(): void {
    const resume = this.#session && {
      sessionId: this.#session.id,
      secret: this.#session.secret,
      lastSeq: this.#lastHandled,
    };
    this.#write({ type: 'hello', version: signallingVersion, ...this.#request.hello, ...(resume && { resume }) });
  }

  #receive(text: string): void {
    let data: unknown;
    try {
      data = JSON.parse(text);
    } catch {
      this.#socket?.close();
      return;
    }
    if (this.#ready) this.#handleFrame(data);
    else this.#handleAnswer(data);
  }

  #handleAnswer(data: unknown): void {
    const answer = HelloAnswerSchema.safeParse(data);
    if (!answer.success) {
      this.#socket?.close();
      return;
    }
    this.#cancelTimer?.();
    if (answer.data.type === 'fatal') {
      this.#end(answer.data);
      return;
    }
    this.#retryMs = firstRetryMs;
    this.#interruptedAt = undefined;
    this.#ready = true;
    if (answer.data.type === 'welcome') {
      this.#session = { id: answer.data.sessionId, secret: answer.data.resumeSecret };
      this.#welcomed.resolve(answer.data);
      return;
    }
    this.#acknowledged(answer.data.lastClientSeq);
    for (const frame of this.#unacked) this.#write(frame);
    this.events.emit('socket', 'connected');
  }

  #handleFrame(data: unknown): void {
    const seq =
      typeof data === 'object' && data && 'seq' in data && typeof data.seq === 'number' ? data.seq : undefined;
    const frame = ServerFrameSchema.safeParse(data);
    if (frame.success && 'ack' in frame.data) {
      this.#acknowledged(frame.data.ack);
      return;
    }
    if (seq === undefined || seq <= this.#lastHandled) return;
    this.#lastHandled = seq;
    this.#write({ ack: seq });
    if (!frame.success || !('message' in frame.data)) return;
    const { message } = frame.data;
    if (message.type === 'fatal') this.#end(message);
    else this.events.emit('message', message);
  }

  #acknowledged(seq: number): void {
    while (this.#unacked[0] && this.#unacked[0].seq <= seq) this.#unacked.shift();
  }

  #interrupted(): void {
    if (this.#over) return;
    const wasReady = this.#ready;
    this.#ready = false;
    this.#interruptedAt ??= this.#clock.now();
    if (wasReady) this.events.emit('socket', 'interrupted');
    const waited = this.#clock.now() - this.#interruptedAt;
    if (waited > (this.#session ? limits.resumeGraceMs : limits.helloTimeoutMs)) {
      this.#end(lost('The room server cannot be reached'));
      return;
    }
    this.#cancelTimer?.();
    this.#cancelTimer = this.#clock.after(this.#retryMs, () => this.#open());
    this.#retryMs = Math.min(this.#retryMs * 2, lastRetryMs);
  }

  #end(fatal: Fatal): void {
    if (this.#over) return;
    this.#over = true;
    this.#cancelTimer?.();
    this.#socket?.close();
    this.#welcomed.reject(new SignallingEnded(fatal));
    // Once joined nobody waits for the welcome any more: the event tells it.
    this.#welcomed.promise.catch(() => undefined);
    this.events.emit('ended', fatal);
  }

  #write(frame: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }
}

const lost = (message: string): Fatal => ({ type: 'fatal', kind: 'connection-error', message });
