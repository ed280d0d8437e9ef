import { fieldsOf, type MessageHandlers } from '../core/message-handlers.ts';
import { postableProperties } from './opening.ts';

interface FatalMessage {
  errorMsg?: unknown;
  error?: { details?: unknown };
  preserveIframe?: boolean;
}

export const lifecycleMessages: MessageHandlers = {
  loaded: (message, { lifecycle }) => lifecycle.machineLoaded(fieldsOf(message)),
  'call-machine-initialized': (_, { lifecycle }) => lifecycle.machineInitialised(),
  'iframe-ready-for-launch-config': (_, core) =>
    core.send('iframe-launch-config', { ...postableProperties(core.properties) }),
  'joined-meeting': (message, { lifecycle }) => {
    const { internal, ...told } = fieldsOf(message);
    const { _maxAppMessageSize: size } = (internal ?? {}) as { _maxAppMessageSize?: number };
    lifecycle.joined(told, size);
  },
  'left-meeting': (message, { lifecycle }) => lifecycle.left(fieldsOf(message)),
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
