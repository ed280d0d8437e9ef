import type { DailyLanguage, DailyLanguageSetting } from './call-options.ts';
import type { DailyRemoteMediaPlayerInfo, DailyRemoteMediaPlayerStopReason } from './media-player.ts';
import type {
  DailyCallQualityTestResults,
  DailyNetworkConnectivityTestStats,
  DailyNetworkStats,
  DailyP2PCallQualityTestResults,
  DailyWebsocketConnectivityTestResults,
} from './network.ts';
import type {
  DailyAccessState,
  DailyParticipant,
  DailyParticipantCounts,
  DailyParticipantLeftReason,
  DailyParticipantsAudioLevel,
  DailyParticipantsObject,
  DailyWaitingParticipant,
} from './participant.ts';
import type { DailyThemeConfig, SidebarView } from './prebuilt.ts';
import type {
  DailyDeviceInfos,
  DailyInputSettings,
  DailyMediaDeviceInfo,
  DailyMeetingSessionState,
  DailyMeetingSessionSummary,
  DailyReceiveSettings,
  DailySendSettings,
} from './settings.ts';
import type { DailyLiveStreamingLayoutConfig, DailyStreamingEndpoint, DailyStreamingState } from './streaming.ts';

/** Why a call ended against the person's will. */
export type DailyFatalErrorType =
  | 'ejected'
  | 'nbf-room'
  | 'nbf-token'
  | 'exp-room'
  | 'exp-token'
  | 'no-room'
  | 'meeting-full'
  | 'end-of-life'
  | 'not-allowed'
  | 'connection-error';

/** What ended a call. */
export interface DailyFatalError {
  type: DailyFatalErrorType;
  msg: string;
}

/** A call that ended because a server could not be reached. */
export interface DailyFatalConnectionError extends DailyFatalError {
  type: 'connection-error';
  details: {
    /** What was being done. */
    on: 'load' | 'join' | 'reconnect' | 'move' | 'rtc-connection' | 'room-lookup';
    sourceError: Record<string, unknown>;
    uri?: string;
    workerGroup?: string;
    geoGroup?: string;
    /** Where the call machine should have come from. */
    bundleUrl?: string;
  };
}

/** What ended a call, by its kind. */
export type DailyFatalErrorObject<Type extends DailyFatalErrorType = DailyFatalErrorType> =
  Type extends 'connection-error' ? DailyFatalConnectionError : DailyFatalError & { type: Type; details?: unknown };

/** Kinds of trouble with camera and microphone. */
export type DailyCameraErrorType =
  | 'cam-in-use'
  | 'mic-in-use'
  | 'cam-mic-in-use'
  | 'permissions'
  | 'undefined-mediadevices'
  | 'not-found'
  | 'constraints'
  | 'unknown';

/** Why camera or microphone cannot be used, in words. */
export interface DailyCameraError {
  msg: string;
}

/** Somebody, or something, does not allow it. */
export interface DailyCamPermissionsError extends DailyCameraError {
  type: 'permissions';
  blockedBy: 'user' | 'browser';
  blockedMedia: Array<'video' | 'audio'>;
}

/** There is no such device. */
export interface DailyCamDeviceNotFoundError extends DailyCameraError {
  type: 'not-found';
  missingMedia: Array<'video' | 'audio'>;
}

/** No device is as it was asked for. */
export interface DailyCamConstraintsError extends DailyCameraError {
  type: 'constraints';
  reason: 'invalid' | 'none-specified';
  failedMedia: Array<'video' | 'audio'>;
}

/** Another program has it. */
export interface DailyCamInUseError extends DailyCameraError {
  type: 'cam-in-use' | 'mic-in-use' | 'cam-mic-in-use';
}

/** The browser gives no devices to this page, for instance because it did not come by https. */
export interface DailyCamTypeError extends DailyCameraError {
  type: 'undefined-mediadevices';
}

/** Anything else. */
export interface DailyCamUnknownError extends DailyCameraError {
  type: 'unknown';
}

type CameraErrors =
  | DailyCamPermissionsError
  | DailyCamDeviceNotFoundError
  | DailyCamConstraintsError
  | DailyCamInUseError
  | DailyCamTypeError
  | DailyCamUnknownError;

/** Why camera or microphone cannot be used, by its kind. */
export type DailyCameraErrorObject<Type extends DailyCameraErrorType = DailyCameraErrorType> = Extract<
  CameraErrors,
  { type: Type } | (Type extends DailyCamInUseError['type'] ? DailyCamInUseError : never)
>;

/** What failed while the call goes on. */
export type DailyNonFatalErrorType =
  | 'input-settings-error'
  | 'screen-share-error'
  | 'local-audio-level-observer-error'
  | 'video-processor-error'
  | 'video-processor-warning'
  | 'audio-processor-error'
  | 'remote-media-player-error'
  | 'live-streaming-warning'
  | 'meeting-session-data-error';

/** Towards what a connection was made or lost. */
export type NetworkConnectionType = 'signaling' | 'peer-to-peer' | 'sfu';

type Nothing = Record<never, never>;
type Participant = { participant: DailyParticipant };
type Waiting = { participant: DailyWaitingParticipant };
type Track = { participant: DailyParticipant; track: MediaStreamTrack; type: string };
type Facts = Record<string, unknown>;
type Failure = { errorMsg: string; actionTraceId?: string };
type DialIn = { sessionId: string; sipHeaders?: Record<string, unknown>; sipFrom?: string; actionTraceId?: string };
type DialOut = { sessionId?: string; userId?: string; actionTraceId?: string };
type Player = DailyRemoteMediaPlayerInfo & { updatedBy: string };

/**
 * Event name → what it carries, besides `action` and `callClientId`.
 *
 * Events are told after the state that they tell of: inside a listener `participants()` and the like are up to date.
 */
export interface DailyEventPayloads {
  /** The call machine is being loaded. */
  loading: Nothing;
  /** An attempt to load failed; further ones follow, three in all, three seconds apart. The text is never there. */
  'load-attempt-failed': { errorMsg: string };
  /** The call machine is there. */
  loaded: Nothing;
  /** `startCamera()` has opened camera and microphone. */
  'started-camera': Nothing;
  /** Camera or microphone cannot be used. The call goes on without. */
  'camera-error': {
    errorMsg: { errorMsg: string; audioOk?: boolean; videoOk?: boolean };
    error: DailyCameraErrorObject;
  };
  /** Joining has begun. */
  'joining-meeting': Nothing;
  /** One is in; whoever was there before is among the participants. */
  'joined-meeting': { participants: DailyParticipantsObject };
  /** One is out, by `leave()` or `destroy()`. */
  'left-meeting': Nothing;
  /** The last event of a call. */
  'call-instance-destroyed': Nothing;
  /** Somebody else came. */
  'participant-joined': Participant;
  /** Something about somebody changed, oneself included. Never told without a change. */
  'participant-updated': Participant;
  /** Somebody else went; `hidden`: they are still there but no longer shown. */
  'participant-left': Participant & { reason?: DailyParticipantLeftReason };
  /** How many are there changed. */
  'participant-counts-updated': { participantCounts: DailyParticipantCounts };
  /** A track can be played, or another took its place. `type` is its name among the participant’s tracks. */
  'track-started': Track;
  /** A track can no longer be played. */
  'track-stopped': Track;
  /** What one may in the room changed. */
  'access-state-updated': DailyAccessState;
  /** Somebody knocks. */
  'waiting-participant-added': Waiting;
  /** Something about one who knocks changed. */
  'waiting-participant-updated': Waiting;
  /** One who knocked was let in, turned away, or went. */
  'waiting-participant-removed': Waiting;
  /** @deprecated The same as `meeting-session-summary-updated`. */
  'meeting-session-updated': { meetingSession: DailyMeetingSessionSummary };
  /** Another meeting began. */
  'meeting-session-summary-updated': { meetingSession: DailyMeetingSessionSummary };
  /** The shared data or the topology changed. */
  'meeting-session-state-updated': { meetingSessionState: DailyMeetingSessionState };
  /** A message of another participant’s page: any JSON, and the sender’s session id. */
  'app-message': { data: unknown; fromId: string };
  /** Somebody else speaks. */
  'active-speaker-change': { activeSpeaker: { peerId: string } };
  /** The frame shows large who speaks, or no longer. */
  'active-speaker-mode-change': { enabled: boolean };
  /** The line got better or worse. `stats` is never there, `networkStateReasons` only when there are some. */
  'network-quality-change': DailyNetworkStats;
  /** A connection was made, lost or is tried again. */
  'network-connection': {
    type: NetworkConnectionType;
    event: string;
    session_id?: string;
    sfu_id?: string;
  };
  /** The processor has too much to do with the call, or no longer. */
  'cpu-load-change': {
    cpuLoadState: 'low' | 'high';
    cpuLoadStateReason: 'encode' | 'decode' | 'scheduleDuration' | 'none';
  };
  /** How many faces the own camera shows. */
  'face-counts-updated': { faceCounts: number };
  /** A test of the line ended, by itself or stopped. */
  'test-completed': {
    test: 'call-quality' | 'p2p-call-quality' | 'network-connectivity' | 'websocket-connectivity';
    results:
      | DailyCallQualityTestResults
      | DailyP2PCallQualityTestResults
      | DailyNetworkConnectivityTestStats
      | DailyWebsocketConnectivityTestResults;
  };
  /** The own screen is shared. */
  'local-screen-share-started': Nothing;
  /** The own screen is no longer shared. */
  'local-screen-share-stopped': Nothing;
  /** The person chose no screen. */
  'local-screen-share-canceled': Nothing;
  /** What is received changed. */
  'receive-settings-updated': { receiveSettings: DailyReceiveSettings };
  /** How is sent changed. */
  'send-settings-updated': { sendSettings: DailySendSettings };
  /** What is done to sound and picture changed, devices included. */
  'input-settings-updated': { inputSettings: DailyInputSettings };
  /** How loud one is, from 0 to 1, each interval of the observer. */
  'local-audio-level': { audioLevel: number };
  /** How loud the others are, from 0 to 1, by session id, each interval of the observer. */
  'remote-participants-audio-level': { participantsAudioLevel: DailyParticipantsAudioLevel };
  /** Other devices are used. */
  'selected-devices-updated': { devices: DailyDeviceInfos };
  /** A device was plugged in or out. */
  'available-devices-updated': { availableDevices: DailyMediaDeviceInfo[] };
  /** A recording runs: of this call (`recordingId`, `instanceId`, `layout`, `startedBy`…), or, with `local`, by somebody on their own machine. */
  'recording-started': Facts;
  /** A recording ended. */
  'recording-stopped': Facts;
  /** Figures of a recording that runs. */
  'recording-stats': Facts;
  /** A recording failed. */
  'recording-error': Facts & { errorMsg: string };
  /** A recording can be fetched. */
  'recording-upload-completed': Facts;
  /** A piece of a local recording; `finished` with the last. */
  'recording-data': { data: Uint8Array; finished: boolean };
  /** What is said is being written down. */
  'transcription-started': {
    instanceId: string;
    transcriptId?: string;
    language: string;
    model: string;
    startedBy: string;
    [option: string]: unknown;
  };
  /** It is no longer written down. */
  'transcription-stopped': { instanceId: string; updatedBy: string };
  /** Writing down failed. */
  'transcription-error': { instanceId: string; errorMsg?: string };
  /** Somebody said this. */
  'transcription-message': {
    participantId: string;
    text: string;
    timestamp: Date;
    trackType?: 'cam-audio' | 'screen-audio' | (string & {});
    instanceId?: string;
    rawResponse: Record<string, unknown>;
  };
  /** The meeting is streamed. */
  'live-streaming-started': {
    layout?: DailyLiveStreamingLayoutConfig;
    instanceId?: string;
  };
  /** A stream’s layout changed, or its connection to an endpoint. */
  'live-streaming-updated': {
    endpoint?: DailyStreamingEndpoint;
    state: DailyStreamingState;
    instanceId?: string;
  };
  /** A stream ended. */
  'live-streaming-stopped': { instanceId?: string };
  /** A stream failed. */
  'live-streaming-error': Failure & { instanceId?: string };
  /** Somebody plays a medium to everybody. */
  'remote-media-player-started': Player;
  /** A player was paused or goes on, or changed otherwise. */
  'remote-media-player-updated': Player;
  /** A player ended. */
  'remote-media-player-stopped': { session_id: string; updatedBy: string; reason: DailyRemoteMediaPlayerStopReason };
  /** The room can be called by SIP at this address. */
  'dialin-ready': { sipEndpoint: string };
  /** Somebody called in. */
  'dialin-connected': DialIn;
  /** A call into the meeting failed. */
  'dialin-error': Failure & { sessionId: string };
  /** One who called in hung up. */
  'dialin-stopped': DialIn;
  /** A call into the meeting goes on, with this trouble. */
  'dialin-warning': Failure & { sessionId: string };
  /** A call out rings. */
  'dialout-connected': DialOut;
  /** A call out was answered. */
  'dialout-answered': DialOut;
  /** A call out failed. */
  'dialout-error': Failure & DialOut;
  /** A call out ended. */
  'dialout-stopped': DialOut;
  /** A call out goes on, with this trouble. */
  'dialout-warning': Failure & DialOut;
  /** The frame has other colours. */
  'theme-updated': { theme: DailyThemeConfig };
  /** The frame shows the own picture, or no longer. */
  'show-local-video-changed': { show: boolean };
  /** One of the page’s own buttons in the tray was pressed. */
  'custom-button-click': { button_id: string };
  /** The frame’s side shows something else. */
  'sidebar-view-changed': { view: SidebarView };
  /** The frame takes the whole screen. */
  fullscreen: Nothing;
  /** The frame no longer takes the whole screen. */
  'exited-fullscreen': Nothing;
  /** The frame speaks another language; `langSetting` is what was chosen. */
  'lang-updated': { lang: DailyLanguage; langSetting: DailyLanguageSetting };
  /** Something failed, and the call goes on. */
  'nonfatal-error': { type: DailyNonFatalErrorType; errorMsg: string; details?: unknown };
  /** The call is over: the state is `error`, and the promise of a running `load()` or `join()` is rejected. */
  error: { errorMsg: string; error?: DailyFatalErrorObject };
}

/** The names that listeners give. */
export type DailyEvent = keyof DailyEventPayloads;

/** What a listener hears: the event’s own fields, its name and the call. */
export type DailyEventObject<Name extends DailyEvent = DailyEvent> = Name extends DailyEvent
  ? DailyEventPayloads[Name] & { action: Name; callClientId: string }
  : never;
