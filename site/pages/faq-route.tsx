import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { KnowledgeTopic } from '../knowledge/knowledge-item.ts';
import { coreQuestions, questionsOf } from '../knowledge/questions.server.ts';
import { requestLanguage } from '../languages/languages.ts';
import { useWords } from '../languages/use-words.tsx';
import { pageMeta, placeOf } from '../seo/page-meta.ts';
import { NextStep } from './next-step.tsx';
import { PageHead } from './page-head.tsx';
import { QuestionList } from './question-list.tsx';
import './faq.css';

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  pageMeta(placeOf(matches), {
    path: '/faq',
    title: 'FAQ',
    description:
      'What Parley is, how its voice technology works, what the free trial costs, which languages it speaks, how it fits a real estate team in India.',
    faq: loaderData?.core ?? [],
    keywords: 'AI voice agent questions, how does an AI voice agent work, free trial, real estate India',
  });

const topics: ReadonlyArray<{ topic: KnowledgeTopic; title: string }> = [
  { topic: 'product', title: 'The product' },
  { topic: 'pricing', title: 'Trial and price' },
  { topic: 'demo', title: 'Demo and start' },
  { topic: 'real-estate', title: 'Real estate' },
  { topic: 'working-together', title: 'Working together' },
  { topic: 'agent', title: 'The agent on this site' },
];

export function loader({ request }: LoaderFunctionArgs) {
  const language = requestLanguage(request);
  return {
    core: coreQuestions(language),
    groups: topics.map(({ topic, title }) => ({ topic, title, questions: questionsOf(topic, language) })),
  };
}

export default function FaqRoute() {
  const t = useWords();
  const { groups } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        name="Questions and answers"
        statement="Read them here, or ask aloud."
        lead="These are the answers that the agent itself gives. Press the round button at the bottom right and ask it anything on this page."
      />
      <div className="faq frame">
        <nav className="faq__topics" aria-label={t('Topics')}>
          <ol>
            {groups.map(({ topic, title, questions }) => (
              <li key={topic}>
                <a href={`#topic-${topic}`}>
                  {t(title)} <span>{questions.length}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {groups.map(({ topic, title, questions }) => (
            <section key={topic} id={`topic-${topic}`} className="faq__group" aria-labelledby={`title-${topic}`}>
              <h2 id={`title-${topic}`}>{t(title)}</h2>
              <QuestionList questions={questions} anchors firstOpen={topic === 'product'} />
            </section>
          ))}
        </div>
      </div>
      <NextStep
        title="Yours is not here?"
        text="Ask it on a demo, or leave your number: the team makes contact within 24 hours."
      />
    </>
  );
}
