import { type RefObject, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { nextPhase, type VideoPhase } from './video-phase.ts';

/** What a video element says of itself. Times in seconds, volume 0 to 1. */
export interface VideoView {
  isPaused: boolean;
  isMuted: boolean;
  volume: number;
  time: number;
  duration: number;
}

export interface VideoStart {
  /** Seconds. */
  time: number;
  isMuted: boolean;
  volume: number;
}

export interface VideoHandle {
  phase: VideoPhase;
  view: VideoView;
  play(): void;
  pause(): void;
  toggle(): void;
  seek(seconds: number): void;
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  retry(): void;
}

/** How a video starts: from its beginning, muted, so that browsers let it start by itself. */
export const startMuted: VideoStart = { time: 0, isMuted: true, volume: 1 };

/** Follows a video element and steers it; the element's own state is the truth. */
export function useVideo(element: RefObject<HTMLVideoElement | null>, start: VideoStart): VideoHandle {
  const [phase, tell] = useReducer(nextPhase, 'idle');
  const [view, setView] = useState<VideoView>({
    isPaused: true,
    isMuted: start.isMuted,
    volume: start.volume,
    time: start.time,
    duration: 0,
  });
  const first = useRef(start);
  const look = useCallback(() => {
    const video = element.current;
    if (!video) return;
    setView({
      isPaused: video.paused,
      isMuted: video.muted,
      volume: video.volume,
      time: video.currentTime,
      duration: Number.isFinite(video.duration) ? video.duration : 0,
    });
  }, [element]);

  useEffect(() => {
    const video = element.current;
    if (!video) return undefined;
    const { time, isMuted, volume } = first.current;
    video.muted = isMuted;
    video.volume = volume;
    if (time > 0) video.currentTime = time;
    const listening = new AbortController();
    const on = (names: readonly string[], listener: () => void) => {
      for (const name of names) video.addEventListener(name, listener, { signal: listening.signal });
    };
    on(['play', 'pause', 'ended', 'timeupdate', 'seeking', 'volumechange', 'durationchange', 'emptied'], look);
    on(['waiting'], () => tell('waiting'));
    on(['loadeddata', 'canplay', 'playing', 'seeked'], () => tell('playable'));
    on(['error'], () => tell('broken'));
    // It may have come further before anybody listened.
    if (video.error) tell('broken');
    else if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) tell('playable');
    look();
    return () => listening.abort();
  }, [element, look]);

  const withVideo = (work: (video: HTMLVideoElement) => void) => () => {
    if (!element.current) return;
    work(element.current);
    // At once, not with the element's event: a slider must not jump back in between.
    look();
  };
  const play = withVideo((video) => {
    tell('asked');
    video.play().catch((error: DOMException) => {
      // A pause before the first picture ends the start without harm, and the element tells what is broken itself.
      if (error.name === 'NotAllowedError') tell('refused');
    });
  });
  const pause = withVideo((video) => video.pause());
  return {
    phase,
    view,
    play,
    pause,
    toggle: () => (element.current?.paused === false ? pause() : play()),
    seek: (seconds) =>
      withVideo((video) => {
        video.currentTime = Math.min(Math.max(seconds, 0), video.duration || 0);
      })(),
    setVolume: (volume) =>
      withVideo((video) => {
        // Rounded, because tenths do not add up in binary.
        video.volume = Math.min(Math.max(Math.round(volume * 100) / 100, 0), 1);
        video.muted = video.volume === 0;
      })(),
    setMuted: (isMuted) =>
      withVideo((video) => {
        video.muted = isMuted;
        if (!isMuted && video.volume === 0) video.volume = 0.5;
      })(),
    retry: withVideo((video) => {
      tell('retried');
      video.load();
      void video.play().catch((error: unknown) => console.warn('The video still does not start', error));
    }),
  };
}
