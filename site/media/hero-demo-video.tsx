import { fallbackHeroVideo } from './hero-video.ts';
import { VideoFrame } from './video-frame.tsx';

/** The hero's video: the one that is uploaded, or the one that comes with the product, with its poster and captions. */
export function HeroDemoVideo({ src }: { src: string }) {
  const own = src === fallbackHeroVideo;
  return (
    <VideoFrame
      src={src}
      label="Demo video"
      poster={own ? '/demo-video.webp' : undefined}
      captions={own ? { src: '/demo-video.vtt', lang: 'en', label: 'English' } : undefined}
    />
  );
}
