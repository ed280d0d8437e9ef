import type { HostWindow } from '../environment.ts';
import { type MachineCarrier, parseMachineMessage, toEnvelope } from './call-machine.ts';

/**
 * Speaks to the machine's script in the same page, through messages that the window posts to itself. Messages of other
 * windows are not obeyed: only this page may drive the call.
 */
export function createPageCarrier(window: HostWindow, id: string): MachineCarrier {
  // A page from a file has an origin that equals no other, not even its own; one written into another page, whose
  // address names none, speaks for that page's. The window alone tells.
  const isNameless = window.location.protocol === 'file:' || window.location.origin === 'null';
  const targetOrigin = isNameless ? '*' : window.location.origin;
  const isOwnOrigin = (origin: string) => isNameless || origin === window.location.origin;
  return {
    post: (message) => window.postMessage(toEnvelope({ ...message, callClientId: id }), targetOrigin),
    listen(receive) {
      const onMessage = (event: MessageEvent) => {
        if (event.source !== window || !isOwnOrigin(event.origin)) return;
        const message = parseMachineMessage(event.data, id);
        if (message) receive(message);
      };
      window.addEventListener('message', onMessage);
      return () => window.removeEventListener('message', onMessage);
    },
  };
}
