import type { ClientMessage, ServerMessage, Slot, Welcome } from '@parley/call-protocol/signalling';
import type { SignallingClient } from '@parley/call-protocol/signalling-client';
import { assertNever } from '@parley/kit-base/assert-never';
import type { Clock } from '@parley/kit-base/clock';
import type { Logger } from '@parley/kit-base/logger';
import type { ParticipantView } from '../store/participant.ts';
import type { Store } from '../store/store.ts';
import type { Subscription } from '../store/track-state.ts';
import type { LocalParticipant } from './local-participant.ts';
import { RemoteParticipant } from './remote-participant.ts';
import type { RoomContext } from './room-context.ts';

/** Tells the SDK that something happened. */
export type Tell = (action: string, fields?: Record<string, unknown>) => void;

export interface CallOptions {
  welcome: Welcome;
  signalling: SignallingClient;
  local: LocalParticipant;
  store: Store;
  /** Whether one receives of others whatever they send, without asking for it. */
  subscribesAutomatically: boolean;
  tell: Tell;
  clock: Clock;
  logger: Logger;
}

/** One stay in one room: who is there, the connections with them, and what is said between them. */
export class Call {
  readonly #options: CallOptions;
  readonly #context: RoomContext;
  readonly #remotes = new Map<string, RemoteParticipant>();
  #subscribesAutomatically: boolean;

  constructor(options: CallOptions) {
    const { welcome, local, signalling, store, clock, logger } = options;
    this.#options = options;
    this.#subscribesAutomatically = options.subscribesAutomatically;
    local.enter(welcome.you, welcome.meetingId, welcome.room.expiresAt);
    this.#context = {
      me: welcome.you,
      meetingId: welcome.meetingId,
      iceServers: welcome.iceServers as RTCIceServer[],
      store,
      clock,
      logger,
      ownTrack: (slot) => local.sentTrack(slot),
      sendSignal: (to, signal) => signalling.send({ type: 'signal', to, signal }),
      changed: (participant) => {
        if (this.#remotes.get(participant.sessionId) === participant) this.#tellUpdated(participant);
      },
    };
    for (const wire of welcome.others) this.#add(wire);
    this.#shareSubscriptions();
  }

  /** Everyone, oneself under `local`, as `joined-meeting` tells it. */
  participants(): Record<string, ParticipantView> {
    const others = [...this.#remotes].map(([id, remote]) => [id, remote.view()] as const);
    return { local: this.#options.local.view(), ...Object.fromEntries(others) };
  }

  get remotes(): RemoteParticipant[] {
    return [...this.#remotes.values()];
  }

  get welcome(): Welcome {
    return this.#options.welcome;
  }

  /**
   * Tells what the SDK must know first; connections begin after that, so that nothing overtakes it. Pages draw
   * themselves when they are told that an own track started, and the joining itself tells of none: where no camera was
   * started before, one's own tracks begin right behind it.
   */
  start({ tellsOwnTracks }: { tellsOwnTracks: boolean }): void {
    const { tell, welcome, local } = this.#options;
    const participants = this.participants();
    tell('joined-meeting', {
      participants: tellsOwnTracks ? { ...participants, local: beforeItsTracks(local.view()) } : participants,
      internal: { _maxAppMessageSize: welcome.room.maxAppMessageSize },
    });
    if (tellsOwnTracks) tell('participant-updated', { participant: local.view() });
    tell('access-state-updated', { access: { level: 'full' } });
    tell('participant-counts-updated', { participantCounts: welcome.counts });
    tell('meeting-session-summary-updated', { meetingSession: { id: welcome.meetingId } });
    this.#tellSessionState(welcome.sessionData);
    for (const remote of this.#remotes.values()) remote.start();
  }

  handleMessage(message: ServerMessage): void {
    const { tell, local, logger } = this.#options;
    switch (message.type) {
      case 'participant-joined': {
        const remote = this.#add(message.participant);
        this.#shareSubscriptions();
        tell('participant-joined', { participant: remote.view() });
        remote.start();
        return;
      }
      case 'participant-updated':
        if (message.participant.sessionId === local.wire.sessionId) {
          local.update(message.participant);
          for (const remote of this.#remotes.values()) remote.refreshTracks();
          tell('participant-updated', { participant: local.view() });
          return;
        }
        this.#update(message.participant);
        return;
      case 'participant-left':
        this.#remove(message.sessionId, message.reason);
        return;
      case 'participant-counts':
        tell('participant-counts-updated', { participantCounts: { present: message.present, hidden: message.hidden } });
        return;
      case 'signal':
        this.#remotes.get(message.from)?.handleSignal(message.signal);
        return;
      case 'app-msg':
        tell('app-message', { data: message.data, fromId: message.from });
        return;
      case 'session-data':
        this.#tellSessionState(message.data);
        return;
      case 'rejected':
        logger.warn('the room server refused a message', { of: message.of, code: message.code });
        tell('nonfatal-error', { type: 'meeting-session-data-error', errorMsg: message.message });
        return;
      case 'ended':
      case 'fatal':
        // The signalling client ends the session and reports it as `closed`.
        return;
      default:
        assertNever(message);
    }
  }

  send(message: ClientMessage): void {
    this.#options.signalling.send(message);
  }

  /** An own slot changed: the others are told, and get its track or lose it. */
  shareOwnMedia(): void {
    this.send({ type: 'update-me', media: this.#options.local.media() });
    for (const remote of this.#remotes.values()) remote.refreshTracks();
  }

  /** Changes what is received of one participant; without effect while everything is received automatically. */
  subscribe(sessionId: string, changes: Partial<Record<Slot, Subscription>>): void {
    const remote = this.#remotes.get(sessionId);
    if (!remote || this.#subscribesAutomatically) return;
    remote.subscribe(changes);
    this.#shareSubscriptions();
    this.#tellUpdated(remote);
  }

  subscribeAutomatically(enabled: boolean): void {
    this.#subscribesAutomatically = enabled;
    if (enabled) for (const remote of this.#remotes.values()) remote.subscribe(all);
    this.#shareSubscriptions();
    for (const remote of this.#remotes.values()) this.#tellUpdated(remote);
  }

  /** Lets go of everyone else. The line to the server is closed by its owner. */
  close(): void {
    for (const remote of this.#remotes.values()) remote.close();
    this.#remotes.clear();
    this.#options.store.clearRemotes();
  }

  #add(wire: Welcome['others'][number]): RemoteParticipant {
    this.#remotes.get(wire.sessionId)?.close();
    const remote = new RemoteParticipant(wire, this.#context, this.#subscribesAutomatically);
    this.#remotes.set(wire.sessionId, remote);
    return remote;
  }

  #update(wire: Welcome['others'][number]): void {
    const remote = this.#remotes.get(wire.sessionId);
    if (!remote) return;
    remote.update(wire);
    this.#tellUpdated(remote);
  }

  #remove(sessionId: string, reason: string): void {
    const remote = this.#remotes.get(sessionId);
    if (!remote) return;
    const participant = remote.view();
    this.#remotes.delete(sessionId);
    remote.close();
    this.#shareSubscriptions();
    this.#options.tell('participant-left', reason === 'hidden' ? { participant, reason } : { participant });
  }

  #shareSubscriptions(): void {
    const named = this.#subscribesAutomatically
      ? []
      : [...this.#remotes].map(([id, remote]) => [id, remote.subscriptions] as const);
    this.#options.store.setSubscriptions(this.#subscribesAutomatically, new Map(named));
  }

  #tellUpdated(remote: RemoteParticipant): void {
    this.#options.tell('participant-updated', { participant: remote.view() });
  }

  #tellSessionState(data: unknown): void {
    this.#options.tell('meeting-session-state-updated', { meetingSessionState: { data, topology: 'peer' } });
  }
}

/** A participant whose tracks do not play yet. */
function beforeItsTracks(view: ParticipantView): ParticipantView {
  const tracks = Object.entries(view.tracks).map(([slot, track]) => [
    slot,
    track.state === 'playable' ? { ...track, state: 'loading' } : track,
  ]);
  return { ...view, tracks: Object.fromEntries(tracks) };
}

const all = { audio: true, video: true, screenVideo: true, screenAudio: true } as const;
