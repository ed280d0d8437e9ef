import { useLocation } from 'react-router';
import { languages, localPath, plainPath } from './languages.ts';
import { useLanguage, useWords } from './use-words.tsx';

/** The same page in the other languages. The browser loads it anew, so that a page has the words of one language only. */
export function LanguageChoice({ className }: { className?: string }) {
  const { pathname } = useLocation();
  const current = useLanguage();
  const t = useWords();
  return (
    // No landmark: it stands in the menu and at the foot, under one name.
    <ul className={`languages ${className ?? ''}`.trim()} aria-label={t('Language')}>
      {languages.map((language) => (
        <li key={language.code}>
          <a
            href={localPath(language, plainPath(pathname))}
            lang={language.code}
            hrefLang={language.code}
            aria-current={language === current ? 'true' : undefined}
          >
            {language.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
