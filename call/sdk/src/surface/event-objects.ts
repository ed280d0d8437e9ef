// The vendor's names for what listeners hear, for pages that name the types of their events.
import type { DailyEvent, DailyEventObject } from './events.ts';

/** What every event has. */
export interface DailyEventObjectBase {
  action: DailyEvent;
  callClientId: string;
}

/** A message of another participant’s page, which says of itself what it holds. */
export type DailyEventObjectAppMessage<Data = unknown> = Omit<DailyEventObject<'app-message'>, 'data'> & { data: Data };

/** {@link DailyEventPayloads} `track-started`, `track-stopped` */
export type DailyEventObjectTrack = DailyEventObject<'track-started' | 'track-stopped'>;
/** {@link DailyEventPayloads} `participant-joined`, `participant-updated` */
export type DailyEventObjectParticipant = DailyEventObject<'participant-joined' | 'participant-updated'>;
/** {@link DailyEventPayloads} `waiting-participant-added`, `waiting-participant-updated`, `waiting-participant-removed` */
export type DailyEventObjectWaitingParticipant = DailyEventObject<
  'waiting-participant-added' | 'waiting-participant-updated' | 'waiting-participant-removed'
>;
/** {@link DailyEventPayloads} `remote-media-player-started`, `remote-media-player-updated` */
export type DailyEventObjectRemoteMediaPlayerUpdate = DailyEventObject<
  'remote-media-player-started' | 'remote-media-player-updated'
>;
/** {@link DailyEventPayloads} Events that carry nothing of their own, or what differs from server to server. */
export type DailyEventObjectNoPayload = DailyEventObject<
  | 'loading'
  | 'loaded'
  | 'joining-meeting'
  | 'left-meeting'
  | 'call-instance-destroyed'
  | 'recording-stats'
  | 'recording-upload-completed'
  | 'fullscreen'
  | 'exited-fullscreen'
>;
/** {@link DailyEventPayloads} `access-state-updated` */
export type DailyEventObjectAccessState = DailyEventObject<'access-state-updated'>;
/** {@link DailyEventPayloads} `active-speaker-change` */
export type DailyEventObjectActiveSpeakerChange = DailyEventObject<'active-speaker-change'>;
/** {@link DailyEventPayloads} `active-speaker-mode-change` */
export type DailyEventObjectActiveSpeakerModeChange = DailyEventObject<'active-speaker-mode-change'>;
/** {@link DailyEventPayloads} `available-devices-updated` */
export type DailyEventObjectAvailableDevicesUpdated = DailyEventObject<'available-devices-updated'>;
/** {@link DailyEventPayloads} `camera-error` */
export type DailyEventObjectCameraError = DailyEventObject<'camera-error'>;
/** {@link DailyEventPayloads} `cpu-load-change` */
export type DailyEventObjectCpuLoadEvent = DailyEventObject<'cpu-load-change'>;
/** {@link DailyEventPayloads} `custom-button-click` */
export type DailyEventObjectCustomButtonClick = DailyEventObject<'custom-button-click'>;
/** {@link DailyEventPayloads} `dialout-answered` */
export type DailyEventObjectDialOutAnswered = DailyEventObject<'dialout-answered'>;
/** {@link DailyEventPayloads} `dialout-connected` */
export type DailyEventObjectDialOutConnected = DailyEventObject<'dialout-connected'>;
/** {@link DailyEventPayloads} `dialout-error` */
export type DailyEventObjectDialOutError = DailyEventObject<'dialout-error'>;
/** {@link DailyEventPayloads} `dialout-stopped` */
export type DailyEventObjectDialOutStopped = DailyEventObject<'dialout-stopped'>;
/** {@link DailyEventPayloads} `dialout-warning` */
export type DailyEventObjectDialOutWarning = DailyEventObject<'dialout-warning'>;
/** {@link DailyEventPayloads} `dialin-connected` */
export type DailyEventObjectDialinConnected = DailyEventObject<'dialin-connected'>;
/** {@link DailyEventPayloads} `dialin-error` */
export type DailyEventObjectDialinError = DailyEventObject<'dialin-error'>;
/** {@link DailyEventPayloads} `dialin-ready` */
export type DailyEventObjectDialinReady = DailyEventObject<'dialin-ready'>;
/** {@link DailyEventPayloads} `dialin-stopped` */
export type DailyEventObjectDialinStopped = DailyEventObject<'dialin-stopped'>;
/** {@link DailyEventPayloads} `dialin-warning` */
export type DailyEventObjectDialinWarning = DailyEventObject<'dialin-warning'>;
/** {@link DailyEventPayloads} `face-counts-updated` */
export type DailyEventObjectFaceCounts = DailyEventObject<'face-counts-updated'>;
/** {@link DailyEventPayloads} `error` */
export type DailyEventObjectFatalError = DailyEventObject<'error'>;
/** {@link DailyEventPayloads} `load-attempt-failed` */
export type DailyEventObjectGenericError = DailyEventObject<'load-attempt-failed'>;
/** {@link DailyEventPayloads} `input-settings-updated` */
export type DailyEventObjectInputSettingsUpdated = DailyEventObject<'input-settings-updated'>;
/** {@link DailyEventPayloads} `lang-updated` */
export type DailyEventObjectLangUpdated = DailyEventObject<'lang-updated'>;
/** {@link DailyEventPayloads} `live-streaming-error` */
export type DailyEventObjectLiveStreamingError = DailyEventObject<'live-streaming-error'>;
/** {@link DailyEventPayloads} `live-streaming-started` */
export type DailyEventObjectLiveStreamingStarted = DailyEventObject<'live-streaming-started'>;
/** {@link DailyEventPayloads} `live-streaming-stopped` */
export type DailyEventObjectLiveStreamingStopped = DailyEventObject<'live-streaming-stopped'>;
/** {@link DailyEventPayloads} `live-streaming-updated` */
export type DailyEventObjectLiveStreamingUpdated = DailyEventObject<'live-streaming-updated'>;
/** {@link DailyEventPayloads} `local-audio-level` */
export type DailyEventObjectLocalAudioLevel = DailyEventObject<'local-audio-level'>;
/** {@link DailyEventPayloads} `meeting-session-state-updated` */
export type DailyEventObjectMeetingSessionStateUpdated = DailyEventObject<'meeting-session-state-updated'>;
/** {@link DailyEventPayloads} `meeting-session-summary-updated` */
export type DailyEventObjectMeetingSessionSummaryUpdated = DailyEventObject<'meeting-session-summary-updated'>;
/** {@link DailyEventPayloads} `meeting-session-updated` */
export type DailyEventObjectMeetingSessionUpdated = DailyEventObject<'meeting-session-updated'>;
/** {@link DailyEventPayloads} `network-connection` */
export type DailyEventObjectNetworkConnectionEvent = DailyEventObject<'network-connection'>;
/** {@link DailyEventPayloads} `network-quality-change` */
export type DailyEventObjectNetworkQualityEvent = DailyEventObject<'network-quality-change'>;
/** {@link DailyEventPayloads} `nonfatal-error` */
export type DailyEventObjectNonFatalError = DailyEventObject<'nonfatal-error'>;
/** {@link DailyEventPayloads} `participant-counts-updated` */
export type DailyEventObjectParticipantCounts = DailyEventObject<'participant-counts-updated'>;
/** {@link DailyEventPayloads} `participant-left` */
export type DailyEventObjectParticipantLeft = DailyEventObject<'participant-left'>;
/** {@link DailyEventPayloads} `joined-meeting` */
export type DailyEventObjectParticipants = DailyEventObject<'joined-meeting'>;
/** {@link DailyEventPayloads} `receive-settings-updated` */
export type DailyEventObjectReceiveSettingsUpdated = DailyEventObject<'receive-settings-updated'>;
/** {@link DailyEventPayloads} `recording-data` */
export type DailyEventObjectRecordingData = DailyEventObject<'recording-data'>;
/** {@link DailyEventPayloads} `recording-error` */
export type DailyEventObjectRecordingError = DailyEventObject<'recording-error'>;
/** {@link DailyEventPayloads} `recording-started` */
export type DailyEventObjectRecordingStarted = DailyEventObject<'recording-started'>;
/** {@link DailyEventPayloads} `recording-stopped` */
export type DailyEventObjectRecordingStopped = DailyEventObject<'recording-stopped'>;
/** {@link DailyEventPayloads} `remote-media-player-stopped` */
export type DailyEventObjectRemoteMediaPlayerStopped = DailyEventObject<'remote-media-player-stopped'>;
/** {@link DailyEventPayloads} `remote-participants-audio-level` */
export type DailyEventObjectRemoteParticipantsAudioLevel = DailyEventObject<'remote-participants-audio-level'>;
/** {@link DailyEventPayloads} `selected-devices-updated` */
export type DailyEventObjectSelectedDevicesUpdated = DailyEventObject<'selected-devices-updated'>;
/** {@link DailyEventPayloads} `send-settings-updated` */
export type DailyEventObjectSendSettingsUpdated = DailyEventObject<'send-settings-updated'>;
/** {@link DailyEventPayloads} `show-local-video-changed` */
export type DailyEventObjectShowLocalVideoChanged = DailyEventObject<'show-local-video-changed'>;
/** {@link DailyEventPayloads} `sidebar-view-changed` */
export type DailyEventObjectSidebarViewChanged = DailyEventObject<'sidebar-view-changed'>;
/** {@link DailyEventPayloads} `test-completed` */
export type DailyEventObjectTestCompleted = DailyEventObject<'test-completed'>;
/** {@link DailyEventPayloads} `theme-updated` */
export type DailyEventObjectThemeUpdated = DailyEventObject<'theme-updated'>;
/** {@link DailyEventPayloads} `transcription-error` */
export type DailyEventObjectTranscriptionError = DailyEventObject<'transcription-error'>;
/** {@link DailyEventPayloads} `transcription-message` */
export type DailyEventObjectTranscriptionMessage = DailyEventObject<'transcription-message'>;
/** {@link DailyEventPayloads} `transcription-started` */
export type DailyEventObjectTranscriptionStarted = DailyEventObject<'transcription-started'>;
/** {@link DailyEventPayloads} `transcription-stopped` */
export type DailyEventObjectTranscriptionStopped = DailyEventObject<'transcription-stopped'>;
