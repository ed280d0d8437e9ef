import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { ManualClock } from '@parley/kit-base/clock';
import { silentLogger } from '@parley/kit-base/logger';
import { type Database, openDatabase } from '@parley/kit-server/database';
import { type RunningHttpServer, startHttpServer } from '@parley/kit-server/http-server';
import { migrate } from '@parley/kit-server/migrate';
import { rolesSql } from '@parley/kit-server/roles';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRealPostgres, type RealPostgres, realPostgresMissing } from '../../leads/tests/real-postgres.ts';
import { errorResponse } from '../../server/error-response.ts';
import { createBookingRoutes } from '../booking-routes.server.ts';

/** A Friday, 09:00 in India. */
const friday = Date.parse('2026-11-20T03:30:00Z');

const kinds = realPostgresMissing ? ['embedded'] : ['embedded', 'server'];

describe.each(kinds)('bookings on the %s database', (kind) => {
  let dataDir: string;
  let postgres: RealPostgres | undefined;
  let database: Database;
  let http: RunningHttpServer;
  let url = '';
  const clock = new ManualClock(friday);

  beforeAll(async () => {
    dataDir = await makeDataDir('booking');
    postgres = kind === 'server' ? await openRealPostgres() : undefined;
    // The login of the tests may not make roles; its operator does.
    await postgres?.asSuperuser(rolesSql(new URL(postgres.url).username));
    database = await openDatabase({ databaseUrl: postgres?.url, dataDir, logger: silentLogger });
    await migrate(database, { product: 'site', folder: new URL('../../server/migrations/', import.meta.url) });
    const app = new Hono();
    app.onError(errorResponse(silentLogger));
    app.route(
      '/',
      createBookingRoutes({
        journal: undefined,
        database,
        secret: 'a secret of the tests',
        publicUrl: () => url,
        trust: { hops: 1 },
        clock,
      }),
    );
    http = await startHttpServer({ app, host: '127.0.0.1', port: 0 });
    url = `http://127.0.0.1:${http.port}`;
  });
  afterAll(async () => {
    await http?.close();
    await database?.close();
    await postgres?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  let visitor = 0;

  async function post(path: string, body: unknown, origin = url, address?: string) {
    visitor += 1;
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': address ?? `192.0.2.${visitor % 250}` },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  }

  const request = (startsAt: string) => ({
    startsAt,
    name: 'Asha',
    email: `${randomUUID()}@example.com`,
    timeZone: 'Asia/Kolkata',
    idempotencyKey: randomUUID(),
  });
  const free = async () => ((await (await fetch(`${url}/api/bookings/slots`)).json()) as { slots: string[] }).slots;

  it('gives one time to one of fifty who ask at once', async () => {
    const startsAt = '2026-11-21T04:30:00.000Z';
    const answers = await Promise.all(Array.from({ length: 50 }, () => post('/api/bookings', request(startsAt))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    expect(await free()).not.toContain(startsAt);
  });

  it('takes a booking that is sent twice once', async () => {
    const body = request('2026-11-21T05:00:00.000Z');
    const [first, second] = [await post('/api/bookings', body), await post('/api/bookings', body)];
    expect(first.status).toBe(201);
    expect(second.body.id).toBe(first.body.id);
  });

  it('takes a double press once, and tells both presses so', async () => {
    const body = request('2026-11-23T04:30:00.000Z');
    const answers = await Promise.all([1, 2, 3].map(() => post('/api/bookings', body)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
  });

  it('lets one e-mail address have three demos ahead, also when it asks at once', async () => {
    const email = 'Asha@example.com';
    const times = ['05:00', '05:30', '06:00', '06:30', '07:00'].map((time) => `2026-11-23T${time}:00.000Z`);
    const answers = await Promise.all(
      times.map((startsAt, at) =>
        post('/api/bookings', { ...request(startsAt), email: at % 2 ? email.toLowerCase() : email }),
      ),
    );
    const booked = answers.filter(({ status }) => status === 201);
    expect(booked).toHaveLength(3);
    expect(answers.filter(({ body: { code } }) => code === 'too-many-bookings')).toHaveLength(2);

    const [first] = booked;
    await post(`/api/bookings/${first?.body.id}`, { token: first?.body.token });
    const [again] = await free();
    const last = await post('/api/bookings', { ...request(again ?? ''), email });
    expect(last).toMatchObject({ status: 201 });
    // Booking and cancelling in turn mails somebody each time.
    const statuses: number[] = [];
    for (let { body } = last; body.token; ) {
      await post(`/api/bookings/${body.id}`, { token: body.token });
      const next = await post('/api/bookings', { ...request(again ?? ''), email });
      statuses.push(next.status);
      body = next.body;
    }
    expect(statuses).toEqual([201, 201, 429]);
  });

  it('lets a demo be moved ten times, and cancelled always', async () => {
    const slots = (await free()).slice(-12);
    const { body } = await post('/api/bookings', request(slots.pop() ?? ''));
    const path = `/api/bookings/${body.id}`;
    const statuses: number[] = [];
    for (const startsAt of slots) statuses.push((await post(path, { token: body.token, startsAt })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect(await post(path, { token: body.token })).toMatchObject({ status: 200, body: { status: 'cancelled' } });
  });

  it('lets one network address book twenty demos a day', async () => {
    const address = '198.51.100.20';
    const [startsAt = ''] = await free();
    const ask = () => post('/api/bookings', request(startsAt), url, address);
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409), 429]);
  });

  it('refuses times that are not offered, wrong input and other sites', async () => {
    expect(await post('/api/bookings', request('2026-11-21T05:10:00.000Z'))).toMatchObject({ status: 400 });
    expect(await post('/api/bookings', request('2026-11-22T05:30:00.000Z'))).toMatchObject({ status: 400 });
    expect(await post('/api/bookings', { ...request('2026-11-21T06:00:00.000Z'), email: 'asha' })).toMatchObject({
      status: 400,
      body: { message: 'Please enter a valid email address' },
    });
    expect(await post('/api/bookings', request('2026-11-21T06:00:00.000Z'), 'https://elsewhere.example')).toMatchObject(
      {
        status: 403,
      },
    );
  });

  it('opens a booking only with its own link', async () => {
    const { body } = await post('/api/bookings', request('2026-11-21T06:30:00.000Z'));
    const path = `/api/bookings/${body.id}`;
    expect((await fetch(`${url}${path}?t=${body.token}`)).status).toBe(200);
    expect((await fetch(`${url}${path}?t=wrong`)).status).toBe(404);
    expect((await fetch(`${url}${path}`)).status).toBe(404);
    expect(await post(path, { token: 'wrong' })).toMatchObject({ status: 404 });
  });

  it('moves a booking to a free time, not to a taken one, and frees it when it is cancelled', async () => {
    const [mine, other] = ['2026-11-21T07:00:00.000Z', '2026-11-21T07:30:00.000Z'];
    const { body } = await post('/api/bookings', request(mine));
    await post('/api/bookings', request(other));
    const path = `/api/bookings/${body.id}`;
    const { token } = body;
    expect(await post(path, { token, startsAt: other })).toMatchObject({ status: 409 });
    const later = '2026-11-21T08:00:00.000Z';
    expect(await post(path, { token, startsAt: later })).toMatchObject({ status: 200, body: { startsAt: later } });
    expect(await free()).toContain(mine);
    expect(await post(path, { token })).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await free()).toContain(later);
  });

  it('gives an entry for calendars', async () => {
    const { body } = await post('/api/bookings', request('2026-11-21T09:00:00.000Z'));
    const response = await fetch(`${url}/api/bookings/${body.id}/invite.ics?t=${body.token}`);
    expect(response.headers.get('content-type')).toContain('text/calendar');
    const text = await response.text();
    expect(text).toContain('DTSTART:20261121T090000Z');
    expect(text).toContain('DTEND:20261121T093000Z');
  });

  it('changes nothing about a demo that has begun', async () => {
    const startsAt = '2026-11-24T04:30:00.000Z';
    const { body } = await post('/api/bookings', request(startsAt));
    const path = `/api/bookings/${body.id}`;
    clock.advance(Date.parse(startsAt) - clock.now());
    expect(await post(path, { token: body.token })).toMatchObject({ status: 400 });
    expect(await post(path, { token: body.token, startsAt: '2026-11-25T04:30:00.000Z' })).toMatchObject({
      status: 400,
    });
    expect(await (await fetch(`${url}${path}?t=${body.token}`)).json()).toMatchObject({ startsAt, status: 'booked' });
  });
});
