import { rmSync } from 'node:fs';
import { ManualClock } from '@parley/kit-base/clock';
import { type Logger, silentLogger } from '@parley/kit-base/logger';
import { type Database, openDatabase } from '@parley/kit-server/database';
import { migrate } from '@parley/kit-server/migrate';
import { asRole, rolesSql } from '@parley/kit-server/roles';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Admin } from '../../admin/admin-access.server.ts';
import { openRealPostgres, type RealPostgres, realPostgresMissing } from '../../leads/tests/real-postgres.ts';
import { createConfigStore } from '../config-store.server.ts';
import { PublishedConfig } from '../published-config.server.ts';

const asha: Admin = { role: 'admin', userId: 'asha', email: 'asha@example.com', name: 'Asha' };
const kinds = realPostgresMissing ? ['embedded'] : ['embedded', 'server'];

describe.each(kinds)('the published configuration on the %s database', (kind) => {
  let dataDir: string;
  let postgres: RealPostgres | undefined;
  let database: Database;

  beforeAll(async () => {
    dataDir = await makeDataDir('config');
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
  beforeEach(() => database.pool.query('delete from site.site_config'));

  const as = (role: 'anon' | 'admin', statement: string) =>
    asRole(database, role === 'anon' ? { role } : { role, userId: 'asha' }, (transaction) =>
      sql.raw<Record<string, unknown>>(statement).execute(transaction),
    );
  const link = (url: string) => JSON.stringify({ links: [{ id: 'demo-booking', url }] });
  const publish = (config: string) => as('admin', `insert into site.site_config (config) values ('${config}')`);

  it('is nothing before the admin publishes any', async () => {
    expect(await new PublishedConfig({ database, logger: silentLogger }).read()).toBeUndefined();
  });

  it('is written by the admin alone, read by everyone, and counts its versions', async () => {
    await publish(link('/one'));
    await as('admin', `update site.site_config set config = '${link('/two')}'`);
    const { rows } = await as('anon', 'select * from site.published_site_config()');
    expect(rows).toMatchObject([{ config: { links: [{ url: '/two' }] }, version: 2, updated_at: expect.any(Date) }]);
    for (const statement of [
      'select * from site.site_config',
      `insert into site.site_config (config) values ('{}')`,
      `update site.site_config set config = '{}'`,
      'delete from site.site_config',
    ])
      await expect(as('anon', statement)).rejects.toThrow(/permission denied/);
    await expect(as('admin', 'update site.site_config set version = 9')).rejects.toThrow(/permission denied/);
  });

  it('is published through its store by admins alone, each time with a line in the log [W-6.17]', async () => {
    const told = vi.fn();
    const store = createConfigStore(database, told);
    expect(await store.read(asha)).toMatchObject({ version: 0, changes: { links: [], sections: [] } });
    const one = await store.publish(asha, { links: [{ id: 'demo-booking', url: '/one' }], unknown: 1 }, 0);
    expect(one).toMatchObject({ version: 1, changes: { links: [{ url: '/one' }] } });
    expect(told).toHaveBeenCalledTimes(1);
    expect(await store.publish(asha, {}, 1)).toMatchObject({ version: 2, changes: { links: [] } });
    // Somebody who has not seen that takes nothing away.
    await expect(store.publish(asha, {}, 1)).rejects.toMatchObject({ code: 'changed-meanwhile' });
    await expect(store.publish(asha, {}, 0)).rejects.toMatchObject({ code: 'changed-meanwhile' });
    const wrong = store.publish(asha, { links: [{ id: 'x', url: 'javascript:alert(1)' }] }, 2);
    await expect(wrong).rejects.toMatchObject({
      code: 'invalid-request',
      message: expect.stringContaining('links[0].url'),
    });
    for (const viewer of [{ role: 'anon' }, { ...asha, role: 'user' }] as const) {
      const code = viewer.role === 'anon' ? 'not-signed-in' : 'forbidden';
      await expect(store.read(viewer)).rejects.toMatchObject({ code });
      await expect(store.publish(viewer, {}, 2)).rejects.toMatchObject({ code });
    }
    const { rows } = await as(
      'admin',
      `select user_id, action from site.audit_log where table_name = 'site_config'
      and at >= (select updated_at - interval '1 minute' from site.site_config) order by id desc limit 2`,
    );
    expect(rows).toEqual([
      { user_id: 'asha', action: 'update' },
      { user_id: 'asha', action: 'insert' },
    ]);
  });

  it('is read anew as soon as somebody says that it changed', async () => {
    const published = new PublishedConfig({ database, logger: silentLogger });
    await publish(link('/one'));
    expect((await published.read())?.links[0]?.url).toBe('/one');
    await as('admin', `update site.site_config set config = '${link('/two')}'`);
    published.forget();
    expect((await published.read())?.links[0]?.url).toBe('/two');
  });

  it('is one object, not several and nothing else', async () => {
    await publish('{}');
    await expect(publish('{}')).rejects.toThrow(/unique/);
    await expect(as('admin', `update site.site_config set config = '[]'`)).rejects.toThrow(/check/);
  });

  it('is read at most once a second; what is broken in it is ignored and logged once', async () => {
    const warnings: unknown[] = [];
    const logger: Logger = { ...silentLogger, warn: (_, fields) => warnings.push(fields) };
    const clock = new ManualClock(1_000_000);
    const published = new PublishedConfig({ database, logger, clock });
    await publish(
      JSON.stringify({
        links: [
          { id: 'a', url: 'javascript:x' },
          { id: 'demo-booking', url: '/one' },
        ],
      }),
    );
    expect((await published.read())?.links).toEqual([{ id: 'demo-booking', url: '/one' }]);
    await as('admin', `update site.site_config set config = '${link('/two')}'`);
    expect((await published.read())?.links[0]?.url).toBe('/one');
    await clock.advance(1000);
    expect((await published.read())?.links[0]?.url).toBe('/two');
    expect(warnings).toEqual([{ version: 1, problems: ['links[0].url: is no address that can be used'] }]);
  });

  it('stays what it was while the database does not answer', async () => {
    const errors: string[] = [];
    const clock = new ManualClock(1_000_000);
    await publish(link('/one'));
    const published = new PublishedConfig({
      database,
      logger: { ...silentLogger, error: (message) => errors.push(message) },
      clock,
    });
    await published.read();
    await database.pool.query('alter function site.published_site_config() rename to published_elsewhere');
    await clock.advance(1000);
    expect((await published.read())?.links[0]?.url).toBe('/one');
    expect(errors).toEqual(['the published configuration could not be read']);
    await database.pool.query('alter function site.published_elsewhere() rename to published_site_config');
  });
});
