import type { MessageHandlers } from '../core/message-handlers.ts';
import type { DailyMeetingSessionState } from '../surface/settings.ts';

export const sessionMessages: MessageHandlers = {
  'meeting-session-summary-updated': ({ meetingSession }, core) => {
    core.facts.summary = meetingSession as { id?: string };
    core.emit('meeting-session-summary-updated', { meetingSession });
    core.emit('meeting-session-updated', { meetingSession });
  },
  'meeting-session-state-updated': ({ meetingSessionState }, core) => {
    const told = meetingSessionState as DailyMeetingSessionState;
    // A page around a frame learns only the topology: the data belongs to the page inside.
    const { data: _, ...withoutData } = told;
    const state = (core.isFrame ? withoutData : told) as DailyMeetingSessionState;
    if (core.isFrame && core.facts.sessionState.topology === state.topology) return;
    core.facts.sessionState = state;
    core.emit('meeting-session-state-updated', { meetingSessionState: state });
  },
};
