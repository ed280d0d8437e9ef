/** Whether a track is wanted: `staged` is connected but not yet received. */
export type DailyTrackSubscriptionState = 'staged' | boolean;

export type DailyTrackStateName = 'blocked' | 'off' | 'sendable' | 'loading' | 'interrupted' | 'playable';

/** What is known of one track of a participant (spec 001 §3). */
export interface DailyTrackState {
  subscribed: DailyTrackSubscriptionState;
  state: DailyTrackStateName;
  blocked?: { byDeviceMissing?: boolean; byDeviceInUse?: boolean; byPermissions?: boolean };
  off?: {
    byUser?: boolean;
    byRemoteRequest?: boolean;
    byBandwidth?: boolean;
    byCanSendPermission?: boolean;
    byServerLimit?: boolean;
  };
  /** Present only while the track is playable. */
  track?: MediaStreamTrack;
  /** The same track, kept while it is interrupted or off: made for attaching once. */
  persistentTrack?: MediaStreamTrack;
}

export interface DailyParticipantTracks {
  audio: DailyTrackState;
  video: DailyTrackState;
  screenAudio: DailyTrackState;
  screenVideo: DailyTrackState;
  rmpAudio?: DailyTrackState;
  rmpVideo?: DailyTrackState;
  [customTrackKey: string]: DailyTrackState | undefined;
}

export type DailySendableMedia = 'video' | 'audio' | 'screenVideo' | 'screenAudio' | 'customVideo' | 'customAudio';
export type DailyAdminArea = 'participants' | 'streaming' | 'transcription';

/** Medium → whether it is received; custom tracks by name, `*` for all others. */
export interface DailyMediaPermissions {
  video: boolean;
  audio: boolean;
  screenVideo: boolean;
  screenAudio: boolean;
  customVideo: { '*': boolean; [name: string]: boolean };
  customAudio: { '*': boolean; [name: string]: boolean };
}

type PartialMediaPermissions = Partial<
  Omit<DailyMediaPermissions, 'customVideo' | 'customAudio'> & {
    customVideo: Record<string, boolean>;
    customAudio: Record<string, boolean>;
  }
>;

/** Somebody's look in the prebuilt frame. */
export interface DailyParticipantCss {
  cam?: { div?: Partial<CSSStyleDeclaration>; video?: Partial<CSSStyleDeclaration> };
  screen?: { div?: Partial<CSSStyleDeclaration>; video?: Partial<CSSStyleDeclaration> };
}

export interface DailyParticipantPermissions {
  hasPresence: boolean;
  canSend: Set<DailySendableMedia> | boolean;
  canReceive: {
    base: boolean | DailyMediaPermissions;
    byUserId?: Record<string, boolean | PartialMediaPermissions>;
    byParticipantId?: Record<string, boolean | PartialMediaPermissions>;
  };
  canAdmin: Set<DailyAdminArea> | boolean;
}

export interface DailyParticipantPermissionsUpdate {
  hasPresence?: boolean;
  canSend?: Iterable<DailySendableMedia> | boolean;
  canReceive?: Partial<DailyParticipantPermissions['canReceive']>;
  canAdmin?: Iterable<DailyAdminArea> | boolean;
}

/** Somebody in the call, oneself included. */
export interface DailyParticipant {
  session_id: string;
  user_id: string;
  user_name: string;
  userData?: unknown;
  local: boolean;
  owner: boolean;
  joined_at?: Date;
  /** When the room or the token ends for them. */
  will_eject_at: Date;
  permissions: DailyParticipantPermissions;
  record: boolean;
  participantType?:
    | 'remote-media-player'
    | 'sip-dial-in'
    | 'sip-dial-out'
    | 'pstn-dial-in'
    | 'pstn-dial-out'
    | 'unknown';
  networkQualityState?: 'good' | 'warning' | 'bad' | 'unknown';
  networkThreshold?: 'good' | 'low' | 'very-low';
  tracks: DailyParticipantTracks;
  audio: boolean;
  video: boolean;
  screen: boolean;
  audioTrack?: MediaStreamTrack | false;
  videoTrack?: MediaStreamTrack | false;
  screenVideoTrack?: MediaStreamTrack | false;
  screenAudioTrack?: MediaStreamTrack | false;
  /** @deprecated Always empty. */
  cam_info: Record<never, never>;
  /** @deprecated Always empty. */
  screen_info: Record<never, never>;
}

/** Everybody by session id; oneself is `local`. */
export interface DailyParticipantsObject {
  local: DailyParticipant;
  [id: string]: DailyParticipant;
}

export interface DailyParticipantCounts {
  present: number;
  hidden: number;
}

type CustomTrackSubscription = DailyTrackSubscriptionState | Record<string, DailyTrackSubscriptionState>;

export type DailyTrackSubscriptionOptions =
  | DailyTrackSubscriptionState
  | 'avatar'
  | {
      audio?: DailyTrackSubscriptionState;
      video?: DailyTrackSubscriptionState;
      screenVideo?: DailyTrackSubscriptionState;
      screenAudio?: DailyTrackSubscriptionState;
      rmpAudio?: DailyTrackSubscriptionState;
      rmpVideo?: DailyTrackSubscriptionState;
      custom?: CustomTrackSubscription;
    };

export interface DailyParticipantUpdateOptions {
  setAudio?: boolean;
  setVideo?: boolean;
  setScreenShare?: false;
  setSubscribedTracks?: DailyTrackSubscriptionOptions;
  eject?: true;
  updatePermissions?: DailyParticipantPermissionsUpdate;
  styles?: DailyParticipantCss;
}

export type DailyAccessLevel = 'full' | 'lobby' | 'none';
export type DailyAccess = 'unknown' | { level: DailyAccessLevel };

export interface DailyAccessState {
  access: DailyAccess;
  awaitingAccess?: { level: DailyAccessLevel };
}

export interface DailyWaitingParticipant {
  id: string;
  name: string;
  awaitingAccess: { level: DailyAccessLevel };
}

export interface DailyWaitingParticipantUpdateOptions {
  grantRequestedAccess?: boolean;
}

export interface DailyAccessRequest {
  access?: { level: 'full' };
  name: string;
}
