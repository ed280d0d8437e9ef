import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { silentLogger } from '@parley/kit-base/logger';
import { type Database, openDatabase } from '@parley/kit-server/database';
import { migrate } from '@parley/kit-server/migrate';
import { asRole, rolesSql } from '@parley/kit-server/roles';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../auth/viewer.ts';
import { BookingStore } from '../../booking/booking-store.server.ts';
import { createLeadDesk } from '../lead-desk.server.ts';
import type { LeadDesk } from '../lead-desk.ts';
import { type LeadFeed, openLeadFeed } from '../lead-feed.server.ts';
import { type LeadFilters, nobody, noFilters } from '../lead-filters.ts';
import type { SavedRecord } from '../lead-record.server.ts';
import { saveInDatabase } from '../lead-store.server.ts';
import type { LeadDetail, TimelineItem } from '../lead-timeline.ts';
import { openRealPostgres, type RealPostgres, realPostgresMissing } from './real-postgres.ts';

const kinds = realPostgresMissing ? ['embedded'] : ['embedded', 'server'];
const asha: Viewer = { role: 'admin', userId: 'asha', email: 'asha@example.com', name: 'Asha' };
const others: Viewer[] = [{ role: 'anon' }, { role: 'user', userId: 'u', email: 'u@example.com', name: 'U' }];

let numbers = 1_000_000;
/** One that no other test has. */
const newPhone = () => `+9198${String(numbers++).padStart(8, '0')}`;

describe.each(kinds)('the desk on the %s database', (kind) => {
  let dataDir: string;
  let postgres: RealPostgres | undefined;
  let database: Database;
  let feed: LeadFeed;
  let desk: LeadDesk;
  const calls = new Map<string, unknown>();

  beforeAll(async () => {
    dataDir = await makeDataDir('desk');
    postgres = kind === 'server' ? await openRealPostgres() : undefined;
    await postgres?.asSuperuser(rolesSql(new URL(postgres.url).username));
    database = await openDatabase({ databaseUrl: postgres?.url, dataDir, logger: silentLogger });
    await migrate(database, { product: 'site', folder: new URL('../../server/migrations/', import.meta.url) });
    await database.pool.query(
      `insert into site.auth_users (id, name, email, email_verified, role) values
         ('asha', 'Asha Rao', 'asha@example.com', true, 'admin'), ('ravi', 'Ravi Nair', 'ravi@example.com', true, 'admin'),
         ('u', 'U', 'u@example.com', true, 'user')`,
    );
    feed = await openLeadFeed({ database, logger: silentLogger });
    desk = createLeadDesk({ database, feed, findCall: async (id) => calls.get(id) });
  });
  afterAll(async () => {
    await feed?.close();
    await database?.close();
    await postgres?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  type Lead = Extract<SavedRecord, { kind: 'lead' }>;
  const save = async (data: Record<string, string>, more: Partial<Lead> = {}): Promise<string> => {
    const record: Lead = {
      kind: 'lead',
      id: randomUUID(),
      sheet_name: 'confirmed_lead',
      data,
      status: 'new',
      created_at: new Date().toISOString(),
      ...more,
    };
    await saveInDatabase(database, [record]);
    return record.id;
  };
  const askCall = async (phone_number: string, more: Partial<Extract<SavedRecord, { kind: 'demo-call' }>> = {}) => {
    const id = randomUUID();
    const record = { kind: 'demo-call', id, name: 'Voice caller', phone_number, client: 'voice-agent' } as const;
    await saveInDatabase(database, [{ ...record, created_at: new Date().toISOString(), ...more }]);
    return id;
  };
  const book = async (email: string, hour: number) => {
    const id = randomUUID();
    const start = Date.parse('2027-01-04T04:30:00Z') + hour * 3_600_000;
    const request = {
      startsAt: '',
      name: 'Meera',
      email,
      timeZone: 'Asia/Kolkata',
      note: 'Bring the prices',
      idempotencyKey: id,
    };
    await new BookingStore(database, undefined).book(id, request, { start, end: start + 1_800_000, now: start - 1 });
    return id;
  };
  const list = async (filters: Partial<LeadFilters>) =>
    (await desk.list(asha, { filters: { ...noFilters, ...filters }, cursor: null, limit: 50 })).leads;
  const idsOf = async (filters: Partial<LeadFilters>) => (await list(filters)).map(({ id }) => id);
  const find = async (id: string, filters: Partial<LeadFilters> = {}): Promise<LeadDetail> => {
    const detail = await desk.find(asha, id, { ...noFilters, ...filters });
    if (!detail) throw new Error(`There is no ${id}`);
    return detail;
  };
  const types = ({ timeline }: LeadDetail) => timeline.map(({ type }) => type);
  const audit = async (id: string) =>
    (
      await database.pool.query(
        'select user_id, action, table_name, before, after from site.audit_log where row_id = $1 order by id',
        [id],
      )
    ).rows;

  describe('the list', () => {
    it('shows leads, calls that the agent took and bookings as one, and what a form sent beside its lead once', async () => {
      const word = randomUUID();
      const phone = newPhone();
      const lead = await save(
        { name: `Ila ${word}`, email: `${word}@example.com`, phone_number: phone },
        { sheet_name: 'calling_leads' },
      );
      const sameForm = await askCall(phone, { name: `Ila ${word}`, client: 'parley-website' });
      const byAgent = await askCall(newPhone(), { source_page: word });
      const booking = await book(`${word}@Example.com`, 0);
      expect((await list({ search: word })).map(({ id, kind: is }) => [id, is])).toEqual([
        [booking, 'booking'],
        [byAgent, 'demo_call'],
        [lead, 'calling_leads'],
      ]);
      // The call's own address leads to the lead that stands for it.
      expect((await find(sameForm)).lead.id).toBe(lead);
    });

    it('joins a form’s call and lead also when the call comes first', async () => {
      const word = randomUUID();
      const phone = newPhone();
      await askCall(phone, { name: word, client: 'parley-website' });
      const data = { name: word, email: 'x@example.com', phone_number: phone };
      const lead = await save(data, { sheet_name: 'calling_leads' });
      expect(await idsOf({ search: word })).toEqual([lead]);
    });

    it('is searched by every text, by a number however it is written, and by notes', async () => {
      const word = randomUUID();
      const id = await save({ name: 'Zoya', email: 'z@example.com', phone_number: '+919712345678', company: word });
      await desk.addNote(asha, id, { id: randomUUID(), body: `Asked about ÉTAGE ${word.toUpperCase()}-note` });
      for (const search of [word, word.toUpperCase(), '+91 97123 45678', '097123-45678'.slice(1), `${word}-NOTE`])
        expect(await idsOf({ search }), search).toEqual([id]);
      expect(await idsOf({ search: '%' })).toEqual([]);
    });

    it('is narrowed by kind, status, page, days of the team and who has it', async () => {
      const word = randomUUID();
      const page = (path: string) => ({ source_page: `/${word}/${path}` });
      const data = (name: string) => ({ name, email: `${name}@example.com` });
      // Half past midnight in India, the day before in UTC.
      const night = await save(data('night'), { ...page('pricing'), created_at: '2026-03-04T19:00:00.000Z' });
      const news = await save(data('news'), { ...page('blog'), sheet_name: 'email_subscription' });
      const spam = await save(data('spam'), { ...page('blog'), status: 'spam' });
      const search = word;
      expect((await idsOf({ search })).toSorted()).toEqual([night, news].toSorted());
      expect(await idsOf({ search, status: 'spam' })).toEqual([spam]);
      expect(await idsOf({ search, kind: 'email_subscription' })).toEqual([news]);
      expect(await idsOf({ search, page: 'PRICING' })).toEqual([night]);
      expect(await idsOf({ search, from: '2026-03-05', to: '2026-03-05' })).toEqual([night]);
      expect(await idsOf({ search, to: '2026-03-04' })).toEqual([]);
      await desk.change(asha, night, { assigneeId: 'ravi' });
      expect(await idsOf({ search, assignee: 'ravi' })).toEqual([night]);
      expect(await idsOf({ search, assignee: nobody })).toEqual([news]);
    });

    it('knows the neighbours of a lead in the list that it was opened from', async () => {
      const word = randomUUID();
      const at = (minute: number) => ({ source_page: word, created_at: `2026-02-01T00:0${minute}:00.000Z` });
      const ids: string[] = [];
      for (const minute of [1, 2, 3]) ids.push(await save({ name: 'N', email: 'n@example.com' }, at(minute)));
      const [oldest = '', middle = '', newest = ''] = ids;
      expect(await find(middle, { search: word })).toMatchObject({ newer: newest, older: oldest });
      expect(await find(newest, { search: word })).toMatchObject({ newer: null, older: middle });
      await desk.change(asha, middle, { status: 'done' });
      expect(await find(newest, { search: word, status: 'new' })).toMatchObject({ older: oldest });
    });
  });

  describe('the timeline', () => {
    it('holds all of one person: forms with consents, newsletter, calls by number, bookings', async () => {
      const word = randomUUID();
      const email = `${word}@example.com`;
      const phone = newPhone();
      const form = await save(
        { name: 'Meera', email, phone_number: phone.replace(/(\d{5})$/, ' $1') },
        { consent_version: '2026-11' },
      );
      await save({ email: email.toUpperCase() }, { sheet_name: 'email_subscription' });
      const voiceCall = randomUUID();
      await askCall(phone, { idempotency_key: `${voiceCall}-${phone}` });
      await book(email, 1);
      const detail = await find(form);
      expect(types(detail).toSorted()).toEqual(['booking', 'demo-call', 'lead', 'lead', 'newsletter']);
      expect(detail.timeline.find(({ id }) => id === `lead ${form}`)).toMatchObject({
        consents: [
          { channel: 'email', version: '2026-11', withdrawnAt: null },
          { channel: 'phone', version: '2026-11', withdrawnAt: null },
        ],
      });
      expect(detail.timeline.find(({ type }) => type === 'demo-call')).toMatchObject({ voiceCallId: voiceCall });
      expect(detail.timeline.map(({ at }) => at)).toEqual(
        detail.timeline
          .map(({ at }) => at)
          .toSorted()
          .reverse(),
      );
      expect(detail.person).toMatchObject({ email, phoneNumbers: [phone] });
    });

    it('says since when a consent no longer holds', async () => {
      const email = `${randomUUID()}@example.com`;
      const form = await save({ name: 'Gone', email }, { consent_version: '2026-11' });
      await asRole(database, { role: 'admin', userId: 'asha' }, (transaction) =>
        sql`select site.withdraw_consents(${email}, 'admin')`.execute(transaction),
      );
      const [lead] = (await find(form)).timeline;
      expect(lead).toMatchObject({ consents: [{ channel: 'email', withdrawnAt: expect.stringMatching(/^\d{4}-/) }] });
    });

    it('begins at a call too, when one address alone gave its number', async () => {
      const phone = newPhone();
      const form = await save({ name: 'Ila', email: `${randomUUID()}@example.com`, phone_number: phone });
      const detail = await find(await askCall(phone));
      expect(detail.timeline.map(({ id }) => id)).toContain(`lead ${form}`);
    });

    it('does not take two addresses with one number for one person', async () => {
      const phone = newPhone();
      const first = await save({ name: 'First', email: `${randomUUID()}@example.com`, phone_number: phone });
      const second = await save({ name: 'Second', email: `${randomUUID()}@example.com`, phone_number: phone });
      const call = await askCall(phone);
      const detail = await find(first);
      expect(types(detail)).toEqual(['lead']);
      expect(detail.others).toMatchObject([{ id: second, name: 'Second' }]);
      const ofCall = await find(call);
      expect(types(ofCall)).toEqual(['demo-call']);
      expect(ofCall.others.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
      expect(ofCall.person.email).toBeNull();
    });

    it('does not join by a number that names no country', async () => {
      const local = newPhone().slice(3);
      const form = await save({ name: 'Local', email: `${randomUUID()}@example.com`, phone_number: local });
      await askCall(local);
      const detail = await find(form);
      expect(types(detail)).toEqual(['lead']);
      expect(detail.person.phoneNumbers).toEqual([local]);
    });

    it.each([
      ['+91 98765-43210', '+919876543210'],
      ['0044 (0)20 7946 0958', '+442079460958'],
      ['  +1 (212) 555.0100', '+12125550100'],
      ['98765 43210', null],
      ['+0 123 456 789', null],
      ['+91 98765 call me', null],
      ['+1234567890123456', null],
    ])('knows %s as %s', async (written, key) => {
      const { rows } = await database.pool.query('select site.phone_key($1) as key', [written]);
      expect(rows).toEqual([{ key }]);
    });

    it('gives the talk of a call as the voice platform keeps it, and nothing once that is forgotten', async () => {
      const id = randomUUID();
      calls.set(id, {
        id,
        createdAt: '2026-11-21T10:00:00.000Z',
        endedAt: '2026-11-21T10:01:00.000Z',
        artifact: {
          messages: [
            { role: 'system', message: 'You are an agent.' },
            { role: 'bot', message: 'Namaste!', secondsFromStart: 0.4 },
            { role: 'user', message: 'A flat in Baner', secondsFromStart: 3 },
          ],
          recordingUrl: 'https://voice.example/a.mp3',
        },
      });
      expect(await desk.findCall(asha, id)).toEqual({
        startedAt: '2026-11-21T10:00:00.000Z',
        endedAt: '2026-11-21T10:01:00.000Z',
        messages: [
          { role: 'bot', message: 'Namaste!', secondsFromStart: 0.4 },
          { role: 'user', message: 'A flat in Baner', secondsFromStart: 3 },
        ],
        recordingUrl: 'https://voice.example/a.mp3',
      });
      expect(await desk.findCall(asha, randomUUID())).toBeUndefined();
    });
  });

  describe('what the team does', () => {
    it.each(['lead', 'demo call', 'booking'])(
      'changes status and assignment of a %s, each one audited',
      async (what) => {
        const email = `${randomUUID()}@example.com`;
        const id = await {
          lead: () => save({ email }),
          'demo call': () => askCall(newPhone()),
          booking: () => book(email, 2),
        }[what as 'lead']();
        expect(await desk.change(asha, id, { status: 'in_progress' })).toMatchObject({ id, status: 'in_progress' });
        expect(await desk.change(asha, id, { assigneeId: 'ravi' })).toMatchObject({ assigneeId: 'ravi' });
        await desk.change(asha, id, { assigneeId: 'ravi' });
        const entries = await audit(id);
        expect(entries).toHaveLength(2);
        for (const entry of entries) expect(entry).toMatchObject({ user_id: 'asha', action: 'update' });
        expect(JSON.stringify(entries)).not.toContain(email);
        const changes = (await find(id)).timeline.filter(({ type }) => type === 'change');
        expect(changes).toMatchObject([
          { author: 'Asha Rao', from: { assignee: null }, to: { assignee: 'ravi' } },
          { from: { status: 'new' }, to: { status: 'in_progress' } },
        ]);
        await desk.change(asha, id, { status: 'done', assigneeId: null });
        expect(await audit(id)).toHaveLength(3);
      },
    );

    it('gives a lead to admins only', async () => {
      const id = await save({ email: 'a@example.com' });
      expect((await desk.admins(asha)).map((admin) => admin.id)).toEqual(['asha', 'ravi']);
      for (const assigneeId of ['u', 'nobody known'])
        await expect(desk.change(asha, id, { assigneeId })).rejects.toMatchObject({ code: 'invalid-request' });
      expect((await find(id)).lead.assigneeId).toBeNull();
    });

    it('adds notes with author and time, once for each id, and they go with the lead', async () => {
      const id = await save({ email: `${randomUUID()}@example.com` });
      const note = { id: randomUUID().replaceAll('-', ''), body: 'Wants two rooms.' };
      await desk.addNote(asha, id, note);
      await desk.addNote(asha, id, note);
      const notes = (await find(id)).timeline.filter(
        (item): item is TimelineItem & { type: 'note' } => item.type === 'note',
      );
      expect(notes).toMatchObject([{ author: 'Asha Rao', body: 'Wants two rooms.' }]);
      expect(Math.abs(Date.parse(notes[0]?.at ?? '') - Date.now())).toBeLessThan(60_000);
      await database.pool.query('delete from site.leads where id = $1', [id]);
      const { rows } = await database.pool.query('select from site.lead_notes where subject_id = $1', [id]);
      expect(rows).toEqual([]);
      await expect(desk.addNote(asha, id, note)).rejects.toMatchObject({ code: 'PGRST116' });
      await expect(desk.change(asha, id, { status: 'done' })).rejects.toMatchObject({ code: 'PGRST116' });
    });

    it('lets nobody change a note or sign it with another name, and nobody but admins read one', async () => {
      const id = await save({ email: 'b@example.com' });
      await desk.addNote(asha, id, { id: randomUUID(), body: 'A note.' });
      const run = (role: 'admin' | 'user', query: string) =>
        asRole(database, { role, userId: 'asha' }, (transaction) => sql.raw(query).execute(transaction));
      for (const query of [
        `update site.lead_notes set body = 'Another.'`,
        'delete from site.lead_notes',
        `insert into site.lead_notes (subject_id, body, author_id) values ('${id}', 'Forged.', 'ravi')`,
        `update site.lead_entries set status = 'done'`,
      ])
        await expect(run('admin', query), query).rejects.toThrow();
      for (const table of ['lead_notes', 'lead_entries', 'lead_admins()'])
        await expect(run('user', `select * from site.${table}`), table).rejects.toMatchObject({ code: '42501' });
    });

    it('refuses everybody but admins', async () => {
      const id = await save({ email: 'c@example.com' });
      for (const viewer of others) {
        const refused = { code: viewer.role === 'anon' ? 'not-signed-in' : 'forbidden' };
        await expect(desk.find(viewer, id, noFilters)).rejects.toMatchObject(refused);
        await expect(desk.change(viewer, id, { status: 'done' })).rejects.toMatchObject(refused);
        await expect(desk.addNote(viewer, id, { id: randomUUID(), body: 'x' })).rejects.toMatchObject(refused);
        await expect(desk.admins(viewer)).rejects.toMatchObject(refused);
        await expect(desk.findCall(viewer, id)).rejects.toMatchObject(refused);
        expect(() => desk.exportCsv(viewer, noFilters)).toThrow(expect.objectContaining(refused));
        expect(() => desk.onChange(viewer, () => undefined)).toThrow(expect.objectContaining(refused));
      }
    });
  });

  describe('the export', () => {
    const csvOf = async (filters: Partial<LeadFilters>) =>
      new Uint8Array(await new Response(desk.exportCsv(asha, { ...noFilters, ...filters })).arrayBuffer());

    it('holds what the filters leave, with the consent version, as UTF-8 that Excel knows', async () => {
      const word = randomUUID();
      const email = `${word}@example.com`;
      const id = await save(
        { name: 'आशा "राव"', email, phone_number: '+919876543210' },
        { consent_version: '2026-11', source_page: '/pricing' },
      );
      await save({ name: 'Spam', email }, { status: 'spam' });
      await desk.change(asha, id, { assigneeId: 'ravi', status: 'in_progress' });
      const bytes = await csvOf({ search: word });
      expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const [head, row = '', ...rest] = new TextDecoder().decode(bytes).split('\r\n');
      expect(head).toBe('Received,Kind,Status,Assigned to,Name,E-mail,Phone,Page,Consent version,Id');
      expect(row.split(',').slice(1)).toEqual([
        'Get started',
        'In progress',
        'Ravi Nair',
        '"आशा ""राव"""',
        email,
        "'+919876543210",
        '/pricing',
        '2026-11',
        id,
      ]);
      expect(rest).toEqual(['']);
      const { rows } = await database.pool.query(
        `select user_id, table_name, after from site.audit_log where action = 'export' order by id desc limit 1`,
      );
      // That something was searched for, not what.
      expect(rows).toEqual([{ user_id: 'asha', table_name: 'leads', after: { hasSearch: true } }]);
    });

    it('holds no cell that a spreadsheet would run', async () => {
      const word = randomUUID();
      const evil = ['=cmd|calc', '+1+1', '-2+3', '@SUM(1)', '\t=1', '\r=1', '＝1+1'];
      for (const name of evil) await save({ name, email: 'x@example.com' }, { source_page: word });
      const text = new TextDecoder().decode(await csvOf({ search: word }));
      for (const name of evil) expect(text).toContain(`'${name}`);
      expect(text).not.toMatch(/(?:^|[,"\n])[=+\-@\t＝]/);
    });

    it('is whole beyond what is read at once', async () => {
      const word = randomUUID();
      const created = '2026-01-01T00:00:00.000Z';
      await database.pool.query(
        `insert into site.leads (id, sheet_name, data, source_page, created_at)
         select gen_random_uuid(), 'confirmed_lead', jsonb_build_object('name', 'N' || i), $1, $2
           from generate_series(1, 1201) as i`,
        [word, created],
      );
      const text = new TextDecoder().decode(await csvOf({ search: word }));
      const names = text
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[4]);
      expect(new Set(names).size).toBe(1201);
      expect(names).toHaveLength(1201);
    });
  });

  describe('the feed', () => {
    const nextChange = () => {
      const heard = new EventTarget();
      const stop = desk.onChange(asha, () => heard.dispatchEvent(new Event('changed')));
      return once(heard, 'changed', { signal: AbortSignal.timeout(5000) }).finally(stop);
    };

    it('tells of a new lead, a call, a booking, a change and a note', async () => {
      let id = '';
      const causes = [
        async () => {
          id = await save({ email: 'd@example.com' });
        },
        () => askCall(newPhone()),
        () => book('d@example.com', 3),
        () => desk.change(asha, id, { status: 'done' }),
        () => desk.addNote(asha, id, { id: randomUUID(), body: 'Heard.' }),
      ];
      for (const cause of causes) {
        const told = nextChange();
        await cause();
        await told;
      }
    });

    it('hears again after its connection was lost', async () => {
      if (kind === 'embedded') {
        // The next query comes by a new connection.
        const client = await database.pool.connect();
        client.release(true);
      } else {
        const lost = nextChange();
        await database.pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen site_leads'`,
        );
        // It says that something may have been missed, once it listens again.
        await lost;
      }
      const told = nextChange();
      await save({ email: 'e@example.com' });
      await told;
    });
  });
});
