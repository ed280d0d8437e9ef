import type { MessageHandlers } from '../core/message-handlers.ts';

export const deviceMessages: MessageHandlers = {
  'selected-devices-updated': ({ devices }, core) => {
    if (devices) core.emit('selected-devices-updated', { devices });
  },
};
