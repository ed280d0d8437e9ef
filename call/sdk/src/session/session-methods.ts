import { CallPart } from '../call-part.ts';
import { requireCallObject, requireJoined } from '../core/gates.ts';
import { answerOf } from '../core/replies.ts';
import { SdkError } from '../sdk-error.ts';
import type {
  DailyMeetingSessionState,
  DailyMeetingSessionSummary,
  DailySessionDataMergeStrategy,
} from '../surface/settings.ts';
import { checkSessionData } from './check-session-data.ts';

/** The meeting as a whole: its summary, and the data that everybody in it shares. */
export class SessionMethods extends CallPart {
  /** The present meeting; after it the last one. An empty object before the first. */
  meetingSessionSummary(): DailyMeetingSessionSummary {
    const { state, facts } = this.core;
    const summary = state === 'left-meeting' || state === 'error' ? facts.previousSummary : facts.summary;
    return summary as DailyMeetingSessionSummary;
  }

  /** What everybody in the meeting shares. Throws outside a meeting. */
  meetingSessionState(): DailyMeetingSessionState {
    requireJoined(this.core, 'meetingSessionState');
    return this.core.facts.sessionState as DailyMeetingSessionState;
  }

  /** @deprecated `meetingSessionSummary()` tells the same at once. */
  async getMeetingSession(): Promise<{ meetingSession: DailyMeetingSessionSummary }> {
    this.core.environment.console.warn(
      'getMeetingSession() is deprecated: use meetingSessionSummary(), which will return immediately',
    );
    requireJoined(this.core, 'getMeetingSession()');
    return answerOf(await this.core.request('get-meeting-session')) as { meetingSession: DailyMeetingSessionSummary };
  }

  /**
   * Shares data with everybody in the meeting, those who come later included: `replace` sets them whole, `shallow-
   * merge` keeps the keys that are not named. Throws outside a meeting, in a frame, and on what is no plain object or
   * larger than 100 kB of JSON (102,400 characters); a refusal comes as `nonfatal-error`.
   */
  setMeetingSessionData(data: unknown, mergeStrategy: DailySessionDataMergeStrategy = 'replace'): void {
    requireCallObject(this.core, 'setMeetingSessionData()');
    requireJoined(this.core, 'setMeetingSessionData');
    checkSessionData(data, mergeStrategy, this.core.environment.console);
    try {
      this.core.send('set-session-data', { data, mergeStrategy });
    } catch (error) {
      throw SdkError.invalidArgument(`Error setting meeting session data: ${error}`, error);
    }
  }
}
