import type { ReactNode } from 'react';
import type { MetaFunction } from 'react-router';
import { CallbackSection } from '../callback/callback-section.tsx';
import { pageMeta } from '../seo/page-meta.ts';
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

const sections: Record<SectionComponent, () => ReactNode> = {
  HeroBanner: () => <HeroSection />,
  RequestCallback: () => <CallbackSection />,
  HowItWorks: () => <HowSection />,
  OmniChannelBanner: () => <OmniChannelSection />,
  BenefitsRealEstate: () => <BenefitsSection />,
  KeyFeatures: () => null,
  UseCases: () => <UseCasesSection />,
  Testimonials: () => null,
  CallToAction: () => <ClosingSection />,
};

export default function HomeRoute() {
  const order = useSectionOrder(defaultOrder);
  return (
    <>
      <p className="home__waiting" role="status">
        Loading...
      </p>
      <div className="home__sections">
        {arrangeSections(order).map((component) => (
          <div key={component} data-section={component}>
            {sections[component]()}
          </div>
        ))}
      </div>
    </>
  );
}
