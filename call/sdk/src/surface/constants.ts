// Every name of the contract that is a word on the wire, for those who would rather import than write it.

// States of a call.
export const DAILY_STATE_ERROR = 'error';
export const DAILY_STATE_JOINED = 'joined-meeting';
export const DAILY_STATE_JOINING = 'joining-meeting';
export const DAILY_STATE_LEFT = 'left-meeting';
export const DAILY_STATE_NEW = 'new';

// Events, by the names that listeners give.
export const DAILY_EVENT_ACCESS_STATE_UPDATED = 'access-state-updated';
export const DAILY_EVENT_ACTIVE_SPEAKER_CHANGE = 'active-speaker-change';
export const DAILY_EVENT_ACTIVE_SPEAKER_MODE_CHANGE = 'active-speaker-mode-change';
export const DAILY_EVENT_APP_MSG = 'app-message';
export const DAILY_EVENT_CAMERA_ERROR = 'camera-error';
export const DAILY_EVENT_CPU_LOAD_CHANGE = 'cpu-load-change';
export const DAILY_EVENT_ERROR = 'error';
export const DAILY_EVENT_EXIT_FULLSCREEN = 'exited-fullscreen';
export const DAILY_EVENT_FACE_COUNTS_UPDATED = 'face-counts-updated';
export const DAILY_EVENT_FULLSCREEN = 'fullscreen';
export const DAILY_EVENT_IFRAME_LAUNCH_CONFIG = 'iframe-launch-config';
export const DAILY_EVENT_IFRAME_READY_FOR_LAUNCH_CONFIG = 'iframe-ready-for-launch-config';
export const DAILY_EVENT_INPUT_SETTINGS_UPDATED = 'input-settings-updated';
export const DAILY_EVENT_JOINED_MEETING = 'joined-meeting';
export const DAILY_EVENT_JOINING_MEETING = 'joining-meeting';
export const DAILY_EVENT_LANG_UPDATED = 'lang-updated';
export const DAILY_EVENT_LEFT_MEETING = 'left-meeting';
export const DAILY_EVENT_LIVE_STREAMING_ERROR = 'live-streaming-error';
export const DAILY_EVENT_LIVE_STREAMING_STARTED = 'live-streaming-started';
export const DAILY_EVENT_LIVE_STREAMING_STOPPED = 'live-streaming-stopped';
export const DAILY_EVENT_LIVE_STREAMING_UPDATED = 'live-streaming-updated';
export const DAILY_EVENT_LOADED = 'loaded';
export const DAILY_EVENT_LOADING = 'loading';
export const DAILY_EVENT_LOAD_ATTEMPT_FAILED = 'load-attempt-failed';
export const DAILY_EVENT_LOCAL_SCREEN_SHARE_CANCELED = 'local-screen-share-canceled';
export const DAILY_EVENT_LOCAL_SCREEN_SHARE_STARTED = 'local-screen-share-started';
export const DAILY_EVENT_LOCAL_SCREEN_SHARE_STOPPED = 'local-screen-share-stopped';
export const DAILY_EVENT_MEETING_SESSION_DATA_ERROR = 'meeting-session-data-error';
export const DAILY_EVENT_MEETING_SESSION_STATE_UPDATED = 'meeting-session-state-updated';
export const DAILY_EVENT_MEETING_SESSION_SUMMARY_UPDATED = 'meeting-session-summary-updated';
export const DAILY_EVENT_NETWORK_CONNECTION = 'network-connection';
export const DAILY_EVENT_NETWORK_QUALITY_CHANGE = 'network-quality-change';
export const DAILY_EVENT_NONFATAL_ERROR = 'nonfatal-error';
export const DAILY_EVENT_PARTICIPANT_COUNTS_UPDATED = 'participant-counts-updated';
export const DAILY_EVENT_PARTICIPANT_JOINED = 'participant-joined';
export const DAILY_EVENT_PARTICIPANT_LEFT = 'participant-left';
export const DAILY_EVENT_PARTICIPANT_UPDATED = 'participant-updated';
export const DAILY_EVENT_RECEIVE_SETTINGS_UPDATED = 'receive-settings-updated';
export const DAILY_EVENT_RECORDING_DATA = 'recording-data';
export const DAILY_EVENT_RECORDING_ERROR = 'recording-error';
export const DAILY_EVENT_RECORDING_STARTED = 'recording-started';
export const DAILY_EVENT_RECORDING_STATS = 'recording-stats';
export const DAILY_EVENT_RECORDING_STOPPED = 'recording-stopped';
export const DAILY_EVENT_RECORDING_UPLOAD_COMPLETED = 'recording-upload-completed';
export const DAILY_EVENT_REMOTE_MEDIA_PLAYER_STARTED = 'remote-media-player-started';
export const DAILY_EVENT_REMOTE_MEDIA_PLAYER_STOPPED = 'remote-media-player-stopped';
export const DAILY_EVENT_REMOTE_MEDIA_PLAYER_UPDATED = 'remote-media-player-updated';
export const DAILY_EVENT_STARTED_CAMERA = 'started-camera';
export const DAILY_EVENT_THEME_UPDATED = 'theme-updated';
export const DAILY_EVENT_TRACK_STARTED = 'track-started';
export const DAILY_EVENT_TRACK_STOPPED = 'track-stopped';
export const DAILY_EVENT_TRANSCRIPTION_ERROR = 'transcription-error';
export const DAILY_EVENT_TRANSCRIPTION_MSG = 'transcription-message';
export const DAILY_EVENT_TRANSCRIPTION_STARTED = 'transcription-started';
export const DAILY_EVENT_TRANSCRIPTION_STOPPED = 'transcription-stopped';
export const DAILY_EVENT_WAITING_PARTICIPANT_ADDED = 'waiting-participant-added';
export const DAILY_EVENT_WAITING_PARTICIPANT_REMOVED = 'waiting-participant-removed';
export const DAILY_EVENT_WAITING_PARTICIPANT_UPDATED = 'waiting-participant-updated';

// States of a track.
export const DAILY_TRACK_STATE_BLOCKED = 'blocked';
export const DAILY_TRACK_STATE_INTERRUPTED = 'interrupted';
export const DAILY_TRACK_STATE_LOADING = 'loading';
export const DAILY_TRACK_STATE_OFF = 'off';
export const DAILY_TRACK_STATE_PLAYABLE = 'playable';
export const DAILY_TRACK_STATE_SENDABLE = 'sendable';

// Kinds of errors that end a call.
export const DAILY_FATAL_ERROR_CONNECTION = 'connection-error';
export const DAILY_FATAL_ERROR_EJECTED = 'ejected';
export const DAILY_FATAL_ERROR_EOL = 'end-of-life';
export const DAILY_FATAL_ERROR_EXP_ROOM = 'exp-room';
export const DAILY_FATAL_ERROR_EXP_TOKEN = 'exp-token';
export const DAILY_FATAL_ERROR_MEETING_FULL = 'meeting-full';
export const DAILY_FATAL_ERROR_NBF_ROOM = 'nbf-room';
export const DAILY_FATAL_ERROR_NBF_TOKEN = 'nbf-token';
export const DAILY_FATAL_ERROR_NOT_ALLOWED = 'not-allowed';
export const DAILY_FATAL_ERROR_NO_ROOM = 'no-room';

// Kinds of problems with camera and microphone.
export const DAILY_CAMERA_ERROR_CAM_AND_MIC_IN_USE = 'cam-mic-in-use';
export const DAILY_CAMERA_ERROR_CAM_IN_USE = 'cam-in-use';
export const DAILY_CAMERA_ERROR_CONSTRAINTS = 'constraints';
export const DAILY_CAMERA_ERROR_MIC_IN_USE = 'mic-in-use';
export const DAILY_CAMERA_ERROR_NOT_FOUND = 'not-found';
export const DAILY_CAMERA_ERROR_PERMISSIONS = 'permissions';
export const DAILY_CAMERA_ERROR_UNDEF_MEDIADEVICES = 'undefined-mediadevices';
export const DAILY_CAMERA_ERROR_UNKNOWN = 'unknown';

// Access to a room.
export const DAILY_ACCESS_LEVEL_FULL = 'full';
export const DAILY_ACCESS_LEVEL_LOBBY = 'lobby';
export const DAILY_ACCESS_LEVEL_NONE = 'none';
export const DAILY_ACCESS_UNKNOWN = 'unknown';

// Names in receive settings that are nobody’s id.
export const DAILY_RECEIVE_SETTINGS_ALL_PARTICIPANTS_KEY = '*';
export const DAILY_RECEIVE_SETTINGS_BASE_KEY = 'base';
