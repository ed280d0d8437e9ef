import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import { CallbackSection } from '../callback/callback-section.tsx';
import { type HomeMedia, loadHomeMedia } from '../media/home-media.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { useCases } from '../use-cases/use-cases.ts';
import { UseCasesSection } from '../use-cases/use-cases-section.tsx';
import { BenefitsSection } from './benefits-section.tsx';
import { ClosingSection } from './closing-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { HowSection } from './how-section.tsx';
import { OmniChannelSection } from './omni-channel-section.tsx';
import { arrangeSections, defaultOrder, type SectionComponent } from './section-order.ts';
import { useSectionOrder } from './use-section-order.ts';

export const meta: MetaFunction = () =>
  pageMeta({
    path: '/',
    title: 'AI voice and chat agents for real estate',
    description:
      'A voice agent that answers every buyer’s call in English and Hindi, qualifies the lead and books the site visit. Free trial at 0 USD.',
    keywords: 'AI voice agent, real estate, India, lead qualification, site visit booking, chat agent',
  });

export async function loader({ context }: LoaderFunctionArgs) {
  const ids = useCases.map(({ id }) => id);
  return { media: await loadHomeMedia(context.get(siteRequestContext).media, ids) };
}

const sections: Record<SectionComponent, (media: HomeMedia) => ReactNode> = {
  HeroBanner: ({ heroVideo }) => <HeroSection video={heroVideo} />,
  RequestCallback: () => <CallbackSection />,
  HowItWorks: () => <HowSection />,
  OmniChannelBanner: () => <OmniChannelSection />,
  BenefitsRealEstate: () => <BenefitsSection />,
  KeyFeatures: () => null,
  UseCases: ({ useCaseVideos }) => <UseCasesSection videos={useCaseVideos} />,
  Testimonials: () => null,
  CallToAction: () => <ClosingSection />,
};

export default function HomeRoute() {
  const { media } = useLoaderData<typeof loader>();
  const order = useSectionOrder(defaultOrder);
  return (
    <>
      <p className="home__waiting" role="status">
        Loading...
      </p>
      <div className="home__sections">
        {arrangeSections(order).map((component) => (
          <div key={component} data-section={component}>
            {sections[component](media)}
          </div>
        ))}
      </div>
    </>
  );
}
