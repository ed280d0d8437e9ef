import type { ServerMessage, Signal, Slot, Welcome, WireParticipant } from '@parley/call-protocol/signalling';
import type { SignallingClient } from '@parley/call-protocol/signalling-client';
import { errorMessage } from '@parley/kit-base/app-error';
import { assertNever } from '@parley/kit-base/assert-never';
import type { Clock } from '@parley/kit-base/clock';
import { Emitter } from '@parley/kit-base/emitter';
import type { Logger } from '@parley/kit-base/logger';
import { AudioIn } from './audio-in.ts';
import { AudioOut } from './audio-out.ts';
import { Link, offersTo } from './link.ts';
import type { CreateMediaPeer } from './media-peer.ts';
import { createOpusDecoder, type OpusEncoder } from './opus.ts';

export interface RoomPeerEvents {
  'participant-joined': WireParticipant;
  'participant-updated': WireParticipant;
  'participant-left': { sessionId: string; reason: string };
  /** Sound can go both ways between this peer and the participant. */
  connected: { sessionId: string };
  /** 20 ms at 16 kHz mono of one participant. A muted one sends none: the listener keeps its own time. */
  audio: { sessionId: string; frame: Int16Array };
  'app-message': { from: string; data: unknown };
  /** The peer is out of the room, by its own leaving or by the server's word. */
  left: { reason: string };
}

export interface RoomPeerOptions {
  welcome: Welcome;
  signalling: SignallingClient;
  encoder: OpusEncoder;
  slots: readonly Slot[];
  createMediaPeer: CreateMediaPeer;
  additionalHostAddresses: readonly string[];
  clock: Clock;
  logger: Logger;
}

interface Other {
  participant: WireParticipant;
  /** Signals wait for it in their order. */
  link: Promise<Link | undefined>;
  connected: Link | undefined;
  release: () => Promise<void>;
}

/** A participant of a room that runs in Node: it hears each of the others and speaks to all of them. */
export class RoomPeer {
  readonly events = new Emitter<RoomPeerEvents>();
  readonly sessionId: string;
  /** What it says to everyone. */
  readonly audio: AudioOut;
  readonly #options: RoomPeerOptions;
  readonly #others = new Map<string, Other>();
  #leaving: Promise<void> | undefined;

  constructor(options: RoomPeerOptions) {
    this.#options = options;
    this.sessionId = options.welcome.sessionId;
    this.audio = new AudioOut({
      encode: (frame) => options.encoder.encode(frame),
      send: (packet) => {
        for (const { connected } of this.#others.values()) connected?.sendAudio(packet);
      },
      clock: options.clock,
    });
    options.signalling.events.on('closed', ({ kind }) => void this.#end(kind ?? 'left'));
    for (const participant of options.welcome.others) this.#add(participant);
  }

  /** Everyone else whom this peer may see. */
  get participants(): WireParticipant[] {
    return [...this.#others.values()].map(({ participant }) => participant);
  }

  /** `to` is a session id, or `*` for everyone. */
  sendAppMessage(data: unknown, to = '*'): void {
    this.#options.signalling.send({ type: 'app-msg', to, data });
  }

  /** Becomes visible to the others; for one who came in hidden, with the right to change participants. */
  appear(): void {
    const permissions = { hasPresence: true };
    this.#options.signalling.send({ type: 'update-participant', sessionId: this.sessionId, permissions });
  }

  /** Says goodbye to the room and lets everything go. Idempotent. */
  leave(): Promise<void> {
    this.#options.signalling.leave();
    return this.#end('left');
  }

  /** Takes what the server sends. */
  handleMessage(message: ServerMessage): void {
    switch (message.type) {
      case 'participant-joined':
        this.#add(message.participant);
        this.events.emit('participant-joined', message.participant);
        return;
      case 'participant-updated':
        this.#update(message.participant);
        return;
      case 'participant-left':
        void this.#remove(message.sessionId);
        this.events.emit('participant-left', { sessionId: message.sessionId, reason: message.reason });
        return;
      case 'signal':
        void this.#passSignal(message.from, message.signal);
        return;
      case 'app-msg':
        this.events.emit('app-message', { from: message.from, data: message.data });
        return;
      case 'rejected':
        this.#options.logger.warn('the room server refused a message', { of: message.of, code: message.code });
        return;
      case 'participant-counts':
      case 'session-data':
      // These come as the end of the line.
      case 'ended':
      case 'fatal':
        return;
      default:
        assertNever(message);
    }
  }

  #add(participant: WireParticipant): void {
    const { sessionId } = participant;
    if (this.#others.has(sessionId)) return;
    // Without a decoder the participant is there but stays unheard.
    const opening = this.#openLink(participant).catch((error: unknown) => {
      this.#options.logger.error('no connection to a participant', { error: errorMessage(error) });
      return undefined;
    });
    this.#others.set(sessionId, {
      participant,
      link: opening.then((opened) => opened?.link),
      connected: undefined,
      release: async () => {
        const opened = await opening;
        await opened?.link.close();
        opened?.decoder.free();
      },
    });
  }

  async #openLink(participant: WireParticipant) {
    const { welcome, signalling, slots, createMediaPeer, additionalHostAddresses, clock, logger } = this.#options;
    const { sessionId } = participant;
    const decoder = await createOpusDecoder();
    const audioIn = new AudioIn(decoder, (frame) => this.events.emit('audio', { sessionId, frame }));
    const link: Link = new Link({
      offers: offersTo(welcome.you, participant),
      slots: slots.filter((slot) => participant.slots.includes(slot)),
      createMediaPeer,
      media: { iceServers: welcome.iceServers, additionalHostAddresses },
      clock,
      logger,
      sendSignal: (signal) => signalling.send({ type: 'signal', to: sessionId, signal }),
      onState: (state) => {
        const other = this.#others.get(sessionId);
        if (state !== 'connected' || !other) return;
        other.connected = link;
        this.events.emit('connected', { sessionId });
      },
      onAudioPacket: (packet) => audioIn.push(packet),
    });
    return { link, decoder };
  }

  #update(participant: WireParticipant): void {
    const other = this.#others.get(participant.sessionId);
    if (!other) return;
    other.participant = participant;
    this.events.emit('participant-updated', participant);
  }

  async #passSignal(from: string, signal: Signal): Promise<void> {
    const link = await this.#others.get(from)?.link;
    link?.handleSignal(signal);
  }

  async #remove(sessionId: string): Promise<void> {
    const other = this.#others.get(sessionId);
    this.#others.delete(sessionId);
    await other?.release();
  }

  #end(reason: string): Promise<void> {
    this.#leaving ??= this.#release(reason);
    return this.#leaving;
  }

  async #release(reason: string): Promise<void> {
    this.audio.close();
    await Promise.all([...this.#others.keys()].map((sessionId) => this.#remove(sessionId)));
    this.#options.encoder.free();
    this.events.emit('left', { reason });
  }
}
