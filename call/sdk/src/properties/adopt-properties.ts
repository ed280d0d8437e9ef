import type { CallCore } from '../core/call-core.ts';
import { type Source, shareSource, withSource } from '../core/preload-cache.ts';
import { changeInputSettings, keepInputSettings, takeInputSettings } from '../input-settings/input-settings.ts';
import type { DailyCallOptions } from '../surface/call-options.ts';
import type { DailyInputSettings, DailyInputTracks } from '../surface/settings.ts';

/** Takes over what counts before there is a machine to tell. */
export function adoptProperties(core: CallCore, properties: DailyCallOptions): void {
  const { preload, facts, isFrame } = core;
  const { subscribeToTracksAutomatically, sendSettings, receiveSettings } = properties;
  if (subscribeToTracksAutomatically !== undefined) {
    preload.subscribeToTracksAutomatically = subscribeToTracksAutomatically;
  }
  if (sendSettings) preload.sendSettings = sendSettings;
  if (receiveSettings && !isFrame) facts.receiveSettings = receiveSettings;
  changeInputSettings(core, () => adoptInputSettings(core, properties));
  const { audioSource, videoSource } = properties;
  changeInputSettings(core, () => adoptSource(core, 'video', videoSource));
  changeInputSettings(core, () => adoptSource(core, 'audio', audioSource));
}

function adoptSource({ preload, sharedTracks }: CallCore, slot: 'audio' | 'video', source: Source): void {
  if (source === undefined) return;
  if (typeof source === 'boolean') preload[slot === 'audio' ? 'allowLocalAudio' : 'allowLocalVideo'] = source;
  else preload.inputSettings = withSource(preload.inputSettings, slot, shareSource(sharedTracks, slot, source));
}

/** What is wrong was said when the properties were checked. */
const quiet = { error: () => undefined, warn: () => undefined };

const formerConstraints = [
  ['audio', 'userMediaAudioConstraints'],
  ['video', 'userMediaVideoConstraints'],
] as const;

/** Input settings as they count, with the constraints that were once among the rarely needed switches. */
function adoptInputSettings(core: CallCore, { inputSettings, dailyConfig }: DailyCallOptions): void {
  const settings = inputSettings && takeInputSettings(core, inputSettings, quiet);
  const moved: DailyInputTracks = { ...settings };
  const config = { ...dailyConfig };
  for (const [medium, name] of formerConstraints) {
    const constraints = config[name];
    if (!constraints) continue;
    delete config[name];
    const successor = `inputSettings.${medium}.settings, found in DailyCallOptions`;
    core.environment.console.warn(`${name} is deprecated. You can override constraints with ${successor}.`);
    moved[medium] = { ...moved[medium], settings: { ...moved[medium]?.settings, ...constraints } };
  }
  const hasMoved = moved.audio !== settings?.audio || moved.video !== settings?.video;
  if (hasMoved) core.properties.dailyConfig = config;
  if (!settings && !hasMoved) return;
  core.properties.inputSettings = moved as DailyInputSettings;
  keepInputSettings(core, moved as DailyInputSettings);
}
