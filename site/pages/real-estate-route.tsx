import { LazyImage } from '@parley/kit-ui/lazy-image';
import type { MetaFunction } from 'react-router';
import { LocalLink } from '../languages/local-link.tsx';
import { Sentence, useWords } from '../languages/use-words.tsx';
import { pageMeta, placeOf } from '../seo/page-meta.ts';
import { useImage } from '../site-config/site-config-provider.tsx';
import { useCases } from '../use-cases/use-cases.ts';
import { CallRequest } from './call-request.tsx';
import { DayPicture } from './day-picture.tsx';
import { NextStep } from './next-step.tsx';
import { PageHead } from './page-head.tsx';
import { asks, cannot, day, languageTalks, sampleLead, serves } from './real-estate-content.ts';
import { Talk } from './talk.tsx';
import './question-list.css';
import './real-estate.css';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(placeOf(matches), {
    path: '/solutions/real-estate',
    above: [['Solutions', '/solutions']],
    title: 'Real Estate Solutions',
    description:
      'An AI voice agent for real estate agents, brokers and developers in India: answers every enquiry, qualifies the buyer in English and Hindi, books the site visit.',
    keywords:
      'real estate voice agent India, property lead qualification, site visit booking, broker call answering, Hindi',
  });

export default function RealEstateRoute() {
  const t = useWords();
  const street = useImage('realEstateHero');
  const solution = useImage('realEstateSolution');
  return (
    <>
      <PageHead
        name="Real Estate Solutions"
        statement="From the first ring to the site visit."
        lead="A launch weekend brings more calls than your team has ears. The agent takes each of them, day and night, and hands over the buyers who are ready."
      >
        <CallRequest />
      </PageHead>
      {street && (
        <div className="street frame">
          <LazyImage src={street.url} alt={t(street.alt)} width={1280} height={720} priority />
        </div>
      )}
      <section className="day" data-theme="dark" aria-labelledby="day-title">
        <div className="frame">
          <h2 id="day-title" className="part-title">
            {t('A day of enquiries')}
          </h2>
          <DayPicture />
          <ol className="day__list">
            {day.map(({ time, way, said, lang, done }) => (
              <li key={time}>
                <p className="day__time">
                  {t(time)}
                  <span>{t(way)}</span>
                </p>
                <p className="day__said" lang={lang}>
                  “{t(said)}”
                </p>
                <p className="day__done">{t(done)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="serves frame" aria-labelledby="serves-title">
        <h2 id="serves-title" className="part-title">
          {t('Made for whoever picks up the phone')}
        </h2>
        <div className="serves__columns">
          {serves.map(({ id, name, trouble, gains }) => (
            <div key={id} id={id}>
              <h3>{t(name)}</h3>
              <p>{t(trouble)}</p>
              <ul>
                {gains.map((gain) => (
                  <li key={gain}>{t(gain)}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="serves__claim">
          <strong>40%</strong>
          {t(
            'Lead conversion rises by 40% with an agent that answers each lead at once. That is our claim for the service as a whole; the free trial shows what it is for you.',
          )}
        </p>
      </section>
      <section className="asks" aria-labelledby="asks-title">
        <div className="frame asks__grid">
          <div className="asks__head">
            <h2 id="asks-title" className="part-title">
              {t('What the agent asks')}
            </h2>
            <p className="part-lead">
              {t(
                'Eight answers, in the order of a talk. If the caller gives three of them in one breath, it does not ask for them again.',
              )}
            </p>
            <p>
              <LocalLink to="/blog/qualifying-questions">{t('Why in this order')}</LocalLink>
            </p>
            {solution && <LazyImage src={solution.url} alt={t(solution.alt)} width={960} height={720} />}
          </div>
          <ol>
            {asks.map(({ question, why }) => (
              <li key={question}>
                <p className="asks__question">{t(question)}</p>
                <p>{t(why)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="tongues frame" aria-labelledby="tongues-title">
        <h2 id="tongues-title" className="part-title">
          {t('The same question, three ways')}
        </h2>
        <p className="part-lead">
          {t(
            'Callers change languages in the middle of a sentence. The agent is made to follow, with lakh and crore, and with the names of places as they are said.',
          )}
        </p>
        <div className="tongues__columns">
          {languageTalks.map(({ title, turns }) => (
            <div key={title}>
              <h3>{t(title)}</h3>
              <Talk turns={turns} />
            </div>
          ))}
        </div>
      </section>
      <HandOver />
      <section className="catalogue frame" aria-labelledby="catalogue-title">
        <h2 id="catalogue-title" className="part-title">
          {t('Eleven things to use it for')}
        </h2>
        <div className="catalogue__columns">
          {useCases.map(({ id, title, description, benefits }) => (
            <details key={id} id={id} className="question">
              <summary>
                <h3>{t(title)}</h3>
              </summary>
              <div className="question__answer">
                <p>{t(description)}</p>
                <ul>
                  {benefits.map((benefit) => (
                    <li key={benefit}>{t(benefit)}</li>
                  ))}
                </ul>
              </div>
            </details>
          ))}
        </div>
      </section>
      <section className="cannot" aria-labelledby="cannot-title">
        <div className="frame cannot__grid">
          <h2 id="cannot-title" className="part-title">
            {t('What it cannot do')}
          </h2>
          <dl>
            {cannot.map(({ title, text }) => (
              <div key={title}>
                <dt>{t(title)}</dt>
                <dd>{t(text)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <NextStep
        title="Give it one evening of your calls"
        text="The trial costs 0 USD. Tell us how buyers reach you, and the team makes contact within 24 hours."
      />
    </>
  );
}

function HandOver() {
  const t = useWords();
  const { name, phone, fields, next, open, said } = sampleLead;
  return (
    <section className="hand-over" aria-labelledby="hand-over-title">
      <div className="frame hand-over__grid">
        <div>
          <h2 id="hand-over-title" className="part-title">
            {t('What your team gets at nine in the morning')}
          </h2>
          <p className="part-lead">
            {t(
              'Not a missed call, and not a form with a name. A buyer, with what was said, what was promised, and what is still open.',
            )}
          </p>
          <ul className="hand-over__ways">
            <li>
              <Sentence
                text="[Ready buyers] go to the person who will meet them, with the visit in the calendar."
                wrap={(part) => <strong>{part}</strong>}
              />
            </li>
            <li>
              <Sentence
                text="[Whoever asks for a person] is called back by one, who has read the talk."
                wrap={(part) => <strong>{part}</strong>}
              />
            </li>
            <li>
              <Sentence
                text="[Those who only look] are answered, noted, and left in peace."
                wrap={(part) => <strong>{part}</strong>}
              />
            </li>
          </ul>
        </div>
        <figure className="lead-card">
          <div className="lead-card__sheet">
            <p className="lead-card__name">
              {t(name)}
              <span>{phone}</span>
            </p>
            <dl>
              {fields.map(([label, value]) => (
                <div key={label}>
                  <dt>{t(label)}</dt>
                  <dd>{t(value)}</dd>
                </div>
              ))}
            </dl>
            <p className="lead-card__next">{t(next)}</p>
            <p className="lead-card__open">{t(open)}</p>
            <Talk turns={said} />
          </div>
          <figcaption>{t('Sample lead')}</figcaption>
        </figure>
      </div>
    </section>
  );
}
