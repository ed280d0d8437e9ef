/**
 * What client and agent say to each other inside a voice call's room, as app messages (spec 001 §3 and §7).
 * The agent also sends the bare text `listening`; the client the bare text `playable`.
 */
import * as z from 'zod/mini';

/** The participant name under which the agent joins; the voice client plays audio of no other. */
export const agentParticipantName = 'Vapi Speaker';

export const listening = 'listening';
export const playable = 'playable';

const RoleSchema = z.enum(['assistant', 'user', 'system', 'tool']);

export const TranscriptMessageSchema = z.object({
  type: z.literal('transcript'),
  role: z.enum(['assistant', 'user']),
  transcriptType: z.enum(['partial', 'final']),
  transcript: z.string(),
});
export type TranscriptMessage = z.infer<typeof TranscriptMessageSchema>;

export const ConversationUpdateMessageSchema = z.object({
  type: z.literal('conversation-update'),
  conversation: z.array(z.object({ role: RoleSchema, content: z.string() })),
  messages: z.array(z.object({ role: z.string(), message: z.string(), time: z.number() })),
});
export type ConversationUpdateMessage = z.infer<typeof ConversationUpdateMessageSchema>;

export const StatusUpdateMessageSchema = z.object({
  type: z.literal('status-update'),
  status: z.enum(['scheduled', 'queued', 'ringing', 'in-progress', 'forwarding', 'ended']),
  endedReason: z.optional(z.string()),
});
export type StatusUpdateMessage = z.infer<typeof StatusUpdateMessageSchema>;

export const SpeechUpdateMessageSchema = z.object({
  type: z.literal('speech-update'),
  status: z.enum(['started', 'stopped']),
  role: z.enum(['assistant', 'user']),
  turn: z.optional(z.number()),
});
export type SpeechUpdateMessage = z.infer<typeof SpeechUpdateMessageSchema>;

/** Sent when the user's speech stopped the agent's. */
export const UserInterruptedMessageSchema = z.object({ type: z.literal('user-interrupted') });

/** Agent → client. */
export const AgentMessageSchema = z.discriminatedUnion('type', [
  TranscriptMessageSchema,
  ConversationUpdateMessageSchema,
  StatusUpdateMessageSchema,
  SpeechUpdateMessageSchema,
  UserInterruptedMessageSchema,
]);
export type AgentMessage = z.infer<typeof AgentMessageSchema>;

/** Client → agent, each sent as JSON text. */
export const ClientMessageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('add-message'),
    message: z.object({ role: RoleSchema, content: z.string() }),
    triggerResponseEnabled: z.optional(z.boolean()),
  }),
  z.object({
    type: z.literal('control'),
    control: z.enum(['mute-assistant', 'unmute-assistant', 'say-first-message']),
    videoRecordingStartDelaySeconds: z.optional(z.number()),
  }),
  z.object({
    type: z.literal('say'),
    message: z.string(),
    endCallAfterSpoken: z.optional(z.boolean()),
    interruptionsEnabled: z.optional(z.boolean()),
    interruptAssistantEnabled: z.optional(z.boolean()),
  }),
  z.object({ type: z.literal('end-call') }),
]);
export type ClientMessage = z.infer<typeof ClientMessageSchema>;
