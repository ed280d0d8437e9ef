import { useEffect, useRef, useState } from 'react';
import { useInView } from './use-in-view.ts';

export interface LazyImageProps {
  src: string;
  /** Other widths of it, of which the browser takes what `width` needs. */
  srcSet?: string | undefined;
  /** What the picture shows; empty when it only decorates. */
  alt: string;
  /** The picture's own size; its place is kept in this proportion. Pixels. */
  width: number;
  height: number;
  /** Loads at once, ahead of others: for what is seen first. */
  priority?: boolean;
  className?: string;
}

/**
 * A picture that is loaded when it comes within 50 px of the viewport: a placeholder of its size, then the picture, or
 * words where it cannot be loaded. Without a program in the page the browser's own lazy loading takes its place.
 */
export function LazyImage({ src, srcSet, alt, width, height, priority = false, className = '' }: LazyImageProps) {
  const place = useRef<HTMLSpanElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const isNear = useInView(place, { margin: 50, threshold: 0.1, once: true });
  const [outcome, setOutcome] = useState<{ src: string; state: 'loaded' | 'failed' }>();
  const isWanted = priority || isNear;
  const state = outcome?.src === src ? outcome.state : 'waiting';

  useEffect(() => {
    // A picture of the server's page may have come, or failed, before this program ran.
    if (!isWanted || !image.current?.complete) return;
    setOutcome({ src, state: image.current.naturalWidth > 0 ? 'loaded' : 'failed' });
  }, [isWanted, src]);

  const choice = srcSet ? { srcSet, sizes: `${width}px` } : {};
  const picture = { ...choice, src, width, height } as const;
  return (
    <span
      ref={place}
      className={`lazy-image ${className}`.trim()}
      data-state={state}
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: width }}
    >
      {state === 'failed' ? (
        <span className="lazy-image__failed">Failed to load image</span>
      ) : (
        isWanted && (
          <img
            ref={image}
            {...picture}
            alt={alt}
            decoding="async"
            fetchPriority={priority ? 'high' : 'auto'}
            onLoad={() => setOutcome({ src, state: 'loaded' })}
            onError={() => setOutcome({ src, state: 'failed' })}
          />
        )
      )}
      {!priority && (
        <noscript>
          <img {...picture} alt={alt} loading="lazy" decoding="async" />
        </noscript>
      )}
    </span>
  );
}
