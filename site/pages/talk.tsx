import { useWords } from '../languages/use-words.tsx';
import './reading.css';

export interface Turn {
  who: 'Buyer' | 'Agent';
  words: string;
  /** Language of the words, when it is not English. */
  lang?: 'hi' | 'hi-Latn';
}

/** A talk, turn by turn. */
export function Talk({ turns }: { turns: readonly Turn[] }) {
  const t = useWords();
  return (
    <ol className="talk">
      {turns.map(({ who, words, lang }) => (
        <li key={words} data-speaker={who === 'Agent' ? 'agent' : 'buyer'}>
          <p className="talk__who">{t(who)}</p>
          <p className="talk__words" lang={lang}>
            {t(words)}
          </p>
        </li>
      ))}
    </ol>
  );
}
