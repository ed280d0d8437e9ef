import { isSame } from '../core/is-same.ts';
import type { MessageHandlers } from '../core/message-handlers.ts';
import type { DailyAccessState } from '../surface/participant.ts';

export const accessMessages: MessageHandlers = {
  'access-state-updated': ({ access, awaitingAccess }, core) => {
    const state = { access, ...(awaitingAccess ? { awaitingAccess } : {}) } as DailyAccessState;
    if (isSame(core.facts.access, state)) return;
    core.facts.access = state;
    core.emit('access-state-updated', { ...state });
  },
};
