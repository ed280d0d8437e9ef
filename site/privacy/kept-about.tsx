import { Button } from '@parley/kit-ui/button';
import { useLanguage, useWords } from '../languages/use-words.tsx';
import type { ConsentRecord, PersonData } from './person-data.ts';

export interface KeptAboutProps {
  data: PersonData;
  /** The query of the link: the proof of who asks. */
  search: string;
}

/** What is kept about the one who holds the link, and what they can do with it. */
export function KeptAbout({ data, search }: KeptAboutProps) {
  const t = useWords();
  const { code } = useLanguage();
  const isWithdrawn = data.consents.every((consent) => consent.withdrawn_at !== null);
  const { submissions, demo_calls: calls, bookings, newsletter, shared_with: shared } = data;
  const systems = [...new Set(shared.map(({ system }) => system))];
  const language = <input type="hidden" name="language" value={code} />;
  return (
    <>
      <p className="page__lead">{t('What we keep about {email}', { email: data.email })}</p>
      <dl className="choices__facts">
        <Fact name={t('Forms you sent')} value={submissions.length} />
        <Fact name={t('Demo calls you asked for')} value={calls.length} />
        <Fact name={t('Live demos you booked')} value={bookings.length} />
        {newsletter && <Fact name={t('Newsletter')} value={t(newsletterWords[newsletter.status])} />}
        {systems.length > 0 && <Fact name={t('Systems of ours that were told')} value={systems.join(', ')} />}
      </dl>
      <form method="post" action={`/api/privacy/export${search}`}>
        {language}
        <Button type="submit" look="outline">
          {t('Download everything as a file')}
        </Button>
      </form>

      <section className="choices__part">
        <h2>{t('What you agreed to')}</h2>
        {data.consents.length === 0 ? (
          <p>{t('No consent stands beside what you sent.')}</p>
        ) : (
          <ul className="choices__consents">
            {data.consents.map((consent, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
              <Consent key={index} {...consent} />
            ))}
          </ul>
        )}
        {!isWithdrawn && (
          <form method="post" action={`/api/privacy/withdraw${search}`}>
            {language}
            <p>
              {t(
                'We then no longer contact you for marketing and sales, and the newsletter ends. What we did before stays lawful.',
              )}
            </p>
            <Button type="submit">{t('Take my consent back')}</Button>
          </form>
        )}
      </section>

      <section className="choices__part">
        <h2>{t('Erase everything')}</h2>
        <form method="post" action={`/api/privacy/erase${search}`}>
          {language}
          <p>
            {t(
              'All of the above goes for good, calls and bookings too, and systems that we told of it are told to erase it. Booked demos do not take place.',
            )}
          </p>
          <label className="choices__sure">
            <input type="checkbox" name="sure" value="yes" required />
            {t('I am sure: erase everything you keep about me')}
          </label>
          <Button type="submit" look="danger">
            {t('Erase everything')}
          </Button>
        </form>
      </section>
    </>
  );
}

const newsletterWords = {
  pending: 'not confirmed',
  confirmed: 'confirmed',
  unsubscribed: 'ended',
} as const;

function Fact({ name, value }: { name: string; value: string | number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Consent({ given_at: given, purpose, channel, wording, language, withdrawn_at: withdrawn }: ConsentRecord) {
  const t = useWords();
  const { locale } = useLanguage();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  return (
    <li>
      <b>{t(purpose ?? 'Purpose not known')}</b> ({channel === 'email' ? t('by e-mail') : t('by phone')})
      <span className="choices__when">
        {t('given on {date}', { date: day.format(new Date(given)) })}
        {withdrawn && <>, {t('taken back on {date}', { date: day.format(new Date(withdrawn)) })}</>}
      </span>
      {wording && (
        <q lang={language} className="choices__words">
          {wording.replace(/[[\]]/g, '')}
        </q>
      )}
    </li>
  );
}
