/**
 * # Signalling: what crosses the WebSocket `/signal` between a participant and the room server
 *
 * A participant is a browser's call machine or a server-side peer. Both speak this protocol through
 * `signalling-client.ts`.
 *
 * 1. **Hello.** The first frame is `hello`: the room, a meeting token if there is one, and who joins. The server
 *    answers `welcome` (a new session) or `resumed` (an old one), or `fatal` and closes.
 * 2. **Reliable in both directions.** Every later frame is `{seq, message}` with its own counter for each direction, starting at 1, or
 *    `{ack}`. Each side keeps what it sent until it is acknowledged. After a dropped socket the client opens another with
 *    `hello.resume`; both sides then send again what the other has not seen. So a message is delivered once and in
 *    order, or the session ends. The server keeps a session without a socket for `resumeGraceMs`; then others see it leave.
 * 3. **Media negotiation (mesh).** Each pair of participants has one RTCPeerConnection. Of the two, the one whose
 *    `answersOnly` is false offers; if both or neither are, the one with the smaller session id offers. The
 *    offerer creates one `sendrecv` transceiver per slot that both sides list in `slots`, in the order of `slotOrder`,
 *    and names the mids in `mids`. Tracks go on and off with `replaceTrack`, so muting, unmuting and screen share need no new
 *    negotiation and there is no glare. Whether a slot carries anything is told by the participant's `media`.
 *    The offerer restarts ICE; the answerer asks for it with `restart`. `connection` names one RTCPeerConnection: signals with an
 *    unknown one (unless an offer) are dropped.
 * 4. **Subscription.** A receiver tells a sender with `subscribe` which slots it wants; until told, all. The sender
 *    stops sending the others (`replaceTrack(null)`).
 *
 * Unknown message types are ignored by clients and answered with `rejected` by the server. Limits: `limits.ts`.
 */
import * as z from 'zod/mini';

export const signallingVersion = 1;

export const slotOrder = ['audio', 'video', 'screenVideo', 'screenAudio'] as const;
export const SlotSchema = z.enum(slotOrder);
/** A fixed place for one track in each peer connection. */
export type Slot = z.infer<typeof SlotSchema>;

export const MediaTypeSchema = z.enum(['video', 'audio', 'screenVideo', 'screenAudio', 'customVideo', 'customAudio']);
export type MediaType = z.infer<typeof MediaTypeSchema>;

export const AdminTypeSchema = z.enum(['participants', 'streaming', 'transcription']);
export type AdminType = z.infer<typeof AdminTypeSchema>;

/** Permissions on the wire (spec 001 §6). `canReceive.base` true means everything. */
export const PermissionsSchema = z.object({
  hasPresence: z.boolean(),
  canSend: z.union([z.boolean(), z.array(MediaTypeSchema)]),
  canReceive: z.object({
    base: z.union([z.boolean(), z.record(z.string(), z.unknown())]),
    byUserId: z.optional(z.record(z.string(), z.unknown())),
    byParticipantId: z.optional(z.record(z.string(), z.unknown())),
  }),
  canAdmin: z.union([z.boolean(), z.array(AdminTypeSchema)]),
});
export type Permissions = z.infer<typeof PermissionsSchema>;

/** What a slot carries: `on` sends; `off` is muted by the participant; `blocked` has no device or permission. */
export const SlotStateSchema = z.object({
  state: z.enum(['on', 'off', 'blocked']),
  /** Why it is off or blocked, in the contract's words (`user`, `permissions`, `not-found`, …). */
  reason: z.optional(z.string()),
});
export type SlotState = z.infer<typeof SlotStateSchema>;

export const MediaSchema = z.partialRecord(SlotSchema, SlotStateSchema);
export type Media = z.infer<typeof MediaSchema>;

export const WireParticipantSchema = z.object({
  sessionId: z.string(),
  userId: z.string(),
  userName: z.string(),
  userData: z.nullable(z.unknown()),
  owner: z.boolean(),
  /** ISO 8601, UTC. */
  joinedAt: z.string(),
  permissions: PermissionsSchema,
  media: MediaSchema,
  slots: z.array(SlotSchema),
  answersOnly: z.boolean(),
});
export type WireParticipant = z.infer<typeof WireParticipantSchema>;

export const HelloSchema = z.object({
  type: z.literal('hello'),
  version: z.literal(signallingVersion),
  room: z.string(),
  token: z.optional(z.string()),
  userName: z.optional(z.string()),
  userData: z.optional(z.unknown()),
  media: MediaSchema,
  slots: z.array(SlotSchema),
  answersOnly: z.boolean(),
  resume: z.optional(
    z.object({
      sessionId: z.string(),
      secret: z.string(),
      /** The highest server `seq` that the client has handled. */
      lastSeq: z.number(),
    }),
  ),
});
export type Hello = z.infer<typeof HelloSchema>;

export const SignalSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('description'),
    connection: z.string(),
    description: z.object({ type: z.enum(['offer', 'answer']), sdp: z.string() }),
    mids: z.record(z.string(), SlotSchema),
  }),
  z.object({
    kind: z.literal('candidate'),
    connection: z.string(),
    /** Null marks the end of candidates. */
    candidate: z.nullable(
      z.object({
        candidate: z.string(),
        sdpMid: z.optional(z.nullable(z.string())),
        sdpMLineIndex: z.optional(z.nullable(z.number())),
        usernameFragment: z.optional(z.nullable(z.string())),
      }),
    ),
  }),
  z.object({ kind: z.literal('restart'), connection: z.string() }),
  z.object({ kind: z.literal('subscribe'), slots: z.partialRecord(SlotSchema, z.boolean()) }),
  z.object({ kind: z.literal('keyframe'), slot: SlotSchema }),
]);
export type Signal = z.infer<typeof SignalSchema>;

/** Participant → server. */
export const ClientMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('signal'), to: z.string(), signal: SignalSchema }),
  /** `to` is a session id or `*` for everyone else. `data` is any JSON; its text is held to the room's limit. */
  z.object({ type: z.literal('app-msg'), to: z.string(), data: z.unknown() }),
  z.object({
    type: z.literal('update-me'),
    userName: z.optional(z.string()),
    userData: z.optional(z.unknown()),
    media: z.optional(MediaSchema),
  }),
  /** Admins act on others: eject, or turn their slots off. Refused with `rejected` without the permission. */
  z.object({
    type: z.literal('update-participant'),
    sessionId: z.string(),
    eject: z.optional(z.boolean()),
    slotsOff: z.optional(z.array(SlotSchema)),
    permissions: z.optional(z.partial(PermissionsSchema)),
  }),
  z.object({
    type: z.literal('set-session-data'),
    data: z.unknown(),
    mergeStrategy: z.enum(['replace', 'shallow-merge']),
  }),
  z.object({ type: z.literal('leave') }),
]);
export type ClientMessage = z.infer<typeof ClientMessageSchema>;

/** Fatal room error kinds (spec 001 §8), as the SDK reports them in `error.type`. */
export const FatalKindSchema = z.enum([
  'connection-error',
  'ejected',
  'exp-room',
  'exp-token',
  'nbf-room',
  'nbf-token',
  'meeting-full',
  'not-allowed',
  'no-room',
  'end-of-life',
]);
export type FatalKind = z.infer<typeof FatalKindSchema>;

export const RoomInfoSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Unix seconds. */
  expiresAt: z.optional(z.number()),
  maxAppMessageSize: z.number(),
});
export type RoomInfo = z.infer<typeof RoomInfoSchema>;

export const IceServerSchema = z.object({
  urls: z.union([z.string(), z.array(z.string())]),
  username: z.optional(z.string()),
  credential: z.optional(z.string()),
});

export const WelcomeSchema = z.object({
  type: z.literal('welcome'),
  sessionId: z.string(),
  /** Shown again in `hello.resume`; 256 random bits. */
  resumeSecret: z.string(),
  meetingId: z.string(),
  you: WireParticipantSchema,
  /** Everyone else whom you may see. */
  others: z.array(WireParticipantSchema),
  /** `present` counts people with presence, you included; `hidden` the rest. */
  counts: z.object({ present: z.number(), hidden: z.number() }),
  sessionData: z.unknown(),
  room: RoomInfoSchema,
  iceServers: z.array(IceServerSchema),
});
export type Welcome = z.infer<typeof WelcomeSchema>;

export const FatalSchema = z.object({ type: z.literal('fatal'), kind: FatalKindSchema, message: z.string() });
export type Fatal = z.infer<typeof FatalSchema>;

/** Server → participant, after `welcome`. */
export const ServerMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('participant-joined'), participant: WireParticipantSchema }),
  /** Also sent to the participant itself when the server changed it (permissions, slots turned off). */
  z.object({ type: z.literal('participant-updated'), participant: WireParticipantSchema }),
  z.object({ type: z.literal('participant-left'), sessionId: z.string(), reason: z.string() }),
  z.object({ type: z.literal('participant-counts'), present: z.number(), hidden: z.number() }),
  z.object({ type: z.literal('signal'), from: z.string(), signal: SignalSchema }),
  z.object({ type: z.literal('app-msg'), from: z.string(), data: z.unknown() }),
  z.object({ type: z.literal('session-data'), data: z.unknown() }),
  /** An own message that was refused; the session goes on. */
  z.object({ type: z.literal('rejected'), of: z.string(), code: z.string(), message: z.string() }),
  /** The meeting was ended for everyone, in the ordinary way. */
  z.object({ type: z.literal('ended') }),
  /** The session ends: the client must not come back by itself. */
  FatalSchema,
]);
export type ServerMessage = z.infer<typeof ServerMessageSchema>;

/** First answer to `hello.resume`. The server then sends again all after `lastSeq`, the client all after `lastClientSeq`. */
export const ResumedSchema = z.object({ type: z.literal('resumed'), lastClientSeq: z.number() });

/** Every frame after the hello exchange. */
export const ClientFrameSchema = z.union([
  z.object({ seq: z.number(), message: ClientMessageSchema }),
  z.object({ ack: z.number() }),
]);
export type ClientFrame = z.infer<typeof ClientFrameSchema>;

export const ServerFrameSchema = z.union([
  z.object({ seq: z.number(), message: ServerMessageSchema }),
  z.object({ ack: z.number() }),
]);
export type ServerFrame = z.infer<typeof ServerFrameSchema>;

export const HelloAnswerSchema = z.discriminatedUnion('type', [WelcomeSchema, ResumedSchema, FatalSchema]);
export type HelloAnswer = z.infer<typeof HelloAnswerSchema>;
