import { consentVersion } from '../leads/consent-wording.ts';
import type { DemoCallRequest } from '../leads/lead-schema.ts';

/** Asks the demo-call function; its answer is read as data and error (spec 000 §7). Does not throw. */
export async function requestCall(request: DemoCallRequest): Promise<'accepted' | 'failed'> {
  const { pathname } = window.location;
  try {
    const response = await fetch('/functions/demo-call', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...request, source_page: pathname, consent_version: consentVersion('contact', pathname) }),
      keepalive: true,
    });
    const answer = (await response.json()) as { error?: unknown };
    return response.ok && !answer.error ? 'accepted' : 'failed';
  } catch (error) {
    console.error('The demo call could not be asked for', error);
    return 'failed';
  }
}
