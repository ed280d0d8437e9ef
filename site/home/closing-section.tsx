import { Button } from '@parley/kit-ui/button';
import { BookDemoLink } from '../booking/book-demo-link.tsx';
import { useOpenDialog } from '../navigation/dialogs.tsx';

/** The page's last word: start, or see it first. */
export function ClosingSection() {
  const openDialog = useOpenDialog();
  return (
    <section className="closing frame" aria-labelledby="closing-title">
      <h2 id="closing-title" className="closing__title">
        Start with a free trial at 0 USD
      </h2>
      <p>Tell us how your buyers reach you. The team makes contact within 24 hours.</p>
      <div className="hero__actions">
        <Button onClick={() => openDialog('get-started')}>Get Started Now</Button>
        <BookDemoLink look="outline">Book Demo</BookDemoLink>
      </div>
    </section>
  );
}
