import { secretNames } from './secret-names.ts';

/** Spec 000 §3: what the widget's lookup yields. An empty value means that the agent cannot be called. */
export interface SecretsLookup {
  apiKey: string;
  agentId: string;
}

const nothing: SecretsLookup = { apiKey: '', agentId: '' };

/** Calls function get-secrets. Never rejects: on any failure both values are empty (spec 000 §7). */
export async function lookupSecrets(fetcher: typeof fetch = fetch): Promise<SecretsLookup> {
  try {
    const response = await fetcher('/functions/get-secrets', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secrets: secretNames }),
    });
    if (!response.ok) return nothing;
    const body: unknown = await response.json();
    return { apiKey: textIn(body, 'VAPI_API_KEY'), agentId: textIn(body, 'VAPI_AGENT_ID') };
  } catch (error) {
    console.warn('The secrets lookup failed', error);
    return nothing;
  }
}

function textIn(body: unknown, name: (typeof secretNames)[number]): string {
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = (body as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}
