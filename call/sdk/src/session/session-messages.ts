import { fieldsOf, type MessageHandlers } from '../core/message-handlers.ts';
import type { DailyMeetingSessionState } from '../surface/settings.ts';

export const sessionMessages: MessageHandlers = {
  'meeting-session-summary-updated': ({ meetingSession }, core) => {
    if (!meetingSession) return;
    core.facts.summary = meetingSession as { id?: string };
    core.emit('meeting-session-summary-updated', { meetingSession });
    core.emit('meeting-session-updated', { meetingSession });
  },
  'meeting-session-state-updated': (message, core) => {
    const told = message.meetingSessionState as DailyMeetingSessionState | undefined;
    const { facts } = core;
    if (!core.isFrame) {
      if (told) facts.sessionState = told;
      core.emit('meeting-session-state-updated', fieldsOf(message));
      return;
    }
    // A page around a frame learns only the topology: the data belongs to the page inside.
    if (!told || facts.sessionState.topology === told.topology) return;
    facts.sessionState = { topology: told.topology };
    core.emit('meeting-session-state-updated', { meetingSessionState: facts.sessionState });
  },
};
