import { rmSync } from 'node:fs';
import { silentLogger } from '@parley/kit-base/logger';
import { type Database, openDatabase } from '@parley/kit-server/database';
import { migrate } from '@parley/kit-server/migrate';
import { asRole, rolesSql } from '@parley/kit-server/roles';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../auth/viewer.ts';
import { createCaseStudyReader } from '../../case-studies/case-study-reader.server.ts';
import { createKeyFeatureReader } from '../../key-features/key-feature-reader.server.ts';
import { openRealPostgres, type RealPostgres, realPostgresMissing } from '../../leads/tests/real-postgres.ts';
import { MediaHosts } from '../../media/media-hosts.server.ts';
import { errorResponse } from '../../server/error-response.ts';
import { createTestimonialReader } from '../../testimonials/testimonial-reader.server.ts';
import type { Admin } from '../admin-access.server.ts';
import { tableNames } from '../admin-tables.ts';
import { createTableRoutes } from '../table-routes.server.ts';
import { createTableStore } from '../table-store.server.ts';

const kinds = realPostgresMissing ? ['embedded'] : ['embedded', 'server'];
const migrations = { product: 'site', folder: new URL('../../server/migrations/', import.meta.url) } as const;
const asha: Admin = { role: 'admin', userId: 'asha', email: 'asha@example.com', name: 'Asha' };
const others: Viewer[] = [{ role: 'anon' }, { role: 'user', userId: 'u', email: 'u@example.com', name: 'U' }];

interface Row extends Record<string, unknown> {
  id: string;
  slug: string;
  title: string;
  display_order: number;
}
interface AuditRow {
  user_id: string | null;
  action: string;
  table_name: string;
  before: Row | null;
  after: Row | null;
}

const words = { title: 'Plots by the lake', industry: 'Plotted land', summary: 'Short.' };
const wholeStudy = {
  ...words,
  challenge: 'Calls at night.',
  solution: 'The agent answers.',
  results: '- Fewer missed',
  testimonial: 'Good.',
  author_name: 'Ravi',
  author_position: 'Owner',
  author_company: 'Lake Plots',
  featured_image: '/pictures/case-studies/towers.svg',
  company_logo: 'https://example.com/logo.png',
};

describe.each(kinds)('the tables of the admin on the %s database', (kind) => {
  let dataDir: string;
  let postgres: RealPostgres | undefined;
  let database: Database;
  const app = new Hono<{ Variables: { admin: Admin } }>();
  app.onError(errorResponse(silentLogger));
  app.use(async (context, next) => {
    context.set('admin', asha);
    await next();
  });

  beforeAll(async () => {
    dataDir = await makeDataDir('tables');
    postgres = kind === 'server' ? await openRealPostgres() : undefined;
    // The login of the tests may not make roles; its operator does.
    await postgres?.asSuperuser(rolesSql(new URL(postgres.url).username));
    database = await openDatabase({ databaseUrl: postgres?.url, dataDir, logger: silentLogger });
    await migrate(database, migrations);
    app.route('/', createTableRoutes(createTableStore(database)));
  });
  afterAll(async () => {
    await database?.close();
    await postgres?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const send = async <Answer = Row>(method: string, path: string, body?: unknown) => {
    const response = await app.request(`/api/admin/${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, json: (text === '' ? null : JSON.parse(text)) as Answer };
  };
  const add = async (table: string, body: object): Promise<Row> => {
    const { status, json } = await send('POST', table, body);
    expect([status, json]).toEqual([201, expect.anything()]);
    return json;
  };
  const audit = async (id: string) => {
    const { rows } = await asRole(database, asha, (transaction) =>
      sql<AuditRow>`select * from site.audit_log where row_id = ${id} order by id`.execute(transaction),
    );
    return rows;
  };

  it('adds a case study with all fields of the spec; visitors read it at once [W-6.13, W-7.4]', async () => {
    const row = await add('case_studies', { ...wholeStudy, slug: 'plots-by-the-lake' });
    expect(row).toMatchObject({ ...wholeStudy, slug: 'plots-by-the-lake', is_published: true, is_sample: false });
    expect(await createCaseStudyReader(database).find('plots-by-the-lake')).toMatchObject(wholeStudy);
  });

  it('finds the id by slug as a single row, and answers 406 PGRST116 when the slug is free [W-7.3]', async () => {
    const found = await send('GET', 'case_studies?select=id&slug=plots-by-the-lake&single=true');
    expect([found.status, Object.keys(found.json)]).toEqual([200, ['id']]);
    const free = await send('GET', 'case_studies?select=id&slug=no-such-slug&single=true');
    expect([free.status, free.json]).toMatchObject([406, { code: 'PGRST116' }]);
  });

  it('reads title and slug by id, then changes the same fields by id [W-6.14, W-7.5, W-7.6]', async () => {
    const { id } = await add('case_studies', words);
    const read = await send('GET', `case_studies/${id}?select=title,slug`);
    expect(read.json).toEqual({ title: words.title, slug: 'plots-by-the-lake-1' });
    const changed = { ...wholeStudy, challenge: 'Another.', company_logo: '' };
    const { status, json } = await send('PATCH', `case_studies/${id}`, changed);
    expect([status, json]).toMatchObject([200, { ...changed, company_logo: null, slug: 'plots-by-the-lake-1' }]);
  });

  it('deletes a case study by id without a body [W-6.15, W-7.7]', async () => {
    const { id, slug } = await add('case_studies', { ...words, title: 'To go' });
    expect((await send('DELETE', `case_studies/${id}`)).status).toBe(204);
    expect(await createCaseStudyReader(database).find(slug)).toBeUndefined();
    expect(await send('DELETE', `case_studies/${id}`)).toMatchObject({ status: 406, json: { code: 'PGRST116' } });
  });

  it('makes the slug anew when the title changes, and keeps it when it does not [W-4.9, W-4.10]', async () => {
    const { id } = await add('case_studies', { ...words, title: 'First title' });
    const change = async (body: object) => (await send('PATCH', `case_studies/${id}`, body)).json.slug;
    expect(await change({ title: 'First title', summary: 'Other.' })).toBe('first-title');
    expect(await change({ summary: 'Other again.', slug: 'a-wish' })).toBe('first-title');
    expect(await change({ title: 'Second title' })).toBe('second-title');
  });

  it('does not count a study’s own slug as taken, and finds one for a title without letters [W-5.27]', async () => {
    const { id } = await add('case_studies', { ...words, title: 'Own slug' });
    const { json } = await send('PATCH', `case_studies/${id}`, { title: 'Own Slug!' });
    expect(json).toMatchObject({ title: 'Own Slug!', slug: 'own-slug' });
    expect((await add('case_studies', { ...words, title: 'लखनऊ' })).slug).toBe('case-study');
    expect((await add('case_studies', { ...words, title: '???' })).slug).toBe('case-study-1');
  });

  it('gives twenty studies of one title, added at once, twenty slugs [W-5.26]', async () => {
    const title = 'Same title';
    const rows = await Promise.all(Array.from({ length: 20 }, () => add('case_studies', { ...words, title })));
    const expected = ['same-title', ...Array.from({ length: 19 }, (_, index) => `same-title-${index + 1}`)];
    expect(rows.map(({ slug }) => slug).sort()).toEqual(expected.sort());
    const renamed = await Promise.all(
      rows.map(({ id }) => send('PATCH', `case_studies/${id}`, { title: 'Another title', slug: 'another-title' })),
    );
    expect(new Set(renamed.map(({ json }) => json.slug)).size).toBe(20);
    expect(renamed.every(({ json }) => /^another-title(-\d+)?$/.test(json.slug))).toBe(true);
  });

  it('lets pages show pictures of the hosts that published content names, and of no others', async () => {
    const body = { ...words, title: 'Pictures', featured_image: 'https://shown.example/a.png' };
    await add('case_studies', body);
    await add('case_studies', { ...body, featured_image: 'https://draft.example/a.png', is_published: false });
    const hosts = await new MediaHosts({ database, logger: silentLogger }).read();
    expect(hosts['img-src']).toContain('https://shown.example');
    expect(hosts['img-src']).not.toContain('https://draft.example');
  });

  it('keeps drafts from visitors until they are published', async () => {
    const { id, slug } = await add('case_studies', { ...words, title: 'A draft', is_published: false });
    expect(await createCaseStudyReader(database).find(slug)).toBeUndefined();
    await send('PATCH', `case_studies/${id}`, { is_published: true });
    expect(await createCaseStudyReader(database).find(slug)).toMatchObject({ title: 'A draft' });
  });

  it.each([
    ['case_studies', { ...words, title: ' ' }, { title: 'Title is required' }],
    [
      'case_studies',
      {},
      { title: 'Title is required', industry: 'Industry is required', summary: 'Summary is required' },
    ],
    ['case_studies', { ...words, id: 'x' }, { id: 'There is no field id that may be written' }],
    ['case_studies', { ...words, company_logo: 'javascript:alert(1)' }, { company_logo: expect.stringContaining('/') }],
    ['case_studies', { ...words, slug: 'No Slug' }, { slug: expect.stringContaining('a-z') }],
    [
      'key_features',
      { title: 'T', description: 'D', icon_name: 'a/b' },
      { icon_name: expect.stringContaining('lucide') },
    ],
    ['key_features', { title: 'T', description: 'D', icon_name: 'bell', color: 'red' }, { color: expect.any(String) }],
    ['testimonials', { name: 'N', role: 'R', quote: 'Q', rating: 6 }, { rating: 'Rating is 1 to 5 stars' }],
    ['testimonials_section', { title: 'T', view_all_text: '' }, { view_all_text: expect.stringContaining('required') }],
  ])('refuses a wrong row of %s with a message by field', async (table, body, fields) => {
    const { status, json } = await send('POST', table, body);
    expect([status, json]).toEqual([400, { code: 'invalid-request', message: expect.any(String), fields }]);
  });

  it('refuses what cannot be read: other columns, orders, limits and no JSON', async () => {
    for (const query of ['secret=1', 'select=secret', 'order=secret', 'order=title;drop', 'limit=0', 'single=perhaps'])
      expect((await send('GET', `case_studies?${query}`)).status).toBe(400);
    expect((await send('PATCH', 'case_studies/not-an-id', { title: 'x' })).status).toBe(406);
    expect((await send('POST', 'case_studies', [])).status).toBe(400);
    expect((await app.request('/api/admin/case_studies', { method: 'POST', body: 'title=x' })).status).toBe(415);
    expect((await app.request('/api/admin/auth_users')).status).toBe(404);
  });

  it('changes a key feature by id; what visitors read follows [W-6.9, W-7.26]', async () => {
    const { json: all } = await send<Row[]>('GET', 'key_features?is_active=true&order=display_order.asc');
    const [first] = all;
    await send('PATCH', `key_features/${first?.id}`, { title: 'A new title', icon_name: 'bell', color: '#112233' });
    expect((await createKeyFeatureReader(database).read()).features[0]).toMatchObject({
      title: 'A new title',
      color: '#112233',
    });
    const added = await add('key_features', { title: 'Last', description: 'D', icon_name: 'bell' });
    expect(added.display_order).toBeGreaterThan(Math.max(...all.map((row) => row.display_order)));
    await send('DELETE', `key_features/${added.id}`);
  });

  it('changes the sections’ words by id [W-6.10, W-6.11, W-7.27, W-7.31]', async () => {
    const features = await send('GET', 'key_features_section?single=true');
    await send('PATCH', `key_features_section/${features.json.id}`, { title: 'What it does', description: '' });
    expect((await createKeyFeatureReader(database).read()).section).toEqual({
      title: 'What it does',
      description: null,
    });
    const voices = await send('GET', 'testimonials_section?single=true');
    await send('PATCH', `testimonials_section/${voices.json.id}`, { title: 'Voices', view_all_text: 'All of them' });
    expect((await createTestimonialReader(database).read()).section).toMatchObject({
      title: 'Voices',
      view_all_text: 'All of them',
    });
    expect((await send('POST', 'testimonials_section', { title: 'T', view_all_text: 'V' })).status).toBe(409);
  });

  it('swaps the order with the neighbour above or below, and changes nothing at the ends [W-4.56, W-4.57, W-6.12]', async () => {
    const read = async () => (await send<Row[]>('GET', 'key_features?select=id,display_order')).json;
    const before = await read();
    const [a, b, ...rest] = before;
    await send('POST', `key_features/${b?.id}/move`, { by: -1 });
    expect(await read()).toEqual([
      { id: b?.id, display_order: a?.display_order },
      { id: a?.id, display_order: b?.display_order },
      ...rest,
    ]);
    await send('POST', `key_features/${b?.id}/move`, { by: 1 });
    expect(await read()).toEqual(before);
    await send('POST', `key_features/${a?.id}/move`, { by: -1 });
    await send('POST', `key_features/${before.at(-1)?.id}/move`, { by: 1 });
    expect(await read()).toEqual(before);
  });

  it('moves rows of the same order too, and keeps one place for each when many move at once', async () => {
    const { json: all } = await send<Row[]>('GET', 'testimonials');
    for (const { id } of all) await send('PATCH', `testimonials/${id}`, { display_order: 5 });
    const { json: tied } = await send<Row[]>('GET', 'testimonials?select=id');
    await send('POST', `testimonials/${tied[1]?.id}/move`, { by: -1 });
    const ids = async () => (await send<Row[]>('GET', 'testimonials?select=id')).json.map(({ id }) => id);
    expect((await ids()).slice(0, 2)).toEqual([tied[1]?.id, tied[0]?.id]);
    await Promise.all(tied.map(({ id }, index) => send('POST', `testimonials/${id}/move`, { by: index % 2 ? 1 : -1 })));
    const { json: placed } = await send<Row[]>('GET', 'testimonials');
    expect(new Set(placed.map((row) => row.display_order)).size).toBe(all.length);
  });

  it('writes down who changed what, with the row before and after', async () => {
    const { id } = await add('testimonials', { name: 'Asha', role: 'Broker', quote: 'Good.', rating: 5 });
    await send('PATCH', `testimonials/${id}`, { quote: 'Very good.' });
    await send('PATCH', `testimonials/${id}`, { quote: 'Very good.' });
    await send('DELETE', `testimonials/${id}`);
    const entries = await audit(id);
    expect(entries).toMatchObject([
      { user_id: 'asha', action: 'insert', table_name: 'testimonials', before: null, after: { quote: 'Good.' } },
      { user_id: 'asha', action: 'update', before: { quote: 'Good.' }, after: { quote: 'Very good.' } },
      { user_id: 'asha', action: 'delete', before: { quote: 'Very good.' }, after: null },
    ]);
    expect(entries).toHaveLength(3);
    for (const statement of ['delete from site.audit_log', `update site.audit_log set user_id = 'x'`])
      await expect(asRole(database, asha, (transaction) => sql.raw(statement).execute(transaction))).rejects.toThrow(
        /permission denied/,
      );
  });

  it.each(tableNames)('lets nobody but an admin read or change %s', async (table) => {
    const tables = createTableStore(database);
    for (const viewer of others) {
      const code = viewer.role === 'anon' ? 'not-signed-in' : 'forbidden';
      const attempts = [
        () => tables.select(viewer, table, {}),
        () => tables.selectOne(viewer, table, {}),
        () => tables.insert(viewer, table, words),
        () => tables.update(viewer, table, 'x', words),
        () => tables.remove(viewer, table, 'x'),
      ];
      for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code });
      // And if the program ever forgot to ask, the database would still refuse.
      const forgot = { ...viewer, role: viewer.role } as Parameters<typeof asRole>[1];
      for (const statement of [
        `select * from site.${table}`,
        `delete from site.${table}`,
        'select * from site.audit_log',
      ])
        await expect(
          asRole(database, forgot, (transaction) => sql.raw(statement).execute(transaction)),
        ).rejects.toThrow(/permission denied/);
    }
  });
});
