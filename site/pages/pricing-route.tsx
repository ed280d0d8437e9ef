import { Button } from '@parley/kit-ui/button';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { BookDemoLink } from '../booking/book-demo-link.tsx';
import { questionsOf } from '../knowledge/questions.server.ts';
import { requestLanguage } from '../languages/languages.ts';
import { useWords } from '../languages/use-words.tsx';
import { useOpenDialog } from '../navigation/dialogs.tsx';
import { pageMeta, placeOf } from '../seo/page-meta.ts';
import { NextStep } from './next-step.tsx';
import { neverCharged, priceFactors, trialItems, trialPath } from './pricing-content.ts';
import { QuestionList } from './question-list.tsx';
import './pricing.css';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(placeOf(matches), {
    path: '/pricing',
    title: 'Pricing',
    description:
      'The free trial of Parley’s AI voice and chat agent costs 0 USD. What it holds, how the price afterwards is worked out on a demo, and what is never charged.',
    keywords: 'AI voice agent pricing India, free trial, 0 USD, real estate call answering cost',
  });

export function loader({ request }: LoaderFunctionArgs) {
  return { questions: questionsOf('pricing', requestLanguage(request)) };
}

export default function PricingRoute() {
  const t = useWords();
  const { questions } = useLoaderData<typeof loader>();
  return (
    <>
      <TrialOffer />
      <section className="price-path" aria-labelledby="price-path-title">
        <div className="frame">
          <h2 id="price-path-title" className="part-title">
            {t('From the trial to a price that you know beforehand')}
          </h2>
          <ol className="price-path__steps">
            {trialPath.map(({ title, text }) => (
              <li key={title}>
                <h3>{t(title)}</h3>
                <p>{t(text)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="price-factors frame" aria-labelledby="price-factors-title">
        <div>
          <h2 id="price-factors-title" className="part-title">
            {t('What the price after the trial depends on')}
          </h2>
          <p className="part-lead">
            {t(
              'A broker with two projects and a developer with a launch every quarter do not need the same. So there is no list of plans here. On a demo the team goes through these four with you, and writes the price down.',
            )}
          </p>
        </div>
        <dl>
          {priceFactors.map(({ title, text }) => (
            <div key={title}>
              <dt>{t(title)}</dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="price-never" data-theme="dark" aria-labelledby="price-never-title">
        <div className="frame">
          <h2 id="price-never-title" className="part-title">
            {t('What is never charged')}
          </h2>
          <ul>
            {neverCharged.map(({ what, why }) => (
              <li key={what}>
                <span className="price-never__sum">₹0</span>
                <span>
                  <strong>{t(what)}</strong> {t(why)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="price-questions frame" aria-labelledby="price-questions-title">
        <h2 id="price-questions-title" className="part-title">
          {t('Asked about the price')}
        </h2>
        <QuestionList questions={questions} />
      </section>
      <NextStep
        title="Begin at 0 USD"
        text="Tell us how your buyers reach you. The team makes contact within 24 hours and sets the trial up with you."
      />
    </>
  );
}

function TrialOffer() {
  const t = useWords();
  const openDialog = useOpenDialog();
  return (
    <section className="trial frame">
      <div className="trial__offer">
        <h1 className="page-head__name">{t('Pricing')}</h1>
        <p className="trial__figure">{t('0 USD')}</p>
        <p className="trial__claim">{t('for the free trial. Hear it answer your buyers before you pay a rupee.')}</p>
        <div className="hero__actions">
          <Button data-track="pricing-free-trial" onClick={() => openDialog('get-started')}>
            {t('Start the free trial')}
          </Button>
          <BookDemoLink look="outline">{t('Book Demo')}</BookDemoLink>
        </div>
      </div>
      <div className="bill">
        <h2 className="bill__title">{t('What the trial holds')}</h2>
        <dl className="bill__lines">
          {trialItems.map(({ title, text }) => (
            <div key={title}>
              <dt>
                {t(title)}
                <span>{t(text)}</span>
              </dt>
              <dd>0</dd>
            </div>
          ))}
          <div className="bill__total">
            <dt>{t('Free trial')}</dt>
            <dd>{t('0 USD')}</dd>
          </div>
        </dl>
        <p className="bill__note">{t('No card is asked for: there is nothing to pay.')}</p>
      </div>
    </section>
  );
}
