import type { MetaFunction } from 'react-router';
import { pageMeta } from '../seo/page-meta.ts';
import { TextPage } from './text-page.tsx';

export const meta: MetaFunction = () =>
  pageMeta({
    path: '/case-studies',
    title: 'Case Studies',
    description: 'What Parley’s agents did for real estate teams.',
  });

export default function CaseStudiesRoute() {
  return (
    <TextPage title="Case Studies" lead="What the agent did for others, in their words and figures.">
      <p>No case study has been published yet.</p>
    </TextPage>
  );
}
