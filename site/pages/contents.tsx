import { useWords } from '../languages/use-words.tsx';
export interface ContentsProps {
  headings: ReadonlyArray<{ id: string; text: string }>;
}

/** The headings of a long text, as links to them. */
export function Contents({ headings }: ContentsProps) {
  const t = useWords();
  return (
    <nav className="toc" aria-label={t('On this page')}>
      <p className="toc__title">{t('On this page')}</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{t(text)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
