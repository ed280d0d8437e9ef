import type { MetaFunction } from 'react-router';
import { CallRequest } from '../pages/call-request.tsx';
import { TextPage } from '../pages/text-page.tsx';
import { pageMeta } from '../seo/page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({
    path: '/booking',
    title: 'Book a Live Demo',
    description: 'Meet the team and hear the agent on your own questions.',
  });

export default function BookingRoute() {
  return (
    <TextPage title="Book a Live Demo" lead="Meet the team and hear the agent on your own questions.">
      <p>Leave your number or your e-mail address, and the team agrees on a time with you within 24 hours.</p>
      <CallRequest />
    </TextPage>
  );
}
