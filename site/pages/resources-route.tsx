import type { MetaFunction } from 'react-router';
import { Link } from 'react-router';
import { originOf, pageMeta } from '../seo/page-meta.ts';
import { TextPage } from './text-page.tsx';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(originOf(matches), {
    path: '/resources',
    title: 'Resource Center',
    description: 'Where to read on about voice agents for real estate.',
  });

export default function ResourcesRoute() {
  return (
    <TextPage title="Resource Center" lead="Where to read on.">
      <ul>
        <li>
          <Link to="/faq">Questions and answers</Link>: what the agent does and how
        </li>
        <li>
          <Link to="/case-studies">Case studies</Link>: what it did for others
        </li>
        <li>
          <Link to="/blog">Blog</Link>: how to talk to buyers
        </li>
        <li>
          <Link to="/pricing">Pricing</Link>: the free trial
        </li>
      </ul>
    </TextPage>
  );
}
