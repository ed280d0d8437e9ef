import type { MetaFunction } from 'react-router';
import { pageMeta } from '../seo/page-meta.ts';
import { CallRequest } from './call-request.tsx';
import { TextPage } from './text-page.tsx';

export const meta: MetaFunction = () =>
  pageMeta({ path: '/contact-us', title: 'Contact Us', description: 'Reach the Parley team.' });

export default function ContactRoute() {
  return (
    <TextPage title="Contact Us" lead="Leave your number and the team makes contact within 24 hours.">
      <CallRequest />
    </TextPage>
  );
}
