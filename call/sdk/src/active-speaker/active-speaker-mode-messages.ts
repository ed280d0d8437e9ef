import type { MessageHandlers } from '../core/message-handlers.ts';

export const activeSpeakerModeMessages: MessageHandlers = {
  'active-speaker-mode-change': ({ enabled }, core) => {
    if (core.facts.isActiveSpeakerMode === enabled) return;
    core.facts.isActiveSpeakerMode = Boolean(enabled);
    core.emit('active-speaker-mode-change', { enabled });
  },
};
