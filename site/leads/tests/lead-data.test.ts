import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { silentLogger } from '@parley/kit-base/logger';
import { type Database, openDatabase } from '@parley/kit-server/database';
import { DatabaseError } from '@parley/kit-server/database-error';
import { migrate } from '@parley/kit-server/migrate';
import { type Actor, asRole } from '@parley/kit-server/roles';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noFilters } from '../lead-filters.ts';
import type { SavedRecord } from '../lead-record.server.ts';
import { createLeadSaver, type LeadSaver } from '../lead-saver.server.ts';
import { saveInDatabase } from '../lead-store.server.ts';
import { findLead, listLeads } from '../list-leads.server.ts';
import { openRealPostgres, type RealPostgres, realPostgresMissing } from './real-postgres.ts';

const migrations = new URL('../../server/migrations/', import.meta.url);
const admin: Actor = { role: 'admin', userId: 'an-admin' };
const outsiders: Actor[] = [{ role: 'anon' }, { role: 'user', userId: 'somebody' }];

let dataDir: string;
beforeAll(async () => {
  dataDir = await makeDataDir('data');
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('on the embedded database', () => {
  describeData(() => openDatabase({ dataDir, logger: silentLogger }));
});

describe.skipIf(realPostgresMissing)(
  `on a real PostgreSQL${realPostgresMissing ? ` (skipped: ${realPostgresMissing})` : ''}`,
  () => {
    let server: RealPostgres;
    let refusal: unknown;
    const open = () => openDatabase({ databaseUrl: server.url, dataDir, logger: silentLogger });
    beforeAll(async () => {
      server = await openRealPostgres();
      const database = await open();
      refusal = await migrate(database, { product: 'site', folder: migrations }).catch((error: unknown) => error);
      await database.close();
      if (!(refusal instanceof DatabaseError)) throw new Error('The first start was not refused', { cause: refusal });
      // What the message tells the operator to run is what all tests below stand on.
      await server.asSuperuser(refusal.message.slice(refusal.message.indexOf('do $$')));
    });
    afterAll(() => server.close());

    it('stops with the SQL to run once when the login may not create roles', () => {
      expect(refusal).toMatchObject({
        code: 'roles-missing',
        message: expect.stringContaining('create role parley_anon'),
      });
    });

    describeData(open);

    it('names the place but not the password when it cannot be reached', async () => {
      const gone = openDatabase({
        databaseUrl: 'postgres://me:secret@127.0.0.1:1/none',
        dataDir,
        logger: silentLogger,
      });
      await expect(gone).rejects.toMatchObject({
        code: 'database-unreachable',
        message: expect.not.stringContaining('secret'),
      });
    });
  },
);

function lead(more: Partial<Extract<SavedRecord, { kind: 'lead' }>> = {}): Extract<SavedRecord, { kind: 'lead' }> {
  return {
    kind: 'lead',
    id: randomUUID(),
    sheet_name: 'calling_leads',
    data: { name: 'Asha', email: `${randomUUID()}@Example.com`, phone_number: '+919876543210' },
    status: 'new',
    created_at: new Date().toISOString(),
    ...more,
  };
}

function describeData(open: () => Promise<Database>): void {
  let database: Database;
  const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) =>
    asRole(database, admin, async (transaction) => (await query.execute(transaction)).rows);
  let saver: LeadSaver;
  const save = (record: SavedRecord) => saver.save(record);

  beforeAll(async () => {
    database = await open();
    saver = createLeadSaver({ database, journal: undefined, logger: silentLogger });
    await migrate(database, { product: 'site', folder: migrations });
  });
  afterAll(() => database.close());

  describe('migrations', () => {
    it('are applied once, also by two that start together', async () => {
      const [first, second] = await Promise.all(
        [1, 2].map(() => migrate(database, { product: 'site', folder: migrations })),
      );
      expect([first, second]).toEqual([[], []]);
    });

    it('refuse a changed file and roll a failing one back whole', async () => {
      const folder = join(dataDir, `${database.kind}-migrations`);
      await mkdir(folder);
      const options = { product: 'call', folder: pathToFileURL(`${folder}/`) } as const;
      await writeFile(join(folder, '001-first.sql'), 'create schema call; create table call.a (id int);');
      expect(await migrate(database, options)).toEqual(['001-first.sql']);

      await writeFile(join(folder, '002-second.sql'), 'create table call.b (id int); select 1 / 0;');
      await expect(migrate(database, options)).rejects.toMatchObject({ code: 'migration-failed' });
      const { rows } = await database.pool.query(`select to_regclass('call.b') as made`);
      expect(rows).toEqual([{ made: null }]);

      await writeFile(join(folder, '001-first.sql'), 'create schema call;');
      await expect(migrate(database, options)).rejects.toMatchObject({
        code: 'migration-changed',
        message: expect.stringContaining('001-first.sql'),
      });
      await writeFile(join(folder, '001-again.sql'), 'select 1;');
      await expect(migrate(database, options)).rejects.toMatchObject({ code: 'migration-invalid' });
    });
  });

  describe('save_leads', () => {
    it('keeps one row per submission with sheet_name and data as sent [W-3.49]', async () => {
      const record = lead({ source_page: '/pricing', consent_version: '2026-11' });
      expect(await save(record)).toEqual({ id: record.id, outcome: 'created' });
      const [row] = await rowsOf(sql`select * from site.leads where id = ${record.id}`);
      expect(row).toMatchObject({
        sheet_name: 'calling_leads',
        data: record.data,
        source_page: '/pricing',
        consent_version: '2026-11',
        status: 'new',
        created_at: new Date(record.created_at),
      });
    });

    it('keeps a newsletter lead with only its email [W-3.50]', async () => {
      const record = lead({ sheet_name: 'email_subscription', data: { email: 'news@example.com' } });
      await save(record);
      const rows = await rowsOf(sql`select sheet_name, data from site.leads where id = ${record.id}`);
      expect(rows).toEqual([{ sheet_name: 'email_subscription', data: { email: 'news@example.com' } }]);
    });

    it('writes person, consents and one job in the same call', async () => {
      const record = lead({ consent_version: '2026-11' });
      await save(record);
      const email = record.data.email?.toLowerCase() ?? '';
      expect(await rowsOf(sql`select name, phone_number from site.persons where email_key = ${email}`)).toEqual([
        { name: 'Asha', phone_number: '+919876543210' },
      ]);
      expect(
        await rowsOf(
          sql`select channel, text_version from site.consents where lead_id = ${record.id} order by channel`,
        ),
      ).toEqual([
        { channel: 'email', text_version: '2026-11' },
        { channel: 'phone', text_version: '2026-11' },
      ]);
      expect(await rowsOf(sql`select topic from site.outbox where subject_id = ${record.id}`)).toEqual([
        { topic: 'lead-saved' },
      ]);
    });

    it('changes nothing for the same id or idempotency key and refuses the key for other content', async () => {
      const record = lead({ idempotency_key: randomUUID() });
      await save(record);
      expect(await save(record)).toEqual({ id: record.id, outcome: 'repeated' });
      expect(await save({ ...record, id: randomUUID() })).toEqual({ id: record.id, outcome: 'repeated' });
      const other = { ...record, id: randomUUID(), data: { ...record.data, name: 'Somebody else' } };
      expect(await save(other)).toEqual({ id: record.id, outcome: 'conflict' });
      const counted = await rowsOf(sql`
        select (select count(*)::int from site.leads where data ->> 'email' = ${record.data.email}) as leads,
               (select count(*)::int from site.outbox where subject_id = ${record.id}) as jobs`);
      expect(counted).toEqual([{ leads: 1, jobs: 1 }]);
    });

    it('makes one lead of many tries that arrive together', async () => {
      const record = lead({ idempotency_key: randomUUID() });
      const results = await Promise.all(Array.from({ length: 12 }, () => save({ ...record, id: randomUUID() })));
      expect(new Set(results.map((result) => result.id)).size).toBe(1);
      expect(results.filter((result) => result.outcome === 'created')).toHaveLength(1);
    });

    it('writes leads that come together in few transactions', async () => {
      const records = Array.from({ length: 40 }, () => lead());
      await Promise.all(records.map(save));
      const [written] = await rowsOf<{ leads: number; transactions: number }>(sql`
        select count(*)::int as leads, count(distinct xmin::text)::int as transactions
          from site.leads where id = any(${records.map(({ id }) => id)})`);
      expect(written?.leads).toBe(40);
      expect(written?.transactions).toBeLessThanOrEqual(4);
    });

    it('answers each of those that come together: of two with one key the first is the lead', async () => {
      const [first, alone] = [lead({ idempotency_key: randomUUID() }), lead()];
      const again = { ...first, id: randomUUID() };
      const other = { ...again, id: randomUUID(), data: { ...first.data, name: 'Somebody else' } };
      expect(await saveInDatabase(database, [first, again, alone, other])).toEqual([
        { id: first.id, outcome: 'created' },
        { id: first.id, outcome: 'repeated' },
        { id: alone.id, outcome: 'created' },
        { id: first.id, outcome: 'conflict' },
      ]);
      const jobs = await rowsOf(
        sql`select subject_id as id from site.outbox as outbox where subject_id = any(${[first, again, alone, other].map(({ id }) => id)})
             order by outbox.id`,
      );
      expect(jobs).toEqual([{ id: first.id }, { id: alone.id }]);
    });

    it('makes one person of leads of one address that come together, with the newest name', async () => {
      const older = lead({ created_at: '2026-06-01T00:00:00.000Z' });
      const newer = lead({ created_at: '2026-06-02T00:00:00.000Z', data: { ...older.data, name: 'Later' } });
      const nameless = lead({ created_at: '2026-06-03T00:00:00.000Z', data: { email: older.data.email ?? '' } });
      await saveInDatabase(database, [newer, nameless, older]);
      const email = older.data.email?.toLowerCase() ?? '';
      expect(
        await rowsOf(sql`
          select p.name, p.phone_number, p.first_seen_at, p.last_seen_at,
                 (select count(*)::int from site.leads l where l.person_id = p.id) as leads
            from site.persons p where p.email_key = ${email}`),
      ).toEqual([
        {
          name: 'Later',
          phone_number: '+919876543210',
          first_seen_at: new Date(older.created_at),
          last_seen_at: new Date(nameless.created_at),
          leads: 3,
        },
      ]);
    });

    it('refuses one lead without taking along those that came with it', async () => {
      const good = [lead(), lead(), lead()];
      const bad = { ...lead(), created_at: 'not a time' };
      const settled = await Promise.allSettled([...good, bad].map(save));
      expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
      const kept = await rowsOf<{ id: string }>(
        sql`select id from site.leads where id = any(${[...good, bad].map(({ id }) => id)})`,
      );
      expect(kept.map(({ id }) => id).sort()).toEqual(good.map(({ id }) => id).sort());
    });

    it('keeps the newest name of a person whatever the order of arrival', async () => {
      const newer = lead({ created_at: '2026-06-02T00:00:00.000Z' });
      const older = lead({ created_at: '2026-06-01T00:00:00.000Z', data: { ...newer.data, name: 'Before' } });
      await save(newer);
      await save(older);
      const email = newer.data.email?.toLowerCase() ?? '';
      expect(await rowsOf(sql`select name, first_seen_at from site.persons where email_key = ${email}`)).toEqual([
        { name: 'Asha', first_seen_at: new Date(older.created_at) },
      ]);
    });

    it('starts no work for a lead in whose trap something was written', async () => {
      const record = lead({ status: 'spam' });
      await save(record);
      expect(await rowsOf(sql`select from site.outbox where subject_id = ${record.id}`)).toEqual([]);
    });

    it('does not bring back what an admin deleted', async () => {
      const record = lead();
      await save(record);
      await rowsOf(sql`delete from site.leads where id = ${record.id}`);
      expect(await save(record)).toEqual({ id: record.id, outcome: 'erased' });
      expect(await findLead(database, 'an-admin', record.id)).toBeUndefined();
    });
  });

  describe('the list of leads', () => {
    it('comes newest first, in pages that neither skip nor repeat', async () => {
      const word = randomUUID();
      const at = '2026-05-01T10:00:00.000Z';
      const records = Array.from({ length: 7 }, () => lead({ source_page: `/${word}`, created_at: at }));
      for (const record of records) await save(record);
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await listLeads(database, 'an-admin', {
          filters: { ...noFilters, search: word },
          cursor,
          limit: 3,
        });
        expect(page.total).toBe(7);
        seen.push(...page.leads.map((row) => row.id));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(seen).toEqual(
        records
          .map((record) => record.id)
          .sort()
          .reverse(),
      );
    });

    it('takes % and _ in a search for what they are', async () => {
      const word = randomUUID();
      await save(lead({ source_page: `/${word}/100%_off` }));
      await save(lead({ source_page: `/${word}/1000 off` }));
      const search = (text: string) =>
        listLeads(database, 'an-admin', { filters: { ...noFilters, search: text }, cursor: 'nonsense', limit: 10 });
      expect((await search(`${word}/100%_`)).leads).toHaveLength(1);
      expect((await search(word.toUpperCase())).leads).toHaveLength(2);
    });
  });

  describe('the roles', () => {
    const asks = <Row>(actor: Actor, query: ReturnType<typeof sql<Row>>) =>
      asRole(database, actor, (transaction: Kysely<unknown>) => query.execute(transaction));

    it('let no table of the site be open: each forces row-level security or is closed to all three roles', async () => {
      const { rows } = await database.pool.query<{ name: string }>(`
        select c.oid::regclass::text as name
          from pg_class c
         where c.relnamespace = 'site'::regnamespace and c.relkind in ('r', 'p')
           and not (c.relrowsecurity and c.relforcerowsecurity)
           and (has_table_privilege('parley_anon', c.oid, 'select, insert, update, delete')
             or has_table_privilege('parley_user', c.oid, 'select, insert, update, delete')
             or has_table_privilege('parley_admin', c.oid, 'select, insert, update, delete'))`);
      expect(rows).toEqual([]);
      const own = await database.pool.query<{ name: string }>(`
        select relname as name from pg_class where relnamespace = 'site'::regnamespace and relforcerowsecurity
           and relname in ('persons', 'leads', 'consents', 'demo_calls', 'outbox', 'erasures') order by relname`);
      expect(own.rows).toHaveLength(6);
    });

    it('let only an admin read and delete leads, and nobody rewrite one', async () => {
      const record = lead();
      await save(record);
      for (const actor of outsiders) {
        for (const table of ['persons', 'leads', 'consents', 'demo_calls', 'outbox', 'erasures']) {
          await expect(asks(actor, sql`select from site.${sql.raw(table)}`)).rejects.toMatchObject({ code: '42501' });
        }
        const writes = [
          sql`insert into site.leads (id, sheet_name, data, created_at) values (gen_random_uuid(), 'calling_leads', '{}', now())`,
          sql`update site.leads set status = 'done'`,
          sql`delete from site.leads`,
        ];
        for (const write of writes) await expect(asks(actor, write)).rejects.toMatchObject({ code: '42501' });
      }
      await expect(asks(admin, sql`update site.leads set data = '{}'`)).rejects.toMatchObject({ code: '42501' });
      await asks(admin, sql`update site.leads set status = 'done' where id = ${record.id}`);
      expect(await findLead(database, 'an-admin', record.id)).toMatchObject({ id: record.id, name: 'Asha' });
    });

    it('let a visitor save a lead through the function, and a signed-in user not', async () => {
      const { kind: _, ...row } = lead();
      const call = sql<{ outcome: string }>`select outcome from site.save_leads(${JSON.stringify([row])}::jsonb)`;
      await expect(asks({ role: 'user', userId: 'somebody' }, call)).rejects.toMatchObject({ code: '42501' });
      expect((await asks({ role: 'anon' }, call)).rows).toEqual([{ outcome: 'created' }]);
    });

    it('let a process of the version before save a lead through the function that it knows', async () => {
      const { kind: _, ...row } = lead();
      const again = { ...row, data: { ...row.data, name: 'Other' } };
      const rows = JSON.stringify([row, row, again]);
      const saved = await asks<{ id: string; outcome: string }>(
        { role: 'anon' },
        sql`select s.lead_id as id, s.outcome
              from jsonb_array_elements(${rows}::jsonb) with ordinality as given (record, place),
                   lateral site.save_lead(given.record) s
             order by given.place`,
      );
      expect(saved.rows).toEqual(['created', 'repeated', 'conflict'].map((outcome) => ({ id: row.id, outcome })));
      const call = sql`select from site.save_lead(${JSON.stringify(row)}::jsonb)`;
      await expect(asks({ role: 'user', userId: 'somebody' }, call)).rejects.toMatchObject({ code: '42501' });
    });

    it('end with the transaction, also with one that fails', async () => {
      await expect(asks({ role: 'anon' }, sql`select 1 / 0`)).rejects.toMatchObject({ code: '22012' });
      const { rows } = await database.pool.query(
        `select current_setting('role') as role, coalesce(current_setting('app.user_id', true), '') as "user"`,
      );
      expect(rows).toEqual([{ role: 'none', user: '' }]);
      const inside = await asks(admin, sql`select current_user as role, current_setting('app.user_id') as "user"`);
      expect(inside.rows).toEqual([{ role: 'parley_admin', user: 'an-admin' }]);
    });
  });
}
