import type { MetaFunction } from 'react-router';
import { pageMeta } from '../seo/page-meta.ts';
import { TextPage } from './text-page.tsx';

export const meta: MetaFunction = () =>
  pageMeta({
    path: '/terms-of-service',
    title: 'Terms of Service',
    description: 'The terms under which Parley may be used.',
  });

export default function TermsRoute() {
  return (
    <TextPage title="Terms of Service" lead="The terms under which you may use this site and the agent on it.">
      <p className="page__note">
        This is the text that comes with the software. Whoever runs this site reviews it and puts in their own name and
        address.
      </p>
      <h2>The agent on this site</h2>
      <p>
        You may talk to the demo agent free of charge. It answers from what this site states; what it says is no offer
        and no advice.
      </p>
      <h2>The trial</h2>
      <p>The free trial costs 0 USD. What follows it is agreed in writing.</p>
      <h2>Fair use</h2>
      <p>Do not use the agent or the forms to harass, to deceive, or to send what you have no right to send.</p>
    </TextPage>
  );
}
