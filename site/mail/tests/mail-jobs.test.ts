import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { freePort } from '@parley/kit-testing/free-port';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BookingStore } from '../../booking/booking-store.server.ts';
import { realPostgresMissing } from '../../leads/tests/real-postgres.ts';
import {
  keepingLogger,
  openSiteDatabase,
  publicUrl,
  type SiteDatabase,
  saveLead,
  startJobs,
  teamAddress,
} from './job-site.ts';
import { type SmtpStandIn, type SmtpStandInOptions, startSmtpStandIn } from './smtp-stand-in.ts';

const kinds = realPostgresMissing ? ['embedded'] : ['embedded', 'server'];
const hour = 3_600_000;

describe.each(kinds)('jobs on the %s database', (kind) => {
  let site: SiteDatabase;
  const ends: Array<() => Promise<void>> = [];

  beforeAll(async () => {
    site = await openSiteDatabase(kind);
  });
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });
  afterAll(() => site?.close());

  async function smtp(options?: SmtpStandInOptions): Promise<SmtpStandIn> {
    const server = await startSmtpStandIn(options);
    ends.push(() => server.close());
    return server;
  }
  async function start(...given: Parameters<typeof startJobs> extends [unknown, ...infer Rest] ? Rest : never) {
    const jobs = await startJobs(site.database, ...given);
    ends.push(() => jobs.close());
    return jobs;
  }
  const outbox = async (subject: string) =>
    (
      await site.database.pool.query<{ topic: string; done: boolean; outcome: string | null }>(
        'select topic, done_at is not null as done, outcome from site.outbox where subject_id = $1 order by id',
        [subject],
      )
    ).rows;
  const address = () => `${randomUUID().slice(0, 8)}@example.com`;

  it('marks what would be mailed as done where no mail is configured, and leaves topics that it does not know', async () => {
    const id = await saveLead(site.database, { name: 'Asha', email: address(), phone_number: '+919876543210' });
    await site.database.pool.query(`insert into site.outbox (topic, subject_id) values ('of-tomorrow', $1)`, [id]);
    await start({});
    await vi.waitFor(async () => expect(await outbox(id)).toMatchObject([{ done: true }, {}]), 10_000);
    expect(await outbox(id)).toEqual([
      { topic: 'lead-saved', done: true, outcome: 'no mail configured' },
      { topic: 'of-tomorrow', done: false, outcome: null },
    ]);
  });

  it('tells the team of a lead and a demo call, not of one in whose trap something was written', async () => {
    const server = await smtp();
    await start({ SMTP_URL: server.url, MAIL_FROM: 'Parley <hello@parley.example>', MAIL_TO: teamAddress });
    const email = address();
    await saveLead(
      site.database,
      { name: 'Spam', email: address(), phone_number: '+911111111111' },
      { status: 'spam' },
    );
    await saveLead(
      site.database,
      { name: 'Asha <b>', email, phone_number: '+919876543210' },
      { source_page: '/contact-us' },
    );
    const [first] = await server.mailsTo(teamAddress);
    expect(first?.mail.subject).toBe('Somebody asks for a call: Asha <b>');
    expect(first?.mail.from?.address).toBe('hello@parley.example');
    expect(first?.mail.replyTo?.[0]?.address).toBe(email);
    expect(first?.mail.text).toContain('Phone: +919876543210');
    expect(first?.mail.text).toContain('Page: /contact-us');
    expect(first?.mail.html).toContain('Asha &lt;b&gt;');
    await site.database.pool.query('select site.save_demo_call($1::jsonb)', [
      JSON.stringify({
        id: randomUUID(),
        name: 'Bela',
        phone_number: '+912222222222',
        client: 'x',
        created_at: new Date(),
      }),
    ]);
    const [, second] = await server.mailsTo(teamAddress, 2);
    expect(second?.mail.subject).toBe('Somebody asks for a demo call: Bela');
    expect(server.received).toHaveLength(2);
  });

  it('does not tell of a lead that comes back from the journal long after', async () => {
    const server = await smtp();
    const old = new Date(Date.now() - 96 * hour).toISOString();
    await saveLead(site.database, { name: 'Old', email: address(), phone_number: '+911' }, { created_at: old });
    await start({ SMTP_URL: server.url, MAIL_TO: teamAddress });
    await saveLead(site.database, { name: 'New', email: address(), phone_number: '+912' });
    const [mail] = await server.mailsTo(teamAddress);
    expect(mail?.mail.subject).toContain('New');
    expect(server.received).toHaveLength(1);
  });

  it('sends the booking, its move and its cancellation with an entry for the calendar', async () => {
    const server = await smtp();
    await start({ SMTP_URL: server.url, MAIL_FROM: 'Parley <hello@parley.example>', MAIL_TO: teamAddress });
    const store = new BookingStore(site.database, undefined);
    const [email, id] = [address(), randomUUID()];
    const at = Date.parse('2090-11-20T04:30:00Z') + (kind === 'server' ? hour : 0);
    const request = { name: 'Asha', email, timeZone: 'Asia/Dubai', startsAt: '', idempotencyKey: randomUUID() };
    await store.book(id, request, { start: at, end: at + hour / 2, now: Date.now() });
    const [booked] = await server.mailsTo(email);
    const local = kind === 'server' ? '09:30' : '08:30';
    expect(booked?.mail.subject).toBe(`Your live demo on Monday, 20 November, ${local}`.replace('Monday', weekday(at)));
    expect(booked?.mail.text).toContain('Hello Asha,');
    expect(booked?.mail.text).toContain(`${publicUrl}/booking?id=${id}&t=`);
    const first = invitation(booked?.raw);
    expect(first).toContain('METHOD:REQUEST');
    expect(first).toContain(`UID:${id}`);
    expect(first).toContain('SEQUENCE:0');
    expect(first).toMatch(new RegExp(`ATTENDEE.*mailto:${email}`, 'i'));
    expect(first).toContain('mailto:hello@parley.example');
    expect(first).toContain(`DTSTART:${stamp(at)}`);

    await store.change(id, at + 2 * hour, at + 2.5 * hour);
    const [, moved] = await server.mailsTo(email, 2);
    expect(moved?.mail.subject).toMatch(/^Moved: your live demo on /);
    expect(invitation(moved?.raw)).toContain(`DTSTART:${stamp(at + 2 * hour)}`);
    expect(invitation(moved?.raw)).toContain('SEQUENCE:1');

    await store.change(id, undefined, undefined);
    const [, , cancelled] = await server.mailsTo(email, 3);
    expect(cancelled?.mail.subject).toMatch(/^Cancelled: your live demo on /);
    expect(invitation(cancelled?.raw)).toMatch(/METHOD:CANCEL[\s\S]*UID:[\s\S]*SEQUENCE:2[\s\S]*STATUS:CANCELLED/);
    const team = await server.mailsTo(teamAddress, 3);
    expect(team.map(({ mail }) => mail.subject?.split(':')[0])).toEqual(['New demo', 'Demo moved', 'Demo cancelled']);
  });

  it('sends only the last word about a booking that changed before its mail went out', async () => {
    const store = new BookingStore(site.database, undefined);
    const [email, id] = [address(), randomUUID()];
    const at = Date.parse('2091-11-20T04:30:00Z');
    const request = { name: 'www.example.org', email, timeZone: 'UTC', startsAt: '', idempotencyKey: randomUUID() };
    await store.book(id, request, { start: at, end: at + hour / 2, now: Date.now() });
    await store.change(id, at + hour, at + 1.5 * hour);
    const server = await smtp();
    await start({ SMTP_URL: server.url });
    const [only] = await server.mailsTo(email);
    expect(only?.mail.subject).toMatch(/^Moved/);
    // What is no name is not repeated.
    expect(only?.mail.text).not.toContain('www.example.org');
    await vi.waitFor(async () => expect(await unfinished()).toBe(0), 10_000);
    expect(server.received).toHaveLength(1);
  });

  it('tries again while the mail server is down', async () => {
    const port = await freePort();
    const { logger, when } = keepingLogger();
    await start({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_TO: teamAddress }, logger);
    await saveLead(site.database, { name: 'Patient', email: address(), phone_number: '+911' });
    expect((await when('a job failed')).fields).toMatchObject({ queue: 'mail', tries: 1 });
    const server = await smtp({ port });
    const [mail] = await server.mailsTo(teamAddress);
    expect(mail?.mail.subject).toContain('Patient');
  });

  it('gives a mail up after its last try, and says so in the log without an address', async () => {
    const { logger, when, lines } = keepingLogger();
    const port = await freePort();
    await start({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_TO: teamAddress }, logger);
    const id = await saveLead(site.database, { name: 'Lost', email: address(), phone_number: '+911' });
    expect(await when('a job was given up')).toMatchObject({
      level: 'error',
      fields: { kind: 'lead-alert', subject: id },
    });
    expect(lines.filter(({ message }) => message === 'a job failed')).toHaveLength(3);
    expect(JSON.stringify(lines)).not.toContain('@');
    // What docs/operations.md gives for afterwards.
    const operations = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    const again = /^update site_jobs\.job set state = 'retry'.*;$/m.exec(operations)?.[0] ?? '';
    const server = await smtp({ port });
    await site.database.pool.query(again);
    const [mail] = await server.mailsTo(teamAddress);
    expect(mail?.mail.subject).toContain('Lost');
  });

  it('gives a notice up at once when the server refuses the team’s address', async () => {
    const server = await smtp({ refuse: () => ({ code: 550 }) });
    const { logger, when, lines } = keepingLogger();
    await start({ SMTP_URL: server.url, MAIL_TO: teamAddress }, logger);
    await saveLead(site.database, { name: 'Nobody', email: address(), phone_number: '+911' });
    await when('a job was given up');
    expect(lines.filter(({ message }) => message === 'a job failed')).toHaveLength(1);
  });

  it('is done with a visitor’s address that takes no mail, and with one that could be read as two', async () => {
    const server = await smtp({ refuse: () => ({ code: 550 }) });
    const { logger, when, lines } = keepingLogger();
    await start({ SMTP_URL: server.url }, logger);
    for (const email of [address(), `a,${address()}`]) {
      await saveLead(site.database, { email }, { sheet_name: 'email_subscription' });
      await when('a visitor’s address takes no mail');
      lines.length = 0;
    }
    await vi.waitFor(async () => expect(await unfinished()).toBe(0), 10_000);
    expect(server.received).toEqual([]);
  });

  it('ends though the mail server keeps it waiting', async () => {
    const { promise: isThere, resolve: arrived } = Promise.withResolvers<void>();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const server = await smtp({
      onMail: () => {
        arrived();
        return held;
      },
    });
    const jobs = await startJobs(site.database, { SMTP_URL: server.url, MAIL_TO: teamAddress });
    await saveLead(site.database, { name: 'Slow', email: address(), phone_number: '+911' });
    await isThere;
    const begun = performance.now();
    await jobs.close();
    // It gives up waiting after 4 s; what a busy machine adds is not its own.
    expect(performance.now() - begun).toBeLessThan(15_000);
    release();
    // What was not marked as done is sent again, as the same mail.
    await start({ SMTP_URL: server.url, MAIL_TO: teamAddress });
    const copies = await server.mailsTo(teamAddress, 2);
    expect(new Set(copies.map(({ mail }) => mail.messageId)).size).toBe(1);
  });

  it('sends again, as the same mail, what a process had sent but not marked when it was killed', {
    timeout: 60_000,
  }, async () => {
    let kill = (): unknown => undefined;
    const server = await smtp({ onMail: () => void kill() });
    const id = await saveLead(site.database, { email: address() }, { sheet_name: 'email_subscription' });
    const { rows } = await site.database.pool.query<{ email: string }>(
      `select data ->> 'email' as email from site.leads where id = $1`,
      [id],
    );
    const email = rows[0]?.email ?? '';
    // The embedded database belongs to one process at a time.
    if (kind === 'embedded') await site.database.close();
    const child = spawn(process.execPath, [fileURLToPath(new URL('./mail-process.ts', import.meta.url))], {
      env: {
        ...process.env,
        DATA_DIR: site.dataDir,
        SMTP_URL: server.url,
        ...(site.databaseUrl ? { DATABASE_URL: site.databaseUrl } : {}),
      },
      stdio: 'inherit',
    });
    kill = () => child.kill('SIGKILL');
    await once(child, 'exit');
    kill = () => undefined;
    expect(server.received).toHaveLength(1);
    if (kind === 'embedded') site = { ...site, database: await site.openAgain() };
    await start({ SMTP_URL: server.url });
    const copies = await server.mailsTo(email, 2);
    expect(copies.map(({ mail }) => mail.messageId)).toEqual([copies[0]?.mail.messageId, copies[0]?.mail.messageId]);
    await vi.waitFor(async () => expect(await unfinished()).toBe(0), 10_000);
    expect(server.received).toHaveLength(2);
  });

  it('forwards a lead as it was sent, again after a failure, with its id as key [W-7.59]', async () => {
    const requests: Array<{ key: unknown; path: unknown; body: unknown }> = [];
    const answers = [503, 201];
    const service = await httpServer((path, key, body) => {
      requests.push({ path, key, body });
      return answers.shift() ?? 500;
    });
    await start({ LEAD_SERVICE_URL: `${service}/hooks/` });
    const data = { name: 'Asha', email: address(), phone_number: '+919876543210' };
    const id = await saveLead(site.database, data, { sheet_name: 'confirmed_lead' });
    await vi.waitFor(() => expect(requests).toHaveLength(2), 10_000);
    const sent = { path: '/hooks/save_lead', key: id, body: { sheet_name: 'confirmed_lead', data } };
    expect(requests).toEqual([sent, sent]);
    await vi.waitFor(async () => expect(await unfinished()).toBe(0), 10_000);
  });

  it('gives up a lead that the outside service does not want', async () => {
    const service = await httpServer(() => 422);
    const { logger, when, lines } = keepingLogger();
    await start({ LEAD_SERVICE_URL: service }, logger);
    const id = await saveLead(site.database, { name: 'A', email: address(), phone_number: '+911' });
    expect((await when('a job was given up')).fields).toMatchObject({ lead: id });
    expect(lines.filter(({ message }) => message === 'a job failed')).toHaveLength(1);
  });

  it.runIf(kind === 'server')(
    'shares the work of many processes, and no two do the same',
    { timeout: 60_000 },
    async () => {
      const server = await smtp();
      const senders = ['one@parley.example', 'two@parley.example'];
      const count = 60;
      const ids: string[] = [];
      for (let index = 0; index < count; index += 1) {
        ids.push(await saveLead(site.database, { name: `Lead ${index}`, email: address(), phone_number: '+911' }));
      }
      for (const sender of senders) {
        const database = await site.openAgain();
        ends.push(() => database.close());
        const jobs = await startJobs(database, { SMTP_URL: server.url, MAIL_FROM: sender, MAIL_TO: teamAddress });
        ends.push(() => jobs.close());
      }
      const mails = await server.mailsTo(teamAddress, count);
      await vi.waitFor(async () => expect(await unfinished()).toBe(0), 10_000);
      expect(server.received).toHaveLength(count);
      expect(new Set(mails.map(({ mail }) => mail.messageId)).size).toBe(count);
      expect(new Set(mails.map(({ mail }) => mail.from?.address))).toEqual(new Set(senders));
    },
  );

  async function unfinished(): Promise<number> {
    const { rows } = await site.database.pool.query<{ count: number }>(
      `select count(*)::int as count from site_jobs.job where state in ('created', 'retry', 'active') and name <> 'dead'`,
    );
    return rows[0]?.count ?? 0;
  }

  async function httpServer(answer: (path: unknown, key: unknown, body: unknown) => number): Promise<string> {
    const server: Server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        response.statusCode = answer(request.url, request.headers['idempotency-key'], JSON.parse(text));
        response.end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ends.push(
      () =>
        new Promise((resolve) => {
          server.closeAllConnections();
          server.close(() => resolve());
        }),
    );
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
});

function weekday(instant: number): string {
  return new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Dubai', weekday: 'long' }).format(instant);
}

function stamp(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** The calendar of a mail, its folded lines made whole. */
function invitation(raw = ''): string {
  const part = /Content-Type: text\/calendar[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/i.exec(raw);
  const isBase64 = /Content-Transfer-Encoding: base64/i.test(part?.[0] ?? '');
  const text = isBase64
    ? Buffer.from(part?.[1] ?? '', 'base64').toString()
    : (part?.[1] ?? '').replace(/=\r\n/g, '').replace(/=3D/g, '=');
  return text.replace(/\r?\n[ \t]/g, '');
}
