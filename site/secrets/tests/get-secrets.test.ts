import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../../auth/tests/site-process.ts';

const both = ['VAPI_API_KEY', 'VAPI_AGENT_ID'];
let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
  await site.addUser('admin@example.com', 'a long password', 'admin');
});
afterAll(() => site.close());

describe('function get-secrets', () => {
  it('returns the two values for a body that lists the two names [W-7.34]', async () => {
    const response = await site.send('/functions/get-secrets', { body: { secrets: both }, address: '198.51.100.1' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ VAPI_API_KEY: 'public-key-1', VAPI_AGENT_ID: 'demo-assistant' });
    expect(site.keyRequests).toEqual([{ origin: site.url, address: '198.51.100.1' }]);
    expect((await site.send('/functions/get-secrets', { body: { names: both } })).status).toBe(200);
  });

  it.each([
    [{ secrets: ['VAPI_API_KEY', 'VOICE_PRIVATE_KEY'] }],
    [{ secrets: [...both, 'APP_SECRET'] }],
    [{ secrets: ['VAPI_API_KEY', 'VAPI_API_KEY'] }],
    [{ secrets: [] }],
    [{}],
  ])('refuses any other names: %j', async (body) => {
    const before = site.keyRequests.length;
    expect((await site.send('/functions/get-secrets', { body })).status).toBe(400);
    expect(site.keyRequests).toHaveLength(before);
  });

  it.each(['https://evil.example', 'null', null])('refuses a request from elsewhere: Origin %s', async (origin) => {
    const response = await site.send('/functions/get-secrets', { body: { secrets: both }, origin });
    expect(response.status).toBe(403);
  });

  it('is limited per address', async () => {
    const ask = (address: string) => site.send('/functions/get-secrets', { body: { secrets: both }, address });
    const statuses = new Set<number>();
    for (let count = 0; count < 30; count += 1) statuses.add((await ask('203.0.113.9')).status);
    expect([...statuses]).toEqual([200]);
    const refused = await ask('203.0.113.9');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('203.0.113.10')).status).toBe(200);
  });

  it('gives nothing out while an admin has switched the agent off', async () => {
    const cookie = await site.signIn('admin@example.com', 'a long password');
    const turn = (isOn: boolean) => site.send('/api/admin/demo-agent', { method: 'PUT', body: { isOn }, cookie });
    const ask = () => site.send('/functions/get-secrets', { body: { secrets: both }, address: '203.0.113.11' });
    expect((await turn(false)).status).toBe(200);
    const refused = await ask();
    expect([refused.status, (await refused.json()).VAPI_API_KEY]).toEqual([503, undefined]);
    await turn(true);
    expect((await ask()).status).toBe(200);
  });

  it('returns what the operator has set, and asks no voice platform then', async () => {
    const configured = await startTestSite({ VAPI_API_KEY: 'their-key', VAPI_AGENT_ID: 'their-agent' });
    try {
      const response = await configured.send('/functions/get-secrets', { body: { secrets: both } });
      expect(await response.json()).toEqual({ VAPI_API_KEY: 'their-key', VAPI_AGENT_ID: 'their-agent' });
      expect(configured.keyRequests).toEqual([]);
    } finally {
      await configured.close();
    }
  });
});
