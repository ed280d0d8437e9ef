import { Spinner } from '@parley/kit-ui/spinner';
import { useNavigation } from 'react-router';
import { useWords } from '../languages/use-words.tsx';

/** Turns while the code or the data of the next page is on its way (spec 000 §2). */
export function PageSpinner() {
  const t = useWords();
  const isLoading = useNavigation().state === 'loading';
  return (
    <div className="page-spinner" aria-live="polite">
      {isLoading && (
        <p>
          <Spinner />
          <span className="visually-hidden">{t('The page is loading')}</span>
        </p>
      )}
    </div>
  );
}
