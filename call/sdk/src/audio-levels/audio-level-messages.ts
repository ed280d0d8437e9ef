import type { MessageHandlers } from '../core/message-handlers.ts';

export const audioLevelMessages: MessageHandlers = {
  'local-audio-level': ({ audioLevel }, core) => {
    core.facts.localAudioLevel = Number(audioLevel);
    core.emit('local-audio-level', { audioLevel });
  },
  'remote-participants-audio-level': ({ participantsAudioLevel }, core) => {
    core.facts.remoteAudioLevels = participantsAudioLevel as Record<string, number>;
    core.emit('remote-participants-audio-level', { participantsAudioLevel });
  },
};
