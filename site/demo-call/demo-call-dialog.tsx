import { Button } from '@parley/kit-ui/button';
import { Dialog } from '@parley/kit-ui/dialog';
import { toastError, toastSuccess } from '@parley/kit-ui/toaster';
import { CircleAlert, PhoneCall } from 'lucide-react';
import { useReducer, useRef } from 'react';
import { useWords } from '../languages/use-words.tsx';
import { ContactForm } from '../leads/contact-form.tsx';
import { CountrySelect } from '../leads/country-select.tsx';
import { type ContactForm as ContactFormData, checkContactForm, demoCallTimeoutMs } from '../leads/lead-schema.ts';
import { useSubmissionKey } from '../leads/submission-key.ts';
import { askForCall } from './ask-for-call.ts';
import { demoCallToasts, nextDemoCall } from './demo-call-state.ts';

export interface DemoCallDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Get a Demo Call (spec 000 §2, §4, §8): asks for a call to the visitor's phone. */
export function DemoCallDialog({ open, onClose }: DemoCallDialogProps) {
  const t = useWords();
  const [state, dispatch] = useReducer(nextDemoCall, { name: 'form' });
  // Answers that come after a close or a time-out belong to nobody.
  const attempt = useRef(0);
  const keyOf = useSubmissionKey();
  const close = () => {
    attempt.current += 1;
    dispatch({ type: 'closed' });
    onClose();
  };

  const submit = async (form: ContactFormData, honeypot: string) => {
    attempt.current += 1;
    const own = attempt.current;
    dispatch({ type: 'submitted' });
    const outcome = await Promise.race([
      askForCall('demo-call', form, { honeypot, key: keyOf(form) }),
      new Promise<'timed-out'>((resolve) => setTimeout(() => resolve('timed-out'), demoCallTimeoutMs)),
    ]);
    if (own !== attempt.current) return;
    dispatch({ type: outcome });
    if (outcome === 'failed') toastError(t(demoCallToasts.failed));
    else toastSuccess(t(demoCallToasts[outcome]));
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t('Get a Demo Call')}
      closeLabel={t('Close')}
      {...(state.name === 'form' || state.name === 'submitting'
        ? { description: t('Leave your number, and the team arranges a call with the agent.') }
        : {})}
    >
      {state.name === 'success' && (
        <div className="outcome" role="status">
          <PhoneCall className="outcome__icon outcome__icon--good" aria-hidden="true" />
          <p className="outcome__title">{t('Your request is in')}</p>
          <p>{t('The team has your number and makes contact within 24 hours.')}</p>
          <Button onClick={close}>{t('Close')}</Button>
        </div>
      )}
      {state.name === 'error' && (
        <div className="outcome" role="alert">
          <CircleAlert className="outcome__icon outcome__icon--bad" aria-hidden="true" />
          <p className="outcome__title">{t('That did not work')}</p>
          <p>{t(demoCallToasts.failed)}</p>
          <Button onClick={() => dispatch({ type: 'retried' })}>{t('Try again')}</Button>
        </div>
      )}
      {state.name !== 'success' && (
        // It stays behind the error, so that nothing has to be written twice.
        <div hidden={state.name === 'error'}>
          <ContactForm
            name="demo-call"
            busy={state.name === 'submitting'}
            labels={{ idle: 'Call me', busy: 'Submitting...' }}
            check={checkContactForm}
            onSubmit={(form, honeypot) => void submit(form, honeypot)}
            renderCountry={(choice) => <CountrySelect {...choice} />}
          />
        </div>
      )}
    </Dialog>
  );
}
