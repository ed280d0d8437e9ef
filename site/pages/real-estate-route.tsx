import type { MetaFunction } from 'react-router';
import { originOf, pageMeta } from '../seo/page-meta.ts';
import { useCases } from '../use-cases/use-cases.ts';
import { TextPage } from './text-page.tsx';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(originOf(matches), {
    path: '/solutions/real-estate',
    above: [['Solutions', '/solutions']],
    title: 'Real Estate Solutions',
    description: 'A voice agent for real estate agents and brokers in India: answers, qualifies, books site visits.',
    keywords: 'real estate voice agent, property lead qualification, site visit booking',
  });

export default function RealEstateRoute() {
  return (
    <TextPage
      title="Real Estate Solutions"
      lead="A launch weekend brings more calls than your team has ears. The agent takes each of them, and hands over the buyers who are ready."
    >
      {useCases.map(({ id, title, description, benefits }) => (
        <section key={id} id={id}>
          <h2>{title}</h2>
          <p>{description}</p>
          <ul>
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </section>
      ))}
    </TextPage>
  );
}
