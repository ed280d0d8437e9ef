interface Aborted {
  result: 'aborted';
  secondsElapsed: number;
}

interface Failed {
  result: 'failed';
  errorMsg: string;
  error?: { type: string; msg: string; details?: unknown };
  secondsElapsed: number;
}

interface Measured<Figures> {
  result: 'good' | 'warning' | 'bad';
  data: Figures;
  secondsElapsed: number;
}

interface SendFigures {
  maxRoundTripTime: number | null;
  avgRoundTripTime: number | null;
  avgAvailableOutgoingBitrate: number | null;
  avgSendBitsPerSecond: number | null;
}

/** How good the line to the room server is. */
export type DailyCallQualityTestResults =
  | Measured<SendFigures & { avgSendPacketLoss: number | null }>
  | Aborted
  | Failed;

/** How good a straight line would be. */
export type DailyP2PCallQualityTestResults =
  | Measured<SendFigures & { avgRecvPacketLoss: number | null; avgRecvBitsPerSecond: number | null }>
  | Aborted
  | Failed;

export interface DailyNetworkConnectivityTestStats {
  result: 'passed' | 'failed' | 'aborted';
}

export interface DailyWebsocketConnectivityTestResults {
  result: 'passed' | 'failed' | 'warning' | 'aborted';
  abortedRegions: string[];
  failedRegions: string[];
  passedRegions: string[];
}

/** The call-quality test's results as they were once called. */
export interface DailyConnectionQualityTestStats {
  result: 'good' | 'warning' | 'bad' | 'aborted' | 'failed';
  data: { maxRTT: number | null; packetLoss: number | null };
  secondsElapsed: number;
}
