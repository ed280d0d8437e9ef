import type { MetaFunction } from 'react-router';
import { TextPage } from '../pages/text-page.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { BookingCalendar } from './booking-calendar.tsx';

export const meta: MetaFunction = () =>
  pageMeta({
    path: '/booking',
    title: 'Book a Live Demo',
    description: 'Pick a half hour, meet the team, and hear the agent on your own questions.',
  });

export default function BookingRoute() {
  return (
    <TextPage
      title="Book a Live Demo"
      lead="Half an hour with the team, in which the agent answers your own questions."
    >
      <BookingCalendar />
    </TextPage>
  );
}
