import type { DailyCallOptions } from '../surface/call-options.ts';
import type { DailyCustomIntegrations, DailyCustomTrayButtons } from '../surface/prebuilt.ts';

/** What the page chose for the prebuilt frame; it outlives a meeting. */
export interface PrebuiltChoices {
  showLocalVideo: boolean;
  showParticipantsBar: boolean;
  customIntegrations: DailyCustomIntegrations;
  customTrayButtons: DailyCustomTrayButtons;
}

const onlyInFrames = [
  'showLocalVideo',
  'showParticipantsBar',
  'activeSpeakerMode',
  'customIntegrations',
  'customTrayButtons',
] as const;

type Place = { isFrame: boolean; environment: { console: Pick<Console, 'error'> } };

/** Tells the maker of a call what counts only in the other kind of call. */
export function tellOfOtherMode({ isFrame, environment: { console } }: Place, properties: DailyCallOptions): void {
  if (isFrame) {
    if (properties.receiveSettings) console.error('receiveSettings is only available in call object mode');
    return;
  }
  for (const name of onlyInFrames) {
    if (properties[name] !== undefined) console.error(`${name} is not available in call object mode`);
  }
}

/** Takes in what a frame is to show from now on; tells who joins a headless call that it counts in a frame alone. */
export function adoptPrebuiltAtJoin(
  { isFrame, environment, prebuilt }: Place & { prebuilt: PrebuiltChoices },
  properties: DailyCallOptions,
): void {
  for (const name of ['showLocalVideo', 'showParticipantsBar'] as const) {
    const value = properties[name];
    if (value === undefined) continue;
    if (isFrame) prebuilt[name] = Boolean(value);
    else environment.console.error(`${name} is not available in callObject mode`);
  }
}

/** The choices of the call's maker. */
export function initialPrebuiltChoices(properties: DailyCallOptions): PrebuiltChoices {
  const { showLocalVideo = true, showParticipantsBar = true, customIntegrations, customTrayButtons } = properties;
  return {
    showLocalVideo,
    showParticipantsBar,
    customIntegrations: customIntegrations ?? {},
    customTrayButtons: customTrayButtons ?? {},
  };
}
