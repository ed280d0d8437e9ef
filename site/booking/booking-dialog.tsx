import { buttonClass } from '@parley/kit-ui/button';
import { Dialog } from '@parley/kit-ui/dialog';
import { Spinner } from '@parley/kit-ui/spinner';
import { useEffect, useState } from 'react';
import { type Language, localPath } from '../languages/languages.ts';
import { LocalLink } from '../languages/local-link.tsx';
import { Sentence, useLanguage, useWords } from '../languages/use-words.tsx';
import { demoBookingLink } from '../site-config/site-config.ts';
import { useLink } from '../site-config/site-config-provider.tsx';

/** Book a Live Demo (spec 000 §2): the calendar that the link demo-booking names, in a dialog. */
export function BookingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords();
  const [isLoaded, setLoaded] = useState(false);
  const calendar = useLink(demoBookingLink);
  const language = useLanguage();
  const isRefused = useRefusedFrame();
  const close = () => {
    setLoaded(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t('Book a Live Demo')}
      closeLabel={t('Close')}
      width="880px"
    >
      {calendar === '' ? (
        <p>
          <Sentence
            text="No calendar is open just now. [Leave your number], and the team finds a time with you."
            wrap={(part) => <LocalLink to="/contact-us">{part}</LocalLink>}
          />
        </p>
      ) : (
        <div className="booking-frame">
          {!isLoaded && (
            <p className="booking-frame__wait" role="status">
              <Spinner /> {t('Loading calendar...')}
            </p>
          )}
          <iframe
            src={frameAddress(calendar, language)}
            title={t('Booking calendar')}
            onLoad={(event) => {
              if (hasFailed(calendar, event.currentTarget)) console.error('The booking calendar could not be loaded');
              closeByEscape(event.currentTarget, close);
              setLoaded(true);
            }}
          />
          {isRefused && (
            <div className="booking-frame__refused" role="status">
              <p>{t('This calendar opens in a tab of its own.')}</p>
              <a className={buttonClass()} href={calendar} target="_blank" rel="noopener">
                {t('Open the calendar')}
              </a>
            </div>
          )}
        </div>
      )}
      {/^https?:/i.test(calendar) && !isRefused && (
        <p className="booking-frame__other">
          {t('Nothing to see here?')}{' '}
          <a href={calendar} target="_blank" rel="noopener">
            {t('Open the calendar in a new tab')}
          </a>
        </p>
      )}
    </Dialog>
  );
}

/**
 * Whether the page's policy refused a frame: a calendar of another host that only this browser's own configuration
 * names is not let in.
 */
function useRefusedFrame(): boolean {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const hear = ({ effectiveDirective }: SecurityPolicyViolationEvent) =>
      effectiveDirective === 'frame-src' && setRefused(true);
    document.addEventListener('securitypolicyviolation', hear);
    return () => document.removeEventListener('securitypolicyviolation', hear);
  }, []);
  return isRefused;
}

/** A frame tells of no failure; but what stands in it then is no page of ours any more, and closed to us. */
function hasFailed(calendar: string, frame: HTMLIFrameElement): boolean {
  return calendar.startsWith('/') && frame.contentDocument === null;
}

/** Keys that are pressed in the frame stay in it; of our own calendar, Escape closes the dialog all the same. */
function closeByEscape({ contentDocument }: HTMLIFrameElement, close: () => void): void {
  contentDocument?.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
}

/** Our own calendar leaves out what the dialog around it has said. */
function frameAddress(calendar: string, language: Language): string {
  const [path, query] = calendar.split('?');
  return path === '/booking' ? `${localPath(language, path)}?embed${query ? `&${query}` : ''}` : calendar;
}
