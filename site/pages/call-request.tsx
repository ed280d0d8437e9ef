import { Button } from '@parley/kit-ui/button';
import { useWords } from '../languages/use-words.tsx';
import { useOpenDialog } from '../navigation/dialogs.tsx';

/** The way to a call from pages that are read. */
export function CallRequest() {
  const t = useWords();
  const openDialog = useOpenDialog();
  return (
    <p className="hero__actions">
      <Button data-track="request-call" onClick={() => openDialog('call-request')}>
        {t('Request a call')}
      </Button>
      <Button look="outline" data-track="get-started" onClick={() => openDialog('get-started')}>
        {t('Get Started')}
      </Button>
    </p>
  );
}
