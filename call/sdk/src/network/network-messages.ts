import { isSame } from '../core/is-same.ts';
import type { MessageHandlers } from '../core/message-handlers.ts';

export const networkMessages: MessageHandlers = {
  'network-quality-change': ({ threshold, quality, state }, core) => {
    const { state: networkState, reasons } = (state ?? {}) as { state?: string; reasons?: string[] };
    const network = {
      threshold,
      quality,
      networkState,
      ...(reasons?.length ? { networkStateReasons: reasons } : {}),
    } as typeof core.facts.network;
    if (isSame(core.facts.network, network)) return;
    core.facts.network = network;
    core.emit('network-quality-change', { ...network });
  },
};
