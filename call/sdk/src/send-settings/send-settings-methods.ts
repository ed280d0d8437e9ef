import { CallPart } from '../call-part.ts';
import { requestOrThrow } from '../core/replies.ts';
import type { DailySendSettings } from '../surface/settings.ts';
import { checkSendSettings } from './check-send-settings.ts';

/** What is sent of the own video. */
export class SendSettingsMethods extends CallPart {
  /**
   * Throws on wrong settings. Before the call machine is loaded the settings are kept and returned at once, as
   * `{ sendSettings }`; later a promise resolves with the settings as they stand.
   */
  updateSendSettings(settings: DailySendSettings): { sendSettings: DailySendSettings } | Promise<DailySendSettings> {
    checkSendSettings(settings);
    if (this.core.needsLoad) {
      this.core.preload.sendSettings = settings;
      return { sendSettings: settings };
    }
    return requestOrThrow(this.core, 'update-send-settings', { sendSettings: settings }).then(
      ({ sendSettings }) => sendSettings as DailySendSettings,
    );
  }

  /** Null when nothing was ever set. */
  getSendSettings(): DailySendSettings | null {
    return this.core.facts.sendSettings ?? this.core.preload.sendSettings;
  }
}
