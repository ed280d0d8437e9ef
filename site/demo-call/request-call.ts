import type { DemoCallRequest } from '../leads/lead-schema.ts';
import { consentVersion } from '../leads/send-lead.ts';

/** Asks the demo-call function; its answer is read as data and error (spec 000 §7). Does not throw. */
export async function requestCall(request: DemoCallRequest): Promise<'accepted' | 'failed'> {
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
