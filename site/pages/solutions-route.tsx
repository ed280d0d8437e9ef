import { buttonClass } from '@parley/kit-ui/button';
import { ArrowRight } from 'lucide-react';
import type { MetaFunction } from 'react-router';
import { LocalLink } from '../languages/local-link.tsx';
import { useWords } from '../languages/use-words.tsx';
import { pageMeta, placeOf } from '../seo/page-meta.ts';
import { NextStep } from './next-step.tsx';
import { PageHead } from './page-head.tsx';
import { audiences, channels, duties } from './solutions-content.ts';
import { Talk } from './talk.tsx';
import './solutions.css';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(placeOf(matches), {
    path: '/solutions',
    title: 'Solutions',
    description:
      'Human-like AI voice and chat agents that handle calls, qualify leads, book demos and schedule appointments around the clock. Made for real estate in India first.',
    keywords: 'AI voice agent solutions, real estate India, call handling, lead qualification, appointment scheduling',
  });

export default function SolutionsRoute() {
  const t = useWords();
  return (
    <>
      <PageHead
        name="Solutions"
        statement="One agent, wherever your buyers reach you."
        lead="It answers the calls and chats that a sales team cannot get to, around the clock. Real estate comes first, because that is where an unanswered call costs most."
      />
      <section className="first-solution" data-theme="dark" aria-labelledby="first-solution-title">
        <div className="frame first-solution__grid">
          <div>
            <h2 id="first-solution-title" className="part-title">
              {t('Real estate, for India')}
            </h2>
            <p className="part-lead">
              {t(
                'Lakh and crore, BHK and carpet area, English and Hindi in one call: buyers are answered in the words they use, qualified, and brought to the gate on Saturday.',
              )}
            </p>
            <p className="first-solution__more">
              <LocalLink to="/solutions/real-estate" className={buttonClass()}>
                {t('See the whole solution')}
              </LocalLink>
            </p>
          </div>
          <Talk
            turns={[
              { who: 'Buyer', words: 'Two bedrooms in Wakad, under ninety lakh?' },
              {
                who: 'Agent',
                words: 'Three fit. The nearest to the metro is on the seventh floor, at eighty-six lakh.',
              },
              { who: 'Buyer', words: 'Kal dekh sakte hain?', lang: 'hi-Latn' },
              { who: 'Agent', words: 'Haan ji. Kal shaam paanch baje, gate do par.', lang: 'hi-Latn' },
            ]}
          />
        </div>
      </section>
      <section className="audiences frame" aria-labelledby="audiences-title">
        <h2 id="audiences-title" className="part-title">
          {t('Who works with it')}
        </h2>
        <ul>
          {audiences.map(({ id, name, says, gains }) => (
            <li key={id}>
              <LocalLink to={`/solutions/real-estate#${id}`} className="audiences__row">
                <span className="audiences__name">{t(name)}</span>
                <span>
                  <q>{t(says)}</q>
                  <span className="audiences__gains">{t(gains)}</span>
                </span>
                <ArrowRight aria-hidden="true" />
              </LocalLink>
            </li>
          ))}
        </ul>
      </section>
      <section className="duties" aria-labelledby="duties-title">
        <div className="frame duties__grid">
          <h2 id="duties-title" className="part-title">
            {t('Four things that it does, at any hour')}
          </h2>
          <dl>
            {duties.map(({ title, text }) => (
              <div key={title}>
                <dt>{t(title)}</dt>
                <dd>{t(text)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="ways-in frame" aria-labelledby="ways-in-title">
        <h2 id="ways-in-title" className="part-title">
          {t('Where it answers')}
        </h2>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('Way in')}</th>
              <th scope="col">{t('The buyer')}</th>
              <th scope="col">{t('The agent')}</th>
              <th scope="col">{t('Your team gets')}</th>
            </tr>
          </thead>
          <tbody>
            {channels.map(({ where, buyer, agent, team }) => (
              <tr key={where}>
                <th scope="row">{t(where)}</th>
                <td>{t(buyer)}</td>
                <td>{t(agent)}</td>
                <td>{t(team)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="ways-in__else">
          {t(
            'Not in property? Clinics, showrooms and schools have the same evening calls. Book a demo and bring your ten most frequent questions: you hear within half an hour whether it fits, and we say so if it does not.',
          )}
        </p>
      </section>
      <NextStep
        title="Put your own questions to it"
        text="The free trial costs 0 USD. The team makes contact within 24 hours."
      />
    </>
  );
}
