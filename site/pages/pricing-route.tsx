import type { MetaFunction } from 'react-router';
import { pageMeta } from '../seo/page-meta.ts';
import { TextPage } from './text-page.tsx';

export const meta: MetaFunction = () =>
  pageMeta({
    path: '/pricing',
    title: 'Pricing',
    description: 'Start with a free trial at 0 USD. What follows depends on your business.',
    keywords: 'AI voice agent pricing, free trial',
  });

export default function PricingRoute() {
  return (
    <TextPage title="Pricing" lead="You begin with a free trial. It costs 0 USD.">
      <h2>Free trial</h2>
      <p className="page__figure">0 USD</p>
      <p>Hear the agent on your own questions before you decide anything.</p>
      <h2>After the trial</h2>
      <p>
        What it costs then depends on your business. The team goes through it with you on a demo, and contact comes
        within 24 hours.
      </p>
    </TextPage>
  );
}
