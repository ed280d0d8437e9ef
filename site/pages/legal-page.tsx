import { provider } from '../contact/provider.ts';
import { useWords } from '../languages/use-words.tsx';
import { Contents } from './contents.tsx';
import type { RenderedText as Text } from './markdown.server.ts';
import { RenderedText } from './rendered-text.tsx';
import './legal-page.css';

export interface LegalPageProps {
  title: string;
  lead: string;
  /** Since when the text holds, in words. */
  since: string;
  text: Text;
}

/** A long legal text: what it is about, its parts to jump to, and the text itself. */
export function LegalPage({ title, lead, since, text }: LegalPageProps) {
  const t = useWords();
  return (
    <article>
      <header className="legal-head frame">
        <h1 className="legal-head__title">{t(title)}</h1>
        <p className="part-lead">{t(lead)}</p>
        <p className="legal-head__since">{t('In effect since {date}', { date: t(since) })}</p>
        {provider.isExample && (
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
