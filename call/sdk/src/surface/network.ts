import type { DailyFatalErrorObject, DailyFatalErrorType } from './events.ts';

/** Over the room's server, or straight between people. */
export type DailyNetworkTopology = 'sfu' | 'peer';

/** What makes the line bad. */
export type networkStateReasons = 'sendPacketLoss' | 'recvPacketLoss' | 'roundTripTime' | 'availableOutgoingBitrate';

/** Figures of the line: of the last interval, the worst of the last half minute, and the mean. */
export interface DailyNetworkStatsData {
  /** Bits per second; losses as shares of 1; round trip and jitter in seconds; null where there is nothing to measure. */
  latest: {
    /** Milliseconds since 1970. */
    timestamp: number;
    recvBitsPerSecond: number | null;
    sendBitsPerSecond: number | null;
    availableOutgoingBitrate: number | null;
    networkRoundTripTime: number | null;
    videoRecvBitsPerSecond: number | null;
    videoSendBitsPerSecond: number | null;
    audioRecvBitsPerSecond: number | null;
    audioSendBitsPerSecond: number | null;
    videoRecvPacketLoss: number | null;
    videoSendPacketLoss: number | null;
    audioRecvPacketLoss: number | null;
    audioSendPacketLoss: number | null;
    totalSendPacketLoss: number | null;
    totalRecvPacketLoss: number | null;
    videoRecvJitter: number | null;
    videoSendJitter: number | null;
    audioRecvJitter: number | null;
    audioSendJitter: number | null;
  };
  worstVideoRecvPacketLoss: number;
  worstVideoSendPacketLoss: number;
  worstAudioRecvPacketLoss: number;
  worstAudioSendPacketLoss: number;
  worstVideoRecvJitter: number;
  worstVideoSendJitter: number;
  worstAudioRecvJitter: number;
  worstAudioSendJitter: number;
  /** Seconds. */
  averageNetworkRoundTripTime: number;
}

/** How the line is, as last told (spec 001 §3). */
export interface DailyNetworkStats {
  /** Default `unknown`. */
  networkState: 'good' | 'warning' | 'bad' | 'unknown';
  /** Missing while there are none. */
  networkStateReasons: networkStateReasons[];
  /** Figures of the machine, inside a meeting; else empty. */
  stats: Record<string, never> | DailyNetworkStatsData;
  /** @deprecated `networkState` replaces it. Default `good`. */
  threshold: 'good' | 'low' | 'very-low';
  /** @deprecated `networkState` replaces it. From 0 to 100, default 100. */
  quality: number;
}

/** How busy the processor is with the call; undefined and empty outside a meeting. */
export interface DailyCpuLoadStats {
  cpuLoadState: 'low' | 'high';
  /** What takes the time. */
  cpuLoadStateReason: 'encode' | 'decode' | 'scheduleDuration' | 'none';
  stats: {
    latest: {
      /** Milliseconds since 1970. */
      timestamp: number;
      scheduleDuration: number;
      frameEncodeTimeSec: number;
      targetEncodeFrameRate: number;
      targetDecodeFrameRate: number;
      targetScheduleDuration: number;
      cpuUsageBasedOnTargetEncode: number;
      cpuUsageBasedOnGlobalDecode: number;
      avgFrameDecodeTimeSec: number;
      avgInterFrameDelayStandardDeviation: number;
      totalReceivedVideoTracks: number;
      cpuInboundVideoStats: Array<{
        trackId: string;
        ssrc: number;
        frameWidth: number;
        frameHeight: number;
        fps: number;
        frameDecodeTimeSec: number;
        interFrameDelayStandardDeviation: number;
        cpuUsageBasedOnTargetDecode: number;
      }>;
    };
  };
}

/** The outcomes of a test of the line. */
export type DailyQualityTestResult = 'good' | 'bad' | 'warning' | 'aborted' | 'failed';

/** The test was stopped before it had measured enough. */
export interface DailyCallQualityTestAborted {
  result: 'aborted';
  secondsElapsed: number;
}

/** The test could not be made. */
export interface DailyCallQualityTestFailure {
  result: 'failed';
  errorMsg: string;
  error?: DailyFatalErrorObject<DailyFatalErrorType>;
  secondsElapsed: number;
}

/** What was measured towards the server: seconds, shares of 1, bits per second; null where nothing came. */
export interface DailyCallQualityTestData {
  maxRoundTripTime: number | null;
  avgRoundTripTime: number | null;
  avgSendPacketLoss: number | null;
  avgAvailableOutgoingBitrate: number | null;
  avgSendBitsPerSecond: number | null;
}

/** What was measured on a straight line: seconds, shares of 1, bits per second; null where nothing came. */
export interface DailyP2PCallQualityTestData {
  maxRoundTripTime: number | null;
  avgRoundTripTime: number | null;
  avgRecvPacketLoss: number | null;
  avgAvailableOutgoingBitrate: number | null;
  avgSendBitsPerSecond: number | null;
  avgRecvBitsPerSecond: number | null;
}

/** A finished test of the line to the server. */
export interface DailyCallQualityTestStats {
  result: 'good' | 'warning' | 'bad';
  data: DailyCallQualityTestData;
  secondsElapsed: number;
}

/** A finished test of a straight line. */
export interface DailyP2PCallQualityTestStats {
  result: 'good' | 'warning' | 'bad';
  data: DailyP2PCallQualityTestData;
  secondsElapsed: number;
}

/** How good the line to the room server is. */
export type DailyCallQualityTestResults =
  | DailyCallQualityTestStats
  | DailyCallQualityTestAborted
  | DailyCallQualityTestFailure;

/** How good a straight line would be. */
export type DailyP2PCallQualityTestResults =
  | DailyP2PCallQualityTestStats
  | DailyCallQualityTestAborted
  | DailyCallQualityTestFailure;

/** Whether media find a way out of this network. */
export interface DailyNetworkConnectivityTestStats {
  result: 'passed' | 'failed' | 'aborted';
}

/** Which regions' servers can be reached; `warning` when some cannot. */
export interface DailyWebsocketConnectivityTestResults {
  result: 'passed' | 'failed' | 'warning' | 'aborted';
  abortedRegions: string[];
  failedRegions: string[];
  passedRegions: string[];
}

/** What the call-quality test measures, as it was once called. */
export interface DailyConnectionQualityTestData {
  /** Seconds. */
  maxRTT: number | null;
  /** A share of 1. */
  packetLoss: number | null;
}

/** The call-quality test's results as they were once called. */
export interface DailyConnectionQualityTestStats {
  result: DailyQualityTestResult;
  data: DailyConnectionQualityTestData;
  secondsElapsed: number;
}
