import { type ClientMessage, ClientMessageSchema } from '@parley/voice-protocol/room-messages';

/** What a client sent into the room, or why it is not understood. */
export type ParsedClientMessage = { message: ClientMessage } | { problem: string };

/** The one way in for clients' messages: JSON text. */
export function parseClientMessage(data: unknown): ParsedClientMessage {
  if (typeof data !== 'string') return { problem: 'it is not a text' };
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    return { problem: 'it is not JSON' };
  }
  const parsed = ClientMessageSchema.safeParse(json);
  return parsed.success
    ? { message: parsed.data }
    : { problem: parsed.error.issues.map(({ message }) => message).join('; ') };
}
