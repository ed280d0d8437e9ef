import type { MetaFunction } from 'react-router';
import { useWords } from '../languages/use-words.tsx';
import { pageMeta, placeOf } from '../seo/page-meta.ts';
import { aboutReasons, agentRules, ownership } from './about-content.ts';
import { NextStep } from './next-step.tsx';
import { PageHead } from './page-head.tsx';
import { Talk } from './talk.tsx';
import './about.css';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(placeOf(matches), {
    path: '/about-us',
    organization: true,
    title: 'About Us',
    description:
      'Parley builds human-like AI voice agents for real estate teams in India. Why we began with property, and the four rules that our agents keep on every call.',
    keywords: 'about Parley, AI voice agents India, real estate sales agents, honest AI',
  });

export default function AboutRoute() {
  const t = useWords();
  return (
    <>
      <PageHead
        name="About Us"
        statement="We build agents that a buyer is glad to talk to."
        lead="Parley answers calls and chats for real estate agents, brokers and developers in India. This is why, and by which rules."
      />
      <section className="about-why" aria-labelledby="about-why-title">
        <div className="frame about-why__grid">
          <h2 id="about-why-title" className="about-why__title">
            {t('A flat is the largest purchase of most lives. It often begins with a call that nobody answers.')}
          </h2>
          <div className="about-why__reasons">
            {aboutReasons.map((reason) => (
              <p key={reason}>{t(reason)}</p>
            ))}
          </div>
        </div>
      </section>
      <section className="rules frame" aria-labelledby="rules-title">
        <h2 id="rules-title" className="part-title">
          {t('Four rules that our agents keep on every call')}
        </h2>
        <ol>
          {agentRules.map(({ title, text, turns }) => (
            <li key={title} className="rules__rule">
              <div>
                <h3>{t(title)}</h3>
                <p>{t(text)}</p>
              </div>
              <Talk turns={turns} />
            </li>
          ))}
        </ol>
      </section>
      <section className="ownership" data-theme="dark" aria-labelledby="ownership-title">
        <div className="frame ownership__grid">
          <h2 id="ownership-title" className="part-title">
            {t('Your calls, your buyers, your server if you like')}
          </h2>
          <ul>
            {ownership.map((line) => (
              <li key={line}>{t(line)}</li>
            ))}
          </ul>
        </div>
      </section>
      <NextStep
        title="Judge us by a call"
        text="Talk to the agent on this page, or meet the team on a demo with your own questions."
      />
    </>
  );
}
