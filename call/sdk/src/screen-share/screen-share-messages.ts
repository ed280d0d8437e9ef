import type { MessageHandlers } from '../core/message-handlers.ts';

export const screenShareMessages: MessageHandlers = {
  'local-screen-share-started': (_, core) => {
    core.facts.isSharingScreen = true;
    core.emit('local-screen-share-started');
  },
  'local-screen-share-stopped': (_, core) => {
    core.facts.isSharingScreen = false;
    core.emit('local-screen-share-stopped');
  },
};
