import type { MetaFunction } from 'react-router';
import { pageMeta } from '../seo/page-meta.ts';
import { TextPage } from './text-page.tsx';

export const meta: MetaFunction = () =>
  pageMeta({ path: '/blog', title: 'Blog', description: 'Notes on voice agents and real estate sales.' });

export default function BlogRoute() {
  return (
    <TextPage title="Blog" lead="Notes on calls, buyers and agents.">
      <p>There is no post yet. Sign up for the newsletter below and the first one comes to your inbox.</p>
    </TextPage>
  );
}
