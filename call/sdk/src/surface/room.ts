import type { DailyStreamingOptions } from './streaming.ts';

/** What is known of a room before it is joined. */
export interface DailyPendingRoomInfo {
  roomUrlPendingJoin: string;
}

/** What the machine tells of a room. Configuration that is not named here is passed on as well. */
export interface DailyRoomInfo {
  id: string;
  name: string;
  /** The room's own settings, with those of the server where it has none (times in seconds since 1970). */
  config: {
    /** The room cannot be joined before. */
    nbf?: number;
    /** The room cannot be joined after. */
    exp?: number;
    max_participants?: number;
    enable_screenshare?: boolean;
    enable_chat?: boolean;
    enable_knocking?: boolean;
    enable_prejoin_ui?: boolean;
    enable_recording?: string;
    start_cloud_recording_opts?: DailyStreamingOptions<'recording', 'start'>;
    start_video_off?: boolean;
    start_audio_off?: boolean;
    owner_only_broadcast?: boolean;
    eject_at_room_exp?: boolean;
    /** Seconds. */
    eject_after_elapsed?: number;
  };
  domainConfig: { enable_chat?: boolean; redirect_on_meeting_exit?: string; sfu_switchover?: number };
  /** What the own token says. */
  tokenConfig: {
    nbf?: number;
    exp?: number;
    is_owner?: boolean;
    user_name?: string;
    user_id?: string;
    enable_screenshare?: boolean;
    start_video_off?: boolean;
    start_audio_off?: boolean;
    eject_at_token_exp?: boolean;
    /** Seconds. */
    eject_after_elapsed?: number;
  };
  /** What those who phone in must key. */
  dialInPIN?: string;
}
