import type { Slot } from '@parley/call-protocol/signalling';
import { type Subscription, type Subscriptions, storeKeys } from './track-state.ts';

/** One received track as the SDK looks it up. */
interface StoredStream {
  participantId: string;
  type: 'cam' | 'screen';
  pendingTrack: MediaStreamTrack;
  starttime: Date;
}

/** The part of the machine's state that the SDK reads directly, because tracks cannot be posted. */
export interface StoreState {
  local: {
    streams: { cam: { stream: MediaStream }; screen: { stream: MediaStream } };
    public: {
      customTracks: Record<string, { track: MediaStreamTrack }>;
      subscribedTracks: Record<string, Record<string, Subscription> | Subscription>;
    };
  };
  streams: Record<string, StoredStream>;
  participants: Record<string, { public: { rtcType: { impl: string } }; private: { peeringState: string } }>;
}

/** Holds the live tracks of one call and shows them in the shape of the contract. */
export class Store {
  readonly #cam = new MediaStream();
  readonly #screen = new MediaStream();
  #streams: StoreState['streams'] = {};
  #participants: StoreState['participants'] = {};
  #subscribed: StoreState['local']['public']['subscribedTracks'] = { ALL: true };

  getState = (): StoreState => ({
    local: {
      streams: { cam: { stream: this.#cam }, screen: { stream: this.#screen } },
      public: { customTracks: {}, subscribedTracks: this.#subscribed },
    },
    streams: this.#streams,
    participants: this.#participants,
  });

  setLocalTrack(slot: Slot, track: MediaStreamTrack | undefined): void {
    const { stream, kind } = storeKeys[slot];
    const target = stream === 'cam' ? this.#cam : this.#screen;
    for (const old of target.getTracks()) if (old.kind === kind && old !== track) target.removeTrack(old);
    if (track) target.addTrack(track);
  }

  setRemoteTrack(participantId: string, slot: Slot, track: MediaStreamTrack): void {
    const { stream } = storeKeys[slot];
    this.#streams = {
      ...this.#streams,
      [`${participantId}/${slot}`]: { participantId, type: stream, pendingTrack: track, starttime: new Date() },
    };
  }

  setPeering(participantId: string, peeringState: string): void {
    const entry = { public: { rtcType: { impl: 'peer-to-peer' } }, private: { peeringState } };
    this.#participants = { ...this.#participants, [participantId]: entry };
  }

  setSubscriptions(all: boolean, of: ReadonlyMap<string, Subscriptions>): void {
    const named = [...of].map(([id, slots]) => [
      id,
      Object.fromEntries(Object.entries(slots).map(([slot, value]) => [storeKeys[slot as Slot].subscription, value])),
    ]);
    this.#subscribed = { ALL: all, ...Object.fromEntries(named) };
  }

  removeParticipant(participantId: string): void {
    const { [participantId]: _gone, ...others } = this.#participants;
    this.#participants = others;
    const kept = Object.entries(this.#streams).filter(([, stream]) => stream.participantId !== participantId);
    this.#streams = Object.fromEntries(kept);
  }

  /** Forgets the others; own tracks stay until they are replaced. */
  clearRemotes(): void {
    this.#streams = {};
    this.#participants = {};
    this.#subscribed = { ALL: true };
  }
}
