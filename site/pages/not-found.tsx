import { buttonClass } from '@parley/kit-ui/button';
import { LocalLink } from '../languages/local-link.tsx';
import { useWords } from '../languages/use-words.tsx';

/** What an unknown address shows. */
export function NotFound() {
  const t = useWords();
  return (
    <div className="frame page">
      <title>{t('Page not found | Parley')}</title>
      <p className="page__eyebrow">404</p>
      <h1 className="page__title">{t('This page does not exist')}</h1>
      <p className="page__lead">{t('The address may be old or mistyped. From the home page you reach everything.')}</p>
      <p>
        <LocalLink to="/" className={buttonClass()}>
          {t('Back to the home page')}
        </LocalLink>
      </p>
    </div>
  );
}
