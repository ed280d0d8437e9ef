import { CallPart } from '../call-part.ts';
import { requireCallObject, requireJoined } from '../core/gates.ts';
import { SdkError } from '../sdk-error.ts';
import type {
  DailyReceiveSettings,
  DailyReceiveSettingsUpdates,
  DailySingleParticipantReceiveSettings,
} from '../surface/settings.ts';
import { isReceiveSettings, receiveSettingsHelp } from './check-receive-settings.ts';

const joinHint = 'To specify receive settings earlier, use the receiveSettings config property.';
const inUpdate = { allowsEverybody: true };

/** What is received of the others. */
export class ReceiveSettingsMethods extends CallPart {
  /** All settings, or those of one participant (or `base`) as they come out with `showInheritedValues`. */
  getReceiveSettings(): Promise<DailyReceiveSettings>;
  getReceiveSettings(
    id: string,
    options?: { showInheritedValues: boolean },
  ): Promise<DailySingleParticipantReceiveSettings>;
  async getReceiveSettings(id?: string, { showInheritedValues = false } = {}): Promise<object> {
    requireCallObject(this.core, 'getReceiveSettings()');
    const { facts } = this.core;
    if (id === undefined || !facts.isInitialised) return facts.receiveSettings;
    if (typeof id !== 'string') {
      throw SdkError.invalidArgument(
        'first argument to getReceiveSettings() must be a participant id (or "base"), or there should be no arguments',
      );
    }
    const { receiveSettings } = await this.core.request('get-single-participant-receive-settings', {
      id,
      showInheritedValues,
    });
    return receiveSettings as DailySingleParticipantReceiveSettings;
  }

  /**
   * Changes which layers are received: by session id, `base` for everybody, `*` for each who has settings (spec 001
   * §5). Resolves with all settings. Rejects on wrong ones, in a frame and outside a meeting.
   */
  async updateReceiveSettings(
    settings: DailyReceiveSettingsUpdates,
  ): Promise<{ receiveSettings: DailyReceiveSettings }> {
    requireCallObject(this.core, 'updateReceiveSettings()');
    if (!isReceiveSettings(settings, inUpdate)) throw SdkError.invalidArgument(receiveSettingsHelp(inUpdate));
    requireJoined(this.core, 'updateReceiveSettings()', joinHint);
    const { receiveSettings } = await this.core.request('update-receive-settings', { receiveSettings: settings });
    return { receiveSettings: receiveSettings as DailyReceiveSettings };
  }
}
