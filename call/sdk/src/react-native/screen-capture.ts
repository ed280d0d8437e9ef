import type { CallCore } from '../core/call-core.ts';

/**
 * On iOS the person starts a capture in the system's own dialogue, and only then the share begins; there can be only
 * one capture at a time.
 */
export async function beginInSystemDialogue(core: CallCore, begin: () => void): Promise<void> {
  const { native } = core.environment;
  if (await native?.isScreenBeingCaptured?.()) {
    core.emit('nonfatal-error', {
      type: 'screen-share-error',
      errorMsg: 'Could not start the screen sharing. The screen is already been captured!',
    });
    return;
  }
  native?.setSystemScreenCaptureStartCallback?.(() => {
    native?.setSystemScreenCaptureStartCallback?.(null);
    begin();
  });
  native?.presentSystemScreenCapturePrompt?.();
}
