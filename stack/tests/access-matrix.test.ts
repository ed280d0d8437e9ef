import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { silentLogger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import { databaseRoles } from '@parley/kit-server/roles';
import { parseSettings } from '@parley/kit-server/settings';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { freePort } from '@parley/kit-testing/free-port';
import { createAuth } from '@parley/site/auth/auth.server';
import { languages } from '@parley/site/languages/languages';
import { mediaBuckets } from '@parley/site/media/media-storage.server';
import siteRoutes from '@parley/site/routes';
import { inspectRoutes } from 'hono/dev';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningStack, startStack } from '../src/stack.ts';
import {
  bucketAccess,
  openFunctions,
  type PageAccess,
  pageAccess,
  type RouteAccess,
  routeAccess,
  tableAccess,
} from '../testing/access-lines.ts';

const roles = ['anon', 'user', 'admin'] as const;
type Role = (typeof roles)[number];
type Statuses = Record<Role, number>;

const secret = 'vQ2nZ8rT5kW1xB7mC4jH9pL6sD3fG0aE';
const password = 'a long password';
/** What stands in an address for a parameter: nothing that exists, so that no call changes what the next one needs. */
const samples: Record<string, string> = {
  id: '7d3f1a52-0a6e-4a2a-9a6c-3c1b5f0f7a11',
  bucket: 'images',
  path: 'general/none.webp',
};

let dataDir: string;
let stack: RunningStack;
const cookies: Partial<Record<Role, string>> = {};

beforeAll(async () => {
  dataDir = await makeDataDir('access');
  const port = await freePort();
  const settings = parseSettings({ DATA_DIR: dataDir, PORT: String(port), TRUST_PROXY: '1' });
  const keys = { appSecret: secret, callApiKey: `${secret}-call`, voicePrivateKey: `${secret}-voice` };
  stack = await startStack({ settings, keys, logger: silentLogger });
  const auth = createAuth({
    database: stack.inside.database,
    secret,
    publicUrl: () => stack.url,
    logger: silentLogger,
  });
  for (const role of ['user', 'admin'] as const) {
    const email = `${role}@example.com`;
    await auth.api.createUser({ body: { email, password, name: role, role } });
    const answer = await send('anon', 'POST', '/api/auth/sign-in/email', { email, password });
    cookies[role] = answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }
});
afterAll(async () => {
  await stack.close();
  await rm(dataDir, { recursive: true });
});

/** Ends the sessions that all others need, so it is asked last. */
const signOut = 'POST /api/auth/sign-out';

let requests = 0;
/** Each request comes from an address of its own, so that no limit is what refuses it. */
async function send(role: Role, method: string, path: string, body: unknown = {}): Promise<Response> {
  requests += 1;
  const cookie = cookies[role];
  const hasBody = !['GET', 'HEAD'].includes(method);
  return fetch(`${stack.url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      origin: stack.url,
      'x-forwarded-for': `198.51.${requests >> 8}.${requests & 255}`,
      ...(cookie ? { cookie } : {}),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
  });
}

async function statusesOf(method: string, path: string): Promise<Statuses> {
  const statuses: Partial<Statuses> = {};
  for (const role of roles) {
    const answer = await send(role, method, path);
    statuses[role] = answer.status;
    await answer.body?.cancel();
  }
  return statuses as Statuses;
}

function addressOf(path: string): string {
  return path
    .replace(/:([a-z]+)(?:\{[^}]*\})?\??/gi, (_, name: string) => samples[name] ?? 'none')
    .replace(/\*$/, 'nothing-here');
}

/** Undefined when the answers are those of the line; else what is wrong. */
function difference(access: RouteAccess | PageAccess, found: Statuses): string | undefined {
  const said = `anon ${found.anon}, user ${found.user}, admin ${found.admin}`;
  const isRefused = (status: number) => status === 401 || status === 403;
  const passes = (...statuses: number[]) => statuses.every((status) => !isRefused(status) && status < 500);
  const isRight = () => {
    if (typeof access === 'object') return roles.every((role, index) => found[role] === access[index]);
    switch (access) {
      case 'everyone':
        return passes(found.anon) && found.user === found.anon && found.admin === found.anon;
      case 'signed-in':
        return found.anon === 401 && passes(found.user, found.admin);
      case 'admin':
        return found.anon === 401 && found.user === 403 && passes(found.admin);
      case 'server-key':
        return roles.every((role) => found[role] === 401);
    }
  };
  return isRight() ? undefined : `${String(access)} is the line, and the answers are ${said}`;
}

const only = (names: Iterable<string>, others: object) => [...names].filter((name) => !(name in others));

describe('the matrix of calls', () => {
  /** Calls and files; middleware is told by its arity and by standing for all methods. */
  const served = () =>
    new Set(
      inspectRoutes(stack.inside.app)
        .filter(({ method, isMiddleware }) => !isMiddleware || method !== 'ALL')
        .map(({ method, path }) => `${method} ${path}`),
    );

  it('has a line for every route that is served, and none for another', () => {
    expect(only(served(), routeAccess)).toEqual([]);
    const found = served();
    expect(Object.keys(routeAccess).filter((line) => !found.has(line))).toEqual([]);
  });

  it('is what anon, user and admin find [W-6.16] [W-6.17]', async () => {
    const wrong: Record<string, string> = {};
    for (const [line, access] of Object.entries(routeAccess)) {
      if (line === signOut) continue;
      const [method = '', path = ''] = line.split(' ');
      const found = await statusesOf(method === 'ALL' ? 'PUT' : method, addressOf(path));
      const problem = difference(access, found);
      if (problem) wrong[line] = problem;
    }
    expect(wrong).toEqual({});
  });
});

describe('the matrix of pages', () => {
  const pages = () => new Set(addressesOf(siteRoutes));
  const plain = (address: string) => address.replace(languagePrefix, '') || '/';

  it('has a line for every page, and none for another', () => {
    const found = new Set([...pages()].map(plain));
    expect(only(found, pageAccess)).toEqual([]);
    expect(Object.keys(pageAccess).filter((line) => !found.has(line))).toEqual([]);
  });

  it('is what anon, user and admin find, in every language [W-6.17]', async () => {
    const wrong: Record<string, string> = {};
    for (const address of pages()) {
      const access = pageAccess[plain(address)];
      if (access === undefined) continue;
      const found = await statusesOf('GET', addressOf(address));
      const problem = access === 'admin' ? guardDifference(found) : difference(access, found);
      if (problem) wrong[address] = problem;
    }
    expect(wrong).toEqual({});
  });

  it('holds for the data of an admin page, and for what is sent to it, as for the page', async () => {
    const wrong: Record<string, string> = {};
    const addresses = Object.keys(pageAccess).filter((line) => pageAccess[line] === 'admin');
    for (const address of addresses.map(addressOf)) {
      for (const role of ['anon', 'user'] as const) {
        for (const [method, path] of [
          ['GET', `${address}.data`],
          ['POST', address],
        ] as const) {
          const answer = await send(role, method, path);
          const target = role === 'anon' ? '/auth' : '/';
          const isGuarded = answer.status === 302 && answer.headers.get('location') === target;
          if (!isGuarded || (await answer.text()) !== '') wrong[`${method} ${path}`] = `${role} got ${answer.status}`;
        }
      }
    }
    expect(wrong).toEqual({});
  });
});

const languagePrefix = new RegExp(
  `^(?:${languages
    .map(({ prefix }) => prefix)
    .filter(Boolean)
    .join('|')})(?=/|$)`,
);

function guardDifference({ anon, user, admin }: Statuses): string | undefined {
  const isRight = anon === 302 && user === 302 && (admin === 200 || admin === 404);
  return isRight ? undefined : `an admin page answered anon ${anon}, user ${user}, admin ${admin}`;
}

describe('the matrix of tables', () => {
  it('has a line for every table, and none for another', async () => {
    const found = Object.keys(await readGrants(stack.inside.database));
    expect(only(found, tableAccess)).toEqual([]);
    expect(Object.keys(tableAccess).filter((line) => !found.includes(line))).toEqual([]);
  });

  it('is what the database grants each role [W-6.17]', async () => {
    const wrong: Record<string, unknown> = {};
    for (const [table, granted] of Object.entries(await readGrants(stack.inside.database))) {
      const { anon = '', user = '', admin = '' } = tableAccess[table] ?? {};
      if (JSON.stringify({ anon, user, admin }) !== JSON.stringify(granted)) wrong[table] = granted;
    }
    expect(wrong).toEqual({});
  });

  it('is what each role is let do when it tries, with SET ROLE [W-6.17]', async () => {
    const columns = await firstColumns(stack.inside.database);
    const wrong: string[] = [];
    await inTransaction(stack.inside.database, async (client) => {
      for (const [table, line] of Object.entries(tableAccess))
        for (const role of roles)
          for (const [operation, statement] of statementsOn(table, columns.get(table), line[role] ?? '')) {
            const mayDo = await isLetDo(client, role, statement);
            const isGranted = isIn(line[role] ?? '', operation);
            if (mayDo !== isGranted) wrong.push(`${role} ${mayDo ? 'may' : 'may not'} ${operation} ${table}`);
          }
    });
    expect(wrong).toEqual([]);
  });

  it('has row-level security, forced on the owner too, wherever a role gets in', async () => {
    const { rows } = await stack.inside.database.pool.query<{ name: string }>(
      `select relname as name from pg_class
        where relnamespace = 'site'::regnamespace and relkind in ('r', 'p')
          and not (relrowsecurity and relforcerowsecurity)`,
    );
    const isReachable = (name: string) => roles.some((role) => (tableAccess[name]?.[role] ?? '') !== '');
    expect(rows.map(({ name }) => name).filter(isReachable)).toEqual([]);
  });

  it('has every change that the admin’s role can make to a table in the audit log, or says why not', async () => {
    const { rows } = await stack.inside.database.pool.query<{ name: string }>(
      `select distinct tgrelid::regclass::text as name from pg_trigger where tgname = 'note_change'`,
    );
    const audited = rows.map(({ name }) => name.replace('site.', ''));
    const writes = (rights = '') => ['insert', 'update', 'delete'].some((operation) => isIn(rights, operation));
    const missing = Object.entries(tableAccess).filter(
      ([table, { admin, unaudited }]) => writes(admin) && audited.includes(table) === (unaudited !== undefined),
    );
    expect(missing.map(([table]) => table)).toEqual([]);
  });

  it('gives the roles nothing of the job queue and of the migrations', async () => {
    const { rows } = await stack.inside.database.pool.query(
      `select n.nspname, r.rolname from pg_namespace n cross join pg_roles r
        where n.nspname in ('site_jobs', 'parley') and r.rolname = any($1) and has_schema_privilege(r.oid, n.oid, 'usage')`,
      [Object.values(databaseRoles)],
    );
    expect(rows).toEqual([]);
  });
});

describe('the matrix of functions', () => {
  it('has a line for every SQL function that visitors or users may call, and none for another', async () => {
    const { rows } = await stack.inside.database.pool.query<{ name: string; role: string }>(
      `select distinct p.proname as name, r.rolname as role from pg_proc p cross join pg_roles r
        where p.pronamespace = 'site'::regnamespace and r.rolname = any($1)
          and p.prorettype <> 'trigger'::regtype and has_function_privilege(r.oid, p.oid, 'execute')
        order by 1, 2`,
      [[databaseRoles.anon, databaseRoles.user]],
    );
    const found: Record<string, string> = {};
    for (const { name, role } of rows)
      found[name] = [found[name], role === databaseRoles.anon ? 'anon' : 'user'].filter(Boolean).join(', ');
    expect(found).toEqual(openFunctions);
  });
});

describe('the matrix of buckets', () => {
  it('has a line for every bucket, and none for another', () => {
    expect(Object.keys(bucketAccess).sort()).toEqual([...mediaBuckets].sort());
  });

  it('lets everyone read a file, and nobody but an admin write one [W-6.17]', async () => {
    for (const [bucket, { read, write }] of Object.entries(bucketAccess)) {
      await mkdir(join(dataDir, 'media', bucket, 'general'), { recursive: true });
      await writeFile(join(dataDir, 'media', bucket, 'general', '1-a.bin'), 'bytes');
      const path = `/media/${bucket}/general/1-a.bin`;
      expect(difference(read, await statusesOf('GET', path))).toBeUndefined();
      // Files come in by one call alone; a bucket itself takes nothing, from nobody.
      for (const method of ['PUT', 'POST', 'PATCH', 'DELETE'])
        expect(await statusesOf(method, path)).toEqual({ anon: 404, user: 404, admin: 404 });
      const kind = bucket === 'videos' ? 'a.mp4' : 'a.png';
      expect(difference(write, await statusesOf('POST', `/api/admin/media?name=${kind}`))).toBeUndefined();
      expect(await (await send('anon', 'GET', path)).text()).toBe('bytes');
    }
  });
});

describe('what is turned off', () => {
  it('is read by an admin alone: a file, by its address and by the public call; a draft; a list [W-6.17]', async () => {
    const { pool } = stack.inside.database;
    await mkdir(join(dataDir, 'media/images/general'), { recursive: true });
    await writeFile(join(dataDir, 'media/images/general/2-b.webp'), 'bytes');
    const path = '/media/images/general/2-b.webp';
    const statuses = async () => {
      // Each is asked for under an address of its own that no earlier answer stands for.
      const { anon, user, admin } = await statusesOf('GET', path);
      return [anon, user, admin];
    };
    await pool.query(
      `insert into site.media_files (file_name, original_name, file_type, use_case, storage_url, content_type, file_size)
       values ('2-b.webp', 'b.png', 'image', 'hidden', $1, 'image/webp', 5)`,
      [path],
    );
    expect(await statuses()).toEqual([200, 200, 200]);
    await pool.query('update site.media_files set is_active = false where storage_url = $1', [path]);
    await expect.poll(statuses, { timeout: 10_000 }).toEqual([404, 404, 200]);
    const media = await send('user', 'POST', '/rpc/get_public_media', { p_use_case: 'hidden', p_file_type: 'image' });
    expect(await media.json()).toEqual([]);
    // What content still shows keeps its picture.
    await pool.query(
      `insert into site.case_studies (title, slug, industry, summary, featured_image, is_published)
       values ('A draft', 'a-draft', 'Homes', 'Not yet', $1, false)`,
      [path],
    );
    await expect.poll(statuses, { timeout: 10_000 }).toEqual([200, 200, 200]);

    for (const role of ['anon', 'user'] as const) {
      expect((await send(role, 'GET', '/api/case-studies/a-draft')).status).toBe(404);
      const list = await send(role, 'POST', '/rpc/get_public_case_studies');
      expect(await list.text()).not.toContain('a-draft');
    }
    await pool.query(`delete from site.case_studies where slug = 'a-draft'`);
  });
});

describe('signing out', () => {
  it('is open to everyone', async () => {
    const [method = '', path = ''] = signOut.split(' ');
    expect(difference(routeAccess[signOut] ?? 'admin', await statusesOf(method, path))).toBeUndefined();
  });
});

/** By table and role, as the lines write it. */
async function readGrants(database: Database): Promise<Record<string, Record<Role, string>>> {
  const { rows } = await database.pool.query<{ table: string; role: Role; rights: string }>(
    `with rights as (
       select c.relname, r.role, o.place, o.name, has_table_privilege(r.name, c.oid, o.name) as is_whole,
              (select string_agg(a.attname, ' ' order by a.attname) from pg_attribute a
                where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                  and case when o.place <= 3 then has_column_privilege(r.name, c.oid, a.attnum, o.name) end) as columns
         from pg_class c
        cross join unnest($1::text[], $2::name[]) as r (role, name)
        cross join (values (1, 'select'), (2, 'insert'), (3, 'update'), (4, 'delete'), (5, 'truncate')) as o (place, name)
        where c.relnamespace = 'site'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f'))
     select relname as table, role,
            coalesce(string_agg(case when is_whole then name else name || '(' || columns || ')' end, ', ' order by place)
                       filter (where is_whole or columns is not null), '') as rights
       from rights group by 1, 2 order by 1`,
    [roles, roles.map((role) => databaseRoles[role])],
  );
  const grants: Record<string, Record<Role, string>> = {};
  for (const { table } of rows) grants[table] = { anon: '', user: '', admin: '' };
  for (const { table, role, rights } of rows) Object.assign(grants[table] ?? {}, { [role]: rights });
  return grants;
}

/** By table, one column of it; views are not written at all, whatever their rights. */
async function firstColumns(database: Database): Promise<Map<string, FirstColumn>> {
  const { rows } = await database.pool.query<FirstColumn & { table: string }>(
    `select distinct on (c.relname) c.relname as table, a.attname as name, c.relkind not in ('r', 'p') as "isView"
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'site'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
      order by c.relname, a.attnum`,
  );
  return new Map(rows.map(({ table, ...column }) => [table, column]));
}

interface FirstColumn {
  name: string;
  isView: boolean;
}

/** A statement for each operation; with a right to some columns, on one of them. EXPLAIN asks for the same rights. */
function statementsOn(
  table: string,
  first: FirstColumn | undefined,
  rights: string,
): Array<[operation: string, statement: string]> {
  const column = (operation: string) => new RegExp(`${operation}\\((\\w+)`).exec(rights)?.[1] ?? first?.name;
  const select: [string, string] = ['select', `explain select "${column('select')}" from site.${table}`];
  if (first?.isView) return [select];
  return [
    select,
    ['insert', `explain insert into site.${table} ("${column('insert')}") values (default)`],
    ['update', `explain update site.${table} set "${column('update')}" = default`],
    ['delete', `explain delete from site.${table}`],
  ];
}

function isIn(rights: string, operation: string): boolean {
  return new RegExp(`(?:^|, )${operation}\\b`).test(rights);
}

interface Client {
  query(statement: string): Promise<unknown>;
}

async function inTransaction(database: Database, work: (client: Client) => Promise<void>): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const insufficientPrivilege = '42501';

async function isLetDo(client: Client, role: Role, statement: string): Promise<boolean> {
  await client.query(`savepoint attempt; set local role ${databaseRoles[role]}`);
  try {
    await client.query(statement);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== insufficientPrivilege) throw error;
    return false;
  } finally {
    await client.query('rollback to savepoint attempt');
  }
}

interface RouteEntry {
  path?: string | undefined;
  index?: boolean | undefined;
  id?: string | undefined;
  children?: RouteEntry[] | undefined;
}

/** Every address that a page is rendered for. */
function addressesOf(entries: readonly RouteEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? parent : `${parent}/${entry.path}`;
    if (entry.children) return addressesOf(entry.children, path);
    return [path || '/'];
  });
}
