import { Button } from '@parley/kit-ui/button';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import { LocalLink } from '../languages/local-link.tsx';
import { useLanguage, useWords } from '../languages/use-words.tsx';
import { pageMeta, placeOf } from '../seo/page-meta.ts';
import { KeptAbout } from './kept-about.tsx';
import './choices.css';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(placeOf(matches), {
    path: '/privacy/choices',
    title: 'Your data and choices',
    description:
      'See what we keep about you, take it along, take your consent back, or have it erased. We mail you a link, so that we know it is you.',
    hidden: true,
  });

const answers = ['asked', 'mistyped', 'withdrawn', 'erased', 'unsure'] as const;
type Answer = (typeof answers)[number];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { privacy } = context.get(siteRequestContext);
  const { search, searchParams } = new URL(request.url);
  return {
    linked: await privacy.byLink(request.url),
    canMail: privacy.canMail,
    search,
    answer: answers.find((one) => one === searchParams.get('done')),
  };
}

/**
 * Where people see, take along and erase what is kept about them. Opening the mailed link changes nothing, because mail
 * scanners open it too; each button is a form of its own that works without a script.
 */
export default function ChoicesRoute() {
  const { linked, canMail, search, answer } = useLoaderData<typeof loader>();
  const t = useWords();
  return (
    <article className="frame page choices">
      <h1 className="page__title">{t('Your data and choices')}</h1>
      {answer && <Told answer={answer} />}
      {linked.state === 'found' ? (
        <KeptAbout data={linked.data} search={search} />
      ) : (
        <>
          {linked.state === 'expired' && (
            <p className="page__lead">
              {t('This link no longer works. It holds for 48 hours; ask for a new one below.')}
            </p>
          )}
          {linked.state === 'nothing' && answer !== 'erased' && (
            <p className="page__lead">{t('We keep nothing about this address.')}</p>
          )}
          {answer !== 'asked' && answer !== 'erased' && linked.state !== 'nothing' && <AskForm canMail={canMail} />}
        </>
      )}
    </article>
  );
}

function Told({ answer }: { answer: Answer }) {
  const t = useWords();
  const isBad = answer === 'mistyped' || answer === 'unsure';
  const texts: Record<Answer, string> = {
    asked: t(
      'If we keep anything about this address, a link is on its way to it now. It holds for 48 hours. Look into the spam folder too.',
    ),
    mistyped: t('Please enter a valid email address'),
    withdrawn: t('Your consent is taken back. We no longer contact you for marketing and sales.'),
    erased: t('Everything we kept about you is erased. Nothing else is needed.'),
    unsure: t('Nothing is erased yet: tick the box to say that you are sure.'),
  };
  return (
    <p className={isBad ? 'choices__told choices__told--bad' : 'choices__told'} role={isBad ? 'alert' : 'status'}>
      {texts[answer]}
    </p>
  );
}

function AskForm({ canMail }: { canMail: boolean }) {
  const t = useWords();
  const { code } = useLanguage();
  if (!canMail)
    return (
      <p className="page__lead">
        {t('This site sends no mail at the moment. Write to us, and we show, correct or erase what we keep about you.')}{' '}
        <LocalLink to="/contact-us">{t('Contact Us')}</LocalLink>
      </p>
    );
  return (
    <>
      <p className="page__lead">
        {t(
          'See what we keep about you, take it along, take your consent back, or have it erased. We mail you a link, so that we know it is you.',
        )}
      </p>
      <form method="post" action="/api/privacy/link" className="choices__ask">
        <input type="hidden" name="language" value={code} />
        <label className="field__label" htmlFor="choices-email">
          {t('The e-mail address that you gave us')}
        </label>
        <div className="choices__row">
          <input
            id="choices-email"
            className="field__input"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            placeholder={t('you@company.in')}
          />
          <Button type="submit">{t('Mail me the link')}</Button>
        </div>
      </form>
    </>
  );
}
