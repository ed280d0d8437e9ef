import type { CallCore } from '../core/call-core.ts';
import type { MessageHandlers } from '../core/message-handlers.ts';

/** The page in the frame may ask for the whole screen, which only the page around it can give. */
export const fullscreenMessages: MessageHandlers = {
  'request-fullscreen': (_, core) => void enterFullscreen(core),
  'request-exit-fullscreen': (_, core) => leaveFullscreen(core),
};

/** Shows the frame on the whole screen. What stands against it is reported: only a press may do so. */
export async function enterFullscreen({ host: { iframe }, environment }: CallCore): Promise<void> {
  if (!iframe || environment.window?.document.fullscreenElement) return;
  try {
    await iframe.requestFullscreen();
  } catch (error) {
    environment.console.error('the call could not be shown on the whole screen', error);
  }
}

export function leaveFullscreen({ host: { iframe }, environment }: CallCore): void {
  const { document } = environment.window ?? {};
  if (!iframe || !document?.fullscreenElement) return;
  document.exitFullscreen().catch((error: unknown) => {
    environment.console.error('the whole screen could not be left', error);
  });
}

/** Tells page and machine when the frame gets and loses the whole screen. The result stops it. */
export function watchFullscreen(core: CallCore): () => void {
  const { iframe } = core.host;
  if (!iframe) return () => undefined;
  const onChange = () => {
    const action = core.environment.window?.document.fullscreenElement === iframe ? 'fullscreen' : 'exited-fullscreen';
    core.emit(action);
    core.send(action);
  };
  // What is wrapped need only be like a frame.
  iframe.addEventListener?.('fullscreenchange', onChange);
  return () => iframe.removeEventListener?.('fullscreenchange', onChange);
}
