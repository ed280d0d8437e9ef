import { randomUUID } from 'node:crypto';
import { ManualClock } from '@parley/kit-base/clock';
import { silentLogger } from '@parley/kit-base/logger';
import { openJournal } from '@parley/kit-server/journal';
import { type Actor, asRole } from '@parley/kit-server/roles';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../auth/viewer.ts';
import { BookingStore } from '../../booking/booking-store.server.ts';
import type { SavedRecord } from '../../leads/lead-record.server.ts';
import { createLeadSaver } from '../../leads/lead-saver.server.ts';
import { leadJournalPath, openLeadJournal, saveInDatabase } from '../../leads/lead-store.server.ts';
import { realPostgresMissing } from '../../leads/tests/real-postgres.ts';
import { keepingLogger, openSiteDatabase, type SiteDatabase, saveLead, secret } from '../../mail/tests/job-site.ts';
import { errorResponse } from '../../server/error-response.ts';
import { rememberConsentNotices } from '../consent-notices.server.ts';
import type { PersonData } from '../person-data.ts';
import { PrivacyLinks } from '../privacy-links.server.ts';
import { createPrivacyReader, createPrivacyRoutes } from '../privacy-routes.server.ts';
import { AdminPrivacy, VisitorPrivacy } from '../privacy-store.server.ts';

const kinds = realPostgresMissing ? ['embedded'] : ['embedded', 'server'];
const admin: Viewer = { role: 'admin', userId: 'an-admin', email: 'asha@example.com', name: 'Asha' };
const hour = 3_600_000;
const day = 24 * hour;
const publicUrl = 'https://parley.example';

/** What the HTTP server tells of the connection. */
const fromProxy = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

describe.each(kinds)('what is kept about people, on the %s database', (kind) => {
  let site: SiteDatabase;
  let privacy: AdminPrivacy;
  const clock = new ManualClock(Date.now());
  const rows = async <Row>(text: string, values: unknown[] = []) =>
    (await site.database.pool.query<Row & object>(text, values)).rows as Row[];

  beforeAll(async () => {
    site = await openSiteDatabase(kind);
    await rememberConsentNotices(site.database, silentLogger);
    privacy = new AdminPrivacy(site.database, clock);
  });
  afterAll(() => site?.close());

  const address = () => `${randomUUID().slice(0, 8)}@Example.com`;
  const number = () => `+9198${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const demoCall = (more: Partial<Extract<SavedRecord, { kind: 'demo-call' }>> = {}) => {
    const record: SavedRecord = {
      kind: 'demo-call',
      id: randomUUID(),
      created_at: new Date().toISOString(),
      name: 'Asha',
      phone_number: number(),
      client: 'parley-website',
      consent_version: '2026-11/contact/hi',
      ...more,
    };
    return saveInDatabase(site.database, [record]).then(() => record.id);
  };

  /** Somebody who used every form. */
  async function somebody() {
    const [email, phone] = [address(), number()];
    const consent = { consent_version: '2026-11/contact/en', source_page: '/pricing' };
    const lead = await saveLead(site.database, { name: 'Asha', email, phone_number: phone }, consent);
    const letter = await saveLead(
      site.database,
      { email },
      { sheet_name: 'email_subscription', consent_version: '2026-11/newsletter/en', source_page: '/' },
    );
    const call = await demoCall({ phone_number: phone.replace('+91', '+91 '), name: 'asha ', source_page: '/hi' });
    const booking = randomUUID();
    const start = clock.now() + 400 * day + Math.floor(Math.random() * 1e6) * hour;
    const booked = await new BookingStore(site.database, undefined).book(
      booking,
      {
        name: 'Asha',
        email: email.toUpperCase(),
        timeZone: 'Asia/Kolkata',
        startsAt: '',
        note: 'Two towers',
        consentVersion: '2026-11/booking/en',
        idempotencyKey: randomUUID(),
      },
      { start, end: start + hour / 2, now: clock.now() },
    );
    expect(booked).toMatchObject({ status: 'booked' });
    return { email, phone, lead, letter, call, booking, ids: [lead, letter, call, booking] };
  }
  const askFor = async (email: string, language: 'en' | 'hi' = 'en') => {
    await new VisitorPrivacy(site.database, clock).askLink(email, language);
    const [link] = await rows<{ id: string; asked_at: Date }>(
      'select id, asked_at from site.privacy_links where email_key = lower($1) order by asked_at desc limit 1',
      [email],
    );
    return link ? `?${new PrivacyLinks(secret).query(link.id, link.asked_at.getTime())}` : '';
  };
  const post = (path: string, form: Record<string, string> = {}, origin = publicUrl) => {
    const options = { database: site.database, secret, publicUrl: () => publicUrl, trust: { hops: 1 }, clock };
    const app = new Hono().route('/', createPrivacyRoutes(options)).onError(errorResponse(silentLogger));
    const headers = { 'x-forwarded-for': '203.0.113.9', origin };
    return app.request(path, { method: 'POST', headers, body: new URLSearchParams(form) }, fromProxy);
  };
  const left = (ids: string[]) =>
    rows(
      `select id from site.leads where id = any($1::uuid[]) union all
       select id from site.demo_calls where id = any($1::uuid[]) union all
       select id from site.bookings where id = any($1::uuid[])`,
      [ids],
    );

  it('keeps for each form what was agreed to: the words and their version, time, form, page, purpose, channel, language', async () => {
    const { email } = await somebody();
    const { consents } = (await privacy.find(admin, email)) ?? expect.fail('there is somebody');
    const facts = consents.map((c) => `${c.form} ${c.channel} ${c.language} ${c.source_page} ${c.text_version}`);
    expect(facts.toSorted()).toEqual([
      'booking email en /booking 2026-11/booking/en',
      'calling_leads email en /pricing 2026-11/contact/en',
      'calling_leads phone en /pricing 2026-11/contact/en',
      'demo_call phone hi /hi 2026-11/contact/hi',
      'email_subscription email en / 2026-11/newsletter/en',
    ]);
    const [hindi] = consents.filter(({ form }) => form === 'demo_call');
    expect(hindi).toMatchObject({ purpose: 'Contact for marketing and sales', withdrawn_at: null });
    expect(hindi?.wording).toContain('मार्केटिंग');
    expect(Math.abs(Date.parse(hindi?.given_at ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('keeps the first words of a version, and says in the log when the site shows others under it', async () => {
    const { logger, lines } = keepingLogger();
    await rows(`update site.consent_notices set wording = 'Other words' where version = '2026-11/contact/en'`);
    await rememberConsentNotices(site.database, logger);
    expect(lines).toMatchObject([{ level: 'error', fields: { version: '2026-11/contact/en' } }]);
    await rows(`delete from site.consent_notices where version = '2026-11/contact/en'`);
    await rememberConsentNotices(site.database, logger);
    expect(lines).toHaveLength(1);
  });

  it('answers the same for every address, and mails a link for known ones only, three times a day', async () => {
    const { email } = await somebody();
    const stranger = address();
    const answers = [];
    for (const one of [email, stranger, email, email, email]) {
      const response = await post('/api/privacy/link', { email: one, language: 'hi' });
      answers.push([response.status, response.headers.get('location'), await response.text()]);
    }
    expect(new Set(answers.map(String))).toEqual(new Set(['303,/hi/privacy/choices?done=asked,']));
    const asked = async (one: string) =>
      (
        await rows(
          `select k.id from site.privacy_links k
           join site.outbox o on o.subject_id = k.id and o.topic = 'privacy-link-asked' where k.email_key = lower($1)`,
          [one],
        )
      ).length;
    expect([await asked(email), await asked(stranger)]).toEqual([3, 1]);
    expect((await post('/api/privacy/link', { email: 'nobody' })).headers.get('location')).toBe(
      '/privacy/choices?done=mistyped',
    );
    expect((await post('/api/privacy/link', { email }, 'https://evil.example')).status).toBe(403);
  });

  it('shows by a link what is kept, for 48 hours, and nothing by a link that is not ours', async () => {
    const { email, phone } = await somebody();
    const link = await askFor(email);
    const reader = createPrivacyReader({ database: site.database, secret, canMail: true, clock });
    const found = await reader.byLink(`${publicUrl}/privacy/choices${link}`);
    expect(found).toMatchObject({ state: 'found', data: { email: email.toLowerCase(), submissions: [{}, {}] } });
    expect(JSON.stringify(found)).toContain(phone);
    expect(await reader.byLink(`${publicUrl}/privacy/choices`)).toEqual({ state: 'none' });
    expect(await reader.byLink(`${publicUrl}/privacy/choices${link.slice(0, -2)}xx`)).toEqual({ state: 'expired' });
    const other = new URLSearchParams(await askFor((await somebody()).email));
    const mixed = new URLSearchParams(link);
    mixed.set('id', other.get('id') ?? '');
    expect(await reader.byLink(`${publicUrl}/privacy/choices?${mixed}`)).toEqual({ state: 'expired' });
    const late = new ManualClock(clock.now() + 49 * hour);
    const afterwards = createPrivacyReader({ database: site.database, secret, canMail: true, clock: late });
    expect(await afterwards.byLink(`${publicUrl}/privacy/choices${link}`)).toEqual({ state: 'expired' });
    // The database holds to it by itself.
    const [{ id } = { id: '' }] = await rows<{ id: string }>(
      'select id from site.privacy_links where email_key = lower($1)',
      [email],
    );
    expect(await new VisitorPrivacy(site.database, late).read(id)).toBeNull();
    expect(await new VisitorPrivacy(site.database, late).erase(id)).toBeNull();
  });

  it('takes consent back by a POST: the ledger says so, the newsletter ends, and no call is made', async () => {
    const { email, call, ids } = await somebody();
    const link = await askFor(email);
    const response = await post(`/api/privacy/withdraw${link}`, { language: 'en' });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('done=withdrawn'),
    ]);
    const data = (await privacy.find(admin, email)) ?? expect.fail('it is still there');
    expect(data.consents.every((c) => c.withdrawn_by === 'person' && c.withdrawn_at !== null)).toBe(true);
    expect(data.newsletter?.status).toBe('unsubscribed');
    expect(await rows('select status, reason from site.demo_calls where id = $1', [call])).toEqual([
      { status: 'failed', reason: 'withdrawn' },
    ]);
    expect(await left(ids)).toHaveLength(4);
    const [told] = await rows(
      `select a.subject_ids @> $1::uuid[] as all, a.counts from site.outbox o
         join site.privacy_actions a on a.id = o.subject_id where o.topic = 'consent-withdrawn' order by o.id desc limit 1`,
      [ids],
    );
    expect(told).toEqual({ all: true, counts: { consents: 5, newsletter: 1, demo_calls: 1 } });
  });

  it('gives one’s own data as JSON by a POST, with what the team noted, and notes it', async () => {
    const { email, phone, ids } = await somebody();
    await asRole(site.database, { role: 'admin', userId: 'an-admin' }, (transaction) =>
      sql`insert into site.lead_notes (subject_id, body) values (${ids[0]}, 'Wants to be called at noon')`.execute(
        transaction,
      ),
    );
    const response = await post(`/api/privacy/export${await askFor(email)}`);
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const data = (await response.json()) as PersonData;
    expect(data).toMatchObject({
      email: email.toLowerCase(),
      person: { name: 'Asha', phone_number: phone },
      bookings: [{ note: 'Two towers' }],
      demo_calls: [{ name: 'asha ' }],
      newsletter: { status: 'pending' },
    });
    expect(data.submissions).toHaveLength(2);
    expect(data.notes).toEqual([{ about: ids[0], at: expect.any(String), note: 'Wants to be called at noon' }]);
    expect(data.consents).toHaveLength(5);
    expect((await privacy.actions(admin))[0]).toMatchObject({ action: 'export', done_by: 'person' });
  });

  it('erases everything only when sure, tells other systems which ids, and leaves nothing of the person', async () => {
    const { email, phone, ids } = await somebody();
    const other = await somebody();
    const link = await askFor(email);
    const unsure = await post(`/api/privacy/erase${link}`);
    expect(unsure.headers.get('location')).toContain('done=unsure');
    expect(await left(ids)).toHaveLength(4);
    const response = await post(`/api/privacy/erase${link}`, { sure: 'yes', language: 'hi' });
    expect(response.headers.get('location')).toBe('/hi/privacy/choices?done=erased');
    expect(await left(ids)).toEqual([]);
    expect(await privacy.find(admin, email)).toBeNull();
    expect(await left(other.ids)).toHaveLength(4);

    const tables = await rows<{ name: string }>(
      `select table_schema || '.' || table_name as name from information_schema.tables
        where table_schema in ('site', 'site_jobs') and table_type = 'BASE TABLE'`,
    );
    const needles = [email.toLowerCase(), phone.slice(1)];
    const found = [];
    for (const { name } of tables)
      for (const needle of needles) {
        const hits = await rows(`select 1 from ${name} as row where row::text ilike $1 limit 1`, [`%${needle}%`]);
        if (hits.length > 0) found.push(`${name} ${needle}`);
      }
    expect(tables.length).toBeGreaterThan(25);
    expect(found).toEqual([]);
    const [told] = await rows(
      `select a.subject_ids @> $1::uuid[] as all, a.done_by, a.counts from site.outbox o
         join site.privacy_actions a on a.id = o.subject_id where o.topic = 'person-erased' order by o.id desc limit 1`,
      [ids],
    );
    expect(told).toEqual({
      all: true,
      done_by: 'person',
      counts: { submissions: 2, demo_calls: 1, bookings: 1, newsletter: 1 },
    });
    // The same link a second time.
    const again = await post(`/api/privacy/erase${link}`, { sure: 'yes' });
    expect(again.headers.get('location')).not.toContain('done');
  });

  it.each([
    ['without its country', '9876543210', '98765 43210'],
    ['with its country and without a plus', '+91 98765 43211', '919876543211'],
    ['with its country behind zeros', '+91 98765 43212', '0091 98765 43212'],
  ])('exports and erases a demo call under the same name to a number %s', async (_, given, called) => {
    const email = address();
    const lead = await saveLead(site.database, { name: 'Ravi', email, phone_number: given });
    const call = await demoCall({ phone_number: called, name: ' ravi' });
    const another = await demoCall({ phone_number: called, name: 'Kiran' });
    const found = await privacy.find(admin, email);
    expect(found?.demo_calls).toMatchObject([{ name: ' ravi', phone_number: called }]);
    expect(await privacy.erase(admin, email)).toMatchObject({ submissions: 1, demo_calls: 1 });
    expect(await left([lead, call, another])).toEqual([{ id: another }]);
  });

  it('lets an admin withdraw and erase, with the admin’s id in the audit log and no address', async () => {
    const { email, ids } = await somebody();
    expect(await privacy.withdraw(admin, email)).toEqual({ consents: 5, newsletter: 1, demo_calls: 1 });
    expect((await privacy.find(admin, email))?.consents[0]?.withdrawn_by).toBe('admin');
    expect(await privacy.erase(admin, email.toUpperCase())).toMatchObject({ submissions: 2 });
    expect(await left(ids)).toEqual([]);
    expect(await privacy.erase(admin, email)).toBeNull();
    const log = await rows<{ user_id: string; after: object }>(
      `select user_id, after from site.audit_log where table_name = 'privacy_actions' order by id desc limit 2`,
    );
    expect(log.map(({ user_id: user }) => user)).toEqual(['an-admin', 'an-admin']);
    expect(JSON.stringify(log)).not.toContain('@');
  });

  it('is for admins alone, on the server and in the database', async () => {
    const others: Viewer[] = [{ role: 'anon' }, { role: 'user', userId: 'u', email: 'u@example.com', name: 'U' }];
    for (const viewer of others) await expect(privacy.find(viewer, 'a@example.com')).rejects.toThrow();
    const outsiders: Actor[] = [{ role: 'anon' }, { role: 'user', userId: 'u' }];
    for (const actor of outsiders)
      for (const query of [
        sql`select site.person_data('a@example.com')`,
        sql`select site.erase_person('a@example.com', 'admin')`,
        sql`select site.withdraw_consents('a@example.com', 'admin')`,
        sql`select site.apply_retention(now(), true)`,
        sql`select site.claim_demo_call(${randomUUID()}::uuid, now())`,
        sql`select site.resend_jobs(null)`,
        sql`select * from site.privacy_links`,
        sql`select * from site.privacy_actions`,
        sql`select * from site.retention_rules`,
        sql`select * from site.webhook_endpoints`,
        sql`update site.demo_call_settings set per_day = 100000`,
      ])
        await expect(asRole(site.database, actor, (t) => query.execute(t))).rejects.toThrow(/permission denied/);
  });

  it('applies the rules of retention: a dry run changes nothing, and both leave a proof', async () => {
    const old = new Date(clock.now() - 400 * day).toISOString();
    const fresh = await saveLead(site.database, { name: 'New', email: address(), phone_number: number() });
    const made = async (more: object, data = { name: 'Old', email: address(), phone_number: number() }) =>
      saveLead(site.database, data, { created_at: old, ...more });
    const spam = await made({ status: 'spam' });
    const done = await made({});
    const talking = await made({});
    await rows(`update site.leads set status = 'in_progress' where id = $1`, [talking]);
    const returned = address();
    const before = await made({}, { name: 'Back', email: returned, phone_number: number() });
    await saveLead(site.database, { name: 'Back', email: returned, phone_number: number() });
    const oldCall = await demoCall({ created_at: old });
    await rows(`update site.demo_calls set status = 'done' where id = $1`, [oldCall]);

    expect((await privacy.dryRun(admin)).counts).toEqual({ spam: 1 });
    await privacy.changeRules(admin, [
      { id: 'enquiries', days: 365 },
      { id: 'demo-calls', days: 365 },
    ]);
    const dry = await privacy.dryRun(admin);
    expect(dry.counts).toEqual({ spam: 1, enquiries: 1, 'demo-calls': 1 });
    expect(dry.rows.map(({ id }) => id).toSorted()).toEqual([spam, done, oldCall].toSorted());
    expect(await left([spam, done, oldCall])).toHaveLength(3);

    const daily = async () =>
      (await rows<{ counts: object | null }>('select site.daily_retention($1) as counts', [new Date(clock.now())]))[0];
    const ran = await Promise.all([daily(), daily()]);
    expect(ran.filter((run) => run?.counts).map((run) => run?.counts)).toEqual([dry.counts]);
    expect(await left([spam, done, oldCall])).toEqual([]);
    expect(await left([fresh, talking, before])).toHaveLength(3);
    const proofs = (await privacy.actions(admin)).filter(({ action }) => action.startsWith('retention'));
    expect(proofs.map(({ action, done_by: by }) => `${action} ${by}`).toSorted()).toEqual([
      'retention site',
      'retention-dry-run admin',
      'retention-dry-run admin',
    ]);
    const audited = await rows(
      `select row_id from site.audit_log where table_name = 'retention_rules' and user_id = 'an-admin' order by id`,
    );
    expect(audited).toHaveLength(2);
  });

  it('erases a newsletter address a month after it was ended, and keeps those that are confirmed', async () => {
    const old = new Date(clock.now() - 90 * day).toISOString();
    const make = async (status: string) => {
      const email = address();
      const id = await saveLead(site.database, { email }, { sheet_name: 'email_subscription', created_at: old });
      await rows(
        `update site.newsletter_subscriptions set status = $2, unsubscribed_at = $3 where email_key = lower($1)`,
        [email, status, status === 'unsubscribed' ? old : null],
      );
      return id;
    };
    const [ended, confirmed, never] = [await make('unsubscribed'), await make('confirmed'), await make('pending')];
    await privacy.applyRules(admin);
    expect((await left([ended, confirmed, never])) as unknown).toEqual([{ id: confirmed }]);
  });

  if (kind === 'embedded')
    it('is not brought back by the journal once it is erased', async () => {
      const journal = await openJournal({ directory: leadJournalPath(site.dataDir), logger: silentLogger });
      const email = address();
      const record: SavedRecord = {
        kind: 'lead',
        id: randomUUID(),
        created_at: new Date().toISOString(),
        sheet_name: 'calling_leads',
        data: { name: 'Asha', email, phone_number: number() },
        status: 'new',
      };
      await createLeadSaver({ database: site.database, journal, logger: silentLogger }).save(record);
      await privacy.erase(admin, email);
      await journal.close();
      const { database, dataDir } = site;
      const again = await openLeadJournal({ database, dataDir, logger: silentLogger });
      await again?.close();
      expect(await left([record.id])).toEqual([]);
      expect(await saveInDatabase(database, [record])).toMatchObject([{ outcome: 'erased' }]);
    });
});
