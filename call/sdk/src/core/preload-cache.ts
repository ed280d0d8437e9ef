import type { SharedTracks } from '../machine/page-globals.ts';
import { customTrackPlaceholder } from '../machine/page-globals.ts';
import type { DailyDeviceInfos, DailyInputSettings, DailySendSettings } from '../surface/settings.ts';

type Observer = { enabled: true; interval: number | undefined } | null;

/** What was set before the machine was there; it goes along with the first message that needs it. */
export interface PreloadCache {
  subscribeToTracksAutomatically: boolean;
  outputDeviceId: string | null;
  inputSettings: DailyInputSettings | null;
  sendSettings: DailySendSettings | null;
  videoTrackForNetworkConnectivityTest: null;
  videoTrackForConnectionQualityTest: null;
  allowLocalAudio?: boolean;
  allowLocalVideo?: boolean;
  localAudioLevelObserver?: Observer;
  remoteParticipantsAudioLevelObserver?: Observer;
}

export function createPreloadCache(): PreloadCache {
  return {
    subscribeToTracksAutomatically: true,
    outputDeviceId: null,
    inputSettings: {},
    sendSettings: null,
    videoTrackForNetworkConnectivityTest: null,
    videoTrackForConnectionQualityTest: null,
  };
}

export type Source = string | MediaStreamTrack | boolean | undefined;

/** What a message may carry for a source: a device id, or a placeholder while the track itself lies in the page. */
export function shareSource(tracks: SharedTracks, slot: 'audio' | 'video', source: string | MediaStreamTrack): string {
  const key = slot === 'audio' ? 'audioTrack' : 'videoTrack';
  if (isTrack(source)) {
    tracks[key] = source;
    return customTrackPlaceholder;
  }
  delete tracks[key];
  return source;
}

function isTrack(source: unknown): source is MediaStreamTrack {
  return typeof MediaStreamTrack !== 'undefined' && source instanceof MediaStreamTrack;
}

/** Keeps a chosen source in the input settings. */
export function withSource(
  settings: DailyInputSettings | null,
  slot: 'audio' | 'video',
  shared: string,
): DailyInputSettings {
  const chosen = shared === customTrackPlaceholder ? { customTrack: shared } : { deviceId: shared };
  const before = settings?.[slot]?.settings ?? {};
  const merged = shared === customTrackPlaceholder ? chosen : { ...before, ...chosen };
  return { ...settings, [slot]: { ...settings?.[slot], settings: merged } };
}

/** The devices that are configured while no machine can tell those in use. */
export function configuredDevices({ inputSettings, outputDeviceId }: PreloadCache): DailyDeviceInfos {
  const idOf = (slot: 'audio' | 'video') => {
    const { deviceId } = (inputSettings?.[slot]?.settings ?? {}) as { deviceId?: string };
    return deviceId ? { deviceId } : {};
  };
  return {
    camera: idOf('video'),
    mic: idOf('audio'),
    speaker: outputDeviceId ? { deviceId: outputDeviceId } : {},
  };
}
