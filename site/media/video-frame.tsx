import { useInView } from '@parley/kit-ui/use-in-view';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useWords } from '../languages/use-words.tsx';
import { NoVideo } from './no-video.tsx';
import type { VideoStart } from './use-video.ts';
import type { VideoSource } from './video-player.tsx';
import { playableVideoUrl } from './video-url.ts';

const VideoPlayer = lazy(async () => ({ default: (await import('./video-player.tsx')).VideoPlayer }));
const VideoDialog = lazy(async () => ({ default: (await import('./video-dialog.tsx')).VideoDialog }));

/**
 * A video's place on a page. What the server renders is the browser's own player, of which nothing but the poster is
 * loaded; near the viewport ours takes its place, at the same size. Its enlarge button opens the video dialog.
 */
export function VideoFrame(source: VideoSource) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, { margin: 200, once: true });
  const [isPlain, setPlain] = useState(true);
  const [from, setFrom] = useState<VideoStart>();
  const [wasEnlarged, setEnlarged] = useState(false);
  useEffect(() => {
    // Who has pressed play already keeps the player that plays.
    if (isNear && place.current?.querySelector('video')?.paused !== false) setPlain(false);
  }, [isNear]);
  const enlarge = (at: VideoStart) => {
    setEnlarged(true);
    setFrom(at);
  };
  const plain = <PlainVideo {...source} />;
  if (!playableVideoUrl(source.src)) return <NoVideo />;
  return (
    <div ref={place} className="video-place">
      <Suspense fallback={plain}>{isPlain ? plain : <VideoPlayer {...source} onEnlarge={enlarge} />}</Suspense>
      <Suspense>{wasEnlarged && <VideoDialog {...source} from={from} onClose={() => setFrom(undefined)} />}</Suspense>
    </div>
  );
}

function PlainVideo({ src, label, poster, captions }: VideoSource) {
  const t = useWords();
  return (
    <section className="video" data-theme="dark" aria-label={t(label)}>
      <div className="video__stage">
        {/* biome-ignore lint/a11y/useMediaCaption: what an admin uploads may have none. */}
        <video src={playableVideoUrl(src)} poster={poster} preload="none" controls playsInline>
          {captions && <track kind="captions" src={captions.src} srcLang={captions.lang} label={t(captions.label)} />}
        </video>
      </div>
      <div className="video__bar" />
    </section>
  );
}
