import { fieldsOf, type MessageHandlers } from '../core/message-handlers.ts';

export const deviceMessages: MessageHandlers = {
  'selected-devices-updated': (message, core) => {
    if (message.devices) core.emit('selected-devices-updated', fieldsOf(message));
  },
};
