import { firstVideo, heroVideoNames, pickHeroVideo } from './hero-video.ts';
import type { MediaQuery, PublicMedia } from './media-file.ts';
import { srcSetOf } from './stored-path.ts';

/** The uploaded media that the home page shows. */
export interface HomeMedia {
  /** Address of the hero's video. */
  heroVideo: string;
  /** Address of the video of each use case that has one. */
  useCaseVideos: Readonly<Record<string, string>>;
  /** The agent's picture, if one is uploaded. */
  agentImage: { url: string; alt: string; srcSet: string | undefined } | undefined;
}

/** What stands while nothing is uploaded, or read yet. */
export const noHomeMedia: HomeMedia = { heroVideo: pickHeroVideo([]), useCaseVideos: {}, agentImage: undefined };

/** Reads the home page's media in one call. What cannot be read is left out; the page stands without it. */
export async function loadHomeMedia(media: PublicMedia, useCaseIds: readonly string[]): Promise<HomeMedia> {
  const heroes: MediaQuery[] = heroVideoNames.map((useCase) => ({ useCase, fileType: 'video', limit: 1 }));
  const useCases: MediaQuery[] = useCaseIds.map((useCase) => ({ useCase, fileType: 'video', limit: 1 }));
  const agent: MediaQuery = { useCase: 'agentImage', fileType: 'image', limit: 1 };
  const found = await media.find([agent, ...heroes, ...useCases]).catch((error: unknown) => {
    console.error('The media of the home page could not be read', error);
    return [];
  });
  const [agentImages = []] = found;
  const videos = useCaseIds.flatMap((id, index) => {
    const url = firstVideo(found[1 + heroes.length + index] ?? []);
    return url ? [[id, url] as const] : [];
  });
  const [image] = agentImages;
  return {
    heroVideo: pickHeroVideo(found.slice(1, 1 + heroes.length)),
    useCaseVideos: Object.fromEntries(videos),
    agentImage: image && {
      url: image.storage_url,
      alt: image.alt_text,
      srcSet: srcSetOf(image.storage_url, image.width, image.widths),
    },
  };
}
