import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { trackForm } from '../analytics/track.ts';
import { useWords } from '../languages/use-words.tsx';
import { ContactForm } from '../leads/contact-form.tsx';
import type { ContactForm as ContactFormData } from '../leads/lead-schema.ts';
import { sendLead } from '../leads/send-lead.ts';
import { useSubmissionKey } from '../leads/submission-key.ts';
import { type CallbackState, callbackTexts, settleWithin } from './callback-state.ts';

/** The rules come when someone begins to write. */
const loadRules = () => import('../leads/lead-schema.ts');

/** The callback form: leaves a lead for the team to call back; no call is placed by it (spec 000 §4, §7). */
export function CallbackForm() {
  const t = useWords();
  const [state, setState] = useState<CallbackState>('idle');
  const keyOf = useSubmissionKey();
  const submit = async (form: ContactFormData, honeypot: string) => {
    setState('submitting');
    const sent = sendLead({
      sheet_name: 'calling_leads',
      data: { name: form.name, email: form.email, phone_number: form.phone },
      idempotency_key: keyOf(form),
      ...(honeypot ? { honeypot } : {}),
    });
    void sent.then(({ outcome }) => trackForm('callback', outcome === 'saved'));
    await settleWithin(sent, console.error);
    setState('submitted');
  };
  if (state === 'submitted') {
    return (
      <div className="outcome" role="status">
        <CircleCheck className="outcome__icon outcome__icon--good" aria-hidden="true" />
        <p className="outcome__title">{t(callbackTexts.doneTitle)}</p>
        <p>{t(callbackTexts.done)}</p>
      </div>
    );
  }
  return (
    <ContactForm
      name="callback"
      busy={state === 'submitting'}
      labels={{ idle: 'Request a callback', busy: 'Submitting...' }}
      check={async (form) => (await loadRules()).checkContactForm(form)}
      onBegin={() => void loadRules()}
      onSubmit={(form, honeypot) => void submit(form, honeypot)}
    />
  );
}
