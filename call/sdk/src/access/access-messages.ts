import type { CallCore } from '../core/call-core.ts';
import { isSame } from '../core/is-same.ts';
import { fieldsOf, type MessageHandlers } from '../core/message-handlers.ts';
import type { MachineMessage } from '../machine/call-machine.ts';
import type { DailyAccessState, DailyWaitingParticipant } from '../surface/participant.ts';

export const accessMessages: MessageHandlers = {
  'access-state-updated': (message, core) => {
    const { access, awaitingAccess } = message;
    const state = { access, ...(awaitingAccess ? { awaitingAccess } : {}) } as DailyAccessState;
    if (isSame(core.facts.access, state)) return;
    core.facts.access = state;
    core.emit('access-state-updated', fieldsOf(message));
  },
  'waiting-participant-added': noteWaiting,
  'waiting-participant-updated': noteWaiting,
  'waiting-participant-removed': noteWaiting,
};

function noteWaiting({ action, participant, allWaitingParticipants }: MachineMessage, core: CallCore): void {
  core.facts.waiting = allWaitingParticipants as Record<string, DailyWaitingParticipant>;
  core.emit(action, { participant });
}
