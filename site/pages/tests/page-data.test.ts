import { rmSync } from 'node:fs';
import { silentLogger } from '@parley/kit-base/logger';
import { type Database, openDatabase } from '@parley/kit-server/database';
import { migrate } from '@parley/kit-server/migrate';
import { asRole, rolesSql } from '@parley/kit-server/roles';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Admin } from '../../admin/admin-access.server.ts';
import type { Viewer } from '../../auth/viewer.ts';
import { english, languages } from '../../languages/languages.ts';
import { openRealPostgres, type RealPostgres, realPostgresMissing } from '../../leads/tests/real-postgres.ts';
import type { LegalContent } from '../page-content.ts';
import { createPageStore, type PagePlace } from '../page-store.server.ts';
import { PublishedPages } from '../published-pages.server.ts';

const kinds = realPostgresMissing ? ['embedded'] : ['embedded', 'server'];
const asha: Admin = { role: 'admin', userId: 'asha', email: 'asha@example.com', name: 'Asha' };
const others: Viewer[] = [{ role: 'anon' }, { role: 'user', userId: 'u', email: 'u@example.com', name: 'U' }];
const hindi = languages.find(({ code }) => code === 'hi') ?? english;
const terms: PagePlace = { page: 'terms-of-service', language: 'en' };
const privacy: PagePlace = { page: 'privacy-policy', language: 'en' };
const text = (body: string): LegalContent => ({ lead: 'In short.', since: '2026-12-01', body });

describe.each(kinds)('the texts of pages on the %s database', (kind) => {
  let dataDir: string;
  let postgres: RealPostgres | undefined;
  let database: Database;
  const told = vi.fn();
  const store = () => createPageStore(database, told);
  const published = () => new PublishedPages({ database, logger: silentLogger });

  beforeAll(async () => {
    dataDir = await makeDataDir('pages');
    postgres = kind === 'server' ? await openRealPostgres() : undefined;
    await postgres?.asSuperuser(rolesSql(new URL(postgres.url).username));
    database = await openDatabase({ databaseUrl: postgres?.url, dataDir, logger: silentLogger });
    await migrate(database, { product: 'site', folder: new URL('../../server/migrations/', import.meta.url) });
  });
  afterAll(async () => {
    await database?.close();
    await postgres?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await database.pool.query('delete from site.pages');
    await database.pool.query('delete from site.page_versions');
    told.mockClear();
  });

  it('are those of the software until the first edit, in each language [W-7.32]', async () => {
    const { html, headings } = (await published().legal('privacy-policy', english)).text;
    expect(headings.length).toBeGreaterThan(5);
    expect(html).toContain('hello@parley.example');
    expect((await published().legal('privacy-policy', hindi)).text.html).toMatch(/[\u0900-\u097f]/);
    expect(await store().read(asha, terms)).toMatchObject({ published: null, versions: [] });
    expect((await published().contact(english)).provider.isExample).toBe(true);
  });

  it('keep a draft from visitors, and show what is published to all of them [W-7.32]', async () => {
    await store().save(asha, terms, { content: text('<p>A draft.</p>'), publish: false, base: 0 });
    expect((await published().legal('terms-of-service', english)).text.html).not.toContain('A draft.');
    expect(told).not.toHaveBeenCalled();
    await store().save(asha, terms, { content: text('<h2>Ours</h2><p>New words.</p>'), publish: true, base: 1 });
    expect(told).toHaveBeenCalledTimes(1);
    const shown = await published().legal('terms-of-service', english);
    expect(shown).toMatchObject({ lead: 'In short.', since: '2026-12-01' });
    expect(shown.text).toEqual({
      html: '<h2 id="ours">Ours</h2><p>New words.</p>',
      headings: [{ id: 'ours', text: 'Ours' }],
    });
    // Hindi stays as it was until somebody writes it.
    expect((await published().legal('terms-of-service', hindi)).text.html).toMatch(/[\u0900-\u097f]/);
  });

  it('keep every version with its author, and take an older one back as a new one', async () => {
    for (const [base, words] of ['one', 'two', 'three'].entries())
      await store().save(asha, terms, { content: text(`<p>${words}</p>`), publish: true, base });
    const state = await store().restore(asha, terms, 1);
    expect(
      state.versions.map(({ number, restored_from, author_name }) => [number, restored_from, author_name]),
    ).toEqual([
      [4, 1, 'Asha'],
      [3, null, 'Asha'],
      [2, null, 'Asha'],
      [1, null, 'Asha'],
    ]);
    expect(state).toMatchObject({ published: { number: 4 }, latest: { body: '<p>one</p>' } });
    expect((await published().legal('terms-of-service', english)).text.html).toBe('<p>one</p>');
    expect(await store().readVersion(asha, terms, 2)).toMatchObject({ body: '<p>two</p>' });
    await store().restore(asha, terms, 0);
    expect((await published().legal('terms-of-service', english)).text.headings.length).toBeGreaterThan(3);
    await expect(store().restore(asha, terms, 99)).rejects.toMatchObject({ code: 'PGRST116' });
  });

  it('are not written over by somebody who has not seen the newest version', async () => {
    await store().save(asha, terms, { content: text('<p>one</p>'), publish: true, base: 0 });
    const late = store().save(asha, terms, { content: text('<p>late</p>'), publish: true, base: 0 });
    await expect(late).rejects.toMatchObject({ code: 'changed-meanwhile', status: 409 });
    const both = await Promise.allSettled(
      ['a', 'b'].map((words) =>
        store().save(asha, terms, { content: text(`<p>${words}</p>`), publish: true, base: 1 }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await store().read(asha, terms)).versions).toHaveLength(2);
  });

  it('take a call that is made again, because its answer was lost, for the same version', async () => {
    const version = { content: text('<p>one</p>'), publish: true, base: 0 };
    await store().save(asha, terms, version);
    expect((await store().save(asha, terms, version)).versions).toHaveLength(1);
    const ravi = { ...asha, userId: 'ravi', name: 'Ravi' };
    await expect(store().save(ravi, terms, version)).rejects.toMatchObject({ code: 'changed-meanwhile' });
  });

  it('give the privacy policy a number that only another text changes', async () => {
    expect(await published().privacyVersion(english)).toBeNull();
    await store().save(asha, privacy, { content: text('<p>one</p>'), publish: true, base: 0 });
    expect(await published().privacyVersion(english)).toBe(1);
    await store().save(asha, privacy, { content: text('<p>draft</p>'), publish: false, base: 1 });
    expect(await published().privacyVersion(english)).toBe(1);
    await store().restore(asha, privacy, 0);
    expect(await published().privacyVersion(english)).toBe(3);
    expect(await published().privacyVersion(hindi)).toBeNull();
  });

  it('put the provider of the contact page into the legal texts', async () => {
    const { builtIn } = await store().read(asha, { page: 'contact', language: 'en' });
    const own = { ...builtIn, isExample: false, email: 'namaste@sahyadri.example', legalName: 'Sahyadri & Sons' };
    await store().save(asha, { page: 'contact', language: 'en' }, { content: own, publish: true, base: 0 });
    const { html } = (await published().legal('privacy-policy', english)).text;
    expect(html).toContain('Sahyadri &amp; Sons');
    expect(html).toContain('<a href="mailto:namaste@sahyadri.example">');
    // In Hindi too, until the Hindi page names another.
    expect((await published().legal('privacy-policy', hindi)).text.html).toContain('namaste@sahyadri.example');
  });

  it.each([
    ['a text without words', { ...text('<p> </p>') }, { body: 'The text is required' }],
    ['a name that nobody knows', text('<p>{{fax}}</p>'), { body: expect.stringContaining('{{fax}}') }],
    ['a day that is none', { ...text('<p>x</p>'), since: '2026-13-41' }, { since: expect.any(String) }],
    ['no lead', { ...text('<p>x</p>'), lead: ' ' }, { lead: 'The lead is required' }],
    ['a field that is not known', { ...text('<p>x</p>'), script: 'x' }, { script: expect.any(String) }],
    ['no content', null, { '': 'The body is an object of fields' }],
  ])('are refused with %s', async (_, content, fields) => {
    const saving = store().save(asha, terms, { content, publish: true, base: 0 });
    await expect(saving).rejects.toMatchObject({ code: 'invalid-request', fields });
  });

  it('are kept safe, and shown safe even if something else was stored', async () => {
    const evil = '<p>Words<script>alert(1)</script><img src=x onerror=alert(1)></p>';
    const { latest } = await store().save(asha, terms, { content: text(evil), publish: true, base: 0 });
    expect(latest.body).toBe('<p>Words</p>');
    await database.pool.query('update site.page_versions set content = $1', [JSON.stringify(text(evil))]);
    expect((await published().legal('terms-of-service', english)).text.html).toBe('<p>Words</p>');
  });

  it('are written by admins alone, never changed once written, and each change is noted [W-6.17]', async () => {
    for (const viewer of others) {
      const code = viewer.role === 'anon' ? 'not-signed-in' : 'forbidden';
      const content = text('<p>x</p>');
      for (const attempt of [
        async () => store().read(viewer, terms),
        async () => store().readVersion(viewer, terms, 1),
        async () => store().save(viewer, terms, { content, publish: true, base: 0 }),
        async () => store().restore(viewer, terms, 0),
      ])
        await expect(attempt()).rejects.toMatchObject({ code });
    }
    const runs = (actor: Parameters<typeof asRole>[1], statement: string) =>
      asRole(database, actor, (transaction) => sql.raw(statement).execute(transaction));
    for (const actor of [{ role: 'anon' }, { role: 'user', userId: 'u' }] as const)
      for (const table of ['pages', 'page_versions'])
        for (const statement of [`select * from site.${table}`, `delete from site.${table}`])
          await expect(runs(actor, statement)).rejects.toThrow(/permission denied/);
    await store().save(asha, terms, { content: text('<p>x</p>'), publish: true, base: 0 });
    for (const statement of ['update site.page_versions set content = null', 'delete from site.page_versions'])
      await expect(runs(asha, statement)).rejects.toThrow(/permission denied/);
    const forged = `insert into site.page_versions (page, language, number, author_id, author_name)
                    values ('contact', 'en', 9, 'ravi', 'Ravi')`;
    await expect(runs(asha, forged)).rejects.toThrow(/row-level security/);
    const { rows } = await asRole(database, asha, (transaction) =>
      sql<{ table_name: string }>`select table_name from site.audit_log where user_id = 'asha' and action = 'insert'
        and at = (select max(at) from site.audit_log where action = 'insert') order by id`.execute(transaction),
    );
    expect(rows.map(({ table_name }) => table_name)).toEqual(['page_versions', 'pages']);
  });
});
