import type { MetaFunction } from 'react-router';
import { Link } from 'react-router';
import { originOf, pageMeta } from '../seo/page-meta.ts';
import { TextPage } from './text-page.tsx';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(originOf(matches), {
    path: '/solutions',
    title: 'Solutions',
    description: 'What Parley’s voice and chat agents do, and for whom.',
  });

export default function SolutionsRoute() {
  return (
    <TextPage
      title="Solutions"
      lead="Parley answers the calls and chats that a sales team cannot get to. Real estate comes first."
    >
      <h2>
        <Link to="/solutions/real-estate">Real estate</Link>
      </h2>
      <p>
        For agents, brokers and developers in India: buyers are answered in English and Hindi, qualified, and brought to
        a site visit.
      </p>
    </TextPage>
  );
}
