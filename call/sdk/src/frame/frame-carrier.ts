import type { HostWindow } from '../environment.ts';
import { type MachineCarrier, parseMachineMessage, toEnvelope } from '../machine/call-machine.ts';

/**
 * Speaks to a page in a frame. Messages go only to the origin that the frame was sent to, and only those of that
 * window and that origin are obeyed. While the frame is empty nothing is sent.
 */
export function createFrameCarrier(window: HostWindow, iframe: HTMLIFrameElement, id: string): MachineCarrier {
  const origin = () => {
    const found = URL.canParse(iframe.src) ? new URL(iframe.src).origin : 'null';
    // Of a page that belongs nowhere, such as about:blank, nobody can say who speaks.
    return found === 'null' ? undefined : found;
  };
  return {
    post(message) {
      const target = origin();
      if (target) iframe.contentWindow?.postMessage(toEnvelope({ ...message, callClientId: id }), target);
    },
    listen(receive) {
      const onMessage = (event: MessageEvent) => {
        // Neither the window nor the sender is there once the frame is gone.
        if (!iframe.contentWindow || event.source !== iframe.contentWindow || event.origin !== origin()) return;
        const message = parseMachineMessage(event.data, id);
        if (message) receive(message);
      };
      window.addEventListener('message', onMessage);
      return () => window.removeEventListener('message', onMessage);
    },
  };
}
