import { createContext, type ReactNode, use, useMemo } from 'react';
import { english, type Language } from './languages.ts';
import { type Words, wordsOf } from './words.ts';

interface PageLanguage {
  language: Language;
  t: Words;
}

const PageLanguageContext = createContext<PageLanguage>({ language: english, t: wordsOf(english) });

/** Tells what is inside in which language it is shown; English without one. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  const value = useMemo(() => ({ language, t: wordsOf(language) }), [language]);
  return <PageLanguageContext value={value}>{children}</PageLanguageContext>;
}

export function useLanguage(): Language {
  return use(PageLanguageContext).language;
}

/** Says English texts in the language of the page. */
export function useWords(): Words {
  return use(PageLanguageContext).t;
}

export interface SentenceProps {
  /** English, with one part in brackets: `See our [privacy policy].` */
  text: string;
  values?: Readonly<Record<string, string | number>>;
  /** Draws the part in brackets. */
  wrap: (part: string) => ReactNode;
}

/** A sentence with a part of its own, such as a link; where that part stands is the language's affair. */
export function Sentence({ text, values, wrap }: SentenceProps) {
  const [before, part = '', after] = useWords()(text, values).split(/[[\]]/);
  return (
    <>
      {before}
      {wrap(part)}
      {after}
    </>
  );
}
