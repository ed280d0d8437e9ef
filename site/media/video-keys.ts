import type { VideoHandle } from './use-video.ts';

export interface VideoKeyTargets {
  video: VideoHandle;
  toggleFullScreen: () => void;
  toggleCaptions: () => void;
}

const seekStepSeconds = 5;
const volumeStep = 0.1;

/** What a key does to the player that has the focus; undefined for keys that are not its own. */
export function videoKeyAction(key: string, targets: VideoKeyTargets): (() => void) | undefined {
  const { video, toggleFullScreen, toggleCaptions } = targets;
  const { view } = video;
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case ' ':
    case 'k':
      return video.toggle;
    case 'ArrowLeft':
      return () => video.seek(view.time - seekStepSeconds);
    case 'ArrowRight':
      return () => video.seek(view.time + seekStepSeconds);
    case 'ArrowUp':
      return () => video.setVolume((view.isMuted ? 0 : view.volume) + volumeStep);
    case 'ArrowDown':
      return () => video.setVolume((view.isMuted ? 0 : view.volume) - volumeStep);
    case 'm':
      return () => video.setMuted(!view.isMuted);
    case 'f':
      return toggleFullScreen;
    case 'c':
      return toggleCaptions;
    default:
      return undefined;
  }
}
