import { useEffect, useRef } from 'react';

/** Plays an audio track. Where the browser refuses sound without a gesture, `onRefused` asks for one. */
export function Sound({ track, onRefused }: { track: MediaStreamTrack | undefined; onRefused: () => void }) {
  const element = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const audio = element.current;
    if (!audio || !track) return;
    audio.srcObject = new MediaStream([track]);
    audio.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') onRefused();
    });
    return () => {
      audio.srcObject = null;
    };
  }, [track, onRefused]);
  // biome-ignore lint/a11y/useMediaCaption: a live voice has no captions file
  return <audio ref={element} autoPlay />;
}
