import type { MessageHandlers } from '../core/message-handlers.ts';

export const prebuiltMessages: MessageHandlers = {
  'show-local-video-changed': ({ show }, core) => {
    if (!core.isFrame) return;
    core.prebuilt.showLocalVideo = Boolean(show);
    core.emit('show-local-video-changed', { show });
  },
};
