import { rmSync } from 'node:fs';
import { silentLogger } from '@parley/kit-base/logger';
import { type Database, openDatabase } from '@parley/kit-server/database';
import { migrate } from '@parley/kit-server/migrate';
import { asRole, rolesSql } from '@parley/kit-server/roles';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKeyFeatureReader } from '../../key-features/key-feature-reader.server.ts';
import { openRealPostgres, type RealPostgres, realPostgresMissing } from '../../leads/tests/real-postgres.ts';
import { errorResponse } from '../../server/error-response.ts';
import { createTestimonialReader } from '../../testimonials/testimonial-reader.server.ts';
import type { CaseStudy, PublicCaseStudy } from '../case-study.ts';
import { createCaseStudyReader } from '../case-study-reader.server.ts';
import { createCaseStudyRoutes } from '../case-study-routes.server.ts';

const kinds = realPostgresMissing ? ['embedded'] : ['embedded', 'server'];
const migrations = { product: 'site', folder: new URL('../../server/migrations/', import.meta.url) } as const;
const admin = { role: 'admin', userId: 'a-user' } as const;

const listFields = ['id', 'title', 'slug', 'industry', 'summary', 'featured_image', 'company_logo', 'created_at'];
const texts = ['challenge', 'solution', 'results', 'testimonial', 'author_name', 'author_position', 'author_company'];

describe.each(kinds)('content on the %s database', (kind) => {
  let dataDir: string;
  let postgres: RealPostgres | undefined;
  let database: Database;
  const app = new Hono();
  app.onError(errorResponse(silentLogger));

  beforeAll(async () => {
    dataDir = await makeDataDir('content');
    postgres = kind === 'server' ? await openRealPostgres() : undefined;
    // The login of the tests may not make roles; its operator does.
    await postgres?.asSuperuser(rolesSql(new URL(postgres.url).username));
    database = await openDatabase({ databaseUrl: postgres?.url, dataDir, logger: silentLogger });
    await migrate(database, migrations);
    app.route('/', createCaseStudyRoutes(createCaseStudyReader(database)));
  });
  afterAll(async () => {
    await database?.close();
    await postgres?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const rpc = async () =>
    (await (await app.request('/rpc/get_public_case_studies', { method: 'POST' })).json()) as PublicCaseStudy[];
  const asAdmin = async (statement: string) =>
    (await asRole(database, admin, (transaction) => sql.raw<Record<string, unknown>>(statement).execute(transaction)))
      .rows;
  const columnsOf = async (table: string) => {
    const { rows } = await database.pool.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_schema = 'site' and table_name = $1`,
      [table],
    );
    return rows.map((row) => row.column_name);
  };

  it('gives with a picture of the library its copies and its words, and with any other nothing', async () => {
    const [own, copy] = ['/media/images/general/1-a.webp', '/media/images/general/1-a-w960.webp'];
    const elsewhere = 'https://images.example/a.png';
    await asAdmin(`
      insert into site.media_files (file_name, original_name, file_type, storage_url, content_type, file_size, alt_text,
                                    width, widths)
      values ('general/1-a.webp', 'a.jpg', 'image', '${own}', 'image/webp', 10, 'The towers at dusk', 2000, '{480,960}')`);
    await asAdmin(`
      insert into site.case_studies (title, slug, industry, summary, featured_image, company_logo, created_at)
      values ('With a picture', 'with-a-picture', 'Towers', 'Short', '${copy}', '${elsewhere}', '1999-01-01')`);
    const reader = createCaseStudyReader(database);
    const study = await reader.find('with-a-picture');
    expect(study?.picture).toEqual({
      alt: 'The towers at dusk',
      srcSet:
        '/media/images/general/1-a-w480.webp 480w, /media/images/general/1-a-w960.webp 960w, /media/images/general/1-a.webp 2000w',
    });
    expect(study?.logo).toBeUndefined();
    expect((await reader.list()).at(-1)?.picture?.alt).toBe('The towers at dusk');
    const [first] = await asAdmin(`select id, image from site.testimonials order by display_order, id limit 1`);
    await asAdmin(`update site.testimonials set image = '${own}' where id = '${first?.id}'`);
    const { testimonials } = await createTestimonialReader(database).read();
    expect(testimonials[0]?.picture?.srcSet).toContain('-w480.webp 480w');
    await asAdmin(`update site.testimonials set image = '${first?.image}' where id = '${first?.id}'`);
    await asAdmin(`delete from site.case_studies where slug = 'with-a-picture'`);
    await asAdmin(`delete from site.media_files where storage_url = '${own}'`);
  });

  it('stores case studies with the fields of the spec [W-3.1, W-3.2, W-3.3, W-3.4, W-3.5, W-3.6]', async () => {
    expect(await columnsOf('case_studies')).toEqual(expect.arrayContaining([...listFields, ...texts]));
  });

  it('stores testimonials, features and section texts with the fields of the spec [W-3.37, W-3.38, W-3.39, W-3.40, W-3.41, W-3.43, W-3.44, W-3.45]', async () => {
    for (const [table, fields] of Object.entries({
      key_features: 'id title description icon_name icon_bg color display_order is_active',
      key_features_section: 'id title description',
      testimonials: 'id name role quote rating image metrics_percentage metrics_description display_order is_active',
      testimonials_section: 'id title description view_all_text',
    })) {
      expect(await columnsOf(table)).toEqual(expect.arrayContaining(fields.split(' ')));
    }
  });

  it('begins with at least six case studies and testimonials and eight features, all customers flagged as samples', async () => {
    const studies = await asAdmin('select * from site.case_studies');
    const testimonials = await asAdmin('select * from site.testimonials');
    expect(studies.length).toBeGreaterThanOrEqual(6);
    expect(testimonials.length).toBeGreaterThanOrEqual(6);
    expect(await asAdmin('select * from site.key_features')).toHaveLength(8);
    for (const row of [...studies, ...testimonials]) expect(row).toMatchObject({ is_sample: true });
  });

  it('gives the public list by the RPC, newest first, with the list’s fields alone [W-3.7, W-6.4, W-7.1, W-7.2]', async () => {
    const rows = await rpc();
    expect(rows.length).toBeGreaterThanOrEqual(6);
    for (const row of rows) expect(Object.keys(row).sort()).toEqual([...listFields].sort());
    const times = rows.map((row) => row.created_at);
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(times).size).toBe(rows.length);
  });

  it('has a SQL function of the RPC’s name that anonymous visitors may call', async () => {
    const { rows } = await asRole(database, { role: 'anon' }, (transaction) =>
      sql`select * from site.get_public_case_studies()`.execute(transaction),
    );
    expect(rows).toHaveLength((await rpc()).length);
  });

  it('leaves texts and author empty in the list of the page [W-3.8, W-3.9]', async () => {
    const studies = await createCaseStudyReader(database).list();
    expect(studies.map(({ slug }) => slug)).toEqual((await rpc()).map(({ slug }) => slug));
    for (const study of studies) {
      for (const field of texts) expect(study[field as keyof CaseStudy]).toBe('');
      expect(study.is_sample).toBe(true);
    }
  });

  it('gives one case study in full by its slug, and 404 for an unknown one [W-3.10]', async () => {
    const [first] = await rpc();
    const response = await app.request(`/api/case-studies/${first?.slug}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=5');
    const study = (await response.json()) as CaseStudy;
    expect(study).toMatchObject(first ?? {});
    for (const field of texts) expect(study[field as keyof CaseStudy]).not.toBe('');
    for (const slug of ['no-such-study', '%00', "'--", 'A%20B']) {
      const unknown = await app.request(`/api/case-studies/${slug}`);
      expect([unknown.status, (await unknown.json()).code]).toEqual([404, 'not-found']);
    }
  });

  it('shows neither in the list nor in full what is not published', async () => {
    const [first] = await rpc();
    await asAdmin(`update site.case_studies set is_published = false where id = '${first?.id}'`);
    expect(await rpc()).not.toContainEqual(first);
    expect((await app.request(`/api/case-studies/${first?.slug}`)).status).toBe(404);
    await asAdmin(`update site.case_studies set is_published = true where id = '${first?.id}'`);
  });

  it('gives active features only, in their order, with one section text [W-6.2, W-7.24, W-7.25]', async () => {
    const reader = createKeyFeatureReader(database);
    const before = await reader.read();
    expect(before.section.title).not.toBe('');
    expect(before.features.map(({ icon }) => icon.length > 0)).toEqual(Array(8).fill(true));
    const [first, second, ...rest] = before.features.map(({ id }) => id);
    await asAdmin(`update site.key_features set is_active = false where id = '${first}'`);
    await asAdmin(`update site.key_features set display_order = 99 where id = '${second}'`);
    expect((await reader.read()).features.map(({ id }) => id)).toEqual([...rest, second]);
    await expect(asAdmin(`insert into site.key_features_section (title) values ('A second')`)).rejects.toThrow();
  });

  it('gives active testimonials only, in their order, with one section text [W-6.3, W-7.28, W-7.29, W-7.30]', async () => {
    const reader = createTestimonialReader(database);
    const before = await reader.read();
    expect(before.section.view_all_text).not.toBe('');
    const [first, second, ...rest] = before.testimonials.map(({ id }) => id);
    await asAdmin(`update site.testimonials set is_active = false where id = '${first}'`);
    await asAdmin(`update site.testimonials set display_order = 99 where id = '${second}'`);
    expect((await reader.read()).testimonials.map(({ id }) => id)).toEqual([...rest, second]);
    await expect(
      asAdmin(`insert into site.testimonials_section (title, view_all_text) values ('A second', 'All')`),
    ).rejects.toThrow();
  });

  it('takes ratings of 1 to 5 stars [W-3.42]', async () => {
    const insert = (rating: number) =>
      asAdmin(`insert into site.testimonials (name, role, quote, rating, is_active)
               values ('Asha', 'Broker', 'Good.', ${rating}, false)`);
    await insert(1);
    await insert(5);
    await expect(insert(0)).rejects.toThrow();
    await expect(insert(6)).rejects.toThrow();
  });

  it('refuses a case study without a title, and a slug that is taken or no slug', async () => {
    const insert = (title: string, slug: string) =>
      asAdmin(`insert into site.case_studies (title, slug, industry, summary)
               values ('${title}', '${slug}', 'Villas', 'Short.') returning *`);
    expect(await insert('New', 'new')).toMatchObject([{ is_sample: false, is_published: true }]);
    await expect(insert('New', 'new')).rejects.toThrow();
    await expect(insert(' ', 'blank')).rejects.toThrow();
    await expect(insert('New', 'No Slug')).rejects.toThrow();
  });

  it.each(['case_studies', 'testimonials', 'testimonials_section', 'key_features', 'key_features_section'])(
    'closes the table %s to everybody but admins',
    async (table) => {
      const column = table === 'testimonials' ? 'name' : 'title';
      for (const actor of [{ role: 'anon' }, { role: 'user', userId: 'a-user' }] as const) {
        for (const statement of [
          `select * from site.${table}`,
          `insert into site.${table} (${column}) values ('x')`,
          `update site.${table} set ${column} = 'x'`,
          `delete from site.${table}`,
        ]) {
          const attempt = asRole(database, actor, (transaction) => sql.raw(statement).execute(transaction));
          await expect(attempt).rejects.toThrow(/permission denied/);
        }
      }
      expect((await asAdmin(`select * from site.${table}`)).length).toBeGreaterThan(0);
    },
  );

  it('lets only an admin remove all samples; they stay away at the next start', async () => {
    const remove = sql`select * from site.remove_sample_content()`;
    for (const actor of [{ role: 'anon' }, { role: 'user', userId: 'a-user' }] as const) {
      await expect(asRole(database, actor, (transaction) => remove.execute(transaction))).rejects.toThrow(
        /permission denied/,
      );
    }
    const { rows } = await asRole(database, admin, (transaction) => remove.execute(transaction));
    expect(rows).toEqual([{ case_studies: 6, testimonials: 6, key_features: 0 }]);
    await migrate(database, migrations);
    expect((await rpc()).map(({ slug }) => slug)).toEqual(['new']);
    expect((await createTestimonialReader(database).read()).testimonials).toEqual([]);
  });
});
