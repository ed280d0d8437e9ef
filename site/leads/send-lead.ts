import type { LeadSubmission } from './lead-schema.ts';

/** What became of a lead that was sent. The texts for people are made by the form. */
export type SendLeadResult = { outcome: 'saved' } | { outcome: 'refused'; status: number } | { outcome: 'unreachable' };

/** Which wording of the consent notice the forms show now; stored with each lead. */
export const consentVersion = '2026-11';

/** Posts a lead to the lead service (spec 000 §7). Does not throw. */
export async function sendLead(lead: LeadSubmission): Promise<SendLeadResult> {
  let response: Response;
  try {
    response = await fetch('/save_lead', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...lead, source_page: window.location.pathname, consent_version: consentVersion }),
      // The lead reaches the server even when the visitor leaves the page.
      keepalive: true,
    });
  } catch (error) {
    console.error('The lead could not be sent', error);
    return { outcome: 'unreachable' };
  }
  return response.ok ? { outcome: 'saved' } : { outcome: 'refused', status: response.status };
}
