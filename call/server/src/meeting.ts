import { randomUUID } from 'node:crypto';
import { limits } from '@parley/call-protocol/limits';
import type {
  AdminType,
  ClientMessage,
  Media,
  MediaType,
  Permissions,
  ServerMessage,
  Slot,
  WireParticipant,
} from '@parley/call-protocol/signalling';
import { assertNever } from '@parley/kit-base/assert-never';
import type { Session } from './session.ts';

export interface MeetingOptions {
  maxAppMessageSize: number;
  /** Called when the last participant has left. */
  onEmpty: () => void;
}

/** What goes on in a room while somebody is in it: who is there, and what they may do to each other. */
export class Meeting {
  readonly id = randomUUID();
  sessionData: unknown = {};
  readonly #sessions = new Map<string, Session>();
  readonly #options: MeetingOptions;

  constructor(options: MeetingOptions) {
    this.#options = options;
  }

  get sessions(): Session[] {
    return [...this.#sessions.values()];
  }

  get counts(): { present: number; hidden: number } {
    const hidden = this.sessions.filter(({ participant }) => !participant.permissions.hasPresence).length;
    return { present: this.#sessions.size - hidden, hidden };
  }

  find(sessionId: string): Session | undefined {
    return this.#sessions.get(sessionId);
  }

  /** Everyone whom this participant may see. */
  othersOf(sessionId: string): WireParticipant[] {
    return this.sessions
      .map(({ participant }) => participant)
      .filter((other) => other.sessionId !== sessionId && other.permissions.hasPresence);
  }

  add(session: Session): void {
    this.#sessions.set(session.id, session);
    const { participant } = session;
    if (participant.permissions.hasPresence) this.#toOthers(session.id, { type: 'participant-joined', participant });
    this.#tellCounts(session.id);
  }

  remove(session: Session, reason: string): void {
    if (!this.#sessions.delete(session.id)) return;
    if (session.participant.permissions.hasPresence) {
      this.#toOthers(session.id, { type: 'participant-left', sessionId: session.id, reason });
    }
    this.#tellCounts();
    if (this.#sessions.size === 0) this.#options.onEmpty();
  }

  handle(from: Session, message: ClientMessage): void {
    switch (message.type) {
      case 'signal':
        this.#sessions.get(message.to)?.send({ type: 'signal', from: from.id, signal: message.signal });
        return;
      case 'app-msg':
        this.#relayAppMessage(from, message);
        return;
      case 'update-me':
        this.#updateMe(from, message);
        return;
      case 'update-participant':
        this.#updateParticipant(from, message);
        return;
      case 'set-session-data':
        this.#setSessionData(from, message);
        return;
      case 'leave':
        from.end('left');
        return;
      default:
        assertNever(message);
    }
  }

  #relayAppMessage(from: Session, { to, data }: Extract<ClientMessage, { type: 'app-msg' }>): void {
    const size = (JSON.stringify(data) ?? '').length;
    if (size > this.#options.maxAppMessageSize) {
      reject(from, 'app-msg', 'too-large', `Message data too large. Max size is ${this.#options.maxAppMessageSize}`);
      return;
    }
    const message: ServerMessage = { type: 'app-msg', from: from.id, data };
    if (to === '*') this.#toOthers(from.id, message);
    else this.#sessions.get(to)?.send(message);
  }

  #updateMe(from: Session, update: Extract<ClientMessage, { type: 'update-me' }>): void {
    if (JSON.stringify(update.userData ?? null).length > limits.userDataMaxCharacters) {
      reject(from, 'update-me', 'too-large', `userData may have at most ${limits.userDataMaxCharacters} characters`);
      return;
    }
    const { permissions, media } = from.participant;
    this.#change(from, {
      ...(update.userName === undefined ? {} : { userName: update.userName }),
      ...(update.userData === undefined ? {} : { userData: update.userData }),
      ...(update.media === undefined ? {} : { media: allowedMedia({ ...media, ...update.media }, permissions) }),
    });
  }

  #updateParticipant(from: Session, update: Extract<ClientMessage, { type: 'update-participant' }>): void {
    if (!mayAdmin(from.participant.permissions, 'participants')) {
      reject(from, 'update-participant', 'not-allowed', 'You may not change other participants');
      return;
    }
    const target = this.#sessions.get(update.sessionId);
    if (!target) return;
    if (update.eject) {
      target.fatal('ejected', 'You were removed from the meeting');
      return;
    }
    const permissions = { ...target.participant.permissions, ...update.permissions };
    const off = Object.fromEntries(
      (update.slotsOff ?? []).map((slot) => [slot, { state: 'off', reason: 'remote-request' }]),
    );
    this.#change(target, { permissions, media: allowedMedia({ ...target.participant.media, ...off }, permissions) });
  }

  #setSessionData(from: Session, { data, mergeStrategy }: Extract<ClientMessage, { type: 'set-session-data' }>): void {
    const merged = mergeStrategy === 'shallow-merge' ? { ...asObject(this.sessionData), ...asObject(data) } : data;
    if ((JSON.stringify(merged) ?? '').length > limits.sessionDataMaxCharacters) {
      reject(
        from,
        'set-session-data',
        'too-large',
        `Session data may have at most ${limits.sessionDataMaxCharacters} characters`,
      );
      return;
    }
    this.sessionData = merged;
    for (const session of this.sessions) session.send({ type: 'session-data', data: merged });
  }

  /** Changes a participant and tells everyone who sees it, itself included. */
  #change(session: Session, change: Partial<WireParticipant>): void {
    const before = session.participant;
    session.participant = { ...before, ...change };
    const { participant } = session;
    session.send({ type: 'participant-updated', participant });
    const [was, is] = [before.permissions.hasPresence, participant.permissions.hasPresence];
    if (is) this.#toOthers(session.id, { type: was ? 'participant-updated' : 'participant-joined', participant });
    else if (was) this.#toOthers(session.id, { type: 'participant-left', sessionId: session.id, reason: 'hidden' });
    if (was !== is) this.#tellCounts();
  }

  #tellCounts(except?: string): void {
    const message: ServerMessage = { type: 'participant-counts', ...this.counts };
    for (const session of this.sessions) if (session.id !== except) session.send(message);
  }

  #toOthers(sessionId: string, message: ServerMessage): void {
    for (const session of this.sessions) if (session.id !== sessionId) session.send(message);
  }
}

function reject(session: Session, of: string, code: string, message: string): void {
  session.send({ type: 'rejected', of, code, message });
}

function asObject(data: unknown): object {
  return typeof data === 'object' && data !== null ? data : {};
}

function mayAdmin({ canAdmin }: Permissions, what: AdminType): boolean {
  return typeof canAdmin === 'boolean' ? canAdmin : canAdmin.includes(what);
}

/** Media with every slot off that the permissions do not let send. */
export function allowedMedia(media: Media, { canSend }: Permissions): Media {
  const maySend = (slot: Slot) => (typeof canSend === 'boolean' ? canSend : canSend.includes(slot satisfies MediaType));
  const entries = Object.entries(media) as Array<[Slot, Media[Slot]]>;
  return Object.fromEntries(
    entries.map(([slot, state]) => [slot, maySend(slot) ? state : { state: 'blocked', reason: 'permissions' }]),
  );
}
