import { useLocation } from 'react-router';
import { languages, localPath, plainPath } from './languages.ts';
import { useLanguage, useWords } from './use-words.tsx';

/** The same page in the other languages. The browser loads it anew, so that a page has the words of one language only. */
export function LanguageChoice({ className }: { className?: string }) {
  const { pathname } = useLocation();
  const current = useLanguage();
  const t = useWords();
  return (
    <nav className={className} aria-label={t('Language')}>
      {languages.map((language) => (
        <a
          key={language.code}
          href={localPath(language, plainPath(pathname))}
          lang={language.code}
          hrefLang={language.code}
          aria-current={language === current ? 'true' : undefined}
        >
          {language.name}
        </a>
      ))}
    </nav>
  );
}
