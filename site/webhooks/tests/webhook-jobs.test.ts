import { createHmac, randomUUID } from 'node:crypto';
import { freePort } from '@parley/kit-testing/free-port';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '../../auth/viewer.ts';
import { realPostgresMissing } from '../../leads/tests/real-postgres.ts';
import {
  type JobSettings,
  keepingLogger,
  openSiteDatabase,
  type SiteDatabase,
  saveLead,
  secret,
  startJobs,
} from '../../mail/tests/job-site.ts';
import { WebhookSecrets } from '../webhook-secrets.server.ts';
import { WebhookStore } from '../webhook-store.server.ts';
import { type HookReceiver, startHookReceiver } from './hook-receiver.ts';

const kinds = realPostgresMissing ? ['embedded'] : ['embedded', 'server'];
const admin: Viewer = { role: 'admin', userId: 'an-admin', email: 'asha@example.com', name: 'Asha' };
const here: JobSettings = { WEBHOOK_PRIVATE_TARGETS: '127.0.0.1' };

describe.each(kinds)('webhooks on the %s database', (kind) => {
  let site: SiteDatabase;
  let store: WebhookStore;
  let receiver: HookReceiver;
  const ends: Array<() => Promise<void>> = [];

  beforeAll(async () => {
    site = await openSiteDatabase(kind);
    store = new WebhookStore(site.database, new WebhookSecrets(secret));
  });
  beforeEach(async () => {
    receiver = await startHookReceiver();
    ends.push(() => receiver.close());
  });
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
    for (const { id } of await store.list(admin)) await store.remove(admin, id);
  });
  afterAll(() => site?.close());

  /** What does not depend on the database is tried on one. */
  const onlyHere = (title: string, test: () => Promise<void>) => {
    if (kind === 'embedded') it(title, test);
  };

  async function start(settings = here, ...logger: [] | [ReturnType<typeof keepingLogger>['logger']]) {
    const jobs = await startJobs(site.database, settings, ...logger);
    ends.push(() => jobs.close());
  }
  const add = (more: object = {}) =>
    store.add(admin, { url: receiver.url, description: '', events: ['lead.created'], is_active: true, ...more });
  const lead = (more = {}) =>
    saveLead(
      site.database,
      { name: 'Asha', email: `${randomUUID()}@example.com`, phone_number: '+919876543210' },
      more,
    );
  const handedOver = async (subject: string) =>
    (await site.database.pool.query('select from site.outbox where subject_id = $1 and done_at is not null', [subject]))
      .rowCount === 1;
  const givenUp = async () =>
    (
      await site.database.pool.query<{ id: string; queue: string; tries: number; error: string }>(
        'select * from site.given_up_jobs(10)',
      )
    ).rows;

  it('tells an endpoint of a lead, signed so that the Standard Webhooks library and plain HMAC both agree', async () => {
    const made = await add();
    await start();
    const id = await lead({ source_page: '/pricing', consent_version: '2026-11/contact/en' });
    const [hook] = await receiver.when(1);
    if (!hook) throw new Error('nothing came');
    expect(new Webhook(made.secret).verify(hook.body, hook.headers)).toMatchObject({
      type: 'lead.created',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      data: { id, sheet_name: 'calling_leads', source_page: '/pricing', data: { name: 'Asha' } },
    });
    const signed = `${hook.headers['webhook-id']}.${hook.headers['webhook-timestamp']}.${hook.body}`;
    const key = Buffer.from(made.secret.slice('whsec_'.length), 'base64');
    const expected = createHmac('sha256', key).update(signed).digest('base64');
    expect(hook.headers['webhook-signature']).toBe(`v1,${expected}`);
    expect(() => new Webhook(made.secret).verify(`${hook.body} `, hook.headers)).toThrow();
    await vi.waitFor(
      async () =>
        expect(await store.deliveries(admin, made.id)).toMatchObject([
          { event: 'lead.created', state: 'delivered', attempts: 1, last_status: 204, last_error: null },
        ]),
      10_000,
    );
  });

  it('tells nobody of events that were not chosen, of spam, and nothing while an endpoint is paused', async () => {
    await add({ events: ['booking.created'] });
    const paused = await add({ is_active: false });
    await start();
    const missed = await lead();
    await vi.waitFor(async () => expect(await handedOver(missed)).toBe(true), 10_000);
    await store.change(admin, paused.id, {
      url: receiver.url,
      description: null,
      events: ['lead.created'],
      is_active: true,
    });
    await lead({ status: 'spam' });
    const last = await lead();
    const [only] = await receiver.when(1);
    expect(JSON.parse(only?.body ?? '{}').data.id).toBe(last);
    expect(receiver.received).toHaveLength(1);
  });

  onlyHere('signs with both secrets for a day after a new one was made', async () => {
    const old = await add();
    const fresh = await store.rotate(admin, old.id);
    expect(fresh.secret).not.toBe(old.secret);
    await start();
    await lead();
    const [hook] = await receiver.when(1);
    if (!hook) throw new Error('nothing came');
    expect(new Webhook(old.secret).verify(hook.body, hook.headers)).toBeTruthy();
    expect(new Webhook(fresh.secret).verify(hook.body, hook.headers)).toBeTruthy();
    await site.database.pool.query(`update site.webhook_endpoints set rotated_at = now() - interval '25 hours'`);
    await lead();
    const [, later] = await receiver.when(2);
    if (!later) throw new Error('nothing came');
    expect(() => new Webhook(old.secret).verify(later.body, later.headers)).toThrow();
    expect(new Webhook(fresh.secret).verify(later.body, later.headers)).toBeTruthy();
  });

  onlyHere('tries again while the other side fails, with the same id each time', async () => {
    const made = await add();
    receiver.answer = ({ length }) => ({ status: length < 3 ? 500 : 200 });
    await start();
    await lead();
    const hooks = await receiver.when(3);
    expect(new Set(hooks.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await vi.waitFor(
      async () => expect(await store.deliveries(admin, made.id)).toMatchObject([{ state: 'delivered', attempts: 3 }]),
      10_000,
    );
  });

  it('gives up after the last try, says why, and delivers when it is sent again', async () => {
    const made = await add();
    receiver.answer = () => ({ status: 503 });
    await start();
    await lead();
    await receiver.when(3);
    await vi.waitFor(
      async () =>
        expect(await givenUp()).toMatchObject([{ queue: 'webhook', tries: 3, error: 'the endpoint answered 503' }]),
      10_000,
    );
    expect(await store.deliveries(admin, made.id)).toMatchObject([{ state: 'failed', last_status: 503 }]);
    receiver.answer = () => ({ status: 200 });
    await site.database.pool.query('select site.resend_jobs(null)');
    await receiver.when(4);
    await vi.waitFor(
      async () => expect(await store.deliveries(admin, made.id)).toMatchObject([{ state: 'delivered' }]),
      10_000,
    );
    expect(await givenUp()).toEqual([]);
  });

  onlyHere('follows no redirect', async () => {
    const made = await add();
    receiver.answer = () => ({ status: 307, headers: { location: `${receiver.url}/elsewhere` } });
    await start();
    await lead();
    await receiver.when(2);
    expect(receiver.received.map(({ url }) => url)).toEqual(['/hook', '/hook']);
    await vi.waitFor(
      async () => expect(await store.deliveries(admin, made.id)).toMatchObject([{ last_status: 307 }]),
      10_000,
    );
  });

  onlyHere('pauses an endpoint that answers 410, and says so', async () => {
    await add();
    receiver.answer = () => ({ status: 410 });
    await start();
    await lead();
    await vi.waitFor(
      async () =>
        expect(await store.list(admin)).toMatchObject([
          { is_active: false, paused_because: expect.stringContaining('410'), failed: 1 },
        ]),
      10_000,
    );
    expect(receiver.received).toHaveLength(1);
  });

  it('gives up at once on an address of this machine that nobody allowed', async () => {
    const made = await add();
    await start({});
    await lead();
    await vi.waitFor(
      async () =>
        expect(await store.deliveries(admin, made.id)).toMatchObject([
          { state: 'failed', attempts: 1, last_error: expect.stringContaining('private network') },
        ]),
      10_000,
    );
    expect(receiver.received).toHaveLength(0);
  });

  onlyHere('sends a test to one endpoint alone, also while it is paused', async () => {
    await add();
    const paused = await add({ url: `${receiver.url}/paused`, is_active: false });
    await start();
    await store.test(admin, paused.id);
    const [hook] = await receiver.when(1);
    expect([hook?.url, JSON.parse(hook?.body ?? '{}').type]).toEqual(['/hook/paused', 'webhook.test']);
    await expect(store.test(admin, randomUUID())).rejects.toMatchObject({ code: 'PGRST116' });
  });

  onlyHere('tells nobody of a lead that was deleted before it could be told', async () => {
    const port = await freePort();
    const { logger, when } = keepingLogger();
    const made = await add({ url: `http://127.0.0.1:${port}/` });
    await start(here, logger);
    const id = await lead();
    await when('a job failed');
    await site.database.pool.query('delete from site.leads where id = $1', [id]);
    await vi.waitFor(async () => expect(await store.deliveries(admin, made.id)).toEqual([]), 10_000);
  });

  it('refuses addresses with a password in them, other schemes, and unknown events', async () => {
    for (const url of ['ftp://example.com', 'https://a:b@example.com', 'example.com', 'javascript:alert(1)'])
      await expect(add({ url })).rejects.toMatchObject({ fields: { url: expect.stringContaining('https://') } });
    await expect(add({ events: [] })).rejects.toMatchObject({ code: 'invalid-request' });
    await expect(add({ events: ['lead.read'] })).rejects.toMatchObject({ code: 'invalid-request' });
  });
});
