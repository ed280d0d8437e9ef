import { afterEach, expect, it, vi } from 'vitest';
import { sendLead } from './send-lead.ts';

const lead = { sheet_name: 'email_subscription', data: { email: 'asha@example.com' } } as const;

afterEach(() => void vi.unstubAllGlobals());

it('goes by the status of the lead service alone, whatever its body says [W-7.58]', async () => {
  vi.stubGlobal('window', { location: { pathname: '/pricing' } });
  vi.stubGlobal('fetch', async () => new Response('not { JSON', { status: 200 }));
  expect(await sendLead(lead)).toEqual({ outcome: 'saved' });
  vi.stubGlobal('fetch', async () => Response.json({ ok: true }, { status: 500 }));
  expect(await sendLead(lead)).toEqual({ outcome: 'refused', status: 500 });
});
