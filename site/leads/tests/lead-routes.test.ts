import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { silentLogger } from '@parley/kit-base/logger';
import { type Database, openDatabase } from '@parley/kit-server/database';
import { type RunningHttpServer, startHttpServer } from '@parley/kit-server/http-server';
import type { Journal } from '@parley/kit-server/journal';
import { migrate } from '@parley/kit-server/migrate';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLeadRoutes } from '../lead-routes.server.ts';
import { demoCallClient, leadMessages } from '../lead-schema.ts';
import { openLeadJournal } from '../lead-store.server.ts';
import { findLead } from '../list-leads.server.ts';
import { contactLead, postLead } from './lead-process.ts';

let dataDir: string;
let database: Database;
let journal: Journal | undefined;
let http: RunningHttpServer;
let url: string;

beforeAll(async () => {
  dataDir = await makeDataDir('lead-routes');
  database = await openDatabase({ dataDir, logger: silentLogger });
  await migrate(database, { product: 'site', folder: new URL('../../server/migrations/', import.meta.url) });
  journal = await openLeadJournal({ database, dataDir, logger: silentLogger });
  const app = createLeadRoutes({
    secret: 'of the tests',
    database,
    journal,
    logger: silentLogger,
    trust: { hops: 1 },
    publicUrl: () => url,
    rateLimit: { requests: 3, windowSeconds: 60 },
  });
  http = await startHttpServer({ app, host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${http.port}`;
});

afterAll(async () => {
  await http.close();
  await journal?.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Answer {
  status: number;
  body: {
    id?: string;
    data?: { id: string; status: string } | null;
    error?: { code: string; message: string; fields?: object } | null;
  };
}

async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

const save = async (body: unknown, headers?: Record<string, string>) => answerOf(await postLead(url, body, headers));
const stored = (id: string | undefined) => findLead(database, 'an-admin', id ?? '');

describe('POST /save_lead', () => {
  it('lets a public visitor submit a lead [W-6.5]', async () => {
    const { status, body } = await save({ ...contactLead('Asha'), source_page: '/' });
    expect(status).toBe(201);
    expect(await stored(body.id)).toMatchObject({
      kind: 'calling_leads',
      name: 'Asha',
      email: 'asha@example.com',
      phoneNumber: '+919876543210',
      sourcePage: '/',
    });
  });

  it('takes sheet_name confirmed_lead with data {name, email, phone_number}', async () => {
    const { status, body } = await save({ ...contactLead('Ravi'), sheet_name: 'confirmed_lead' });
    expect(status).toBe(201);
    expect(await stored(body.id)).toMatchObject({ kind: 'confirmed_lead', name: 'Ravi' });
  });

  it('takes sheet_name email_subscription with data {email}', async () => {
    const { status, body } = await save({ sheet_name: 'email_subscription', data: { email: 'n@example.com' } });
    expect(status).toBe(201);
    expect(await stored(body.id)).toMatchObject({
      kind: 'email_subscription',
      email: 'n@example.com',
      name: null,
    });
  });

  it('answers a repeated idempotency key with 200 and the first id, other content with 409', async () => {
    const lead = { ...contactLead('Once'), idempotency_key: 'a-key' };
    const first = await save(lead);
    expect(await save(lead)).toEqual({ status: 200, body: { id: first.body.id } });
    expect(await save({ ...contactLead('Other'), idempotency_key: 'a-key' })).toMatchObject({
      status: 409,
      body: { error: { code: 'idempotency-key-reused' } },
    });
  });

  it('names each wrong field with the text of its form', async () => {
    const data = { name: ' A ', email: 'a@b', phone_number: '+91 12345' };
    expect(await save({ sheet_name: 'calling_leads', data })).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'invalid-lead',
          fields: {
            name: 'Name must be at least 2 characters',
            email: 'Please enter a valid business email',
            phone_number: 'Please enter a valid phone number',
          },
        },
      },
    });
    expect(await save({ sheet_name: 'confirmed_lead', data: { ...data, email: 'a@b.in' } })).toMatchObject({
      status: 422,
      body: { error: { fields: { phone_number: 'Please enter a valid phone number with at least 10 digits' } } },
    });
    expect(await save({ sheet_name: 'email_subscription', data: { email: '' } })).toMatchObject({
      status: 422,
      body: { error: { fields: { email: 'Email is required' } } },
    });
  });

  it.each([
    ['an unknown sheet', { sheet_name: 'other', data: { email: 'a@b.in' } }],
    ['no data', { sheet_name: 'calling_leads' }],
    ['a list', []],
    ['null', null],
    ['a zero byte', { sheet_name: 'email_subscription', data: { email: 'a\0@b.in' } }],
    ['half a surrogate pair', { ...contactLead('Half'), source_page: '\ud800' }],
    ['an object for a text', { sheet_name: 'email_subscription', data: { email: { $ne: '' } } }],
  ])('answers %s with 422', async (_, body) => {
    expect(await save(body)).toMatchObject({ status: 422, body: { error: { code: 'invalid-lead' } } });
  });

  it('answers what is no JSON with 400 or 415, and another method with 405', async () => {
    expect(await save('{')).toMatchObject({ status: 400, body: { error: { code: 'malformed-json' } } });
    expect(await save('a=b', { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
    const got = await fetch(`${url}/save_lead`);
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('takes a body of 16 kB at most, with its length announced or not', async () => {
    const large = JSON.stringify({ ...contactLead('Large'), source_page: 'x'.repeat(17_000) });
    expect(await save(large)).toMatchObject({ status: 413, body: { error: { code: 'body-too-large' } } });
    const status = await new Promise((resolve, reject) => {
      const chunked = request(`${url}/save_lead`, { method: 'POST', headers: { 'content-type': 'application/json' } });
      chunked.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
      chunked.write(large.slice(0, 1000));
      chunked.end(large.slice(1000));
    });
    expect(status).toBe(413);
  });

  it('takes the origins of the site and none, and refuses another', async () => {
    const lead = contactLead('Origin');
    expect((await save(lead, { origin: url })).status).toBe(201);
    expect((await save(lead, { origin: url.replace('127.0.0.1', 'localhost') })).status).toBe(201);
    for (const origin of ['https://elsewhere.example', 'null', `${url}.evil.example`]) {
      expect(await save(lead, { origin })).toMatchObject({ status: 403, body: { error: { code: 'foreign-origin' } } });
    }
  });

  it('keeps a lead whose trap was filled, marked as spam', async () => {
    const { body } = await save({ ...contactLead('Trap'), honeypot: 'http://buy.example' });
    const { rows } = await database.pool.query('select status from site.leads where id = $1', [body.id]);
    expect(rows).toEqual([{ status: 'spam' }]);
  });

  it('asks one address to wait after too many, and no other', async () => {
    const from = (address: string) => postLead(url, contactLead('Many'), { 'x-forwarded-for': address });
    for (let index = 0; index < 3; index++) expect((await from('203.0.113.7')).status).toBe(201);
    const refused = await from('203.0.113.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from('203.0.113.8')).status).toBe(201);
  });
});

describe('POST /functions/demo-call', () => {
  const ask = async (body: unknown) =>
    answerOf(
      await fetch(`${url}/functions/demo-call`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );

  it('keeps a call whose trap was filled, and lets nothing follow from it', async () => {
    const call = { name: 'Robo', phone_number: '+919876543211', client: demoCallClient, honeypot: '1' };
    const { status, body } = await ask(call);
    expect([status, body.error, body.data?.status]).toEqual([200, null, 'queued']);
    const { rows } = await database.pool.query(
      `select d.status, o.topic from site.demo_calls d left join site.outbox o on o.subject_id = d.id where d.id = $1`,
      [body.data?.id],
    );
    expect(rows).toEqual([{ status: 'spam', topic: null }]);
  });

  it('takes {name, phone_number, client} and answers with data and error [W-7.36]', async () => {
    const call = { name: 'Asha', phone_number: '+919876543210', client: demoCallClient };
    const { status, body } = await ask(call);
    expect([status, body.error, body.data?.status]).toEqual([200, null, 'queued']);
    const { rows } = await database.pool.query(
      `select d.name, d.phone_number, d.client, d.status, o.topic
         from site.demo_calls d join site.outbox o on o.subject_id = d.id where d.id = $1`,
      [body.data?.id],
    );
    expect(rows).toEqual([{ ...call, status: 'queued', topic: 'demo-call-requested' }]);
  });

  it('answers a wrong body with an error and no data', async () => {
    expect(await ask({ name: 'A', phone_number: '+91', client: demoCallClient })).toMatchObject({
      status: 422,
      body: {
        data: null,
        error: { code: 'invalid-lead', fields: { name: leadMessages.nameTooShort, phone_number: leadMessages.phone } },
      },
    });
  });
});
