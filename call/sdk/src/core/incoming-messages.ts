import { accessMessages } from '../access/access-messages.ts';
import { activeSpeakerModeMessages } from '../active-speaker/active-speaker-mode-messages.ts';
import { audioLevelMessages } from '../audio-levels/audio-level-messages.ts';
import { deviceMessages } from '../devices/device-messages.ts';
import { fullscreenMessages } from '../frame/fullscreen.ts';
import { inputSettingsMessages } from '../input-settings/input-settings-messages.ts';
import { lifecycleMessages } from '../lifecycle/lifecycle-messages.ts';
import type { MachineMessage } from '../machine/call-machine.ts';
import { mediaPlayerMessages } from '../media-player/media-player-messages.ts';
import { networkMessages } from '../network/network-messages.ts';
import { participantMessages } from '../participants/participant-messages.ts';
import { prebuiltMessages } from '../prebuilt/prebuilt-messages.ts';
import { receiveSettingsMessages } from '../receive-settings/receive-settings-messages.ts';
import { screenShareMessages } from '../screen-share/screen-share-messages.ts';
import { sendSettingsMessages } from '../send-settings/send-settings-messages.ts';
import { sessionMessages } from '../session/session-messages.ts';
import type { CallCore } from './call-core.ts';
import { fieldsOf, type MessageHandlers } from './message-handlers.ts';

/** Events that are handed on as they came. */
const passed = new Set([
  'started-camera',
  'camera-error',
  'app-message',
  'recording-stats',
  'recording-error',
  'recording-started',
  'recording-stopped',
  'recording-upload-completed',
  'recording-data',
  'transcription-started',
  'transcription-stopped',
  'transcription-error',
  'transcription-message',
  'network-connection',
  'test-completed',
  'live-streaming-started',
  'live-streaming-updated',
  'live-streaming-stopped',
  'live-streaming-error',
  'lang-updated',
  'dialin-ready',
  'dialin-connected',
  'dialin-error',
  'dialin-stopped',
  'dialin-warning',
  'dialout-connected',
  'dialout-answered',
  'dialout-error',
  'dialout-stopped',
  'dialout-warning',
  'remote-media-player-started',
  'custom-button-click',
  'sidebar-view-changed',
]);

/** What each message of the machine does to the call, and which event follows (spec 001 §4, §7). */
const handlers: MessageHandlers = {
  ...lifecycleMessages,
  ...participantMessages,
  ...accessMessages,
  ...deviceMessages,
  ...screenShareMessages,
  ...audioLevelMessages,
  ...sessionMessages,
  ...networkMessages,
  ...receiveSettingsMessages,
  ...sendSettingsMessages,
  ...inputSettingsMessages,
  ...activeSpeakerModeMessages,
  ...mediaPlayerMessages,
  ...prebuiltMessages,
  ...fullscreenMessages,
};

/** The way in for everything that the machine tells. A message of no known kind, such as a bare reply, is ignored. */
export function handleMessage(message: MachineMessage, core: CallCore): void {
  if (core.isDestroyed) return;
  const { action } = message;
  if (Object.hasOwn(handlers, action)) handlers[action]?.(message, core);
  else if (passed.has(action)) core.emit(action, fieldsOf(message));
}
