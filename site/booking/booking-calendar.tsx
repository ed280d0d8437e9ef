import { Button, buttonClass } from '@parley/kit-ui/button';
import { Spinner } from '@parley/kit-ui/spinner';
import { TextField } from '@parley/kit-ui/text-field';
import { CalendarCheck, CalendarX } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { trackForm } from '../analytics/track.ts';
import { type Language, localPath } from '../languages/languages.ts';
import { Sentence, useLanguage, useWords } from '../languages/use-words.tsx';
import { ConsentNotice } from '../leads/consent-notice.tsx';
import { consentVersion } from '../leads/consent-wording.ts';
import { useSubmissionKey } from '../leads/submission-key.ts';
import { BookingFailure, book, changeBooking, type FreeSlots, loadBooking, loadSlots } from './booking-client.ts';
import type { BookingView } from './booking-schema.ts';
import { SlotPicker } from './slot-picker.tsx';

/** Whose booking is shown: one that was just made, or one that its link opened. */
type Held = BookingView & { token: string };

/** Books a live demo: a time, a name and an address; then the booking itself, to keep, move or cancel. */
export function BookingCalendar() {
  const t = useWords();
  const [search] = useSearchParams();
  const [held, setHeld] = useState<Held>();
  const [isMoving, setMoving] = useState(false);
  const [free, setFree] = useState<FreeSlots>();
  const [picked, setPicked] = useState<string>();
  const [problem, setProblem] = useState<string>();
  // Known only to the browser: the server renders no times.
  const [timeZone, setTimeZone] = useState<string>();
  const [linkId, linkToken] = [search.get('id'), search.get('t')];

  const refresh = () => loadSlots().then(setFree, (failure: BookingFailure) => setProblem(failure.message));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => {
    setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    void refresh();
    if (!linkId || !linkToken) return;
    loadBooking(linkId, linkToken).then(
      (booking) => setHeld({ ...booking, token: linkToken }),
      () => setProblem('This link opens no booking. You can book a new time here.'),
    );
  }, []);

  const settle = async (work: Promise<Held>) => {
    setProblem(undefined);
    try {
      setHeld(await work);
      setMoving(false);
      setPicked(undefined);
    } catch (failure) {
      if (!(failure instanceof BookingFailure)) throw failure;
      setProblem(failure.message);
      if (failure.isTaken) setPicked(undefined);
    }
    await refresh();
  };
  const change = (booking: Held, startsAt?: string) =>
    settle(
      changeBooking(booking.id, booking.token, startsAt).then((changed) => ({ ...changed, token: booking.token })),
    );

  if (!timeZone || (!free && !problem)) {
    return (
      <p className="booking__wait">
        <Spinner label={t('Loading the calendar')} /> {t('Loading the calendar…')}
      </p>
    );
  }
  const alert = problem && (
    <p className="booking__problem" role="alert">
      {t(problem)}
    </p>
  );
  if (held && !isMoving) {
    return (
      <>
        {alert}
        <Confirmation
          booking={held}
          timeZone={timeZone}
          onMove={() => setMoving(true)}
          onCancel={() => void change(held)}
          onAgain={() => setHeld(undefined)}
        />
      </>
    );
  }
  return (
    <div className="booking">
      {alert}
      {free && <SlotPicker slots={free.slots} timeZone={timeZone} picked={picked} onPick={setPicked} />}
      {picked && held && (
        <div className="booking__actions">
          <Button onClick={() => void change(held, picked)}>{t('Move to this time')}</Button>
          <Button look="quiet" onClick={() => setMoving(false)}>
            {t('Keep the old one')}
          </Button>
        </div>
      )}
      {picked && !held && (
        <BookingForm slot={picked} timeZone={timeZone} onBook={(request) => settle(bookAndTell(request))} />
      )}
    </div>
  );
}

async function bookAndTell(request: Parameters<typeof book>[0]): Promise<Held> {
  try {
    const held = await book(request);
    trackForm('booking', true);
    return held;
  } catch (failure) {
    trackForm('booking', false);
    throw failure;
  }
}

interface BookingFormProps {
  slot: string;
  timeZone: string;
  onBook: (request: Parameters<typeof book>[0]) => Promise<void>;
}

function BookingForm({ slot, timeZone, onBook }: BookingFormProps) {
  const t = useWords();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ name?: string | undefined; email?: string | undefined }>({});
  const formElement = useRef<HTMLFormElement>(null);
  // In braces: newer browsers answer a promise, which an effect must not hand back.
  useEffect(() => {
    formElement.current?.scrollIntoView({ behavior: 'smooth', block: 'nearest' });
  }, []);
  // A double press, or a press after a lost answer, is one booking.
  const keyOf = useSubmissionKey();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [name, email] = [String(form.get('name') ?? ''), String(form.get('email') ?? '')];
    const found = await check(name, email);
    setErrors(found);
    if (found.name || found.email) return;
    setBusy(true);
    const version = consentVersion('booking', window.location.pathname);
    await onBook({ startsAt: slot, name, email, timeZone, consentVersion: version, idempotencyKey: keyOf(slot) });
    setBusy(false);
  };
  return (
    <form
      className="booking__form"
      data-form="booking"
      ref={formElement}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h2>{spoken(slot, timeZone, language)}</h2>
      <TextField label={t('Name')} name="name" autoComplete="name" error={errors.name && t(errors.name)} />
      <TextField
        label={t('Email')}
        name="email"
        type="email"
        autoComplete="email"
        error={errors.email && t(errors.email)}
      />
      <Button type="submit" busy={isBusy}>
        {isBusy ? t('Booking…') : t('Book this time')}
      </Button>
      <ConsentNotice of="booking" target="_top" />
    </form>
  );
}

/** Rules that cannot be loaded cost nobody their booking: the server holds it to the same ones. */
async function check(name: string, email: string): Promise<{ name?: string | undefined; email?: string | undefined }> {
  try {
    const { isEmail, leadMessages } = await import('../leads/lead-schema.ts');
    return {
      name: name.trim() === '' ? leadMessages.nameRequired : undefined,
      email: email.trim() === '' ? leadMessages.emailRequired : isEmail(email) ? undefined : leadMessages.email,
    };
  } catch (error) {
    console.error('The form is sent unchecked, because its rules could not be loaded', error);
    return {};
  }
}

interface ConfirmationProps {
  booking: Held;
  timeZone: string;
  onMove: () => void;
  onCancel: () => void;
  onAgain: () => void;
}

function Confirmation({ booking, timeZone, onMove, onCancel, onAgain }: ConfirmationProps) {
  const t = useWords();
  const language = useLanguage();
  const link = `${localPath(language, '/booking')}?id=${booking.id}&t=${booking.token}`;
  if (booking.status === 'cancelled') {
    return (
      <div className="booking__done" role="status">
        <CalendarX size={40} aria-hidden="true" />
        <h2>{t('Your demo is cancelled')}</h2>
        <p>{t('The time is free again. You can book another one whenever it suits you.')}</p>
        <Button onClick={onAgain}>{t('Book another time')}</Button>
      </div>
    );
  }
  return (
    <div className="booking__done" role="status">
      <CalendarCheck size={40} aria-hidden="true" />
      <h2>{t('See you on {time}', { time: spoken(booking.startsAt, timeZone, language) })}</h2>
      <p>
        {t(booking.name)}, your demo is booked. Put it in your calendar: the entry holds the link to move or cancel it.
      </p>
      <div className="booking__actions">
        <a className={buttonClass('primary')} href={`/api/bookings/${booking.id}/invite.ics?t=${booking.token}`}>
          {t('Add to calendar')}
        </a>
        <Button look="outline" onClick={onMove}>
          {t('Choose another time')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('Cancel the demo')}
        </Button>
      </div>
      <p className="consent">
        <Sentence text="Or keep [this link]." wrap={(part) => <a href={link}>{part}</a>} />
      </p>
    </div>
  );
}

/** A time as the visitor says it. */
function spoken(instant: string, timeZone: string, { locale, time }: Language): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...time,
  }).format(new Date(instant));
}
