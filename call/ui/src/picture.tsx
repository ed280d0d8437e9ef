import { useEffect, useRef } from 'react';

export interface PictureProps {
  track: MediaStreamTrack | undefined;
  isMirrored?: boolean;
  /** The whole picture matters, as with a shared screen: it is not cut to the tile. */
  isWhole?: boolean;
  label: string;
}

/** Shows a video track. */
export function Picture({ track, isMirrored = false, isWhole = false, label }: PictureProps) {
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!element.current) return;
    element.current.srcObject = track ? new MediaStream([track]) : null;
  }, [track]);
  return (
    <video
      ref={element}
      className="picture"
      data-mirrored={isMirrored || undefined}
      data-whole={isWhole || undefined}
      aria-label={label}
      autoPlay
      muted
      playsInline
    />
  );
}
