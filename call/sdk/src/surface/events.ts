import type { DailyLanguage } from './call-options.ts';
import type { DailyRemoteMediaPlayerInfo } from './media-player.ts';
import type {
  DailyCallQualityTestResults,
  DailyNetworkConnectivityTestStats,
  DailyP2PCallQualityTestResults,
  DailyWebsocketConnectivityTestResults,
} from './network-tests.ts';
import type {
  DailyAccessState,
  DailyParticipant,
  DailyParticipantCounts,
  DailyParticipantsObject,
  DailyWaitingParticipant,
} from './participant.ts';
import type { DailyThemeConfig, SidebarView } from './prebuilt.ts';
import type {
  DailyDeviceInfos,
  DailyInputSettings,
  DailyMediaDeviceInfo,
  DailyMeetingSessionState,
  DailyReceiveSettings,
  DailySendSettings,
} from './settings.ts';
import type { DailyStreamingEndpoint, DailyStreamingLayout } from './streaming.ts';

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

export type DailyCameraErrorType =
  | 'cam-in-use'
  | 'mic-in-use'
  | 'cam-mic-in-use'
  | 'permissions'
  | 'undefined-mediadevices'
  | 'not-found'
  | 'constraints'
  | 'unknown';

type Media = Array<'video' | 'audio'>;

/** Why camera or microphone cannot be used. */
export type DailyCameraError = { msg: string } & (
  | { type: 'permissions'; blockedBy: 'user' | 'browser'; blockedMedia: Media }
  | { type: 'not-found'; missingMedia: Media }
  | { type: 'constraints'; reason: 'invalid' | 'none-specified'; failedMedia: Media }
  | { type: 'cam-in-use' | 'mic-in-use' | 'cam-mic-in-use' }
  | { type: 'undefined-mediadevices' }
  | { type: 'unknown' }
);

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

export interface DailyFatalError {
  errorMsg: string;
  error?: { type: DailyFatalErrorType; msg: string; details?: unknown };
}

type Nothing = Record<never, never>;
type Participant = { participant: DailyParticipant };
type Waiting = { participant: DailyWaitingParticipant };
type Track = { participant: DailyParticipant; track: MediaStreamTrack; type: string };
type Facts = Record<string, unknown>;
type Failure = { errorMsg: string; actionTraceId?: string };
type DialIn = { sessionId: string; sipHeaders?: Record<string, unknown>; sipFrom?: string; actionTraceId?: string };
type DialOut = { sessionId?: string; userId?: string; actionTraceId?: string };
type Player = DailyRemoteMediaPlayerInfo & { updatedBy: string };

/** Event name → what it carries, besides `action` and `callClientId`. */
export interface DailyEventPayloads {
  loading: Nothing;
  'load-attempt-failed': Nothing;
  loaded: Nothing;
  'started-camera': Nothing;
  'camera-error': {
    errorMsg: { errorMsg: string; audioOk?: boolean; videoOk?: boolean };
    error: DailyCameraError;
  };
  'joining-meeting': Nothing;
  'joined-meeting': { participants: DailyParticipantsObject };
  'left-meeting': Nothing;
  'call-instance-destroyed': Nothing;
  'participant-joined': Participant;
  'participant-updated': Participant;
  'participant-left': Participant & { reason?: 'hidden' };
  'participant-counts-updated': { participantCounts: DailyParticipantCounts };
  'track-started': Track;
  'track-stopped': Track;
  'access-state-updated': DailyAccessState;
  'waiting-participant-added': Waiting;
  'waiting-participant-updated': Waiting;
  'waiting-participant-removed': Waiting;
  'meeting-session-updated': { meetingSession: { id: string } };
  'meeting-session-summary-updated': { meetingSession: { id: string } };
  'meeting-session-state-updated': { meetingSessionState: DailyMeetingSessionState };
  'app-message': { data: unknown; fromId: string };
  'active-speaker-change': { activeSpeaker: { peerId: string } };
  'active-speaker-mode-change': { enabled: boolean };
  'network-quality-change': {
    threshold: 'good' | 'low' | 'very-low';
    quality: number;
    networkState?: 'good' | 'warning' | 'bad' | 'unknown';
    networkStateReasons?: string[];
  };
  'network-connection': {
    type: 'signaling' | 'peer-to-peer' | 'sfu';
    event: string;
    session_id?: string;
    sfu_id?: string;
  };
  'cpu-load-change': {
    cpuLoadState: 'low' | 'high';
    cpuLoadStateReason: 'encode' | 'decode' | 'scheduleDuration' | 'none';
  };
  'face-counts-updated': { faceCounts: number };
  'test-completed': {
    test: 'call-quality' | 'p2p-call-quality' | 'network-connectivity' | 'websocket-connectivity';
    results:
      | DailyCallQualityTestResults
      | DailyP2PCallQualityTestResults
      | DailyNetworkConnectivityTestStats
      | DailyWebsocketConnectivityTestResults;
  };
  'local-screen-share-started': Nothing;
  'local-screen-share-stopped': Nothing;
  'local-screen-share-canceled': Nothing;
  'receive-settings-updated': { receiveSettings: DailyReceiveSettings };
  'send-settings-updated': { sendSettings: DailySendSettings };
  'input-settings-updated': { inputSettings: DailyInputSettings };
  'local-audio-level': { audioLevel: number };
  'remote-participants-audio-level': { participantsAudioLevel: Record<string, number> };
  'selected-devices-updated': { devices: DailyDeviceInfos };
  'available-devices-updated': { availableDevices: DailyMediaDeviceInfo[] };
  'recording-started': Facts;
  'recording-stopped': Facts;
  'recording-stats': Facts;
  'recording-error': Facts & { errorMsg: string };
  'recording-upload-completed': Facts;
  'recording-data': { data: Uint8Array; finished: boolean };
  'transcription-started': {
    instanceId: string;
    transcriptId?: string;
    language: string;
    model: string;
    startedBy: string;
    [option: string]: unknown;
  };
  'transcription-stopped': { instanceId: string; updatedBy: string };
  'transcription-error': { instanceId: string; errorMsg?: string };
  'transcription-message': {
    participantId: string;
    text: string;
    timestamp: Date;
    trackType?: 'cam-audio' | 'screen-audio' | (string & {});
    instanceId?: string;
    rawResponse: Record<string, unknown>;
  };
  'live-streaming-started': {
    layout?: Exclude<DailyStreamingLayout, { preset: 'audio-only' }>;
    instanceId?: string;
  };
  'live-streaming-updated': {
    endpoint?: DailyStreamingEndpoint;
    state: 'connected' | 'interrupted';
    instanceId?: string;
  };
  'live-streaming-stopped': { instanceId?: string };
  'live-streaming-error': Failure & { instanceId?: string };
  'remote-media-player-started': Player;
  'remote-media-player-updated': Player;
  'remote-media-player-stopped': { session_id: string; updatedBy: string; reason: 'EOS' | 'stopped-by-peer' };
  'dialin-ready': { sipEndpoint: string };
  'dialin-connected': DialIn;
  'dialin-error': Failure & { sessionId: string };
  'dialin-stopped': DialIn;
  'dialin-warning': Failure & { sessionId: string };
  'dialout-connected': DialOut;
  'dialout-answered': DialOut;
  'dialout-error': Failure & DialOut;
  'dialout-stopped': DialOut;
  'dialout-warning': Failure & DialOut;
  'theme-updated': { theme: DailyThemeConfig };
  'show-local-video-changed': { show: boolean };
  'custom-button-click': { button_id: string };
  'sidebar-view-changed': { view: SidebarView };
  fullscreen: Nothing;
  'exited-fullscreen': Nothing;
  'lang-updated': { lang: DailyLanguage; langSetting: DailyLanguage | 'user' };
  'nonfatal-error': { type: DailyNonFatalErrorType; errorMsg: string; details?: unknown };
  error: DailyFatalError;
}

export type DailyEvent = keyof DailyEventPayloads;

/** An emitted event. */
export type DailyEventObject<Name extends DailyEvent = DailyEvent> = Name extends DailyEvent
  ? DailyEventPayloads[Name] & { action: Name; callClientId: string }
  : never;

export type DailyEventObjectAppMessage = DailyEventObject<'app-message'>;
export type DailyEventObjectTrack = DailyEventObject<'track-started' | 'track-stopped'>;
export type DailyEventObjectParticipant = DailyEventObject<'participant-joined' | 'participant-updated'>;
export type DailyEventObjectParticipantLeft = DailyEventObject<'participant-left'>;
export type DailyEventObjectFatalError = DailyEventObject<'error'>;
export type DailyEventObjectCameraError = DailyEventObject<'camera-error'>;
export type DailyEventObjectNonFatalError = DailyEventObject<'nonfatal-error'>;
export type DailyEventObjectRemoteParticipantsAudioLevel = DailyEventObject<'remote-participants-audio-level'>;
