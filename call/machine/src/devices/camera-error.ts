type Medium = 'video' | 'audio';

/** Why a camera or microphone could not be had, as the SDK reports it in `camera-error` (spec 001 §8). */
export interface CameraError {
  type:
    | 'cam-in-use'
    | 'mic-in-use'
    | 'cam-mic-in-use'
    | 'permissions'
    | 'undefined-mediadevices'
    | 'not-found'
    | 'constraints'
    | 'unknown';
  msg: string;
  blockedBy?: 'user' | 'browser';
  blockedMedia?: Medium[];
  missingMedia?: Medium[];
  reason?: 'invalid' | 'none-specified';
  failedMedia?: Medium[];
}

/** Names a failure of getUserMedia for the media that were asked for. */
export function cameraError(thrown: unknown, media: Medium[]): CameraError {
  const name = thrown instanceof Error ? thrown.name : '';
  const msg = thrown instanceof Error ? thrown.message : String(thrown);
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return { type: 'permissions', msg, blockedBy: /system/i.test(msg) ? 'browser' : 'user', blockedMedia: media };
    case 'NotFoundError':
      return { type: 'not-found', msg, missingMedia: media };
    case 'NotReadableError':
    case 'AbortError':
      return { type: media.length > 1 ? 'cam-mic-in-use' : media[0] === 'video' ? 'cam-in-use' : 'mic-in-use', msg };
    case 'OverconstrainedError':
      return { type: 'constraints', msg, reason: 'invalid', failedMedia: media };
    case 'TypeError':
      return { type: 'constraints', msg, reason: 'none-specified', failedMedia: media };
    case 'UndefinedMediaDevicesError':
      return { type: 'undefined-mediadevices', msg };
    default:
      return { type: 'unknown', msg };
  }
}

/** The reason of a blocked slot that goes with a camera error (see `SlotState.reason`). */
export function blockedReason(error: CameraError): string {
  if (error.type === 'not-found') return 'not-found';
  if (error.type.endsWith('in-use')) return 'in-use';
  return 'permissions';
}
