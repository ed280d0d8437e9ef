import { fieldsOf, type MessageHandlers } from '../core/message-handlers.ts';
import type { DailyParticipantsObject } from '../surface/participant.ts';

export const lifecycleMessages: MessageHandlers = {
  'call-machine-initialized': (_, core) => core.initialised(),
  'joined-meeting': ({ participants, internal }, core) => {
    const { _maxAppMessageSize: size } = (internal ?? {}) as { _maxAppMessageSize?: number };
    core.joined(participants as DailyParticipantsObject, size);
  },
  'left-meeting': (_, core) => core.left(),
  error: (message, core) => {
    const { error, ...rest } = fieldsOf(message) as { error?: { details?: unknown }; errorMsg?: unknown };
    core.failed({ ...rest, ...(error ? { error: { ...error, ...parsedDetails(error.details) } } : {}) });
  },
};

/** Details arrive as a JSON text. */
function parsedDetails(details: unknown): { details?: unknown } {
  if (typeof details !== 'string') return {};
  try {
    return { details: JSON.parse(details) };
  } catch {
    return { details };
  }
}
