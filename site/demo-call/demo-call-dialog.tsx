import { Button } from '@parley/kit-ui/button';
import { Dialog } from '@parley/kit-ui/dialog';
import { TextField } from '@parley/kit-ui/text-field';
import { toastError, toastSuccess } from '@parley/kit-ui/toaster';
import { CircleAlert, PhoneCall } from 'lucide-react';
import { type FormEvent, useReducer, useRef, useState } from 'react';
import { Link } from 'react-router';
import {
  type ContactField,
  type ContactForm,
  checkContactForm,
  type DemoCallRequest,
  demoCallClient,
  demoCallTimeoutMs,
} from '../leads/lead-schema.ts';
import { type CountryCode, countries, defaultCountry, fullPhoneNumber, phoneDigits } from '../leads/phone-number.ts';
import { consentVersion, sendLead } from '../leads/send-lead.ts';
import { demoCallToasts, nextDemoCall } from './demo-call-state.ts';

export interface DemoCallDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Get a Demo Call (spec 000 §2, §4, §8): asks for a call to the visitor's phone. */
export function DemoCallDialog({ open, onClose }: DemoCallDialogProps) {
  const [state, dispatch] = useReducer(nextDemoCall, { name: 'form' });
  // Answers that come after a close or a time-out belong to nobody.
  const attempt = useRef(0);
  const close = () => {
    attempt.current += 1;
    dispatch({ type: 'closed' });
    onClose();
  };

  const submit = async (form: ContactForm) => {
    attempt.current += 1;
    const own = attempt.current;
    dispatch({ type: 'submitted' });
    const key = crypto.randomUUID();
    void sendLead({
      sheet_name: 'calling_leads',
      data: { name: form.name, email: form.email, phone_number: form.phone },
      idempotency_key: key,
    });
    const outcome = await Promise.race([
      requestCall({
        name: form.name,
        phone_number: form.phone,
        client: demoCallClient,
        idempotency_key: `${key}-call`,
      }),
      new Promise<'timed-out'>((resolve) => setTimeout(() => resolve('timed-out'), demoCallTimeoutMs)),
    ]);
    if (own !== attempt.current) return;
    dispatch({ type: outcome });
    if (outcome === 'failed') toastError(demoCallToasts.failed);
    else toastSuccess(demoCallToasts[outcome]);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title="Get a Demo Call"
      {...(state.name === 'form' || state.name === 'submitting'
        ? { description: 'Leave your number, and the team arranges a call with the agent.' }
        : {})}
    >
      {state.name === 'success' && (
        <div className="outcome" role="status">
          <PhoneCall className="outcome__icon outcome__icon--good" aria-hidden="true" />
          <p className="outcome__title">Your request is in</p>
          <p>The team has your number and makes contact within 24 hours.</p>
          <Button onClick={close}>Close</Button>
        </div>
      )}
      {state.name === 'error' && (
        <div className="outcome" role="alert">
          <CircleAlert className="outcome__icon outcome__icon--bad" aria-hidden="true" />
          <p className="outcome__title">That did not work</p>
          <p>{demoCallToasts.failed}</p>
          <Button onClick={() => dispatch({ type: 'retried' })}>Try again</Button>
        </div>
      )}
      {(state.name === 'form' || state.name === 'submitting') && (
        <CallForm busy={state.name === 'submitting'} onSubmit={(form) => void submit(form)} />
      )}
    </Dialog>
  );
}

/** Asks the demo-call function; the answer is read as data and error (spec 000 §7). */
async function requestCall(request: DemoCallRequest): Promise<'accepted' | 'failed'> {
  try {
    const response = await fetch('/functions/demo-call', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...request, source_page: window.location.pathname, consent_version: consentVersion }),
      keepalive: true,
    });
    const answer = (await response.json()) as { error?: unknown };
    return response.ok && !answer.error ? 'accepted' : 'failed';
  } catch (error) {
    console.error('The demo call could not be asked for', error);
    return 'failed';
  }
}

function CallForm({ busy, onSubmit }: { busy: boolean; onSubmit: (form: ContactForm) => void }) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [country, setCountry] = useState<CountryCode>(defaultCountry);
  const [digits, setDigits] = useState('');
  const [errors, setErrors] = useState<Partial<Record<ContactField, string>>>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const form = { name: name.trim(), email: email.trim(), phone: fullPhoneNumber(country, digits) };
    const found = checkContactForm(form);
    setErrors(found);
    if (Object.keys(found).length === 0) onSubmit(form);
  };
  return (
    <form className="form" noValidate onSubmit={submit}>
      <TextField
        label="First name"
        autoComplete="given-name"
        value={name}
        error={errors.name}
        disabled={busy}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label="Business email"
        type="email"
        autoComplete="email"
        value={email}
        error={errors.email}
        disabled={busy}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className="phone">
        <label className="field__label" htmlFor="demo-call-country">
          Country
        </label>
        <select
          id="demo-call-country"
          className="field__input"
          value={country}
          disabled={busy}
          onChange={(event) => setCountry(event.target.value as CountryCode)}
        >
          {countries.map(({ code, name: label, dialCode }) => (
            <option key={code} value={code}>
              {label} ({dialCode})
            </option>
          ))}
        </select>
        <TextField
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={digits}
          error={errors.phone}
          disabled={busy}
          onChange={(event) => setDigits(phoneDigits(event.target.value))}
        />
      </div>
      <p className="consent">
        By submitting you allow us to contact you by e-mail or phone for marketing and sales. See our{' '}
        <Link to="/privacy-policy">privacy policy</Link>.
      </p>
      <Button type="submit" busy={busy}>
        {busy ? 'Submitting...' : 'Call me'}
      </Button>
    </form>
  );
}
