import { CallPart } from '../call-part.ts';
import type { DailyInputSettings } from '../surface/settings.ts';

/** What is done to picture and sound before they are sent. */
export class InputSettingsMethods extends CallPart {
  /** Resolves with the settings as they stand. Rejects with a text when the machine refuses. */
  async updateInputSettings(settings: DailyInputSettings): Promise<DailyInputSettings> {
    const { preload, facts } = this.core;
    preload.inputSettings = {
      ...preload.inputSettings,
      ...(settings.audio ? { audio: { ...preload.inputSettings?.audio, ...settings.audio } } : {}),
      ...(settings.video ? { video: { ...preload.inputSettings?.video, ...settings.video } } : {}),
    };
    if (facts.isInitialised) {
      const { error } = await this.core.request('update-input-settings', { inputSettings: preload.inputSettings });
      if (error) throw error;
    }
    this.core.emit('input-settings-updated', { inputSettings: preload.inputSettings });
    return preload.inputSettings;
  }

  async getInputSettings(): Promise<DailyInputSettings> {
    return this.core.preload.inputSettings ?? {};
  }
}
