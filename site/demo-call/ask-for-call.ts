import { trackForm } from '../analytics/track.ts';
import { type ContactForm, demoCallClient } from '../leads/lead-schema.ts';
import { sendLead } from '../leads/send-lead.ts';
import { requestCall } from './request-call.ts';

/**
 * Sends the lead in the background, and asks for a call to its phone (spec 000 §7). `key` is the submission's, for both.
 * Does not throw.
 */
export async function askForCall(
  name: 'demo-call' | 'call-request',
  form: ContactForm,
  { honeypot, key }: { honeypot: string; key: string },
): Promise<'accepted' | 'failed'> {
  const trapped = honeypot ? { honeypot } : {};
  void sendLead({
    sheet_name: 'calling_leads',
    data: { name: form.name, email: form.email, phone_number: form.phone },
    idempotency_key: key,
    ...trapped,
  });
  const outcome = await requestCall({
    name: form.name,
    phone_number: form.phone,
    client: demoCallClient,
    idempotency_key: `${key}-call`,
    ...trapped,
  });
  trackForm(name, outcome === 'accepted');
  return outcome;
}
