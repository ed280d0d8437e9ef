import { fieldsOf, type MessageHandlers } from '../core/message-handlers.ts';

interface PlayerState {
  state?: unknown;
  settings?: { volume?: unknown };
}

export const mediaPlayerMessages: MessageHandlers = {
  'remote-media-player-stopped': (message, core) => {
    core.facts.mediaPlayers.delete(message.session_id);
    core.emit(message.action, fieldsOf(message));
  },
  // Told only when it plays otherwise or at another volume.
  'remote-media-player-updated': (message, core) => {
    const { state, settings } = (message.remoteMediaPlayerState ?? {}) as PlayerState;
    const heard = `${state} ${settings?.volume}`;
    if (core.facts.mediaPlayers.get(message.session_id) === heard) return;
    core.facts.mediaPlayers.set(message.session_id, heard);
    core.emit(message.action, fieldsOf(message));
  },
};
