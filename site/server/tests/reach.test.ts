import { rmSync } from 'node:fs';
import { silentLogger } from '@parley/kit-base/logger';
import { type Database, openDatabase } from '@parley/kit-server/database';
import { migrate } from '@parley/kit-server/migrate';
import { rolesSql } from '@parley/kit-server/roles';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRealPostgres, type RealPostgres, realPostgresMissing } from '../../leads/tests/real-postgres.ts';

const kinds = realPostgresMissing ? ['embedded'] : ['embedded', 'server'];
/** The login's own: the application's roles see none of them. A view that asks with its reader's rights is held to the tables'. */
const loginTables = /^site\.(?:auth_|admin_setup_links|account_links)/;

describe.each(kinds)('what a visitor’s role can reach of the %s database', (kind) => {
  let dataDir: string;
  let postgres: RealPostgres | undefined;
  let database: Database;

  beforeAll(async () => {
    dataDir = await makeDataDir('reach');
    postgres = kind === 'server' ? await openRealPostgres() : undefined;
    await postgres?.asSuperuser(rolesSql(new URL(postgres.url).username));
    database = await openDatabase({ databaseUrl: postgres?.url, dataDir, logger: silentLogger });
    await migrate(database, { product: 'site', folder: new URL('../migrations/', import.meta.url) });
  });
  afterAll(async () => {
    await database?.close();
    await postgres?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('no table but the switches, and those only to read; each is held to its policies, for its owner too', async () => {
    const { rows } = await database.pool.query<{ name: string; forced: boolean; rights: string | null }>(`
      select c.oid::regclass::text as name,
             (c.relrowsecurity and c.relforcerowsecurity)
               or (c.relkind = 'v' and c.reloptions @> array['security_invoker=true']) as forced,
             (select string_agg(right_name, ',')
                from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) as right_name
               where has_table_privilege('parley_anon', c.oid, right_name)) as rights
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'site' and c.relkind in ('r', 'p', 'v', 'm')`);
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter(({ rights }) => rights)).toMatchObject([{ name: 'site.switches', rights: 'SELECT' }]);
    expect(rows.filter(({ name, forced }) => !forced && !loginTables.test(name))).toEqual([]);
  });

  it('no function of its owner’s rights whose names somebody else could resolve, and none that only the site may call', async () => {
    const { rows } = await database.pool.query<{ name: string; definer: boolean; config: string; anon: boolean }>(`
      select p.proname as name, p.prosecdef as definer, coalesce(p.proconfig::text, '') as config,
             has_function_privilege('parley_anon', p.oid, 'execute') as anon
        from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname = 'site' and p.prorettype <> 'trigger'::regtype`);
    expect(rows.filter(({ definer, config }) => definer && config !== '{"search_path=\\"\\""}')).toEqual([]);
    const closed = rows.filter(({ anon }) => !anon).map(({ name }) => name);
    expect(closed).toEqual(expect.arrayContaining(['forget_events', 'has_role', 'remove_sample_content']));
    expect(rows.filter(({ anon, definer }) => anon && !definer)).toEqual([]);
  });
});
