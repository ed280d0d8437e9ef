import type { CallCore } from '../core/call-core.ts';
import type { MessageHandlers } from '../core/message-handlers.ts';

/** The names that Safari up to 16.3 knows alone. */
interface WebkitFrame {
  requestFullscreen?: () => Promise<void>;
  webkitRequestFullscreen?: () => void;
}
interface WebkitDocument {
  webkitFullscreenElement?: Element | null;
  webkitExitFullscreen?: () => void;
}

/** The page in the frame may ask for the whole screen, which only the page around it can give. */
export const fullscreenMessages: MessageHandlers = {
  'request-fullscreen': (_, core) => void enterFullscreen(core),
  'request-exit-fullscreen': (_, core) => leaveFullscreen(core),
};

/** Shows the frame on the whole screen. What stands against it is reported: only a press may do so. */
export async function enterFullscreen({ host: { iframe }, environment }: CallCore): Promise<void> {
  if (!iframe || filling(environment.window?.document)) return;
  const frame = iframe as WebkitFrame;
  try {
    if (frame.requestFullscreen) await frame.requestFullscreen();
    else if (frame.webkitRequestFullscreen) frame.webkitRequestFullscreen();
    else throw new Error('this browser gives no frame the whole screen');
  } catch (error) {
    environment.console.error('the call could not be shown on the whole screen', error);
  }
}

export function leaveFullscreen({ host: { iframe }, environment }: CallCore): void {
  const document = environment.window?.document as (Document & WebkitDocument) | undefined;
  if (!iframe || !filling(document)) return;
  if (!document?.fullscreenElement) {
    document?.webkitExitFullscreen?.();
    return;
  }
  document.exitFullscreen().catch((error: unknown) => {
    environment.console.error('the whole screen could not be left', error);
  });
}

/** Tells page and machine when the frame gets and loses the whole screen. The result stops it. */
export function watchFullscreen(core: CallCore): () => void {
  const { iframe } = core.host;
  if (!iframe) return () => undefined;
  const onChange = () => {
    const action = filling(core.environment.window?.document) === iframe ? 'fullscreen' : 'exited-fullscreen';
    core.emit(action);
    core.send(action);
  };
  const change = (iframe as WebkitFrame).requestFullscreen ? 'fullscreenchange' : 'webkitfullscreenchange';
  // What is wrapped need only be like a frame.
  iframe.addEventListener?.(change, onChange);
  return () => iframe.removeEventListener?.(change, onChange);
}

/** What has the whole screen. */
function filling(document: (Document & WebkitDocument) | undefined): Element | null | undefined {
  return document?.fullscreenElement ?? document?.webkitFullscreenElement;
}
