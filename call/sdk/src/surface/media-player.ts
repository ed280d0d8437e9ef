/** How something is played to everybody. */
export interface DailyRemoteMediaPlayerSettings {
  state?: 'play' | 'pause';
  /** From 0 to 2. */
  volume?: number;
  simulcastEncodings?: Array<{ maxBitrate: number; maxFramerate?: number; scaleResolutionDownBy?: number }>;
}

/** A player, and how it plays. */
export interface DailyRemoteMediaPlayerInfo {
  session_id: string;
  remoteMediaPlayerState: { state: 'playing' | 'paused' | 'buffering'; settings: DailyRemoteMediaPlayerSettings };
}
