import type { MetaFunction } from 'react-router';
import { pageMeta } from '../seo/page-meta.ts';
import { TextPage } from './text-page.tsx';

export const meta: MetaFunction = () =>
  pageMeta({
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description: 'What Parley keeps about you, why, and how to have it removed.',
  });

export default function PrivacyRoute() {
  return (
    <TextPage title="Privacy Policy" lead="What we keep about you, why, and how to have it removed.">
      <p className="page__note">
        This is the text that comes with the software. Whoever runs this site reviews it and puts in their own name and
        address.
      </p>
      <h2>What we keep</h2>
      <p>
        What you send with a form: name, e-mail address, phone number, the page you were on, and the wording of the
        notice you agreed to. Of a call with the agent: its transcript.
      </p>
      <h2>Why</h2>
      <p>To contact you about our service by e-mail or phone, which you allow by sending a form, and to answer you.</p>
      <h2>Your choice</h2>
      <p>
        Write to us through the contact page to see, correct or remove what we keep, or to withdraw what you allowed.
      </p>
    </TextPage>
  );
}
