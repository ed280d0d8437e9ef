import type { CallCore } from '../core/call-core.ts';
import { isSame } from '../core/is-same.ts';
import { shareSource } from '../core/preload-cache.ts';
import { customTrackPlaceholder } from '../machine/page-globals.ts';
import type { DailyInputSettings, DailyInputTrackSettings, DailyInputTracks } from '../surface/settings.ts';
import { type InputSupport, inputSettingsHelp, normaliseInputSettings } from './check-input-settings.ts';
import { inputSupport } from './input-support.ts';

const media = ['audio', 'video'] as const;

/** The settings as they count, with own tracks laid into the page. Undefined when they cannot be. */
export function takeInputSettings(
  core: CallCore,
  wish: unknown,
  console: InputSupport['console'] = core.environment.console,
): DailyInputSettings | undefined {
  const { isReactNative } = core.environment;
  const settings = normaliseInputSettings(wish, inputSupport({ console, isReactNative }));
  for (const medium of media) {
    const track = settings?.[medium];
    if (track?.settings) track.settings = postable(core, medium, track.settings);
  }
  return settings;
}

/** Keeps what was set before the machine works: a part that is not named stays. */
export function keepInputSettings(core: CallCore, change: DailyInputSettings): void {
  const kept: DailyInputTracks = { ...core.preload.inputSettings };
  for (const medium of media) {
    const track: DailyInputTrackSettings = { ...kept[medium], ...change[medium] };
    if (track.settings && Object.keys(track.settings).length === 0) delete track.settings;
    if (Object.keys(track).length > 0) kept[medium] = track;
    else delete kept[medium];
  }
  core.preload.inputSettings = kept as DailyInputSettings;
}

/** What the page gets to see: the machine's word when there is one, own tracks themselves, no mere defaults. */
export function visibleInputSettings(core: CallCore): DailyInputSettings {
  const settings = core.facts.inputSettings ?? core.preload.inputSettings ?? {};
  const visible: DailyInputTracks = {};
  for (const medium of media) {
    const track = visibleTrack(core, medium, settings[medium] ?? {});
    if (Object.keys(track).length > 0) visible[medium] = track;
  }
  return visible as DailyInputSettings;
}

/** Makes a change, and tells the page when it can see it. */
export function changeInputSettings(core: CallCore, change: () => void): void {
  const before = visibleInputSettings(core);
  change();
  const inputSettings = visibleInputSettings(core);
  if (!isSame(before, inputSettings)) core.emit('input-settings-updated', { inputSettings });
}

/** Says the help on the console and hands it over, for a rejection with a text. */
export function inputSettingsRefusal(core: CallCore): string {
  core.environment.console.error(inputSettingsHelp);
  return inputSettingsHelp;
}

type Settings = NonNullable<DailyInputTrackSettings['settings']>;

function postable(core: CallCore, medium: 'audio' | 'video', settings: Settings): Settings {
  const { customTrack } = settings as { customTrack?: MediaStreamTrack };
  if (!customTrack) return settings;
  return { customTrack: shareSource(core.sharedTracks, medium, customTrack) as never };
}

function visibleTrack(
  core: CallCore,
  medium: 'audio' | 'video',
  { processor, settings }: DailyInputTrackSettings,
): DailyInputTrackSettings {
  const track: DailyInputTrackSettings = {};
  if (settings) {
    const own = core.sharedTracks[medium === 'audio' ? 'audioTrack' : 'videoTrack'];
    const isOwn = (settings as { customTrack?: unknown }).customTrack === customTrackPlaceholder;
    track.settings = isOwn && own ? { customTrack: own } : settings;
  }
  if (processor) {
    // The machine marks a processor that nobody asked for.
    const { _isDefaultWhenNone: isDefault, ...shown } = processor as typeof processor & {
      _isDefaultWhenNone?: boolean;
    };
    if (!isDefault || shown.type !== 'none') track.processor = shown;
  }
  return track;
}
