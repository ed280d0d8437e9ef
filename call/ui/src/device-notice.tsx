import { X } from 'lucide-react';
import type { DeviceProblem } from './call-model.ts';

/** Says what is wrong with camera or microphone and what to do about it. */
export function DeviceNotice({ problem, onDismiss }: { problem: DeviceProblem | undefined; onDismiss: () => void }) {
  if (!problem) return null;
  return (
    <div className="notice" role="alert">
      <p>{problemText(problem)}</p>
      <button type="button" className="notice__close" aria-label="Dismiss" onClick={onDismiss}>
        <X aria-hidden="true" size={18} />
      </button>
    </div>
  );
}

function problemText({ type, audioOk, videoOk }: DeviceProblem): string {
  const device = audioOk ? 'camera' : videoOk ? 'microphone' : 'camera and microphone';
  switch (type) {
    case 'permissions':
      return `Your browser blocks the ${device}. Allow it beside the address, then turn it on again. You can join without it.`;
    case 'not-found':
      return `No ${device} was found. Connect one and turn it on again, or join without it.`;
    case 'cam-in-use':
    case 'mic-in-use':
    case 'cam-mic-in-use':
      return `Another program uses your ${device}. Close it there, then turn it on again.`;
    case 'undefined-mediadevices':
      return 'Camera and microphone work only on a secure page (https). You can watch and listen.';
    default:
      return `Your ${device} could not be started. Turn it on again, or join without it.`;
  }
}
