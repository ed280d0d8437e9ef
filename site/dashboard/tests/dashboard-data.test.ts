import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { silentLogger } from '@parley/kit-base/logger';
import { type Database, openDatabase } from '@parley/kit-server/database';
import { migrate } from '@parley/kit-server/migrate';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdminServices } from '../../admin/admin-services.server.ts';
import { AccountLinks } from '../../auth/account-links.server.ts';
import type { Viewer } from '../../auth/viewer.ts';
import { createLeadDesk } from '../../leads/lead-desk.server.ts';
import type { SummariseCalls } from '../dashboard-summary.ts';
import { readDashboard } from '../read-dashboard.server.ts';

const admin: Viewer = { userId: 'asha', role: 'admin', email: 'asha@example.com', name: 'Asha' };
const ravi: Viewer = { userId: 'ravi', role: 'user', email: 'ravi@example.in', name: 'Ravi' };
const visitor: Viewer = { role: 'anon' };
const range = { days: 7, timeZone: 'Asia/Kolkata' } as const;
let dataDir: string;
let database: Database;

beforeAll(async () => {
  dataDir = await makeDataDir('dashboard');
  database = await openDatabase({ dataDir, logger: silentLogger });
  await migrate(database, { product: 'site', folder: new URL('../../server/migrations/', import.meta.url) });
});
afterAll(async () => {
  await database?.close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Lead {
  sheet?: string;
  page?: string | null;
  status?: string;
  daysAgo?: number;
}

const addLead = ({ sheet = 'calling_leads', page = '/', status = 'new', daysAgo = 0 }: Lead) =>
  database.pool.query(
    `insert into site.leads (id, sheet_name, data, source_page, status, created_at)
     values ($1, $2, '{}', $3, $4, now() - $5 * interval '1 day')`,
    [randomUUID(), sheet, page, status, daysAgo],
  );

const addDemoCall = (client: string, status = 'queued') =>
  database.pool.query(
    `insert into site.demo_calls (id, name, phone_number, client, status, created_at)
     values ($1, 'Ravi', '+919876543210', $2, $3, now())`,
    [randomUUID(), client, status],
  );

function servicesWith(summariseCalls: SummariseCalls | undefined) {
  const feed = { onChange: () => () => undefined, close: async () => undefined };
  const leads = createLeadDesk({ database, feed, findCall: async () => undefined });
  const accountLinks = new AccountLinks({ database, publicUrl: () => 'http://localhost' });
  return createAdminServices({ database, accountLinks, leads, summariseCalls, onChange: () => undefined });
}

describe('the leads of the dashboard', () => {
  it('count each submission once, by day and source, without spam', async () => {
    await addLead({});
    await addLead({ page: '/pricing' });
    await addLead({ sheet: 'email_subscription', page: '/pricing', daysAgo: 2 });
    await addLead({ status: 'spam' });
    await addLead({ daysAgo: 9 });
    await addLead({ daysAgo: 40 });
    // The form's own call is a lead already.
    await addDemoCall('parley-website');
    await addDemoCall('voice-agent');
    await addDemoCall('voice-agent', 'spam');
    await database.pool.query(
      `insert into site.bookings (id, starts_at, ends_at, name, email, time_zone)
       values ($1, now() + interval '1 day', now() + interval '25 hours', 'Ravi', 'ravi@example.in', 'Asia/Kolkata')`,
      [randomUUID()],
    );
    const { leads, timeZone } = await readDashboard(database, 'asha', range);
    expect(timeZone).toBe('Asia/Kolkata');
    expect(leads.days.map(({ counts }) => counts)).toEqual([
      {},
      {},
      {},
      {},
      { email_subscription: 1 },
      {},
      { calling_leads: 2, booking: 1, 'voice-agent': 1 },
    ]);
    expect(leads.before).toBe(1);
    expect(leads.pages).toEqual([
      { path: '/pricing', leads: 2 },
      { path: '/', leads: 1 },
    ]);
  });

  it('are for the admin alone, and so are the calls', async () => {
    const services = servicesWith(async () => null);
    await expect(services.summarise(visitor, 7)).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(services.summariseCalls(visitor, 7)).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(services.summarise(ravi, 7)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(services.summariseCalls(ravi, 7)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('the calls of the dashboard', () => {
  it('are none where no platform is connected, and a refusal of its own where that does not answer', async () => {
    expect(await servicesWith(undefined).summariseCalls(admin, 7)).toBeNull();
    const broken = servicesWith(() => Promise.reject(new Error('no answer')));
    await expect(broken.summariseCalls(admin, 7)).rejects.toMatchObject({ code: 'voice-unreachable', status: 502 });
  });
});
