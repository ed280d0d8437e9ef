import type { Media, Slot, WireParticipant } from '@parley/call-protocol/signalling';
import { slotOrder } from '@parley/call-protocol/signalling';
import type { LocalMedia } from '../devices/local-media.ts';
import { maySend, type ParticipantView, participantView } from '../store/participant.ts';
import { localTrackView } from '../store/track-state.ts';

/** Oneself: what the room server says of us, or what we would be, together with our own tracks. */
export class LocalParticipant {
  readonly #media: LocalMedia;
  #wire: WireParticipant;
  #meetingId = '';
  #ejectAt: number | undefined;

  constructor(media: LocalMedia) {
    this.#media = media;
    this.#wire = beforeJoining();
  }

  get wire(): WireParticipant {
    return this.#wire;
  }

  /** The state of each own slot, as the others are told it. */
  media(): Media {
    return Object.fromEntries(slotOrder.map((slot) => [slot, this.#media.state(slot)]));
  }

  /** The own track that may be sent in this slot now. */
  sentTrack(slot: Slot): MediaStreamTrack | null {
    if (this.#media.state(slot).state !== 'on' || !maySend(this.#wire.permissions, slot)) return null;
    return this.#media.track(slot) ?? null;
  }

  rename(userName: string): void {
    this.#wire = { ...this.#wire, userName };
  }

  describe(userData: unknown): void {
    this.#wire = { ...this.#wire, userData };
  }

  /** The room server let us in. `ejectAt`: when it will end this session, Unix seconds. */
  enter(wire: WireParticipant, meetingId: string, ejectAt: number | undefined): void {
    this.#wire = wire;
    this.#meetingId = meetingId;
    this.#ejectAt = ejectAt;
  }

  /** The room server changed us, or confirms what we told it. What an admin turned off goes off here too. */
  update(wire: WireParticipant): void {
    this.#wire = wire;
    for (const slot of slotOrder) {
      if (this.#media.state(slot).state !== 'on' || !isTakenAway(wire, slot)) continue;
      if (slot === 'audio' || slot === 'video') this.#media.turnOff(slot, { reason: 'remote-request' });
      else this.#media.stopScreen();
    }
  }

  leave(): void {
    this.#wire = beforeJoining();
    this.#meetingId = '';
    this.#ejectAt = undefined;
  }

  view(): ParticipantView {
    return participantView(
      { ...this.#wire, media: this.media() },
      {
        local: true,
        meetingId: this.#meetingId,
        ejectAt: this.#ejectAt,
        trackView: (slot) => localTrackView(this.#media.state(slot), this.#media.track(slot) !== undefined),
      },
    );
  }
}

function isTakenAway(wire: WireParticipant, slot: Slot): boolean {
  return wire.media[slot]?.reason === 'remote-request' || !maySend(wire.permissions, slot);
}

/** Who one is while no room has said so: with a session id of its own, since the SDK knows nobody without one. */
function beforeJoining(): WireParticipant {
  const sessionId = crypto.randomUUID();
  return {
    sessionId,
    userId: sessionId,
    userName: '',
    userData: null,
    owner: false,
    joinedAt: '',
    permissions: { hasPresence: true, canSend: true, canReceive: { base: true }, canAdmin: false },
    media: {},
    slots: [...slotOrder],
    answersOnly: false,
  };
}
