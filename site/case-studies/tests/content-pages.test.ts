import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestSite, type TestSite } from '../../auth/tests/site-process.ts';
import { createPageHandler } from '../../server/page-handler.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({}, (toSiteRequest) =>
    createPageHandler({ mode: 'production', publicUrl: () => 'http://localhost', toSiteRequest }),
  );
});
afterAll(() => site.close());

/** Asks past the cache of pages, as somebody who may be signed in. */
async function read(path: string) {
  const response = await site.send(path, { cookie: 'parley.theme=light' });
  return { status: response.status, html: await response.text() };
}

/** Runs `work` while a function of the database is not there. */
async function without(name: string, work: () => Promise<void>) {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await site.database.pool.query(`alter function site.${name}() rename to ${name}_away`);
  try {
    await work();
    expect(logged).toHaveBeenCalled();
  } finally {
    await site.database.pool.query(`alter function site.${name}_away() rename to ${name}`);
    logged.mockRestore();
  }
}

describe('pages whose content cannot be read', () => {
  it('the list of case studies says so, with 503, and is there again afterwards', async () => {
    await without('get_public_case_studies', async () => {
      const { status, html } = await read('/case-studies');
      expect(status).toBe(503);
      expect(html).toContain('Failed to load case studies');
    });
    const { status, html } = await read('/case-studies');
    expect(status).toBe(200);
    expect(html).toContain('A launch weekend without a missed call');
  });

  it('the home page shows all other sections', async () => {
    await without('get_active_testimonials', async () => {
      const { status, html } = await read('/');
      expect(status).toBe(200);
      expect(html).toContain('The testimonials could not be loaded.');
      expect(html).toContain('Picks up at the first ring');
    });
    await without('get_active_key_features', async () => {
      const { html } = await read('/');
      expect(html).toContain('The key features could not be loaded.');
      expect(html).toContain('Harpreet Gill');
    });
  });
});
