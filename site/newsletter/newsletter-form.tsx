import { Button } from '@parley/kit-ui/button';
import { toastError, toastSuccess } from '@parley/kit-ui/toaster';
import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { checkNewsletterEmail, newsletterConfirmationMs } from '../leads/lead-schema.ts';
import { sendLead } from '../leads/send-lead.ts';

type NewsletterState = 'idle' | 'submitting' | 'subscribed';

/** Newsletter sign-up. A lead that could not be stored is logged; the visitor sees success either way (spec 000 §7). */
export function NewsletterForm() {
  const [state, setState] = useState<NewsletterState>('idle');
  const [email, setEmail] = useState('');

  useEffect(() => {
    if (state !== 'subscribed') return undefined;
    const timer = setTimeout(() => setState('idle'), newsletterConfirmationMs);
    return () => clearTimeout(timer);
  }, [state]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = checkNewsletterEmail(email);
    if (problem) {
      toastError('Error', problem);
      return;
    }
    setState('submitting');
    const result = await sendLead({
      sheet_name: 'email_subscription',
      data: { email: email.trim() },
      idempotency_key: crypto.randomUUID(),
    });
    if (result.outcome !== 'saved') console.error('The newsletter lead was not stored', result);
    setEmail('');
    setState('subscribed');
    toastSuccess('Success!', 'You will receive our news and insights, and you allow us to e-mail you.');
  };

  if (state === 'subscribed') {
    return (
      <p className="newsletter newsletter__done" role="status">
        You are on the list. Our next letter comes to your inbox.
      </p>
    );
  }
  return (
    <form className="newsletter" noValidate onSubmit={(event) => void submit(event)}>
      <label className="field__label" htmlFor="newsletter-email">
        News and insights by e-mail
      </label>
      <div className="newsletter__row">
        <input
          id="newsletter-email"
          className="field__input"
          type="email"
          autoComplete="email"
          placeholder="you@company.in"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" busy={state === 'submitting'} disabled={email === ''}>
          {state === 'submitting' ? 'Subscribing...' : 'Subscribe'}
        </Button>
      </div>
      <p className="consent">
        By subscribing you allow us to contact you by e-mail for marketing and sales. See our{' '}
        <Link to="/privacy-policy">privacy policy</Link>.
      </p>
    </form>
  );
}
