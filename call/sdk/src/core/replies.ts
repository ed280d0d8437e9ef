import type { MachineMessage } from '../machine/call-machine.ts';
import type { CallCore } from './call-core.ts';

/** The machine's reply. An `error` in it is thrown as it came, which need not be an Error. */
export async function requestOrThrow(core: CallCore, action: string, fields?: object): Promise<MachineMessage> {
  const reply = await core.request(action, { ...fields });
  if (reply.error) throw reply.error;
  return reply;
}

/** The same, where the contract wraps the error. */
export async function requestOrThrowWrapped(core: CallCore, action: string, fields?: object): Promise<MachineMessage> {
  const reply = await core.request(action, { ...fields });
  if (reply.error) throw { error: reply.error };
  return reply;
}

/** What a reply says and which call it was for, as the contract's methods on devices, names and languages hand it on. */
export function answerOf({ action: _, callbackStamp: _stamp, ...answer }: MachineMessage): Record<string, unknown> {
  return answer;
}

/** A reply as it is handed to the page: all but what matched it to its request. */
export function withoutStamp({ callbackStamp: _, ...reply }: MachineMessage): Record<string, unknown> {
  return reply;
}
