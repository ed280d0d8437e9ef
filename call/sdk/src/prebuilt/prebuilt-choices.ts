import type { DailyCallOptions } from '../surface/call-options.ts';
import type { DailyCustomIntegrations, DailyCustomTrayButtons } from '../surface/prebuilt.ts';

/** What the page chose for the prebuilt frame; it outlives a meeting. */
export interface PrebuiltChoices {
  showLocalVideo: boolean;
  showParticipantsBar: boolean;
  customIntegrations: DailyCustomIntegrations;
  customTrayButtons: DailyCustomTrayButtons;
}

/** The choices of the call's maker; later properties do not change them. */
export function initialPrebuiltChoices(properties: DailyCallOptions): PrebuiltChoices {
  const { showLocalVideo = true, showParticipantsBar = true, customIntegrations, customTrayButtons } = properties;
  return {
    showLocalVideo,
    showParticipantsBar,
    customIntegrations: customIntegrations ?? {},
    customTrayButtons: customTrayButtons ?? {},
  };
}
