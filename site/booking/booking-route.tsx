import { type MetaFunction, useSearchParams } from 'react-router';
import { useWords } from '../languages/use-words.tsx';
import { TextPage } from '../pages/text-page.tsx';
import { pageMeta, placeOf } from '../seo/page-meta.ts';
import { BookingCalendar } from './booking-calendar.tsx';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(placeOf(matches), {
    path: '/booking',
    title: 'Book a Live Demo',
    description: 'Pick a half hour, meet the team, and hear the agent on your own questions.',
  });

export default function BookingRoute() {
  const t = useWords();
  const [search] = useSearchParams();
  // The dialog around it has said all this.
  if (search.has('embed')) {
    return (
      <div className="booking-embed">
        <h1 className="visually-hidden">{t('Book a Live Demo')}</h1>
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
