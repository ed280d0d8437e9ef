import './reading.css';

export interface Turn {
  who: 'Buyer' | 'Agent';
  words: string;
  /** Language of the words, when it is not English. */
  lang?: 'hi' | 'hi-Latn';
}

/** A talk, turn by turn. */
export function Talk({ turns }: { turns: readonly Turn[] }) {
  return (
    <ol className="talk">
      {turns.map(({ who, words, lang }) => (
        <li key={words} data-speaker={who === 'Agent' ? 'agent' : 'buyer'}>
          <p className="talk__who">{who}</p>
          <p className="talk__words" lang={lang}>
            {words}
          </p>
        </li>
      ))}
    </ol>
  );
}
