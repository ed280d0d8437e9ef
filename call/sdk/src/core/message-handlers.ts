import type { MachineMessage } from '../machine/call-machine.ts';
import type { CallCore } from './call-core.ts';

/** Name of a machine's message → what it does to the call. A noun's folder has one table of its own messages. */
export type MessageHandlers = Readonly<Record<string, (message: MachineMessage, core: CallCore) => void>>;

/** What a message says, without what only carries it. */
export function fieldsOf({ action: _, callClientId: _id, callbackStamp: _stamp, ...fields }: MachineMessage) {
  return fields;
}
