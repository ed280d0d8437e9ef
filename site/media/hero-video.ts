import type { MediaFile } from './media-file.ts';
import { playableVideoUrl } from './video-url.ts';

/** The use-case names under which the hero's video may lie, the first first (spec 000 §7). */
export const heroVideoNames = [
  'main-hero-demo',
  'Main hero demo',
  'main_hero_demo',
  'hero-demo',
  'hero',
  'demo',
] as const;

/** The video that comes with the product. */
export const fallbackHeroVideo = '/demo-video.mp4';

/** The hero's video, of what was found for each of {@link heroVideoNames}: the first that can be played. */
export function pickHeroVideo(found: ReadonlyArray<readonly MediaFile[]>): string {
  return found.map(firstVideo).find((url) => url !== undefined) ?? fallbackHeroVideo;
}

/** The address of the first result, if it can be played. */
export function firstVideo([first]: readonly MediaFile[]): string | undefined {
  return playableVideoUrl(first?.storage_url);
}

/** What search engines are told of the film that comes with the product. */
export const demoFilm = {
  name: 'Parley answers a buyer’s call',
  description:
    'A buyer calls at night; the agent answers in English and Hindi, qualifies the lead and books the site visit.',
  src: fallbackHeroVideo,
  poster: '/demo-video.webp',
  uploaded: '2026-11-21T00:00:00+05:30',
} as const;
