import { describe, expect, it, vi } from 'vitest';
import { lookupSecrets } from './lookup-secrets.ts';

const answering = (response: Response) => vi.fn<typeof fetch>(async () => response);

describe('the secrets lookup', () => {
  it('calls get-secrets with a body that lists the two names and reads apiKey and agentId [W-7.33] [W-3.65]', async () => {
    const fetcher = answering(Response.json({ VAPI_API_KEY: 'key', VAPI_AGENT_ID: 'agent' }));
    expect(await lookupSecrets(fetcher)).toEqual({ apiKey: 'key', agentId: 'agent' });
    const [path, init] = fetcher.mock.calls[0] ?? [];
    expect(path).toBe('/functions/get-secrets');
    expect(JSON.parse(String(init?.body))).toEqual({ secrets: ['VAPI_API_KEY', 'VAPI_AGENT_ID'] });
  });

  it.each([
    ['a refusal', answering(new Response('{"VAPI_API_KEY":"key"}', { status: 503 }))],
    ['an answer that is not JSON', answering(new Response('<html>'))],
    ['an answer of another shape', answering(Response.json(null))],
    ['no network', vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))],
  ])('leaves both values empty on %s [W-7.35]', async (_case, fetcher) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await lookupSecrets(fetcher)).toEqual({ apiKey: '', agentId: '' });
    warn.mockRestore();
  });
});
