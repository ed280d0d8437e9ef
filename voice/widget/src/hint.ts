/** What a person can do about an error, in plain words; undefined when trying again is all. */
export function hintFor(error: unknown): string | undefined {
  const camera = cameraErrorType(error);
  if (camera === 'permissions') {
    return 'Your browser blocks the microphone. Allow it beside the address of this page, then start again.';
  }
  if (camera === 'not-found') return 'No microphone was found. Connect one, then start again.';
  if (camera === 'mic-in-use' || camera === 'cam-mic-in-use') {
    return 'Another program uses your microphone. Close it there, then start again.';
  }
  if (camera === 'undefined-mediadevices') return 'A call needs a secure page: open this site with https.';
  if (typeof error === 'object' && error !== null && 'status' in error && error.status === 503) {
    return 'All agents are talking right now. Try again in a minute.';
  }
  return undefined;
}

function cameraErrorType(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('action' in error) || error.action !== 'camera-error') {
    return undefined;
  }
  const inner: unknown = 'error' in error ? error.error : undefined;
  return typeof inner === 'object' && inner !== null && 'type' in inner ? String(inner.type) : 'unknown';
}
