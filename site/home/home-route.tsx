import { Button } from '@parley/kit-ui/button';
import { type MetaFunction, useLoaderData } from 'react-router';
import { BookDemoLink } from '../booking/book-demo-link.tsx';
import { KeyFeaturesSection } from '../key-features/key-features-section.tsx';
import { useOpenDialog } from '../navigation/dialogs.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { TestimonialsSection } from '../testimonials/testimonials-section.tsx';
import { UseCasesSection } from '../use-cases/use-cases-section.tsx';
import { benefits, evening, hero } from './home-content.ts';
import { followHomeSections, type HomeSections, loadHomeSections } from './home-sections.ts';
import { SampleCallBand } from './sample-call-band.tsx';

export const meta: MetaFunction = () =>
  pageMeta({
    path: '/',
    title: 'AI voice and chat agents for real estate',
    description:
      'A voice agent that answers every buyer’s call in English and Hindi, qualifies the lead and books the site visit. Free trial at 0 USD.',
    keywords: 'AI voice agent, real estate, India, lead qualification, site visit booking, chat agent',
  });

export const loader = loadHomeSections;
export const clientLoader = followHomeSections;

export default function HomeRoute() {
  const { keyFeatures, testimonials } = useLoaderData<HomeSections>();
  const openDialog = useOpenDialog();
  return (
    <>
      <section className="hero frame">
        <h1 className="hero__title">{hero.title}</h1>
        <div className="hero__side">
          <p className="hero__subtitle">{hero.subtitle}</p>
          <div className="hero__actions">
            <Button onClick={() => openDialog('demo-call')}>{hero.primary}</Button>
            <BookDemoLink look="outline">{hero.secondary}</BookDemoLink>
          </div>
        </div>
      </section>
      <SampleCallBand />
      <section className="how frame" aria-labelledby="how-title">
        <h2 id="how-title" className="section-title">
          How it works, on an evening like any other
        </h2>
        <ol className="how__line">
          {evening.map(({ time, title, text }) => (
            <li key={time}>
              <p className="how__time">{time}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="benefits" aria-labelledby="benefits-title">
        <div className="frame benefits__grid">
          <div className="benefits__claim">
            <h2 id="benefits-title" className="section-title">
              What it brings to a real estate team
            </h2>
            <p className="benefits__figure">40%</p>
            <p>Lead conversion rises by 40%: because the buyer is answered while the wish is still warm.</p>
          </div>
          <dl className="benefits__list">
            {benefits.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <KeyFeaturesSection keyFeatures={keyFeatures} />
      <UseCasesSection />
      <TestimonialsSection testimonials={testimonials} />
      <section className="closing frame" aria-labelledby="closing-title">
        <h2 id="closing-title" className="closing__title">
          Start with a free trial at 0 USD
        </h2>
        <p>Tell us how your buyers reach you. The team makes contact within 24 hours.</p>
        <div className="hero__actions">
          <Button onClick={() => openDialog('get-started')}>Get Started Now</Button>
          <BookDemoLink look="outline">Book Demo</BookDemoLink>
        </div>
      </section>
    </>
  );
}
