import { useMemo, useState } from 'react';
import { useLanguage, useWords } from '../languages/use-words.tsx';

export interface SlotPickerProps {
  /** Free times, ISO 8601. */
  slots: readonly string[];
  /** The visitor's zone. */
  timeZone: string;
  picked: string | undefined;
  onPick: (slot: string) => void;
}

/** Days that have free times, and the times of the chosen day, all as the visitor's clock shows them. */
export function SlotPicker({ slots, timeZone, picked, onPick }: SlotPickerProps) {
  const t = useWords();
  const language = useLanguage();
  const { locale } = language;
  const days = useMemo(() => byDay(slots, timeZone, locale), [slots, timeZone, locale]);
  const [chosenDay, setChosenDay] = useState<string>();
  const day = days.find(({ key }) => key === chosenDay) ?? days[0];
  if (!day)
    return <p className="slots__none">{t('There is no free time in the next three weeks. Please ask for a call.')}</p>;
  const time = new Intl.DateTimeFormat(locale, { timeZone, ...language.time });
  return (
    <div className="slots">
      <fieldset className="slots__days">
        <legend>{t('Day')}</legend>
        {days.map(({ key, weekday, date }) => (
          <button key={key} type="button" aria-pressed={key === day.key} onClick={() => setChosenDay(key)}>
            <span>{weekday}</span>
            {date}
          </button>
        ))}
      </fieldset>
      <fieldset className="slots__times">
        <legend>{t('Time')}</legend>
        {day.slots.map((slot) => (
          <button key={slot} type="button" aria-pressed={slot === picked} onClick={() => onPick(slot)}>
            {time.format(new Date(slot))}
          </button>
        ))}
      </fieldset>
      <p className="slots__zone">{t('Times in your time zone, {zone}.', { zone: zoneName(timeZone, locale) })}</p>
    </div>
  );
}

/** As people call it, such as “India Standard Time”. */
function zoneName(timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

interface Day {
  key: string;
  weekday: string;
  date: string;
  slots: string[];
}

function byDay(slots: readonly string[], timeZone: string, locale: string): Day[] {
  const keyOf = new Intl.DateTimeFormat('en-CA', { timeZone });
  const weekday = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short' });
  const date = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short' });
  const days = new Map<string, Day>();
  for (const slot of slots) {
    const instant = new Date(slot);
    const key = keyOf.format(instant);
    const day = days.get(key) ?? { key, weekday: weekday.format(instant), date: date.format(instant), slots: [] };
    day.slots.push(slot);
    days.set(key, day);
  }
  return [...days.values()];
}
