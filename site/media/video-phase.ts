import { assertNever } from '@parley/kit-base/assert-never';

/** `idle`: nothing is asked of the network yet. `failed` lasts until somebody tries again. */
export type VideoPhase = 'idle' | 'loading' | 'ready' | 'failed';

/** `asked`: by a press or by itself. `refused`: the browser lets nothing start without a press. */
export type VideoEvent = 'asked' | 'waiting' | 'playable' | 'refused' | 'broken' | 'retried';

/** How far a video has come, after what has happened to it. */
export function nextPhase(phase: VideoPhase, event: VideoEvent): VideoPhase {
  switch (event) {
    case 'retried':
      return 'loading';
    case 'broken':
      return 'failed';
    case 'asked':
      return phase === 'idle' ? 'loading' : phase;
    case 'refused':
      return phase === 'loading' ? 'idle' : phase;
    case 'waiting':
      return phase === 'failed' ? phase : 'loading';
    case 'playable':
      return phase === 'failed' ? phase : 'ready';
    default:
      return assertNever(event);
  }
}
