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

export interface DailyIceConfig {
  iceServers?: RTCIceServer[];
  placement?: 'front' | 'back' | 'replace';
  iceTransportPolicy?: RTCIceTransportPolicy;
}

export interface DailyMicAudioModeSettings {
  bitrate?: number;
  stereo?: boolean;
}

/** Rarely needed switches (`dailyConfig`). Unknown ones are passed to the call machine. */
export interface DailyAdvancedConfig {
  /** Loads the call machine from here. */
  callObjectBundleUrlOverride?: string;
  /** Subresource integrity of the call machine's script. */
  callObjectBundleIntegrity?: string;
  /** How long one attempt to load it may take. Default 20,000. */
  callObjectBundleTimeoutMs?: number;
  /** Tells the room's server of faults that end a call. Default false. */
  reportErrors?: boolean;
  proxyUrl?: string;
  iceConfig?: DailyIceConfig;
  micAudioMode?: 'music' | 'speech' | DailyMicAudioModeSettings;
  avoidEval?: boolean;
  /** Functions, which the machine finds in the page. */
  modifyLocalSdpHook?: unknown;
  modifyRemoteSdpHook?: unknown;
  userMediaAudioConstraints?: MediaTrackConstraints;
  userMediaVideoConstraints?: MediaTrackConstraints;
  camSimulcastEncodings?: unknown[];
  screenSimulcastEncodings?: unknown[];
}

/** Properties of a call: at creation, `load()`, `preAuth()`, `startCamera()` and `join()` (spec 001 §5). */
export interface DailyCallOptions {
  url?: string;
  baseUrl?: string;
  token?: string;
  lang?: string;
  userName?: string;
  userData?: unknown;
  startVideoOff?: boolean;
  startAudioOff?: boolean;
  videoSource?: string | MediaStreamTrack | boolean;
  audioSource?: string | MediaStreamTrack | boolean;
  subscribeToTracksAutomatically?: boolean;
  dailyConfig?: DailyAdvancedConfig;
  inputSettings?: DailyInputSettings;
  sendSettings?: DailySendSettings;
  receiveSettings?: DailyReceiveSettings;
  layout?: 'custom-v1' | 'browser' | 'none';
  layoutConfig?: DailyLayoutConfig;
  theme?: DailyThemeConfig;
  reactNativeConfig?: Record<string, unknown>;
  activeSpeakerMode?: boolean;
  showLeaveButton?: boolean;
  showParticipantsBar?: boolean;
  showLocalVideo?: boolean;
  showFullscreenButton?: boolean;
  showUserNameChangeUI?: boolean;
  iframeStyle?: Partial<CSSStyleDeclaration>;
  customIntegrations?: DailyCustomIntegrations;
  customTrayButtons?: DailyCustomTrayButtons;
  customLayout?: boolean;
  bodyClass?: string;
  cssFile?: string;
  cssText?: string;
}

/** Properties that count only at creation. */
export interface DailyFactoryOptions extends DailyCallOptions {
  /** Default false: a second living call in one page is a mistake. */
  allowMultipleCallInstances?: boolean;
  /** Default true: using a destroyed call throws. */
  strictMode?: boolean;
}
