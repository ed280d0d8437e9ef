/** One layer in which a picture is sent (spec 001 §5). */
export interface RemoteMediaPlayerSimulcastEncoding {
  /** Bits per second: 100,000 to 2,500,000. */
  maxBitrate: number;
  /** Pictures per second: 1 to 30. */
  maxFramerate?: number;
  /** 1 to 8: a half, a third… of the size. */
  scaleResolutionDownBy?: number;
}

/** How something is played to everybody. */
export interface DailyRemoteMediaPlayerSettings {
  /** Default `play`. */
  state?: DailyRemoteMediaPlayerSettingPlay | DailyRemoteMediaPlayerSettingPause;
  /** From 0 to 2; 1 is as recorded. */
  volume?: number;
  /** One to three layers; only at the start. */
  simulcastEncodings?: RemoteMediaPlayerSimulcastEncoding[];
}

/** What is played, and how. */
export interface DailyRemoteMediaPlayerStartOptions {
  /** The medium's address, which the server can reach. */
  url: string;
  settings?: DailyRemoteMediaPlayerSettings;
}

/** A change to a player. */
export interface DailyRemoteMediaPlayerUpdateOptions {
  /** The player's, as its start resolved it. */
  session_id: string;
  settings: DailyRemoteMediaPlayerSettings;
}

/** What a player is told to do. */
export type DailyRemoteMediaPlayerSettingPlay = 'play';
/** What a player is told to do. */
export type DailyRemoteMediaPlayerSettingPause = 'pause';
/** What a player does. */
export type DailyRemoteMediaPlayerStatePlaying = 'playing';
/** What a player does. */
export type DailyRemoteMediaPlayerStatePaused = 'paused';
/** What a player does: it waits for the medium. */
export type DailyRemoteMediaPlayerStateBuffering = 'buffering';
/** Why a player ended: the medium did. */
export type DailyRemoteMediaPlayerEOS = 'EOS';
/** Why a player ended: somebody stopped it. */
export type DailyRemoteMediaPlayerPeerStopped = 'stopped-by-peer';

/** What a player does, and how. */
export interface DailyRemoteMediaPlayerState {
  state: DailyRemoteMediaPlayerStatePlaying | DailyRemoteMediaPlayerStatePaused | DailyRemoteMediaPlayerStateBuffering;
  settings: DailyRemoteMediaPlayerSettings;
}

/** A player, and what it does. */
export interface DailyRemoteMediaPlayerInfo {
  session_id: string;
  remoteMediaPlayerState: DailyRemoteMediaPlayerState;
}

/** Why a player ended. */
export type DailyRemoteMediaPlayerStopReason = DailyRemoteMediaPlayerEOS | DailyRemoteMediaPlayerPeerStopped;
