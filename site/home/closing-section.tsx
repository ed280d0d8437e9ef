import { Button } from '@parley/kit-ui/button';
import { BookDemoLink } from '../booking/book-demo-link.tsx';
import { useWords } from '../languages/use-words.tsx';
import { useOpenDialog } from '../navigation/dialogs.tsx';
import { useText } from '../site-config/site-config-provider.tsx';

/** The page's last word: start, or see it first. */
export function ClosingSection() {
  const t = useWords();
  const title = useText('callToAction', 'title', 'Start with a free trial at 0 USD');
  const openDialog = useOpenDialog();
  return (
    <section className="closing frame" aria-labelledby="closing-title">
      <h2 id="closing-title" className="closing__title">
        {title}
      </h2>
      <div>
        <p>{t('Tell us how your buyers reach you. The team makes contact within 24 hours.')}</p>
        <div className="hero__actions">
          <Button data-track="get-started-now" onClick={() => openDialog('get-started')}>
            {t('Get Started Now')}
          </Button>
          <BookDemoLink look="outline">{t('Book Demo')}</BookDemoLink>
        </div>
      </div>
    </section>
  );
}
