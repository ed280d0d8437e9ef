import type { HostWindow } from '../environment.ts';
import { type MachineCarrier, parseMachineMessage, toEnvelope } from './call-machine.ts';

/**
 * Speaks to the machine's script in the same page, through messages that the window posts to itself. Messages of other
 * windows are not obeyed: only this page may drive the call.
 */
export function createPageCarrier(window: HostWindow, id: string): MachineCarrier {
  const targetOrigin = window.location.protocol === 'file:' ? '*' : window.location.origin;
  return {
    post: (message) => window.postMessage(toEnvelope({ ...message, callClientId: id }), targetOrigin),
    listen(receive) {
      const onMessage = (event: MessageEvent) => {
        if (event.source !== null && event.source !== window) return;
        const message = parseMachineMessage(event.data, id);
        if (message) receive(message);
      };
      window.addEventListener('message', onMessage);
      return () => window.removeEventListener('message', onMessage);
    },
  };
}
