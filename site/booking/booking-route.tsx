import { type MetaFunction, useSearchParams } from 'react-router';
import { TextPage } from '../pages/text-page.tsx';
import { originOf, pageMeta } from '../seo/page-meta.ts';
import { BookingCalendar } from './booking-calendar.tsx';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(originOf(matches), {
    path: '/booking',
    title: 'Book a Live Demo',
    description: 'Pick a half hour, meet the team, and hear the agent on your own questions.',
  });

export default function BookingRoute() {
  const [search] = useSearchParams();
  // The dialog around it has said all this.
  if (search.has('embed')) {
    return (
      <div className="booking-embed">
        <h1 className="visually-hidden">Book a Live Demo</h1>
        <BookingCalendar />
      </div>
    );
  }
  return (
    <TextPage
      title="Book a Live Demo"
      lead="Half an hour with the team, in which the agent answers your own questions."
    >
      <BookingCalendar />
    </TextPage>
  );
}
