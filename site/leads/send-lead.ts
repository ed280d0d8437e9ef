import { consentVersion } from './consent-wording.ts';
import type { LeadSubmission } from './lead-schema.ts';

/** What became of a lead that was sent. The texts for people are made by the form. */
export type SendLeadResult = { outcome: 'saved' } | { outcome: 'refused'; status: number } | { outcome: 'unreachable' };

/** Posts a lead to the lead service (spec 000 §7). Does not throw. */
export async function sendLead(lead: LeadSubmission): Promise<SendLeadResult> {
  const { pathname } = window.location;
  const notice = lead.sheet_name === 'email_subscription' ? 'newsletter' : 'contact';
  let response: Response;
  try {
    response = await fetch('/save_lead', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...lead, source_page: pathname, consent_version: consentVersion(notice, pathname) }),
      // The lead reaches the server even when the visitor leaves the page.
      keepalive: true,
    });
  } catch (error) {
    console.error('The lead could not be sent', error);
    return { outcome: 'unreachable' };
  }
  return response.ok ? { outcome: 'saved' } : { outcome: 'refused', status: response.status };
}
