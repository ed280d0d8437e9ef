import { fieldsOf, type MessageHandlers } from '../core/message-handlers.ts';
import type { DailyParticipantsObject } from '../surface/participant.ts';
import { postableProperties } from './opening.ts';

interface FatalMessage {
  errorMsg?: unknown;
  error?: { details?: unknown };
  preserveIframe?: boolean;
}

export const lifecycleMessages: MessageHandlers = {
  loaded: (_, { lifecycle }) => lifecycle.machineLoaded(),
  'call-machine-initialized': (_, { lifecycle }) => lifecycle.machineInitialised(),
  'iframe-ready-for-launch-config': (_, core) =>
    core.send('iframe-launch-config', { ...postableProperties(core.properties) }),
  'joined-meeting': ({ participants, internal }, { lifecycle }) => {
    const { _maxAppMessageSize: size } = (internal ?? {}) as { _maxAppMessageSize?: number };
    lifecycle.joined(participants as DailyParticipantsObject, size);
  },
  'left-meeting': (_, { lifecycle }) => lifecycle.left(),
  error: (message, { lifecycle }) => {
    const { error, preserveIframe, ...rest } = fieldsOf(message) as FatalMessage;
    const told = error ? { error: { ...error, ...parsedDetails(error.details) } } : {};
    lifecycle.failed({ ...rest, ...told }, Boolean(preserveIframe));
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
