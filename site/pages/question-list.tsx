import type { Question } from '../knowledge/questions.server.ts';
import { LocalLink } from '../languages/local-link.tsx';
import { useWords } from '../languages/use-words.tsx';
import './question-list.css';

export interface QuestionListProps {
  questions: readonly Question[];
  /** Gives each answer an address of its own, `/faq#{id}`, and shows it. */
  anchors?: boolean;
  /** Shows the first answer from the beginning. */
  firstOpen?: boolean;
}

/** Questions that open to their answers. An address with an answer's anchor opens it. */
export function QuestionList({ questions, anchors = false, firstOpen = false }: QuestionListProps) {
  const t = useWords();
  return (
    <div className="questions">
      {questions.map(({ id, question, answer }, index) => (
        <details key={id} className="question" open={firstOpen && index === 0}>
          <summary>{question}</summary>
          {/* The anchor stands inside: a browser opens what hides the target of an address. */}
          <div className="question__answer" id={anchors ? id : undefined}>
            <p>{answer}</p>
            {anchors && (
              <LocalLink to={`#${id}`} className="question__anchor">
                {t('Link to this answer')}
                <span className="visually-hidden">: {question}</span>
              </LocalLink>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
