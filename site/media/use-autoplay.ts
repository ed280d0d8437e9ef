import { useInView } from '@parley/kit-ui/use-in-view';
import { type RefObject, useEffect, useRef } from 'react';
import type { VideoHandle } from './use-video.ts';

/** From when a video is in view until it starts by itself (spec 000 §9). */
const autoplayDelayMs = 100;

/**
 * Starts a video when it is in view, and rests it while it is not. It waits for a press where motion is to be reduced
 * or data to be saved, on a network on which it could not play through, and what a visitor has paused stays so.
 */
export function useAutoplay(frame: RefObject<Element | null>, video: VideoHandle): void {
  const isInView = useInView(frame, { threshold: 0.5 });
  const latest = useRef(video);
  latest.current = video;
  /** Whether it may start: at the first time, and when only the view took it away. */
  const isOurs = useRef(true);
  useEffect(() => {
    if (!isInView || !isOurs.current || !maySelfStart()) return undefined;
    const timer = setTimeout(() => {
      isOurs.current = false;
      latest.current.play();
    }, autoplayDelayMs);
    return () => clearTimeout(timer);
  }, [isInView]);
  useEffect(() => {
    if (isInView || latest.current.view.isPaused) return;
    isOurs.current = true;
    latest.current.pause();
  }, [isInView]);
}

function maySelfStart(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  const isDear = connection?.saveData === true || /^(slow-)?2g$/.test(connection?.effectiveType ?? '');
  return !isDear && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
