import { isSame } from '../core/is-same.ts';
import type { MessageHandlers } from '../core/message-handlers.ts';
import type { DailyReceiveSettings } from '../surface/settings.ts';

export const receiveSettingsMessages: MessageHandlers = {
  'receive-settings-updated': ({ receiveSettings }, core) => {
    if (isSame(core.facts.receiveSettings, receiveSettings)) return;
    core.facts.receiveSettings = receiveSettings as DailyReceiveSettings;
    core.emit('receive-settings-updated', { receiveSettings });
  },
};
