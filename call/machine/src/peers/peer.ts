import { type Signal, type Slot, SlotSchema } from '@parley/call-protocol/signalling';
import type { Clock } from '@parley/kit-base/clock';
import { Emitter } from '@parley/kit-base/emitter';
import type { Logger } from '@parley/kit-base/logger';
import { preferredCodecs } from './codecs.ts';
import { slotKind } from './mids.ts';

export interface PeerEvents {
  /** To be carried to the other side. */
  signal: Signal;
  track: { slot: Slot; track: MediaStreamTrack };
  state: RTCPeerConnectionState;
}

export interface PeerOptions {
  offers: boolean;
  /** Shared slots; the offerer makes a transceiver for each. */
  slots: readonly Slot[];
  iceServers: RTCIceServer[];
  /** The own track for a slot at this moment, already cut to what the other side subscribed to. */
  trackFor: (slot: Slot) => MediaStreamTrack | null;
  clock: Clock;
  logger: Logger;
}

type Description = Extract<Signal, { kind: 'description' }>;
type Candidate = Extract<Signal, { kind: 'candidate' }>['candidate'];

const restartAfterDisconnectMs = 2500;
const restartRetryMs = 5000;

/**
 * One RTCPeerConnection to one participant: slots are negotiated once, tracks go on and off with `replaceTrack`.
 * It knows nothing of rooms; signals come in through `handleSignal` and leave as events.
 */
export class Peer {
  readonly events = new Emitter<PeerEvents>();
  readonly #options: PeerOptions;
  readonly #transceivers = new Map<Slot, RTCRtpTransceiver>();
  #connection: RTCPeerConnection;
  #connectionId: string;
  #early: Candidate[] = [];
  /** Own candidates wait until the description they belong to has been sent. */
  #held: Signal[] | undefined;
  #work: Promise<void> = Promise.resolve();
  #cancelRestart: (() => void) | undefined;
  #closed = false;

  constructor(options: PeerOptions) {
    this.#options = options;
    this.#connectionId = crypto.randomUUID();
    this.#connection = this.#createConnection();
  }

  /** The offerer begins; the other side waits for its offer. */
  start(): void {
    if (!this.#options.offers) return;
    for (const slot of this.#options.slots) {
      const transceiver = this.#connection.addTransceiver(slotKind(slot), { direction: 'sendrecv' });
      this.#prefer(transceiver, slotKind(slot));
      this.#transceivers.set(slot, transceiver);
    }
    this.#enqueue(() => this.#offer(false));
  }

  handleSignal(signal: Signal): void {
    switch (signal.kind) {
      case 'description':
        this.#enqueue(() => this.#handleDescription(signal));
        return;
      case 'candidate':
        if (signal.connection === this.#connectionId || !this.#options.offers) {
          this.#enqueue(() => this.#handleCandidate(signal.connection, signal.candidate));
        }
        return;
      case 'restart':
        if (this.#options.offers && signal.connection === this.#connectionId) this.#enqueue(() => this.#offer(true));
        return;
      case 'subscribe':
      case 'keyframe':
        return;
    }
  }

  /** Puts the present track of each slot on its sender. */
  refreshTracks(): void {
    this.#enqueue(() => this.#putTracks());
  }

  /** Both sides may find the link dead: the offerer restarts ICE, the answerer asks for it. */
  restart(): void {
    if (this.#options.offers) this.#enqueue(() => this.#offer(true));
    else this.events.emit('signal', { kind: 'restart', connection: this.#connectionId });
  }

  getStats(): Promise<RTCStatsReport> {
    return this.#connection.getStats();
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#dropConnection();
    this.events.removeAllListeners();
  }

  #createConnection(): RTCPeerConnection {
    const connection = new RTCPeerConnection({ iceServers: this.#options.iceServers, bundlePolicy: 'max-bundle' });
    connection.onicecandidate = ({ candidate }) => {
      const signal: Signal = {
        kind: 'candidate',
        connection: this.#connectionId,
        candidate: candidate ? (candidate.toJSON() as Candidate) : null,
      };
      if (this.#held) this.#held.push(signal);
      else this.events.emit('signal', signal);
    };
    connection.onconnectionstatechange = () => this.#handleState(connection.connectionState);
    return connection;
  }

  #dropConnection(): void {
    this.#cancelRestart?.();
    this.#cancelRestart = undefined;
    this.#connection.onicecandidate = null;
    this.#connection.onconnectionstatechange = null;
    this.#connection.close();
    this.#transceivers.clear();
    this.#early = [];
  }

  #handleState(state: RTCPeerConnectionState): void {
    this.#cancelRestart?.();
    this.#cancelRestart = undefined;
    if (state === 'failed') this.#restartSoon(0);
    if (state === 'disconnected') this.#restartSoon(restartAfterDisconnectMs);
    this.events.emit('state', state);
  }

  #restartSoon(delayMs: number): void {
    this.#cancelRestart = this.#options.clock.after(delayMs, () => {
      this.restart();
      this.#restartSoon(restartRetryMs);
    });
  }

  async #offer(iceRestart: boolean): Promise<void> {
    if (iceRestart && this.#connection.signalingState !== 'stable') return;
    this.#held = [];
    const offer = await this.#connection.createOffer({ iceRestart });
    await this.#connection.setLocalDescription(offer);
    this.#sendDescription();
    if (!iceRestart) await this.#putTracks();
  }

  async #handleDescription({ connection, description, mids }: Description): Promise<void> {
    if (description.type === 'offer') {
      if (this.#options.offers) return;
      if (connection !== this.#connectionId && this.#connection.remoteDescription) {
        this.#dropConnection();
        this.#connection = this.#createConnection();
      }
      this.#connectionId = connection;
      await this.#connection.setRemoteDescription(description);
      this.#adoptTransceivers(mids);
      await this.#putTracks();
      this.#held = [];
      await this.#connection.setLocalDescription();
      this.#sendDescription();
    } else {
      if (connection !== this.#connectionId || this.#connection.signalingState !== 'have-local-offer') return;
      await this.#connection.setRemoteDescription(description);
      this.#announceTracks();
    }
    for (const candidate of this.#early.splice(0)) await this.#addCandidate(candidate);
  }

  #adoptTransceivers(mids: Description['mids']): void {
    for (const transceiver of this.#connection.getTransceivers()) {
      const slot = SlotSchema.safeParse(mids[transceiver.mid ?? '']);
      if (!slot.success || this.#transceivers.has(slot.data)) continue;
      transceiver.direction = 'sendrecv';
      this.#prefer(transceiver, slotKind(slot.data));
      this.#transceivers.set(slot.data, transceiver);
    }
    this.#announceTracks();
  }

  #announceTracks(): void {
    for (const [slot, { receiver }] of this.#transceivers) this.events.emit('track', { slot, track: receiver.track });
  }

  async #handleCandidate(connection: string, candidate: Candidate): Promise<void> {
    if (this.#connection.remoteDescription && connection !== this.#connectionId) return;
    if (this.#connection.remoteDescription) await this.#addCandidate(candidate);
    else this.#early.push(candidate);
  }

  async #addCandidate(candidate: Candidate): Promise<void> {
    if (candidate) await this.#connection.addIceCandidate(candidate);
  }

  #sendDescription(): void {
    const description = this.#connection.localDescription;
    const held = this.#held ?? [];
    this.#held = undefined;
    if (!description || (description.type !== 'offer' && description.type !== 'answer')) return;
    const mids = Object.fromEntries([...this.#transceivers].map(([slot, { mid }]) => [mid ?? '', slot]));
    this.events.emit('signal', {
      kind: 'description',
      connection: this.#connectionId,
      description: { type: description.type, sdp: description.sdp },
      mids,
    });
    for (const signal of held) this.events.emit('signal', signal);
  }

  async #putTracks(): Promise<void> {
    for (const [slot, { sender }] of this.#transceivers) {
      const track = this.#options.trackFor(slot);
      if (sender.track !== track) await sender.replaceTrack(track);
    }
  }

  #prefer(transceiver: RTCRtpTransceiver, kind: 'audio' | 'video'): void {
    const codecs = preferredCodecs(kind, RTCRtpReceiver.getCapabilities(kind)?.codecs ?? []);
    if (codecs.length > 0) transceiver.setCodecPreferences(codecs);
  }

  /** One step after another: negotiation must not interleave. */
  #enqueue(step: () => Promise<void>): void {
    this.#work = this.#work.then(async () => {
      if (this.#closed) return;
      try {
        await step();
      } catch (error) {
        this.#held = undefined;
        if (this.#closed) return;
        this.#options.logger.warn('peer step failed', { error: String(error) });
      }
    });
  }
}
