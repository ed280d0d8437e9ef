import { randomUUID } from 'node:crypto';
import type { Signal, Slot } from '@parley/call-protocol/signalling';
import { errorMessage } from '@parley/kit-base/app-error';
import type { Clock } from '@parley/kit-base/clock';
import type { Logger } from '@parley/kit-base/logger';
import type { AudioPacket, CreateMediaPeer, MediaPeer, MediaPeerOptions, MediaPeerState } from './media-peer.ts';

/** A restart that brought nothing is asked for again after this time. */
const restartPeriodMs = 5000;

export interface LinkOptions {
  /** Whether this side offers; the protocol decides it from both participants. */
  offers: boolean;
  /** The slots that both sides have. */
  slots: readonly Slot[];
  createMediaPeer: CreateMediaPeer;
  media: MediaPeerOptions;
  clock: Clock;
  logger: Logger;
  sendSignal(signal: Signal): void;
  onState(state: MediaPeerState): void;
  onAudioPacket(packet: AudioPacket): void;
}

/**
 * The connection with one other participant, as the signalling protocol has it: it negotiates in the order in which
 * signals come, drops those of a connection that is no more, and brings a broken path back with an ICE restart.
 */
export class Link {
  readonly #options: LinkOptions;
  #connection: { id: string; peer: MediaPeer } | undefined;
  #work: Promise<void> = Promise.resolve();
  #wantsAudio = true;
  #cancelRestart: (() => void) | undefined;
  #isClosed = false;

  constructor(options: LinkOptions) {
    this.#options = options;
    if (options.offers) this.#enqueue(() => this.#offer(this.#open(randomUUID()), false));
  }

  get isConnected(): boolean {
    return this.#connection?.peer.state === 'connected';
  }

  handleSignal(signal: Signal): void {
    if (signal.kind === 'subscribe') {
      this.#wantsAudio = signal.slots.audio ?? this.#wantsAudio;
      return;
    }
    this.#enqueue(() => this.#handle(signal));
  }

  /** Sends to the other side, unless it does not want the slot or is not connected. */
  sendAudio(packet: AudioPacket): void {
    if (this.#wantsAudio) this.#connection?.peer.sendAudio(packet);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancelRestart?.();
    await this.#work;
    await this.#connection?.peer.close();
    this.#connection = undefined;
  }

  async #handle(signal: Exclude<Signal, { kind: 'subscribe' }>): Promise<void> {
    if (signal.kind === 'keyframe') return;
    const isOffer = signal.kind === 'description' && signal.description.type === 'offer';
    if (isOffer) return await this.#answer(signal.connection, signal.description.sdp, signal.mids);
    if (signal.connection !== this.#connection?.id) return;
    const { peer } = this.#connection;
    if (signal.kind === 'candidate') await peer.addCandidate(signal.candidate);
    else if (signal.kind === 'restart') await this.#offer(this.#connection, true);
    else await peer.acceptAnswer({ sdp: signal.description.sdp, mids: signal.mids });
  }

  async #answer(id: string, sdp: string, mids: Record<string, Slot>): Promise<void> {
    if (this.#connection && this.#connection.id !== id) await this.#connection.peer.close();
    const connection = this.#connection?.id === id ? this.#connection : this.#open(id);
    const answer = await connection.peer.acceptOffer({ sdp, mids });
    const description = { type: 'answer', sdp: answer.sdp } as const;
    this.#options.sendSignal({ kind: 'description', connection: id, description, mids: answer.mids });
  }

  async #offer(connection: { id: string; peer: MediaPeer }, restartIce: boolean): Promise<void> {
    const offer = await connection.peer.createOffer(this.#options.slots, { restartIce });
    const description = { type: 'offer', sdp: offer.sdp } as const;
    this.#options.sendSignal({ kind: 'description', connection: connection.id, description, mids: offer.mids });
  }

  #open(id: string): { id: string; peer: MediaPeer } {
    const peer = this.#options.createMediaPeer(this.#options.media);
    const connection = { id, peer };
    this.#connection = connection;
    peer.events.on('candidate', (candidate) => {
      this.#options.sendSignal({ kind: 'candidate', connection: id, candidate });
    });
    peer.events.on('audio-packet', (packet) => this.#options.onAudioPacket(packet));
    peer.events.on('state', (state) => {
      if (this.#connection !== connection) return;
      this.#watch(connection, state);
      this.#options.onState(state);
    });
    return connection;
  }

  #watch(connection: { id: string; peer: MediaPeer }, state: MediaPeerState): void {
    this.#cancelRestart?.();
    this.#cancelRestart = undefined;
    if (this.#isClosed || (state !== 'failed' && state !== 'disconnected')) return;
    const restart = () => {
      if (this.#options.offers) this.#enqueue(() => this.#offer(connection, true));
      else this.#options.sendSignal({ kind: 'restart', connection: connection.id });
    };
    restart();
    this.#cancelRestart = this.#options.clock.every(restartPeriodMs, restart);
  }

  /** One step after the other; a step that fails is logged, and the next may still succeed (such as a new offer). */
  #enqueue(step: () => Promise<void>): void {
    this.#work = this.#work.then(async () => {
      if (this.#isClosed) return;
      try {
        await step();
      } catch (error) {
        this.#options.logger.warn('a media signal could not be applied', { error: errorMessage(error) });
      }
    });
  }
}

/** Which of two participants offers. Two that only answer, such as an agent and a recorder, take turns by session id. */
export function offersTo(
  me: { sessionId: string; answersOnly: boolean },
  other: { sessionId: string; answersOnly: boolean },
): boolean {
  if (me.answersOnly !== other.answersOnly) return other.answersOnly;
  return me.sessionId < other.sessionId;
}
