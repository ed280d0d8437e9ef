import { isSame } from '../core/is-same.ts';
import { fieldsOf, type MessageHandlers } from '../core/message-handlers.ts';

export const networkMessages: MessageHandlers = {
  'network-quality-change': (message, core) => {
    const { state, ...fields } = fieldsOf(message);
    const { state: networkState, reasons: networkStateReasons = [] } = (state ?? {}) as Record<string, unknown>;
    const { threshold, quality } = fields;
    const network = { threshold, quality, networkState, networkStateReasons } as typeof core.facts.network;
    if (isSame({ networkStateReasons: [], ...core.facts.network }, network)) return;
    core.facts.network = network;
    const reasons = network.networkStateReasons?.length ? { networkStateReasons } : {};
    core.emit('network-quality-change', { ...fields, networkState, ...reasons });
  },
  'cpu-load-change': (message, core) => {
    if (message.cpuLoadState) core.emit('cpu-load-change', fieldsOf(message));
  },
  'face-counts-updated': (message, core) => {
    if (message.faceCounts !== undefined) core.emit('face-counts-updated', fieldsOf(message));
  },
};
