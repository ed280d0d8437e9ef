import type { ReactNode } from 'react';
import { useWords } from '../languages/use-words.tsx';
import './reading.css';

export interface PageHeadProps {
  /** Name of the page, its first-level heading. */
  name: string;
  /** What the page says in one sentence, set large. */
  statement: string;
  lead?: string;
  /** What stands beside or below the lead, as buttons. */
  children?: ReactNode;
}

/** How every page that is read begins: its name, one large sentence, and what to do. */
export function PageHead({ name, statement, lead, children }: PageHeadProps) {
  const t = useWords();
  return (
    <header className="page-head frame">
      <h1 className="page-head__name">{t(name)}</h1>
      <p className="page-head__statement">{t(statement)}</p>
      {(lead || children) && (
        <div className="page-head__side">
          {lead && <p className="page-head__lead">{t(lead)}</p>}
          {children}
        </div>
      )}
    </header>
  );
}
