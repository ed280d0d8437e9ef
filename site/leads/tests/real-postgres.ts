import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '@parley/kit-testing/free-port';
import pg from 'pg';

/** An empty database on a real PostgreSQL server, owned by a login without any special rights. */
export interface RealPostgres {
  /** As the owner of the database, who may not create roles. */
  url: string;
  /** Runs SQL as a superuser in that database. */
  asSuperuser(sql: string): Promise<void>;
  close(): Promise<void>;
}

const binDirectory = globSync('/usr/lib/postgresql/*/bin/pg_ctl').map(dirname).sort().at(-1);
const { DATABASE_URL_TEST: givenUrl } = process.env;

/** Why there is no PostgreSQL to test on, or undefined when there is. */
export const realPostgresMissing: string | undefined =
  givenUrl !== undefined || binDirectory !== undefined
    ? undefined
    : 'set DATABASE_URL_TEST to a superuser of a PostgreSQL server, or install the package postgresql';

/** Uses the server of DATABASE_URL_TEST, else starts the installed one in a temporary directory. */
export async function openRealPostgres(): Promise<RealPostgres> {
  const server = givenUrl === undefined ? await startLocalServer() : { url: givenUrl, stop: () => undefined };
  const suffix = randomBytes(6).toString('hex');
  const login = `parley_test_login_${suffix}`;
  const database = `parley_test_${suffix}`;
  const password = randomBytes(12).toString('hex');
  const runIn = async (name: string, ...statements: string[]) => {
    const client = new pg.Client({ connectionString: withDatabase(server.url, name).href });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await runIn(
    'postgres',
    `create role ${login} login password '${password}'`,
    `create database ${database} owner ${login}`,
  );
  const url = withDatabase(server.url, database);
  url.username = login;
  url.password = password;
  return {
    url: url.href,
    asSuperuser: (sql) => runIn(database, sql),
    async close() {
      await runIn('postgres', `drop database ${database} with (force)`, `drop owned by ${login}`, `drop role ${login}`);
      server.stop();
    },
  };
}

function withDatabase(serverUrl: string, database: string): URL {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url;
}

async function startLocalServer(): Promise<{ url: string; stop: () => void }> {
  if (binDirectory === undefined) throw new Error('PostgreSQL is not installed');
  const directory = mkdtempSync(join(tmpdir(), 'parley-postgres-'));
  // PostgreSQL refuses to run as root.
  const prefix = userInfo().uid === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
  if (prefix.length > 0) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(directory, id('-u'), id('-g'));
  }
  const run = (program: string, ...args: string[]) => {
    const [command = '', ...rest] = [...prefix, join(binDirectory, program), ...args];
    const { status, stderr, error } = spawnSync(command, rest, {
      cwd: directory,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    if (error) throw error;
    if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
  };
  const data = join(directory, 'data');
  const port = await freePort();
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync');
  const options = `-p ${port} -k ${directory} -c listen_addresses=127.0.0.1 -c fsync=off`;
  run('pg_ctl', 'start', '-w', '-D', data, '-l', join(directory, 'log'), '-o', options);
  const stop = () => {
    run('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', data);
    if (existsSync(directory)) rmSync(directory, { recursive: true });
  };
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}
