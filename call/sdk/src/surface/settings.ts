type TrackSettings = MediaTrackConstraints | { customTrack: MediaStreamTrack };

/** What is done to the sound before it is sent. */
export interface DailyInputAudioSettings {
  processor?: { type: 'none' | 'noise-cancellation' };
  settings?: TrackSettings;
}

export type DailyInputVideoProcessor =
  | { type: 'none' | 'face-detection' }
  | { type: 'background-blur'; config: { strength?: number } }
  | { type: 'background-image'; config: { url?: string; source?: string | number | ArrayBuffer } };

/** What is done to the picture before it is sent. */
export interface DailyInputVideoSettings {
  processor?: DailyInputVideoProcessor;
  settings?: TrackSettings;
}

/** What settings of sound and picture have in common. */
export interface DailyInputTrackSettings {
  processor?: { type: string; config?: Record<string, unknown> };
  settings?: TrackSettings;
}

/** Input settings as they are handled, whatever they are of. */
export interface DailyInputTracks {
  audio?: DailyInputTrackSettings;
  video?: DailyInputTrackSettings;
}

export interface DailyInputSettings {
  audio?: DailyInputAudioSettings;
  video?: DailyInputVideoSettings;
}

export interface DailyVideoSendSettings {
  maxQuality?: 'low' | 'medium' | 'high';
  allowAdaptiveLayers?: boolean;
  encodings?: {
    low: RTCRtpEncodingParameters;
    medium?: RTCRtpEncodingParameters;
    high?: RTCRtpEncodingParameters;
  };
}

export type DailyVideoSendSettingsPreset =
  | 'default-video'
  | 'bandwidth-optimized'
  | 'bandwidth-and-quality-balanced'
  | 'quality-optimized'
  | 'adaptive-2-layers'
  | 'adaptive-3-layers';

export type DailyScreenVideoSendSettingsPreset =
  | 'default-screen-video'
  | 'detail-optimized'
  | 'motion-optimized'
  | 'motion-and-detail-balanced';

/** Per track: a preset's name or the settings themselves. */
export interface DailySendSettings {
  video?: DailyVideoSendSettings | DailyVideoSendSettingsPreset;
  customVideoDefaults?: DailyVideoSendSettings | DailyVideoSendSettingsPreset;
  screenVideo?: DailyVideoSendSettings | DailyScreenVideoSendSettingsPreset;
  [customTrack: string]:
    | DailyVideoSendSettings
    | DailyVideoSendSettingsPreset
    | DailyScreenVideoSendSettingsPreset
    | undefined;
}

/** What is received of one participant: a layer per video. */
export type DailySingleParticipantReceiveSettings = Record<string, { layer?: number } | undefined>;

/** By participant id, `base` for everybody. */
export type DailyReceiveSettings = Record<string, DailySingleParticipantReceiveSettings>;

/** The same with `inherit` for what holds for everybody, and `*` for each participant. */
export type DailyReceiveSettingsUpdates = Record<
  string,
  'inherit' | Record<string, { layer?: number | 'inherit' } | 'inherit' | undefined>
>;

/** Devices in use or chosen; empty where there is none yet, or an own track. */
export interface DailyDeviceInfos {
  camera: DailyMediaDeviceInfo | Record<never, never>;
  mic: MediaDeviceInfo | Record<never, never>;
  speaker: MediaDeviceInfo | Record<never, never>;
}

export interface DailyMediaDeviceInfo extends MediaDeviceInfo {
  facing?: 'user' | 'environment' | undefined;
}

export type DailyNetworkTopology = 'sfu' | 'peer';

export interface DailyNetworkStats {
  threshold: 'good' | 'low' | 'very-low';
  quality: number;
  networkState: 'good' | 'warning' | 'bad' | 'unknown';
  networkStateReasons?: string[];
  /** Figures of the machine, inside a meeting. */
  stats: Record<string, unknown>;
}

export interface DailyMeetingSessionState {
  data: unknown;
  topology: DailyNetworkTopology | 'none';
}

export interface DailyScreenShareOptions {
  displayMediaOptions?: object;
  mediaStream?: MediaStream;
  screenVideoSendSettings?: DailyScreenVideoSendSettingsPreset | DailyVideoSendSettings;
}

export interface DailyScreenShareUpdateOptions {
  screenVideo: { enabled: boolean };
  screenAudio: { enabled: boolean };
}
