import type { MetaFunction } from 'react-router';
import { pageMeta } from '../seo/page-meta.ts';
import { TextPage } from './text-page.tsx';

export const meta: MetaFunction = () =>
  pageMeta({ path: '/about-us', title: 'About Us', description: 'Who makes Parley and why.' });

export default function AboutRoute() {
  return (
    <TextPage title="About Us" lead="We build agents that a buyer is glad to talk to.">
      <p>
        A flat is the largest purchase of most lives, and it often begins with a call that nobody answers. Parley
        answers it, says what is known, says so when something is not, and brings people together with people.
      </p>
      <p>
        Parley says that it is an agent when it is asked. It keeps what was said with the lead, and it hands over to a
        person whenever a caller wants one.
      </p>
    </TextPage>
  );
}
