import type { MetaFunction } from 'react-router';
import { knowledgeItems } from '../knowledge/knowledge.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { TextPage } from './text-page.tsx';

export const meta: MetaFunction = () =>
  pageMeta({
    path: '/faq',
    title: 'FAQ',
    description: 'What Parley is, how its voice technology works, what the trial costs.',
    keywords: 'AI voice agent questions, free trial',
  });

export default function FaqRoute() {
  return (
    <TextPage title="Questions and answers" lead="The same answers that the agent gives when you ask it.">
      {knowledgeItems()
        .filter(({ topic }) => topic !== 'agent')
        .map(({ id, question, answer }) => (
          <details key={id} className="faq">
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
    </TextPage>
  );
}
