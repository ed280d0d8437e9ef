import { CallPart } from '../call-part.ts';
import { refuseInReactNative } from '../core/gates.ts';
import { requestOrThrow } from '../core/replies.ts';
import type { DailyInputSettings } from '../surface/settings.ts';
import {
  changeInputSettings,
  inputSettingsRefusal,
  keepInputSettings,
  takeInputSettings,
  visibleInputSettings,
} from './input-settings.ts';

/** What is done to picture and sound before they are sent. */
export class InputSettingsMethods extends CallPart {
  /** Resolves with the settings as they stand. Rejects with a text: the form they must have, or the machine's refusal. */
  async updateInputSettings(wish: DailyInputSettings): Promise<DailyInputSettings> {
    const { core } = this;
    refuseInReactNative(core);
    const settings = takeInputSettings(core, wish);
    if (!settings) throw inputSettingsRefusal(core);
    if (Object.keys(settings).length === 0) return visibleInputSettings(core);
    const isKeptHere = !core.isFrame && !core.facts.isInitialised;
    const reply = isKeptHere
      ? undefined
      : await requestOrThrow(core, 'update-input-settings', { inputSettings: settings });
    changeInputSettings(core, () => {
      if (!reply || reply.returnPreloadCache) keepInputSettings(core, settings);
      else core.facts.inputSettings = (reply.inputSettings as DailyInputSettings | undefined) ?? null;
    });
    return visibleInputSettings(core);
  }

  /** The input settings as they stand. */
  async getInputSettings(): Promise<DailyInputSettings> {
    refuseInReactNative(this.core);
    return visibleInputSettings(this.core);
  }
}
