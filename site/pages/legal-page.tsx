import { usLongDate } from '../case-studies/case-study.ts';
import { useLanguage, useWords } from '../languages/use-words.tsx';
import { Contents } from './contents.tsx';
import type { LegalText } from './page-texts.ts';
import { RenderedText } from './rendered-text.tsx';
import './legal-page.css';

export interface LegalPageProps {
  title: string;
  shown: LegalText;
}

/** A long legal text: what it is about, its parts to jump to, and the text itself. */
export function LegalPage({ title, shown: { lead, since, text, isExample } }: LegalPageProps) {
  const t = useWords();
  const { locale } = useLanguage();
  return (
    <article>
      <header className="legal-head frame">
        <h1 className="legal-head__title">{t(title)}</h1>
        <p className="part-lead">{t(lead)}</p>
        <p className="legal-head__since">
          {t('In effect since {date}', { date: usLongDate(`${since}T04:30:00Z`, locale) })}
        </p>
        {isExample && (
          <p className="page__note">
            {t(
              'This is the text that comes with the software. Name, address and mailboxes in it are examples until whoever runs this site has put in their own and had the text reviewed.',
            )}
          </p>
        )}
      </header>
      <div className="reading frame">
        <Contents headings={text.headings} />
        <RenderedText html={text.html} />
      </div>
    </article>
  );
}
