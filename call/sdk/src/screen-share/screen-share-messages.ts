import type { CallCore } from '../core/call-core.ts';
import { fieldsOf, type MessageHandlers } from '../core/message-handlers.ts';
import type { MachineMessage } from '../machine/call-machine.ts';

export const screenShareMessages: MessageHandlers = {
  'local-screen-share-started': note(true),
  'local-screen-share-stopped': note(false),
  'local-screen-share-canceled': note(false),
  'nonfatal-error': (message, core) => {
    if (message.type === 'screen-share-error') core.facts.isSharingScreen = false;
    core.emit('nonfatal-error', fieldsOf(message));
  },
};

function note(isSharing: boolean) {
  return (message: MachineMessage, core: CallCore) => {
    core.facts.isSharingScreen = isSharing;
    core.emit(message.action, fieldsOf(message));
  };
}
