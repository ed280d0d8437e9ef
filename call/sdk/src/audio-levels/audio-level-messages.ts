import { fieldsOf, type MessageHandlers } from '../core/message-handlers.ts';

export const audioLevelMessages: MessageHandlers = {
  'local-audio-level': (message, core) => {
    core.facts.localAudioLevel = message.audioLevel as number;
    core.emit('local-audio-level', fieldsOf(message));
  },
  'remote-participants-audio-level': (message, core) => {
    core.facts.remoteAudioLevels = message.participantsAudioLevel as Record<string, number>;
    core.emit('remote-participants-audio-level', fieldsOf(message));
  },
};
