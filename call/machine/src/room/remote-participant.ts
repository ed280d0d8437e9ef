import type { Signal, Slot, WireParticipant } from '@parley/call-protocol/signalling';
import { slotOrder } from '@parley/call-protocol/signalling';
import { isOfferer, sharedSlots } from '../peers/mids.ts';
import { Peer } from '../peers/peer.ts';
import { type ParticipantView, participantView } from '../store/participant.ts';
import { remoteTrackView, type Subscription, type Subscriptions } from '../store/track-state.ts';
import type { RoomContext } from './room-context.ts';

/** Someone else in the room: what is known of them, and the connection with them. */
export class RemoteParticipant {
  readonly #context: RoomContext;
  readonly #peer: Peer | undefined;
  #wire: WireParticipant;
  #subscriptions: Subscriptions;
  /** The slots of ours that they want; until they say so, all. */
  readonly #wanted = new Map<Slot, boolean>();
  #connected = false;
  #wasConnected = false;
  #isStarted = false;

  constructor(wire: WireParticipant, context: RoomContext, subscription: Subscription) {
    this.#wire = wire;
    this.#context = context;
    this.#subscriptions = everySlot(subscription);
    this.#peer = this.#createPeer();
  }

  get sessionId(): string {
    return this.#wire.sessionId;
  }

  get subscriptions(): Subscriptions {
    return this.#subscriptions;
  }

  /** Begins to negotiate, and says what is wanted where that is not everything. */
  start(): void {
    this.#isStarted = true;
    if (slotOrder.some((slot) => this.#subscriptions[slot] !== true)) this.#tellSubscriptions();
    this.#peer?.start();
  }

  update(wire: WireParticipant): void {
    this.#wire = wire;
  }

  subscribe(changes: Partial<Record<Slot, Subscription>>): void {
    this.#subscriptions = { ...this.#subscriptions, ...changes };
    if (this.#isStarted) this.#tellSubscriptions();
  }

  handleSignal(signal: Signal): void {
    if (signal.kind !== 'subscribe') {
      this.#peer?.handleSignal(signal);
      return;
    }
    for (const slot of slotOrder) {
      const wants = signal.slots[slot];
      if (wants !== undefined) this.#wanted.set(slot, wants);
    }
    this.#peer?.refreshTracks();
  }

  /** Own tracks or the permission to send them changed. */
  refreshTracks(): void {
    this.#peer?.refreshTracks();
  }

  getStats(): Promise<RTCStatsReport> | undefined {
    return this.#peer?.getStats();
  }

  view(): ParticipantView {
    return participantView(this.#wire, {
      local: false,
      meetingId: this.#context.meetingId,
      ejectAt: undefined,
      trackView: (slot) =>
        remoteTrackView(this.#wire.media[slot], {
          subscribed: this.#subscriptions[slot],
          connected: this.#connected,
          wasConnected: this.#wasConnected,
        }),
    });
  }

  close(): void {
    this.#peer?.close();
    this.#context.store.removeParticipant(this.sessionId);
  }

  #createPeer(): Peer | undefined {
    const { me, iceServers, store, clock, logger } = this.#context;
    const slots = sharedSlots(me, this.#wire);
    if (slots.length === 0) return undefined;
    store.setPeering(this.sessionId, 'new');
    const peer = new Peer({
      offers: isOfferer(me, this.#wire),
      slots,
      iceServers,
      trackFor: (slot) => (this.#wanted.get(slot) === false ? null : this.#context.ownTrack(slot)),
      clock,
      logger: logger.child({ participant: this.sessionId }),
    });
    peer.events.on('signal', (signal) => this.#context.sendSignal(this.sessionId, signal));
    peer.events.on('track', ({ slot, track }) => {
      store.setRemoteTrack(this.sessionId, slot, track);
      this.#context.changed(this);
    });
    peer.events.on('state', (state) => {
      this.#connected = state === 'connected';
      this.#wasConnected ||= this.#connected;
      store.setPeering(this.sessionId, state);
      this.#context.changed(this);
    });
    return peer;
  }

  #tellSubscriptions(): void {
    const slots = Object.fromEntries(slotOrder.map((slot) => [slot, this.#subscriptions[slot] === true]));
    this.#context.sendSignal(this.sessionId, { kind: 'subscribe', slots });
  }
}

function everySlot(subscription: Subscription): Subscriptions {
  return { audio: subscription, video: subscription, screenVideo: subscription, screenAudio: subscription };
}
