import type { MessageHandlers } from '../core/message-handlers.ts';
import type { DailyMeetingSessionState } from '../surface/settings.ts';

export const sessionMessages: MessageHandlers = {
  'meeting-session-summary-updated': ({ meetingSession }, core) => {
    core.facts.summary = meetingSession as { id?: string };
    core.emit('meeting-session-summary-updated', { meetingSession });
    core.emit('meeting-session-updated', { meetingSession });
  },
  'meeting-session-state-updated': ({ meetingSessionState }, core) => {
    core.facts.sessionState = meetingSessionState as DailyMeetingSessionState;
    core.emit('meeting-session-state-updated', { meetingSessionState });
  },
};
