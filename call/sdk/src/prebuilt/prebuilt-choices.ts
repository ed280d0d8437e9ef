import type { DailyCallOptions } from '../surface/call-options.ts';
import type { DailyCustomIntegrations, DailyCustomTrayButtons } from '../surface/prebuilt.ts';

/** What the page chose for the prebuilt frame; it outlives a meeting. */
export interface PrebuiltChoices {
  showLocalVideo: boolean;
  showParticipantsBar: boolean;
  customIntegrations: DailyCustomIntegrations;
  customTrayButtons: DailyCustomTrayButtons;
}

/** Tells the maker of a headless call what counts in a frame alone. */
export function tellOfPrebuiltChoices(properties: DailyCallOptions, console: Pick<Console, 'error'>): void {
  const { showLocalVideo, showParticipantsBar, activeSpeakerMode, customIntegrations, customTrayButtons } = properties;
  const chosen = {
    showLocalVideo: showLocalVideo === false,
    showParticipantsBar: showParticipantsBar === false,
    activeSpeakerMode,
    customIntegrations,
    customTrayButtons,
  };
  for (const [name, isChosen] of Object.entries(chosen)) {
    if (isChosen) console.error(`${name} is not available in call object mode`);
  }
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
