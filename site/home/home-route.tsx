import type { ReactNode } from 'react';
import { type MetaFunction, useLoaderData } from 'react-router';
import { CallbackSection } from '../callback/callback-section.tsx';
import { KeyFeaturesSection } from '../key-features/key-features-section.tsx';
import { useWords } from '../languages/use-words.tsx';
import { demoFilm, fallbackHeroVideo } from '../media/hero-video.ts';
import { type HomeMedia, noHomeMedia } from '../media/home-media.ts';
import { useLate } from '../navigation/late.ts';
import { pageMeta, placeOf } from '../seo/page-meta.ts';
import { useRootData } from '../site-config/root-data.ts';
import { TestimonialsSection } from '../testimonials/testimonials-section.tsx';
import { UseCasesSection } from '../use-cases/use-cases-section.tsx';
import { BenefitsSection } from './benefits-section.tsx';
import { ClosingSection } from './closing-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { followHomeSections, type HomeSections, loadHomeSections, useKeepHomeSections } from './home-sections.ts';
import { HowSection } from './how-section.tsx';
import { OmniChannelSection } from './omni-channel-section.tsx';
import { arrangeSections, publishedOrder, type SectionComponent } from './section-order.ts';
import { useSectionOrder } from './use-section-order.ts';

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const hasOwnFilm = loaderData?.media?.heroVideo === fallbackHeroVideo;
  return [
    ...pageMeta(placeOf(matches), {
      path: '/',
      organization: true,
      ...(hasOwnFilm ? { video: demoFilm } : {}),
      title: 'AI voice and chat agents for real estate',
      description:
        'A voice agent that answers every buyer’s call in English and Hindi, qualifies the lead and books the site visit. Free trial at 0 USD.',
      keywords: 'AI voice agent, real estate, India, lead qualification, site visit booking, chat agent',
    }),
    // The largest thing that is seen first.
    ...(hasOwnFilm
      ? [{ tagName: 'link', rel: 'preload', as: 'image', href: demoFilm.poster, fetchPriority: 'high' }]
      : []),
  ];
};

export const loader = loadHomeSections;
export const clientLoader = followHomeSections;

/** The media matter to no words: what is not there yet stands with its fallback. */
type ShownContent = Omit<HomeSections, 'media'> & { media: HomeMedia };

const sections: Record<SectionComponent, (content: ShownContent) => ReactNode> = {
  HeroBanner: ({ media }) => <HeroSection video={media.heroVideo} />,
  RequestCallback: () => <CallbackSection />,
  HowItWorks: () => <HowSection />,
  OmniChannelBanner: ({ media }) => <OmniChannelSection agentImage={media.agentImage} />,
  BenefitsRealEstate: () => <BenefitsSection />,
  KeyFeatures: ({ keyFeatures }) => <KeyFeaturesSection keyFeatures={keyFeatures} />,
  UseCases: ({ media }) => <UseCasesSection videos={media.useCaseVideos} />,
  Testimonials: ({ testimonials }) => <TestimonialsSection testimonials={testimonials} />,
  CallToAction: () => <ClosingSection />,
};

export default function HomeRoute() {
  const t = useWords();
  const loaded = useLoaderData<HomeSections>();
  useKeepHomeSections(loaded);
  const { media: lateMedia, ...rest } = loaded;
  const media = useLate(lateMedia);
  const content = { ...rest, media: media.phase === 'loaded' ? media.content : noHomeMedia };
  const order = useSectionOrder(publishedOrder(useRootData()?.published?.sections));
  return (
    <>
      <p className="home__waiting" role="status">
        {t('Loading...')}
      </p>
      <div className="home__sections">
        {arrangeSections(order).map((component) => (
          <div key={component} data-section={component}>
            {sections[component](content)}
          </div>
        ))}
      </div>
    </>
  );
}
