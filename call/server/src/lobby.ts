import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { limits } from '@parley/call-protocol/limits';
import type { FatalKind, Hello, Permissions, Welcome, WireParticipant } from '@parley/call-protocol/signalling';
import type { Clock } from '@parley/kit-base/clock';
import { allowedMedia, Meeting } from './meeting.ts';
import type { MeetingTokens, TokenProperties } from './meeting-token.ts';
import type { Room } from './room.ts';
import type { RoomStore } from './room-store.ts';
import { Session, type SessionSocket } from './session.ts';

export interface LobbyOptions {
  rooms: Pick<RoomStore, 'find'>;
  tokens: MeetingTokens;
  clock: Clock;
  iceServers: () => Welcome['iceServers'];
}

export type Admission =
  | { outcome: 'joined'; meeting: Meeting; session: Session }
  | { outcome: 'refused'; kind: FatalKind; message: string };

/** What `/v1/presence` tells of one participant. */
export interface PresenceEntry {
  id: string;
  room: string;
  userId: string;
  userName: string;
  joinTime: string;
}

const maxTimerMs = 2 ** 31 - 1;

/** Decides who gets into which room, and holds the meetings that go on. */
export class Lobby {
  readonly #meetings = new Map<string, Meeting>();
  readonly #options: LobbyOptions;

  constructor(options: LobbyOptions) {
    this.#options = options;
  }

  /** A first hello: checks room and token, then welcomes the participant into the meeting. */
  async admit(hello: Hello, socket: SessionSocket): Promise<Admission> {
    const room = await this.#options.rooms.find(hello.room);
    if (!room) return refused('no-room', 'The meeting you are trying to join does not exist.');
    const token = await this.#readToken(hello.token, room);
    if ('kind' in token) return token;
    const timing = this.#checkTimes(room, token.properties);
    if (timing) return timing;
    if (room.privacy === 'private' && !token.properties) {
      return refused('not-allowed', 'You are not allowed to join this meeting.');
    }
    const meeting = this.#meetingIn(room);
    const max = room.config.max_participants;
    if (max !== undefined && meeting.sessions.length >= max) return refused('meeting-full', 'This meeting is full.');
    return this.#welcome(room, meeting, hello, token.properties, socket);
  }

  /** A later hello of the same session, from a new socket. */
  resume(hello: Hello & { resume: NonNullable<Hello['resume']> }, socket: SessionSocket): Admission {
    const meeting = this.#meetings.get(hello.room);
    const session = meeting?.find(hello.resume.sessionId);
    if (!meeting || !session || !isSame(session.resumeSecret, hello.resume.secret)) {
      return refused('connection-error', 'The session is over.');
    }
    session.resume(socket, hello.resume.lastSeq);
    return { outcome: 'joined', meeting, session };
  }

  presence(): { total_count: number; data: PresenceEntry[] } {
    const data = [...this.#meetings].flatMap(([room, meeting]) =>
      meeting.sessions.map(({ participant }) => ({
        id: participant.sessionId,
        room,
        userId: participant.userId,
        userName: participant.userName,
        joinTime: participant.joinedAt,
      })),
    );
    return { total_count: data.length, data };
  }

  endMeeting(room: string, kind: FatalKind, message: string): void {
    for (const session of this.#meetings.get(room)?.sessions ?? []) session.fatal(kind, message);
  }

  /** Ends the meeting for everyone in the ordinary way. */
  concludeMeeting(room: string): void {
    for (const session of this.#meetings.get(room)?.sessions ?? []) session.conclude();
  }

  close(): void {
    for (const room of [...this.#meetings.keys()]) this.endMeeting(room, 'end-of-life', 'The room server stops.');
  }

  #meetingIn(room: Room): Meeting {
    const existing = this.#meetings.get(room.name);
    if (existing) return existing;
    const meeting = new Meeting({
      maxAppMessageSize: limits.appMessageMaxCharacters,
      onEmpty: () => this.#meetings.delete(room.name),
    });
    this.#meetings.set(room.name, meeting);
    return meeting;
  }

  async #readToken(
    token: string | undefined,
    room: Room,
  ): Promise<{ properties: TokenProperties | undefined } | RefusedAdmission> {
    if (token === undefined) return { properties: undefined };
    const verdict = await this.#options.tokens.verify(token, this.#options.clock.now());
    switch (verdict.outcome) {
      case 'expired':
        return refused('exp-token', 'The meeting token has expired.');
      case 'too-early':
        return refused('nbf-token', 'The meeting token is not valid yet.');
      case 'invalid':
        return refused('not-allowed', 'The meeting token is not valid.');
      case 'valid': {
        const { room_name: name } = verdict.properties;
        if (name !== undefined && name !== room.name)
          return refused('not-allowed', 'The meeting token is for another room.');
        return { properties: verdict.properties };
      }
    }
  }

  #checkTimes(room: Room, token: TokenProperties | undefined): RefusedAdmission | undefined {
    if (token?.is_owner) return undefined;
    const nowSeconds = this.#options.clock.now() / 1000;
    const { nbf, exp } = room.config;
    if (exp !== undefined && nowSeconds >= exp)
      return refused('exp-room', 'The meeting you are trying to join has expired.');
    if (nbf !== undefined && nowSeconds < nbf) return refused('nbf-room', 'The meeting has not begun yet.');
    return undefined;
  }

  #welcome(
    room: Room,
    meeting: Meeting,
    hello: Hello,
    token: TokenProperties | undefined,
    socket: SessionSocket,
  ): Admission {
    const { clock } = this.#options;
    const participant = toParticipant(hello, token, clock.now());
    let cancelExpiry: () => void = () => undefined;
    const session: Session = new Session({
      participant,
      resumeSecret: randomBytes(32).toString('base64url'),
      clock,
      onEnd: (reason) => {
        cancelExpiry();
        meeting.remove(session, reason);
      },
    });
    const { exp, eject_at_room_exp: ejects } = room.config;
    const leftMs = (exp ?? 0) * 1000 - clock.now();
    if (ejects && exp !== undefined && leftMs < maxTimerMs) {
      cancelExpiry = clock.after(Math.max(0, leftMs), () => session.fatal('exp-room', 'The meeting has expired.'));
    }
    session.attach(socket);
    meeting.add(session);
    const welcome: Welcome = {
      type: 'welcome',
      sessionId: session.id,
      resumeSecret: session.resumeSecret,
      meetingId: meeting.id,
      you: participant,
      others: meeting.othersOf(session.id),
      counts: meeting.counts,
      sessionData: meeting.sessionData,
      room: {
        id: room.id,
        name: room.name,
        maxAppMessageSize: limits.appMessageMaxCharacters,
        ...(exp === undefined ? {} : { expiresAt: exp }),
      },
      iceServers: this.#options.iceServers(),
    };
    socket.send(welcome);
    return { outcome: 'joined', meeting, session };
  }
}

type RefusedAdmission = Extract<Admission, { outcome: 'refused' }>;

function refused(kind: FatalKind, message: string): RefusedAdmission {
  return { outcome: 'refused', kind, message };
}

function toParticipant(hello: Hello, token: TokenProperties | undefined, nowMs: number): WireParticipant {
  const owner = token?.is_owner ?? false;
  const permissions: Permissions = {
    hasPresence: token?.permissions?.hasPresence ?? true,
    canSend: token?.permissions?.canSend ?? true,
    canReceive: { base: true },
    canAdmin: token?.permissions?.canAdmin ?? owner,
  };
  const sessionId = randomUUID();
  return {
    sessionId,
    userId: token?.user_id ?? sessionId,
    userName: token?.user_name ?? hello.userName ?? '',
    userData: hello.userData ?? null,
    owner,
    joinedAt: new Date(nowMs).toISOString(),
    permissions,
    media: allowedMedia(hello.media, permissions),
    slots: hello.slots,
    answersOnly: hello.answersOnly,
  };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
