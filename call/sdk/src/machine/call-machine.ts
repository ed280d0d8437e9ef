/**
 * # The channel between the SDK and a call machine
 *
 * A *call machine* does the work of a call: devices, media, the talk with the room server. The SDK speaks to it
 * through this one port, which has two carriers: the machine's script in the same page (`page-carrier.ts`, call
 * objects) and a page in an iframe (`frame-carrier.ts`, the prebuilt frame).
 *
 * 1. Every message is a plain object with `action`, in the envelope `what`, `callClientId`, `from`.
 * 2. A message that wants a reply carries `callbackStamp`; the reply repeats it. A reply runs its callback once and is
 *    then handled like any other message, since some replies are events as well.
 * 3. There is no time limit on replies: the machine answers when it can. What is not answered when the call is left,
 *    fails, is loaded anew or destroyed is rejected.
 */
export interface MachineMessage {
  action: string;
  callClientId?: string;
  callbackStamp?: string;
  [field: string]: unknown;
}

export interface MachineCarrier {
  /** Hands one message over. */
  post(message: MachineMessage): void;
  /** Starts to receive; the result stops it. */
  listen(receive: (message: MachineMessage) => void): () => void;
}

/** The part of a message that marks it as one of this channel. */
const envelopeWhat = 'iframe-call-message';

/** Puts a message of the SDK into its envelope. */
export function toEnvelope(message: MachineMessage): MachineMessage {
  return { ...message, what: envelopeWhat, from: 'module' };
}

/** The message inside a window event's data, if it is one from a machine to the call `id`. */
export function parseMachineMessage(data: unknown, id: string): MachineMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { what, from, ...message } = data as Record<string, unknown>;
  if (what !== envelopeWhat || from === 'module' || typeof message.action !== 'string') return undefined;
  const recipient = message.callClientId;
  if (recipient !== undefined && recipient !== id) return undefined;
  return message as MachineMessage;
}
