import { useEffect } from 'react';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import type { KeyFeatures } from '../key-features/key-features.ts';
import { type HomeMedia, loadHomeMedia } from '../media/home-media.ts';
import { keptReads } from '../navigation/kept-reads.ts';
import type { Late } from '../navigation/late.ts';
import type { Testimonials } from '../testimonials/testimonials.ts';
import { useCases } from '../use-cases/use-cases.ts';

/** What of the home page stands in the database. A part that cannot be read is null, and the page shows the rest. */
export interface HomeSections {
  keyFeatures: Late<KeyFeatures>;
  testimonials: Late<Testimonials>;
  media: Late<HomeMedia>;
}

type ReadSections = { [Part in keyof HomeSections]: Awaited<HomeSections[Part]> };

const kept = 'home page';

export async function loadHomeSections({ context }: LoaderFunctionArgs): Promise<ReadSections> {
  const site = context.get(siteRequestContext);
  const [keyFeatures, testimonials, media] = await Promise.all([
    orNull('key features', site.keyFeatures.read()),
    orNull('testimonials', site.testimonials.read()),
    loadHomeMedia(
      site.media,
      useCases.map(({ id }) => id),
    ),
  ]);
  return { keyFeatures, testimonials, media };
}

/** Within the app the page shows at once, and these parts when they come. */
export function followHomeSections({ serverLoader }: ClientLoaderFunctionArgs): HomeSections {
  const sections = keptReads.read(kept, () => serverLoader<typeof loadHomeSections>(), isWhole);
  if (!(sections instanceof Promise)) return sections;
  return {
    keyFeatures: sections.then(({ keyFeatures }) => keyFeatures),
    testimonials: sections.then(({ testimonials }) => testimonials),
    media: sections.then(({ media }) => media),
  };
}

/** Keeps what came with the document for when the page is opened again. */
export function useKeepHomeSections(sections: HomeSections): void {
  useEffect(() => {
    if (isWhole(sections)) keptReads.keep(kept, sections);
  }, [sections]);
}

function isWhole(sections: HomeSections): boolean {
  return Object.values(sections).every((part) => part !== null && !(part instanceof Promise));
}

async function orNull<Part>(name: string, part: Promise<Part>): Promise<Part | null> {
  try {
    return await part;
  } catch (error) {
    console.error(`The ${name} could not be read`, error);
    return null;
  }
}
