import { Button } from '@parley/kit-ui/button';
import { toastError, toastSuccess } from '@parley/kit-ui/toaster';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { trackForm } from '../analytics/track.ts';
import { useWords } from '../languages/use-words.tsx';
import { ConsentNotice } from '../leads/consent-notice.tsx';
import { Honeypot } from '../leads/honeypot.tsx';
import { sendLead } from '../leads/send-lead.ts';
import { useSubmissionKey } from '../leads/submission-key.ts';

/** How long the confirmation stands before the form comes back (spec 000 §4). */
const confirmationMs = 5000;

/** The rules of the forms are loaded when someone begins to write; the server holds leads to them either way. */
const loadRules = () => import('../leads/lead-schema.ts');

type NewsletterState = 'idle' | 'submitting' | 'subscribed';

/** Newsletter sign-up. A lead that could not be stored is logged; the visitor sees success either way (spec 000 §7). */
export function NewsletterForm() {
  const t = useWords();
  const [state, setState] = useState<NewsletterState>('idle');
  const [email, setEmail] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const keyOf = useSubmissionKey();

  // Someone may have begun to write before the page's program ran.
  useEffect(() => setEmail((known) => known || (input.current?.value ?? '')), []);

  useEffect(() => {
    if (state !== 'subscribed') return undefined;
    const timer = setTimeout(() => setState('idle'), confirmationMs);
    return () => clearTimeout(timer);
  }, [state]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'submitting') return;
    setState('submitting');
    // The field's own text: somebody may have written and sent before the page's program ran.
    const typed = (input.current?.value ?? email).trim();
    try {
      const { checkNewsletterEmail } = await loadRules();
      const problem = checkNewsletterEmail(typed);
      if (problem) {
        setState('idle');
        toastError(t('Error'), t(problem));
        return;
      }
      const trapped = trap.current?.value;
      const result = await sendLead({
        sheet_name: 'email_subscription',
        data: { email: typed },
        idempotency_key: keyOf(typed),
        ...(trapped ? { honeypot: trapped } : {}),
      });
      trackForm('newsletter', result.outcome === 'saved');
      if (result.outcome !== 'saved') console.error('The newsletter lead was not stored', result);
    } catch (error) {
      console.error('The newsletter form failed', error);
      setState('idle');
      toastError(t('Error'), t('Failed to subscribe. Please try again.'));
      return;
    }
    setEmail('');
    setState('subscribed');
    toastSuccess(t('Success!'), t('You will receive our news and insights, and you allow us to e-mail you.'));
  };

  if (state === 'subscribed') {
    return (
      <p className="newsletter newsletter__done" role="status">
        {t('You are on the list. Our next letter comes to your inbox.')}
      </p>
    );
  }
  return (
    <form className="newsletter" data-form="newsletter" noValidate onSubmit={(event) => void submit(event)}>
      <label className="field__label" htmlFor="newsletter-email">
        {t('News and insights by e-mail')}
      </label>
      <div className="newsletter__row">
        <input
          id="newsletter-email"
          ref={input}
          className="field__input"
          type="email"
          autoComplete="email"
          placeholder={t('you@company.in')}
          value={email}
          onFocus={() => void loadRules()}
          onChange={(event) => setEmail(event.target.value)}
          onKeyDown={sendByEnter}
        />
        <Button type="submit" busy={state === 'submitting'} disabled={email === ''}>
          {state === 'submitting' ? t('Subscribing...') : t('Subscribe')}
        </Button>
      </div>
      <Honeypot ref={trap} />
      <ConsentNotice of="newsletter" />
    </form>
  );
}

/** A browser sends nothing by Enter while the button is disabled; here it is told what is missing. */
function sendByEnter({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  if (key === 'Enter' && currentTarget.value === '') currentTarget.form?.requestSubmit();
}
