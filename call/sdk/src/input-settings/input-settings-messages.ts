import type { MessageHandlers } from '../core/message-handlers.ts';
import type { DailyInputSettings } from '../surface/settings.ts';
import { changeInputSettings } from './input-settings.ts';

export const inputSettingsMessages: MessageHandlers = {
  'input-settings-updated': ({ inputSettings }, core) => {
    changeInputSettings(core, () => {
      core.facts.inputSettings = (inputSettings ?? {}) as DailyInputSettings;
    });
  },
};
