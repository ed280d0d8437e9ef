import { rmSync } from 'node:fs';
import { silentLogger } from '@parley/kit-base/logger';
import { type Database, openDatabase } from '@parley/kit-server/database';
import { type RunningHttpServer, startHttpServer } from '@parley/kit-server/http-server';
import { migrate } from '@parley/kit-server/migrate';
import { asRole, rolesSql } from '@parley/kit-server/roles';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRealPostgres, type RealPostgres, realPostgresMissing } from '../../leads/tests/real-postgres.ts';
import { errorResponse } from '../../server/error-response.ts';
import { createEventRoutes } from '../event-routes.server.ts';
import type { SiteEvent } from '../event-schema.ts';
import { readEventSummary } from '../event-summary.server.ts';
import type { EventSummary } from '../event-summary.ts';

const kinds = realPostgresMissing ? ['embedded'] : ['embedded', 'server'];

describe.each(kinds)('events on the %s database', (kind) => {
  let dataDir: string;
  let postgres: RealPostgres | undefined;
  let database: Database;
  let http: RunningHttpServer;
  let url = '';

  beforeAll(async () => {
    dataDir = await makeDataDir('events');
    postgres = kind === 'server' ? await openRealPostgres() : undefined;
    await postgres?.asSuperuser(rolesSql(new URL(postgres.url).username));
    database = await openDatabase({ databaseUrl: postgres?.url, dataDir, logger: silentLogger });
    await migrate(database, { product: 'site', folder: new URL('../../server/migrations/', import.meta.url) });
    const app = new Hono();
    app.onError(errorResponse(silentLogger));
    const rateLimit = { requests: 5, windowSeconds: 60 };
    app.route('/', createEventRoutes({ database, trust: { hops: 1 }, publicUrl: () => url, rateLimit }));
    http = await startHttpServer({ app, host: '127.0.0.1', port: 0 });
    url = `http://127.0.0.1:${http.port}`;
  });
  afterAll(async () => {
    await http?.close();
    await database?.close();
    await postgres?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  beforeEach(() => database.pool.query('delete from site.events'));

  let visitor = 0;
  interface Sent {
    body?: unknown;
    headers?: Record<string, string>;
  }
  function post({ body, headers }: Sent) {
    visitor += 1;
    return fetch(`${url}/api/events`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: url,
        'x-forwarded-for': `192.0.2.${visitor % 250}`,
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }
  const batch = (events: SiteEvent[], path = '/', more: object = {}) => ({
    page: 'ab'.repeat(16),
    device: 'phone',
    referrer: '',
    events: events.map((event) => ({ path, age: 0, event })),
    ...more,
  });
  const summarise = (days: number) =>
    asRole<unknown, EventSummary>(database, { role: 'admin', userId: 'asha' }, (transaction) =>
      readEventSummary(transaction, { days, timeZone: 'Asia/Kolkata' }),
    );
  const rows = async () => (await database.pool.query('select * from site.events order by id')).rows;

  it('keeps what a page tells, and nothing that says who the visitor is', async () => {
    const events: SiteEvent[] = [
      { name: 'page_view' },
      { name: 'form_submit', form_name: 'get-started', success: true },
    ];
    const response = await post({ body: batch(events, '/pricing', { referrer: 'www.google.com' }) });
    expect(response.status).toBe(204);
    expect(response.headers.get('set-cookie')).toBeNull();
    const kept = await rows();
    expect(Object.keys(kept[0]).sort()).toEqual(
      ['data', 'device', 'happened_at', 'id', 'metric', 'name', 'page_id', 'path', 'referrer_host', 'value'].sort(),
    );
    expect(kept).toMatchObject([
      { name: 'page_view', path: '/pricing', device: 'phone', referrer_host: 'www.google.com', data: {} },
      { name: 'form_submit', data: { form_name: 'get-started', success: true } },
    ]);
  });

  it('refuses what is no event of this site, and keeps nothing of the batch', async () => {
    const wrong: unknown[] = [
      { ...batch([{ name: 'page_view' }]), page: 'asha@example.com' },
      batch([{ name: 'page_view' }], '/pricing?email=asha@example.com'),
      batch([{ name: 'page_view' }], 'pricing'),
      batch([{ name: 'page_view' }, { name: 'purchase' } as unknown as SiteEvent]),
      batch([{ name: 'button_click', button: 'Call <b>me</b>' }]),
      batch([]),
      batch(Array.from({ length: 51 }, () => ({ name: 'page_view' }) as const)),
      batch([{ name: 'web_vital', metric: 'LCP', value: -1 }]),
      'text',
      null,
    ];
    for (const body of wrong) expect((await post({ body })).status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it('drops what an event says beyond its fields', async () => {
    const more = { name: 'page_view', email: 'asha@example.com' } as unknown as SiteEvent;
    expect((await post({ body: batch([more]) })).status).toBe(204);
    expect((await rows())[0].data).toEqual({});
  });

  it('takes events from pages of this site alone, as JSON, in small bodies, and not too many', async () => {
    const body = batch([{ name: 'page_view' }]);
    expect((await post({ body, headers: { origin: 'https://elsewhere.example' } })).status).toBe(403);
    expect((await post({ body, headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect((await post({ body: 'x'.repeat(20_000) })).status).toBe(413);
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    for (let sent = 0; sent < 5; sent += 1) expect((await post({ body, headers })).status).toBe(204);
    const refused = await post({ body, headers });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('lets a visitor add, not read, change or forget', async () => {
    await post({ body: batch([{ name: 'page_view' }]) });
    for (const statement of [
      'select * from site.events',
      "insert into site.events (happened_at, name, path, page_id, device) values (now(), 'x', '/', gen_random_uuid(), 'phone')",
      'delete from site.events',
      'select site.forget_events(0, 0)',
    ]) {
      const tried = asRole(database, { role: 'anon' }, (transaction) => sql.raw(statement).execute(transaction));
      await expect(tried).rejects.toThrow(/permission denied/);
    }
    const changed = asRole(database, { role: 'admin', userId: 'asha' }, (transaction) =>
      sql`delete from site.events`.execute(transaction),
    );
    await expect(changed).rejects.toThrow(/permission denied/);
  });

  it('forgets events after so many days', async () => {
    await post({ body: batch([{ name: 'page_view' }]) });
    await database.pool.query(
      `insert into site.events (happened_at, name, path, page_id, device)
       values (now() - interval '91 days', 'page_view', '/old', gen_random_uuid(), 'phone')`,
    );
    const { rows: forgotten } = await database.pool.query('select site.forget_events(90, 1000) as count');
    expect(Number(forgotten[0].count)).toBe(1);
    expect((await rows()).map(({ path }) => path)).toEqual(['/']);
  });

  it('forgets the oldest events of too many', async () => {
    const views = ['/1', '/2', '/3'].map((path) => batch([{ name: 'page_view' }], path));
    for (const body of views) await post({ body });
    const { rows: forgotten } = await database.pool.query('select site.forget_events(90, 2) as count');
    expect(Number(forgotten[0].count)).toBe(1);
    expect((await rows()).map(({ path }) => path)).toEqual(['/2', '/3']);
  });

  it('sums up views by day and page, events by name, and the 75th percentile of each vital', async () => {
    const vitals = [100, 200, 300, 400, 500].map((value) => ({ name: 'web_vital', metric: 'LCP', value }) as const);
    await post({ body: batch([{ name: 'page_view' }, { name: 'Lead' }, ...vitals], '/', { referrer: 'a.example' }) });
    await post({ body: batch([{ name: 'page_view' }, { name: 'page_view' }], '/pricing') });
    await database.pool.query(
      `insert into site.events (happened_at, name, path, page_id, device)
       values (now() - interval '40 days', 'page_view', '/old', gen_random_uuid(), 'phone')`,
    );
    const summary = await summarise(30);
    expect(summary.days).toHaveLength(30);
    expect(summary.days.at(-1)).toMatchObject({ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), views: 3 });
    expect(summary.days.slice(0, -1).every(({ views }) => views === 0)).toBe(true);
    expect(summary.paths).toEqual([
      { path: '/pricing', views: 2 },
      { path: '/', views: 1 },
    ]);
    expect(summary.events).toEqual([
      { name: 'page_view', count: 3 },
      { name: 'Lead', count: 1 },
    ]);
    expect(summary.vitals).toEqual([{ metric: 'LCP', p75: 400, count: 5 }]);
    expect(summary.referrers).toEqual([{ host: 'a.example', visits: 1 }]);
    expect(summary.before).toEqual({ views: 1, visits: 1 });
    expect((await summarise(90)).before).toBeNull();
  });

  it('counts how far visits came, each step within the one before', async () => {
    const visits: SiteEvent[][] = [
      [{ name: 'page_view' }],
      [{ name: 'page_view' }, { name: 'form_interaction', form_name: 'newsletter' }],
      [
        { name: 'page_view' },
        { name: 'form_interaction', form_name: 'demo-call' },
        { name: 'form_submit', form_name: 'demo-call', success: false },
      ],
      [{ name: 'page_view' }, { name: 'form_submit', form_name: 'get-started', success: true }, { name: 'Lead' }],
      [{ name: 'page_view' }, { name: 'form_submit', form_name: 'booking', success: true }, { name: 'Lead' }],
      // Told by a page whose view was not: no visit.
      [{ name: 'Lead' }],
    ];
    for (const [index, events] of visits.entries())
      await post({ body: batch(events, '/', { page: `${index}`.repeat(32) }) });
    const { funnel } = await summarise(7);
    expect(funnel).toEqual({ visits: 5, begun: 4, leads: 2, bookings: 1 });
  });

  it('counts days in the time zone that it is given', async () => {
    await database.pool.query(
      `insert into site.events (happened_at, name, path, page_id, device)
       values ((date_trunc('day', now() at time zone 'Asia/Kolkata') - interval '1 minute') at time zone 'Asia/Kolkata',
               'page_view', '/', gen_random_uuid(), 'phone')`,
    );
    const { days } = await summarise(7);
    expect(days.map(({ views }) => views)).toEqual([0, 0, 0, 0, 0, 1, 0]);
  });
});
