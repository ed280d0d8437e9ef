import { Button, buttonClass } from '@parley/kit-ui/button';
import { Dialog } from '@parley/kit-ui/dialog';
import { CircleAlert, PhoneCall } from 'lucide-react';
import { useRef, useState } from 'react';
import { askForCall } from '../demo-call/ask-for-call.ts';
import { LocalLink } from '../languages/local-link.tsx';
import { useWords } from '../languages/use-words.tsx';
import { ContactForm } from '../leads/contact-form.tsx';
import { CountrySelect } from '../leads/country-select.tsx';
import { type ContactForm as ContactFormData, checkContactForm } from '../leads/lead-schema.ts';
import { useSubmissionKey } from '../leads/submission-key.ts';
import { type CallRequestState, callRequestTexts } from './call-request-state.ts';

export interface CallRequestDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The call-request panel (spec 000 §4, §8): asks for a call now, and shows what became of it. */
export function CallRequestDialog({ open, onClose }: CallRequestDialogProps) {
  const t = useWords();
  const [state, setState] = useState<CallRequestState>('form');
  const attempt = useRef(0);
  const keyOf = useSubmissionKey();
  const close = () => {
    attempt.current += 1;
    setState('form');
    onClose();
  };
  const submit = async (form: ContactFormData, honeypot: string) => {
    attempt.current += 1;
    const own = attempt.current;
    setState('submitting');
    const outcome = await askForCall('call-request', form, { honeypot, key: keyOf(form) });
    if (own === attempt.current) setState(outcome === 'accepted' ? 'success' : 'failure');
  };
  return (
    <Dialog open={open} onOpenChange={(next) => !next && close()} title={t('Request a call')} closeLabel={t('Close')}>
      {state === 'success' && (
        <div className="outcome" role="status">
          <PhoneCall className="outcome__icon outcome__icon--good" aria-hidden="true" />
          <p className="outcome__title">{t(callRequestTexts.success)}</p>
          <LocalLink to="/contact" className={buttonClass('primary')} onClick={close}>
            {t(callRequestTexts.talk)}
          </LocalLink>
        </div>
      )}
      {state === 'failure' && (
        <div className="outcome" role="alert">
          <CircleAlert className="outcome__icon outcome__icon--bad" aria-hidden="true" />
          <p className="outcome__title">{t(callRequestTexts.failureTitle)}</p>
          <p>{t(callRequestTexts.failure)}</p>
          <Button onClick={() => setState('form')}>{t(callRequestTexts.retry)}</Button>
        </div>
      )}
      {state !== 'success' && (
        // It stays behind the failure, so that nothing has to be written twice.
        <div hidden={state === 'failure'}>
          <ContactForm
            name="call-request"
            busy={state === 'submitting'}
            labels={{ idle: 'Call me now', busy: 'Submitting...' }}
            check={checkContactForm}
            onSubmit={(form, honeypot) => void submit(form, honeypot)}
            renderCountry={(choice) => <CountrySelect {...choice} />}
          />
        </div>
      )}
    </Dialog>
  );
}
