/** A processor of a camera or microphone picture: `type` and what configures it. */
export interface DailyInputProcessor {
  type: string;
  config?: Record<string, unknown>;
}

export interface DailyInputTrackSettings {
  processor?: DailyInputProcessor;
  settings?: MediaTrackConstraints | { customTrack: MediaStreamTrack };
}

export interface DailyInputSettings {
  audio?: DailyInputTrackSettings;
  video?: DailyInputTrackSettings;
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

/** Per track: a preset's name or the settings themselves. */
export type DailySendSettings = Record<string, string | DailyVideoSendSettings | undefined>;

export interface DailyReceiveLayer {
  layer?: number | 'inherit';
}

/** By participant id, `base` for everybody; `*` only in updates. */
export type DailyReceiveSettings = Record<
  string,
  'inherit' | Record<string, DailyReceiveLayer | 'inherit' | undefined> | undefined
>;

export interface DailyDeviceInfos {
  camera: Partial<DailyMediaDeviceInfo>;
  mic: Partial<MediaDeviceInfo>;
  speaker: Partial<MediaDeviceInfo>;
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
  stats: Record<string, unknown>;
}

export interface DailyMeetingSessionState {
  data: unknown;
  topology: DailyNetworkTopology | 'none';
}

export interface DailyScreenShareOptions {
  displayMediaOptions?: DisplayMediaStreamOptions;
  mediaStream?: MediaStream;
  screenVideoSendSettings?: string | DailyVideoSendSettings;
  [legacyOption: string]: unknown;
}

export interface DailyScreenShareUpdateOptions {
  screenVideo: { enabled: boolean };
  screenAudio: { enabled: boolean };
}
