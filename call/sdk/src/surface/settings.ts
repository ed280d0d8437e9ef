import type { DailyNetworkTopology } from './network.ts';

/** A track of the page's own in the place of a device's. */
export interface DailyCustomTrackSettings {
  customTrack: MediaStreamTrack;
}

type TrackSettings = MediaTrackConstraints | DailyCustomTrackSettings;

/** What is done to the sound; more than `type` is refused. */
export interface DailyInputAudioProcessorSettings {
  type: 'none' | 'noise-cancellation';
}

/** The own sound before it is sent: what is done to it, and where it comes from. */
export interface DailyInputAudioSettings {
  processor?: DailyInputAudioProcessorSettings;
  /** Constraints, among them the device, or an own track. */
  settings?: TrackSettings;
}

/** The picture as it is. */
export interface DailyNoInputSettings {
  type: 'none';
}

/** Blurs what is behind the person. */
export interface DailyBackgroundBlurInputSettings {
  type: 'background-blur';
  /** `strength` is above 0 and at most 1. */
  config: { strength?: number };
}

/** Counts faces, and tells them as `face-counts-updated`. */
export interface DailyFaceDetectionInputSettings {
  type: 'face-detection';
}

/** Puts a picture behind the person. */
export interface DailyBackgroundImageInputSettings {
  type: 'background-image';
  config: {
    /** The picture's address; its type must be one that browsers show. */
    url?: string;
    /** `default`, the picture's bytes, its address, or one of the ten that the machine brings (1 to 10). */
    source?: string | number | ArrayBuffer;
  };
}

/** What is done to the picture. */
export type DailyInputVideoProcessorSettings =
  | DailyNoInputSettings
  | DailyBackgroundBlurInputSettings
  | DailyBackgroundImageInputSettings
  | DailyFaceDetectionInputSettings;

/** The own picture before it is sent: what is done to it, and where it comes from. */
export interface DailyInputVideoSettings {
  processor?: DailyInputVideoProcessorSettings;
  /** Constraints, among them the device, or an own track. */
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

/** Own sound and picture before they are sent (spec 001 §5). What is left out stays as it is. */
export interface DailyInputSettings {
  audio?: DailyInputAudioSettings;
  video?: DailyInputVideoSettings;
}

/** How a video is sent: at least one of these, else it is refused (spec 001 §5). */
export interface DailyVideoSendSettings {
  maxQuality?: 'low' | 'medium' | 'high';
  /** Whether layers are turned on and off as the line allows. */
  allowAdaptiveLayers?: boolean;
  /** Simulcast layers: low; low and medium; or all three. */
  encodings?: {
    low: RTCRtpEncodingParameters;
    medium?: RTCRtpEncodingParameters;
    high?: RTCRtpEncodingParameters;
  };
}

/** How the camera is sent. */
export type DailyCamVideoSendSettings = DailyVideoSendSettings;

/** Settings for cameras by name. */
export type DailyVideoSendSettingsPreset =
  | 'default-video'
  | 'bandwidth-optimized'
  | 'bandwidth-and-quality-balanced'
  | 'quality-optimized'
  | 'adaptive-2-layers'
  | 'adaptive-3-layers';

/** Settings for shared screens by name. */
export type DailyScreenVideoSendSettingsPreset =
  | 'default-screen-video'
  | 'detail-optimized'
  | 'motion-optimized'
  | 'motion-and-detail-balanced';

/** Per track: a preset's name or the settings themselves. At least one track must be named. */
export interface DailySendSettings {
  video?: DailyVideoSendSettings | DailyVideoSendSettingsPreset;
  /** For own tracks that are not named. */
  customVideoDefaults?: DailyVideoSendSettings | DailyVideoSendSettingsPreset;
  screenVideo?: DailyVideoSendSettings | DailyScreenVideoSendSettingsPreset;
  [customTrack: string]:
    | DailyVideoSendSettings
    | DailyVideoSendSettingsPreset
    | DailyScreenVideoSendSettingsPreset
    | undefined;
}

/** Which simulcast layer of a video is received: 0 is the smallest. */
export interface DailyVideoReceiveSettings {
  layer?: number;
}

/** What is received of one participant: a layer per video (`video`, `screenVideo`, own tracks by name). */
export type DailySingleParticipantReceiveSettings = Record<string, DailyVideoReceiveSettings | undefined>;

/** By participant id; `base` holds for everybody (spec 001 §5). */
export type DailyReceiveSettings = Record<string, DailySingleParticipantReceiveSettings>;

/** Another layer, or again the one that holds for everybody. */
export interface DailyVideoReceiveSettingsUpdates {
  layer?: number | 'inherit';
}

/** A change for one participant; `inherit` gives up what was set for them. */
export type DailySingleParticipantReceiveSettingsUpdates = Record<
  string,
  DailyVideoReceiveSettingsUpdates | 'inherit' | undefined
>;

/** By participant id, `base` or `*`, each participant that has settings. */
export type DailyReceiveSettingsUpdates = Record<string, DailySingleParticipantReceiveSettingsUpdates | 'inherit'>;

/** Devices in use or chosen; empty where there is none yet, or an own track. */
export interface DailyDeviceInfos {
  camera: DailyMediaDeviceInfo | Record<never, never>;
  mic: MediaDeviceInfo | Record<never, never>;
  speaker: MediaDeviceInfo | Record<never, never>;
}

/** Towards the person or away from them; undefined where nobody can tell. */
export type DailyCameraFacingMode = 'user' | 'environment' | undefined;

/** A device as browsers describe it, and where a camera looks. */
export interface DailyMediaDeviceInfo extends MediaDeviceInfo {
  facing?: DailyCameraFacingMode;
}

/** @deprecated {@link DailyMeetingSessionSummary} is the same. */
export interface DailyMeetingSession {
  id: string;
}

/** A meeting: the time from the first who comes to the last who goes. */
export interface DailyMeetingSessionSummary {
  id: string;
}

/** What everybody in the meeting shares. */
export interface DailyMeetingSessionState {
  /** As last set by anybody; at first an empty object. */
  data: unknown;
  /** `none` outside a meeting. */
  topology: DailyNetworkTopology | 'none';
}

/** Whether new data stand alone or beside the old keys. */
export type DailySessionDataMergeStrategy = 'replace' | 'shallow-merge';

/** What the browser is asked for, as `getDisplayMedia()` takes it. */
export interface DailyDisplayMediaStreamOptions {
  audio?: boolean | MediaTrackConstraints;
  video?: boolean | MediaTrackConstraints;
  selfBrowserSurface?: 'include' | 'exclude';
  surfaceSwitching?: 'include' | 'exclude';
  systemAudio?: 'include' | 'exclude';
}

/** What Electron is asked for. */
export interface DailyDisplayMediaStreamOptionsElectron {
  audio?: boolean;
  video: { maxWidth?: number; maxHeight?: number };
  chromeMediaSourceId?: string;
}

/** @deprecated Of former versions of Electron; {@link DailyStartScreenShare} takes their place. */
export interface DailyScreenCaptureOptions {
  audio?: boolean;
  maxWidth?: number;
  maxHeight?: number;
  chromeMediaSourceId?: string;
  mediaStream?: MediaStream;
}

/** A share that the person chooses. */
export interface DailyStartScreenShare {
  displayMediaOptions?: DailyDisplayMediaStreamOptions | DailyDisplayMediaStreamOptionsElectron;
  /** Default `default-screen-video`. */
  screenVideoSendSettings?: DailyVideoSendSettings | DailyScreenVideoSendSettingsPreset;
}

/** A share of a stream that is there. */
export interface DailyStartScreenShareFromStream {
  mediaStream: MediaStream;
  /** Default `default-screen-video`. */
  screenVideoSendSettings?: DailyVideoSendSettings | DailyScreenVideoSendSettingsPreset;
}

/** What is shared, and how it is sent. */
export type DailyStartScreenShareOptions =
  | DailyScreenCaptureOptions
  | DailyStartScreenShare
  | DailyStartScreenShareFromStream;

/** Turns picture and sound of a running share on and off. */
export interface DailyScreenShareUpdateOptions {
  screenVideo: { enabled: boolean };
  screenAudio: { enabled: boolean };
}
