import type {
  DailyCustomIntegrations,
  DailyCustomTrayButtons,
  DailyLayoutConfig,
  DailyThemeConfig,
} from './prebuilt.ts';
import type { DailyInputSettings, DailyReceiveSettings, DailySendSettings } from './settings.ts';

/** Languages of the prebuilt page. */
export type DailyLanguage =
  | 'da'
  | 'de'
  | 'en'
  | 'es'
  | 'fi'
  | 'fr'
  | 'it'
  | 'jp'
  | 'ka'
  | 'nl'
  | 'no'
  | 'pl'
  | 'pt'
  | 'pt-BR'
  | 'ru'
  | 'sv'
  | 'tr';

/** A language, or the one that the person's browser asks for. */
export type DailyLanguageSetting = DailyLanguage | 'user';

/** How ways between people are found. */
export interface DailyIceConfig {
  iceServers?: RTCIceServer[];
  /** Before the room's own servers, after them, or instead. */
  placement?: 'front' | 'back' | 'replace';
  /** `relay` hides the person's address. Default `all`. */
  iceTransportPolicy?: RTCIceTransportPolicy;
}

/** How a sound is encoded. */
export interface DailyMicAudioModeSettings {
  /** Bits per second. */
  bitrate?: number;
  /** Default false. */
  stereo?: boolean;
}

/** A track of the page's own, beside camera and microphone (spec 001 §5). */
export interface StartCustomTrackOptions {
  track: MediaStreamTrack;
  /** Default `speech`. */
  mode?: 'music' | 'speech' | DailyMicAudioModeSettings | undefined;
  /** At most 50 characters and none of the names that every call has. Without one, the machine makes one up. */
  trackName?: string;
}

/** Rarely needed switches (`dailyConfig`). Those that the SDK does not read itself are passed to the call machine. */
export interface DailyAdvancedConfig {
  /** Loads the call machine from here, instead of from the room's server. */
  callObjectBundleUrlOverride?: string;
  /** Subresource integrity of the call machine's script, as the attribute of that name takes it. */
  callObjectBundleIntegrity?: string;
  /** How long one attempt to load it may take, or a page in a frame to speak once it has come. Default 20,000. */
  callObjectBundleTimeoutMs?: number;
  /** Tells the room's server of faults that end a call. Default false. */
  reportErrors?: boolean;
  /** Sends everything through this address. */
  proxyUrl?: string;
  iceConfig?: DailyIceConfig;
  /** How the microphone is encoded. Default `speech`. */
  micAudioMode?: 'music' | 'speech' | DailyMicAudioModeSettings;
  /** Accepted; this SDK never evaluates text. */
  avoidEval?: boolean;
  /** A function, which is laid ready in the page. Parley's call machine does not call it yet. */
  modifyLocalSdpHook?: unknown;
  /** A function, which is laid ready in the page. Parley's call machine does not call it yet. */
  modifyRemoteSdpHook?: unknown;
  keepCamIndicatorLightOn?: boolean;
  noAutoDefaultDeviceChange?: boolean;
  useDevicePreferenceCookies?: boolean;
  alwaysIncludeMicInPermissionPrompt?: boolean;
  alwaysIncludeCamInPermissionPrompt?: boolean;
  enableIndependentDevicePermissionPrompts?: boolean;
  useLegacyVideoProcessor?: boolean;
  h264Profile?: string;
  preferH264?: boolean;
  preferH264ForCam?: boolean;
  preferH264ForScreenSharing?: boolean;
  /** @deprecated `inputSettings` takes its place. */
  userMediaAudioConstraints?: MediaTrackConstraints;
  /** @deprecated `inputSettings` takes its place. */
  userMediaVideoConstraints?: MediaTrackConstraints;
  /** @deprecated `sendSettings` takes its place. One to three layers, held to their ranges (spec 001 §5). */
  camSimulcastEncodings?: unknown[];
  /** @deprecated `sendSettings` takes its place. */
  screenSimulcastEncodings?: unknown[];
  /** @deprecated `sendSettings` takes its place. */
  disableSimulcast?: boolean;
  /** @deprecated Without effect. */
  v2CamAndMic?: boolean;
  /** @deprecated Without effect. */
  fastConnect?: boolean;
}

/**
 * Properties of a call: at creation, `load()`, `preAuth()`, `startCamera()` and `join()` (spec 001 §5). Later ones
 * replace earlier ones of the same name. A name that is not here throws `unrecognized property '…'`, a wrong value
 * `property '…': …`; so does an explicit `undefined`.
 */
export interface DailyCallOptions {
  /** The room's address. `join()` needs one, here or earlier. */
  url?: string;
  /** Where the call machine comes from while no `url` is known. */
  baseUrl?: string;
  /** A meeting token of the room's server. */
  token?: string;
  /** The frame's language. */
  lang?: DailyLanguageSetting | (string & {});
  /** The name that others see. */
  userName?: string;
  /** What others see as `userData`: at most 4,096 characters of JSON. */
  userData?: unknown;
  /** Joins without the camera. Default false. */
  startVideoOff?: boolean;
  /** Joins muted. Default false. */
  startAudioOff?: boolean;
  /** A device's id, a live track, or whether there is a camera at all. Default true. */
  videoSource?: string | MediaStreamTrack | boolean;
  /** A device's id, a live track, or whether there is a microphone at all. Default true. */
  audioSource?: string | MediaStreamTrack | boolean;
  /** Whether everybody's tracks are received without being asked for. Default true. */
  subscribeToTracksAutomatically?: boolean;
  dailyConfig?: DailyAdvancedConfig;
  /** What is done to the own sound and picture. */
  inputSettings?: DailyInputSettings;
  /** How they are sent. */
  sendSettings?: DailySendSettings;
  /** What is received of others; call objects only. */
  receiveSettings?: DailyReceiveSettings;
  /** Set by the factories: `none` for a call object. */
  layout?: 'custom-v1' | 'browser' | 'none';
  /** Tiles per page of the frame. */
  layoutConfig?: DailyLayoutConfig;
  /** Colours of the frame. */
  theme?: DailyThemeConfig;
  /** React Native: `androidInCallNotification`, `disableAutoDeviceManagement`. */
  reactNativeConfig?: Record<string, unknown>;
  /** Shows large who speaks; frames only. Default false. */
  activeSpeakerMode?: boolean;
  /** Frames only. */
  showLeaveButton?: boolean;
  /** Frames only. Default true. */
  showParticipantsBar?: boolean;
  /** Frames only. Default true. */
  showLocalVideo?: boolean;
  /** Frames only. */
  showFullscreenButton?: boolean;
  /** Frames only. */
  showUserNameChangeUI?: boolean;
  /** Replaces the iframe's default style altogether. */
  iframeStyle?: Partial<CSSStyleDeclaration>;
  /** Pages beside the call, by id; frames only. */
  customIntegrations?: DailyCustomIntegrations;
  /** Buttons in the frame's tray, by id; frames only. */
  customTrayButtons?: DailyCustomTrayButtons;
  /** Lets `layout` default to `custom-v1`. */
  customLayout?: boolean;
  /** A class of the frame's body. */
  bodyClass?: string;
  /** A stylesheet for the frame. */
  cssFile?: string;
  /** Style rules for the frame. */
  cssText?: string;
  /** Which libraries made the call, by name and version, as newer React hooks tell. Nothing depends on it. */
  aboutClient?: Record<string, string>;
}

/** What `load()` takes. */
export type DailyLoadOptions = DailyCallOptions;

/** Properties that count only at creation. */
export interface DailyFactoryOptions extends DailyCallOptions {
  /** Default false: a second living call in one page throws. */
  allowMultipleCallInstances?: boolean;
  /** Default true: using a destroyed call throws. */
  strictMode?: boolean;
}
