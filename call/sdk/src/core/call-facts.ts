import { limits } from '@parley/call-protocol/limits';
import type { DailyNetworkStats } from '../surface/network.ts';
import type { DailyAccessState, DailyParticipantCounts, DailyWaitingParticipant } from '../surface/participant.ts';
import type {
  DailyInputSettings,
  DailyMeetingSessionState,
  DailyReceiveSettings,
  DailySendSettings,
} from '../surface/settings.ts';

/** What is known of a call besides its participants. All but the network and the last summary ends with the meeting. */
export interface CallFacts {
  isInitialised: boolean;
  counts: DailyParticipantCounts;
  access: DailyAccessState;
  waiting: Record<string, DailyWaitingParticipant>;
  summary: { id?: string };
  previousSummary: { id?: string };
  /** Without the data in a frame: it belongs to the page inside. */
  sessionState: Pick<DailyMeetingSessionState, 'topology'> & Partial<DailyMeetingSessionState>;
  network: Omit<DailyNetworkStats, 'stats' | 'networkStateReasons'> &
    Partial<Pick<DailyNetworkStats, 'networkStateReasons'>>;
  activeSpeaker: { peerId?: string };
  isSharingScreen: boolean;
  /** `testCallQuality()` is running. */
  isTestingQuality: boolean;
  /** Characters of JSON. */
  maxAppMessageSize: number;
  localAudioLevel: number;
  remoteAudioLevels: Readonly<Record<string, number>>;
  isLocalObserverRunning: boolean;
  isRemoteObserverRunning: boolean;
  receiveSettings: DailyReceiveSettings;
  /** As the machine told them; null while only the page's own wishes are known. */
  inputSettings: DailyInputSettings | null;
  sendSettings: DailySendSettings | null;
  isActiveSpeakerMode: boolean;
  /** Session id → what was last told of the player. */
  mediaPlayers: Map<unknown, string>;
}

export function initialFacts(isFrame: boolean): CallFacts {
  return {
    isInitialised: false,
    counts: { present: 0, hidden: 0 },
    access: { access: 'unknown' },
    waiting: {},
    summary: {},
    previousSummary: {},
    sessionState: isFrame ? { topology: 'none' } : { data: {}, topology: 'none' },
    network: { threshold: limits.network.threshold, quality: limits.network.quality, networkState: 'unknown' },
    activeSpeaker: {},
    isSharingScreen: false,
    isTestingQuality: false,
    maxAppMessageSize: limits.appMessageMaxCharacters,
    localAudioLevel: 0,
    remoteAudioLevels: {},
    isLocalObserverRunning: false,
    isRemoteObserverRunning: false,
    receiveSettings: {},
    inputSettings: null,
    sendSettings: null,
    isActiveSpeakerMode: false,
    mediaPlayers: new Map(),
  };
}
