import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../../auth/tests/site-process.ts';
import { createPageHandler } from '../page-handler.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({}, (toSiteRequest) =>
    createPageHandler({ mode: 'production', publicUrl: () => 'http://localhost', toSiteRequest }),
  );
});
afterAll(() => site.close());

/** Kept pages are packed; one that is rendered for who asks is not. */
async function isKept(path: string, cookie?: string) {
  const response = await site.send(path, cookie === undefined ? {} : { cookie });
  expect(response.status).toBe(200);
  await response.text();
  return response.headers.has('content-encoding');
}

describe('pages that are kept for everybody', () => {
  it('go to visitors without cookies, and to those whose cookies are of other tools', async () => {
    expect(await isKept('/pricing')).toBe(true);
    expect(await isKept('/pricing', '_ga=GA1.1.123; _clck=abc')).toBe(true);
  });

  it('do not go to somebody who may be signed in, nor to an address with a query', async () => {
    expect(await isKept('/pricing', '_ga=GA1.1.123; parley.session_token=abc')).toBe(false);
    expect(await isKept('/pricing?plan=team')).toBe(false);
  });
});

describe('pages', () => {
  it('take nothing: what is sent to one, or to an address without one, gets 405', async () => {
    for (const path of ['/pricing', '/no-such-page', '/pricing.data']) {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const response = await site.send(path, { method, body: {} });
        expect(response.status).toBe(405);
        expect(response.headers.get('allow')).toBe('GET, HEAD');
        expect(await response.json()).toMatchObject({ code: 'method-not-allowed' });
      }
    }
  });
});
