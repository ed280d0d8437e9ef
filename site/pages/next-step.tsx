import { Button } from '@parley/kit-ui/button';
import { BookDemoLink } from '../booking/book-demo-link.tsx';
import { useWords } from '../languages/use-words.tsx';
import { useOpenDialog } from '../navigation/dialogs.tsx';
import './reading.css';

export interface NextStepProps {
  title: string;
  text: string;
}

/** How a page that is read ends: what to do next. */
export function NextStep({ title, text }: NextStepProps) {
  const t = useWords();
  const openDialog = useOpenDialog();
  return (
    <section className="next-step frame" aria-labelledby="next-step-title">
      <h2 id="next-step-title" className="next-step__title">
        {t(title)}
      </h2>
      <div>
        <p className="next-step__text">{t(text)}</p>
        <div className="hero__actions">
          <Button data-track="next-step-get-started" onClick={() => openDialog('get-started')}>
            {t('Get Started Now')}
          </Button>
          <BookDemoLink look="outline">{t('Book Demo')}</BookDemoLink>
        </div>
      </div>
    </section>
  );
}
