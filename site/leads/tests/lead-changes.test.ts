import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../../auth/tests/site-process.ts';
import { contactLead } from './lead-process.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
  await site.addUser('asha@example.com', 'a long password', 'admin');
});
afterAll(() => site.close());

async function sendLead(name: string): Promise<void> {
  const response = await site.send('/save_lead', { body: contactLead(name) });
  expect(response.status).toBe(201);
}

describe('what an admin who looks at the leads is told', () => {
  it('is each change while signed in, and nothing after the sign-out: the stream ends', async () => {
    const cookie = await site.signIn('asha@example.com', 'a long password');
    const answer = await site.send('/api/admin/leads/changes', { cookie });
    if (!answer.body) throw new Error('The stream has no body');
    const told = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    expect((await told.read()).value).toContain('event: open');
    await sendLead('Meera');
    expect((await told.read()).value).toContain('event: changed');

    const signedOut = await site.send('/api/auth/sign-out', { cookie, body: {} });
    expect(signedOut.status).toBe(200);
    await sendLead('Vikram');
    expect(await told.read()).toEqual({ done: true, value: undefined });
  });
});
