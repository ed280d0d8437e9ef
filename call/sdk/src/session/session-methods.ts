import { CallPart } from '../call-part.ts';
import { requireJoined } from '../core/gates.ts';
import type { DailyMeetingSessionState } from '../surface/settings.ts';

/** The meeting as a whole: its summary, and the data that everybody in it shares. */
export class SessionMethods extends CallPart {
  /** The present meeting's; after it the last one's. */
  meetingSessionSummary(): { id?: string } {
    const { state, facts } = this.core;
    return state === 'left-meeting' || state === 'error' ? facts.previousSummary : facts.summary;
  }

  meetingSessionState(): DailyMeetingSessionState {
    requireJoined(this.core, 'meetingSessionState');
    return this.core.facts.sessionState;
  }

  setMeetingSessionData(data: unknown, mergeStrategy: 'replace' | 'shallow-merge' = 'replace'): void {
    requireJoined(this.core, 'setMeetingSessionData');
    this.core.send('set-session-data', { data, mergeStrategy });
  }
}
