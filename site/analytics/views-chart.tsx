import type { CSSProperties } from 'react';
import type { EventSummary } from './event-summary.ts';

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** One bar a day, the highest one labelled; each says its day and views to who points at it or listens. */
export function ViewsChart({ days }: { days: EventSummary['days'] }) {
  const most = Math.max(1, ...days.map(({ views }) => views));
  const highest = days.findLastIndex(({ views }) => views === most);
  return (
    <figure className="views">
      <ol className="views__bars">
        {days.map(({ day, views }, index) => {
          const text = `${longDay.format(new Date(day))}: ${views.toLocaleString('en-US')}`;
          return (
            <li key={day} title={text} style={{ '--share': views / most } as CSSProperties}>
              {index === highest && views > 0 && (
                <span className="views__label" aria-hidden="true">
                  {views.toLocaleString('en-US')}
                </span>
              )}
              <span className="visually-hidden">{text}</span>
            </li>
          );
        })}
      </ol>
      <figcaption className="views__days" aria-hidden="true">
        <span>{shortDay.format(new Date(days[0]?.day ?? 0))}</span>
        <span>Today</span>
      </figcaption>
    </figure>
  );
}
