import type {
  DailyAccessState,
  DailyParticipant,
  DailyParticipantCounts,
  DailyParticipantsObject,
  DailyWaitingParticipant,
} from './participant.ts';
import type {
  DailyDeviceInfos,
  DailyInputSettings,
  DailyMediaDeviceInfo,
  DailyMeetingSessionState,
  DailyReceiveSettings,
  DailySendSettings,
} from './settings.ts';

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

export interface DailyFatalError {
  errorMsg: string;
  error?: { type: DailyFatalErrorType; msg: string; details?: unknown };
}

type Nothing = Record<never, never>;
type Participant = { participant: DailyParticipant };
type Waiting = { participant: DailyWaitingParticipant };
type Track = { participant: DailyParticipant; track: MediaStreamTrack; type: string };
type Facts = Record<string, unknown>;

/** Event name → what it carries, besides `action` and `callClientId`. */
export interface DailyEventPayloads {
  loading: Nothing;
  'load-attempt-failed': Nothing;
  loaded: Nothing;
  'started-camera': Nothing;
  'camera-error': {
    errorMsg: { errorMsg: string; audioOk?: boolean; videoOk?: boolean };
    error: { type: DailyCameraErrorType; msg: string; [detail: string]: unknown };
  };
  'joining-meeting': Nothing;
  'joined-meeting': { participants: DailyParticipantsObject };
  'left-meeting': Nothing;
  'call-instance-destroyed': Nothing;
  'participant-joined': Participant;
  'participant-updated': Participant;
  'participant-left': Participant & { reason?: string };
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
  'network-connection': { type: string; event: string; session_id?: string; sfu_id?: string };
  'cpu-load-change': { cpuLoadState: 'low' | 'high'; cpuLoadStateReason: string };
  'face-counts-updated': { faceCounts: number };
  'test-completed': { test: string; results: unknown };
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
  'transcription-started': Facts;
  'transcription-stopped': Facts;
  'transcription-error': Facts;
  'transcription-message': Facts;
  'live-streaming-started': Facts;
  'live-streaming-updated': Facts;
  'live-streaming-stopped': Facts;
  'live-streaming-error': Facts;
  'remote-media-player-started': Facts;
  'remote-media-player-updated': Facts;
  'remote-media-player-stopped': Facts;
  'dialin-ready': Facts;
  'dialin-connected': Facts;
  'dialin-error': Facts;
  'dialin-stopped': Facts;
  'dialin-warning': Facts;
  'dialout-connected': Facts;
  'dialout-answered': Facts;
  'dialout-error': Facts;
  'dialout-stopped': Facts;
  'dialout-warning': Facts;
  'lang-updated': { lang: string; langSetting: string };
  'nonfatal-error': { type: string; errorMsg: string; details?: unknown };
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
