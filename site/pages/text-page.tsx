import type { ReactNode } from 'react';
import { useWords } from '../languages/use-words.tsx';

export interface TextPageProps {
  title: string;
  lead: string;
  children?: ReactNode;
}

/** A page that is read: one heading, a lead, and text at a good measure. */
export function TextPage({ title, lead, children }: TextPageProps) {
  const t = useWords();
  return (
    <article className="frame page">
      <h1 className="page__title">{t(title)}</h1>
      <p className="page__lead">{t(lead)}</p>
      <div className="page__text">{children}</div>
    </article>
  );
}
