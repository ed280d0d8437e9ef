import { useWords } from '../languages/use-words.tsx';
import { day, office } from './real-estate-content.ts';

const hourWidth = 40;
const height = 96;
const barWidth = 10;

/** The enquiries of the day on its 24 hours, with the hours in which the office is open. */
export function DayPicture() {
  const t = useWords();
  return (
    <figure className="day-picture">
      <svg viewBox={`0 0 ${24 * hourWidth} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <rect
          className="day-picture__office"
          x={office.from * hourWidth}
          width={(office.to - office.from) * hourWidth}
          height={height}
        />
        {day.map(({ hour }) => {
          const top = isOpen(hour) ? 44 : 18;
          return (
            <rect
              key={hour}
              className={isOpen(hour) ? 'day-picture__call' : 'day-picture__call day-picture__call--late'}
              x={hour * hourWidth - barWidth / 2}
              y={top}
              width={barWidth}
              height={height - top}
            />
          );
        })}
      </svg>
      <p className="day-picture__hours" aria-hidden="true">
        <span>{t('midnight')}</span>
        <span>{t('6 am')}</span>
        <span>{t('noon')}</span>
        <span>{t('6 pm')}</span>
        <span>{t('midnight')}</span>
      </p>
      <figcaption>
        {t('{late} of these {all} enquiries came when the office was closed. A made-up day; count one of yours.', {
          late: day.filter(({ hour }) => !isOpen(hour)).length,
          all: day.length,
        })}
      </figcaption>
    </figure>
  );
}

function isOpen(hour: number): boolean {
  return hour >= office.from && hour < office.to;
}
