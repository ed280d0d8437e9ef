/** Whether a track is wanted: `staged` is connected but not yet received. */
export type DailyTrackSubscriptionState = 'staged' | boolean;

/** `playable` has a track; `loading` will; `interrupted` had; `off` and `blocked` say why not; `sendable` is not subscribed. */
export type DailyTrackStateName = 'blocked' | 'off' | 'sendable' | 'loading' | 'interrupted' | 'playable';

/** What is known of one track of a participant (spec 001 §3). */
export interface DailyTrackState {
  subscribed: DailyTrackSubscriptionState;
  state: DailyTrackStateName;
  /** Why it is `blocked`. */
  blocked?: { byDeviceMissing?: boolean; byDeviceInUse?: boolean; byPermissions?: boolean };
  /** Why it is `off`. */
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

/** The tracks of a participant by name; own tracks have the names they were started with. */
export interface DailyParticipantTracks {
  audio: DailyTrackState;
  video: DailyTrackState;
  screenAudio: DailyTrackState;
  screenVideo: DailyTrackState;
  /** Sound and picture of a remote media player. */
  rmpAudio?: DailyTrackState;
  rmpVideo?: DailyTrackState;
  [customTrackKey: string]: DailyTrackState | undefined;
}

/** What can be sent. */
export type DailyParticipantPermissionsCanSendValues =
  | 'video'
  | 'audio'
  | 'screenVideo'
  | 'screenAudio'
  | 'customVideo'
  | 'customAudio';

/** What can be administered: people, recordings and streams, transcription. */
export type DailyParticipantPermissionsCanAdminValues = 'participants' | 'streaming' | 'transcription';

/** Medium → whether it is received; own tracks by name, `*` for all others. */
export interface DailyParticipantCanReceiveMediaPermissionFull {
  video: boolean;
  audio: boolean;
  screenVideo: boolean;
  screenAudio: boolean;
  customVideo: { '*': boolean; [name: string]: boolean };
  customAudio: { '*': boolean; [name: string]: boolean };
}

/** The same for some media; what is left out is as in `base`. */
export interface DailyParticipantCanReceiveMediaPermissionPartial {
  video?: boolean;
  audio?: boolean;
  screenVideo?: boolean;
  screenAudio?: boolean;
  customVideo?: Record<string, boolean>;
  customAudio?: Record<string, boolean>;
}

/** Whose media somebody receives: everybody's, by user id, by session id. What is nearer to the person counts. */
export interface DailyParticipantCanReceivePermission {
  base: boolean | DailyParticipantCanReceiveMediaPermissionFull;
  byUserId?: Record<string, boolean | DailyParticipantCanReceiveMediaPermissionPartial>;
  byParticipantId?: Record<string, boolean | DailyParticipantCanReceiveMediaPermissionPartial>;
}

/** What somebody may (spec 001 §6). */
export interface DailyParticipantPermissions {
  /** Whether the others see that they are there. */
  hasPresence: boolean;
  canSend: Set<DailyParticipantPermissionsCanSendValues> | boolean;
  canReceive: DailyParticipantCanReceivePermission;
  canAdmin: Set<DailyParticipantPermissionsCanAdminValues> | boolean;
}

/** A change to what somebody may; what is left out stays. Sets, lists and booleans are taken. */
export interface DailyParticipantPermissionsUpdate {
  hasPresence?: boolean;
  canSend?: Iterable<DailyParticipantPermissionsCanSendValues> | boolean;
  canReceive?: Partial<DailyParticipantCanReceivePermission>;
  canAdmin?: Iterable<DailyParticipantPermissionsCanAdminValues> | boolean;
}

/** The look of one picture in the frame. */
export interface DailyParticipantStreamCss {
  div?: Partial<CSSStyleDeclaration>;
  /** For the vendor's type alone: `updateParticipant()` refuses it, as the vendor's does. */
  overlay?: Partial<CSSStyleDeclaration>;
  video?: Partial<CSSStyleDeclaration>;
}

/** Somebody's look in the frame. */
export interface DailyParticipantCss {
  cam?: DailyParticipantStreamCss;
  screen?: DailyParticipantStreamCss;
}

/** People who are no browsers. */
export type DailyParticipantTypeValues =
  | 'remote-media-player'
  | 'sip-dial-in'
  | 'sip-dial-out'
  | 'pstn-dial-in'
  | 'pstn-dial-out'
  | 'unknown';

/** Where a picture is on the screen, in pixels. */
export interface DailyVideoElementInfo {
  width: number;
  height: number;
  left: number;
  top: number;
  video_width: number;
  video_height: number;
}

/** Somebody in the call, oneself included. */
export interface DailyParticipant {
  /** Of this stay in the room; another one each time. */
  session_id: string;
  /** From the token; else the session id. */
  user_id: string;
  /** Empty when none was given. */
  user_name: string;
  /** As `setUserData()` set it. */
  userData?: unknown;
  local: boolean;
  /** Whether their token makes them one. */
  owner: boolean;
  /** Undefined until they are in. */
  joined_at?: Date;
  /** When the room or the token ends for them. */
  will_eject_at: Date;
  permissions: DailyParticipantPermissions;
  /** Whether they record on their own machine. */
  record: boolean;
  /** Undefined for people in browsers. */
  participantType?: DailyParticipantTypeValues;
  /** How their line is. */
  networkQualityState?: 'good' | 'warning' | 'bad' | 'unknown';
  /** @deprecated `networkQualityState` replaces it. */
  networkThreshold?: 'good' | 'low' | 'very-low';
  tracks: DailyParticipantTracks;
  /** @deprecated `tracks.audio.state` says more. */
  audio: boolean;
  /** @deprecated `tracks.video.state` says more. */
  video: boolean;
  /** @deprecated `tracks.screenVideo.state` says more. */
  screen: boolean;
  /** @deprecated `tracks.audio.persistentTrack` takes its place. */
  audioTrack?: MediaStreamTrack | false;
  /** @deprecated `tracks.video.persistentTrack` takes its place. */
  videoTrack?: MediaStreamTrack | false;
  /** @deprecated `tracks.screenVideo.persistentTrack` takes its place. */
  screenVideoTrack?: MediaStreamTrack | false;
  /** @deprecated `tracks.screenAudio.persistentTrack` takes its place. */
  screenAudioTrack?: MediaStreamTrack | false;
  /** @deprecated Always empty. */
  cam_info: Record<never, never> | DailyVideoElementInfo;
  /** @deprecated Always empty. */
  screen_info: Record<never, never> | DailyVideoElementInfo;
}

/** Everybody by session id; oneself is `local`. */
export interface DailyParticipantsObject {
  local: DailyParticipant;
  [id: string]: DailyParticipant;
}

/** How many there are. Both begin at 0. */
export interface DailyParticipantCounts {
  /** Those whom everybody sees, oneself included. */
  present: number;
  /** Those without presence. */
  hidden: number;
}

/** Session id → how loud, from 0 to 1. */
export type DailyParticipantsAudioLevel = Record<string, number>;

/** Why somebody is no longer shown though they did not go. */
export type DailyParticipantLeftReason = 'hidden';

/** Own tracks: all alike, or by name. */
export type DailyCustomTrackSubscriptionState =
  | DailyTrackSubscriptionState
  | Record<string, DailyTrackSubscriptionState>;

/** What is received of somebody: all tracks alike, or by name. `avatar` is for browsers only. */
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
      custom?: DailyCustomTrackSubscriptionState;
    };

/** What is done to somebody (spec 001 §5). Most of it needs to be allowed to administer participants. */
export interface DailyParticipantUpdateOptions {
  setAudio?: boolean;
  setVideo?: boolean;
  /** Only ends a share. */
  setScreenShare?: false;
  /** Refused while tracks are subscribed automatically. */
  setSubscribedTracks?: DailyTrackSubscriptionOptions;
  /** Sends them out. */
  eject?: true;
  updatePermissions?: DailyParticipantPermissionsUpdate;
  /** In the frame. */
  styles?: DailyParticipantCss;
}

/** How far somebody is let in: in the meeting, before its door, or not at all. */
export type DailyAccessLevel = 'full' | 'lobby' | 'none';

/** An access that is known. */
export interface SpecifiedDailyAccess {
  level: DailyAccessLevel;
}

/** `unknown` until the room was asked, by `preAuth()` or `join()`. */
export type DailyAccess = 'unknown' | SpecifiedDailyAccess;

/** How far one is let in, and what one waits for. */
export interface DailyAccessState {
  access: DailyAccess;
  awaitingAccess?: SpecifiedDailyAccess;
}

/** Somebody who knocks. */
export interface DailyWaitingParticipant {
  id: string;
  name: string;
  awaitingAccess: SpecifiedDailyAccess;
}

/** Lets one who waits in, or turns them away. */
export interface DailyWaitingParticipantUpdateOptions {
  grantRequestedAccess?: boolean;
}

/** What one asks for when knocking. */
export interface DailyAccessRequest {
  /** Default `{ level: 'full' }`. */
  access?: { level: 'full' };
  /** The name that those inside see. */
  name: string;
}
