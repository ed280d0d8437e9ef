import { isSame } from '../core/is-same.ts';
import type { MessageHandlers } from '../core/message-handlers.ts';
import type { DailySendSettings } from '../surface/settings.ts';

export const sendSettingsMessages: MessageHandlers = {
  'send-settings-updated': ({ sendSettings }, core) => {
    if (!sendSettings || isSame(core.facts.sendSettings, sendSettings)) return;
    core.facts.sendSettings = sendSettings as DailySendSettings;
    core.emit('send-settings-updated', { sendSettings });
  },
};
