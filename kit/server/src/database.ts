import type { Logger } from '@parley/kit-base/logger';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { DatabaseError } from './database-error.ts';
import { startEmbedded } from './embedded.ts';

export interface DatabaseOptions {
  /** A real PostgreSQL; without it the embedded one is opened in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  logger: Logger;
}

/**
 * One PostgreSQL, embedded or real, behind the same driver. The embedded one has a single connection: inside a
 * transaction pass its handle down and never ask the pool again, set things with SET LOCAL only, and do not rely on
 * LISTEN, temporary tables or advisory locks between connections (docs/decisions/003-embedded-database.md).
 */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly pool: pg.Pool;
  /** The typed query builder over the pool. Never destroy it: `close()` does. */
  db<Schema>(): Kysely<Schema>;
  /** Ends the connections, then the embedded server. Idempotent. */
  close(): Promise<void>;
}

const minimumVersion = 150_000;
const connectionTimeoutMillis = 10_000;

/** Opens the database and proves that it answers. Throws {@link DatabaseError} with a text for the operator. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined ? openEmbedded(options) : openPostgres(options.databaseUrl, options.logger);
}

async function openEmbedded({ dataDir, logger }: DatabaseOptions): Promise<Database> {
  const server = await startEmbedded({ dataDir, logger });
  // One connection: the embedded server has a single session, and more would share its transactions. The timeout turns
  // a nested checkout into an error instead of a standstill.
  const pool = createPool({ host: server.socketDir, user: 'postgres', database: 'postgres', max: 1 }, logger);
  return databaseOver('embedded', pool, () => server.close());
}

async function openPostgres(databaseUrl: string, logger: Logger): Promise<Database> {
  const pool = createPool({ connectionString: databaseUrl, max: 10 }, logger);
  try {
    const { rows } = await pool.query<{ number: number; name: string }>(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
    );
    const version = rows[0];
    if (!version || version.number < minimumVersion) throw DatabaseError.tooOld(version?.name ?? 'unknown');
  } catch (error) {
    await pool.end();
    throw error instanceof DatabaseError ? error : DatabaseError.unreachable(placeOf(databaseUrl), error);
  }
  return databaseOver('postgres', pool);
}

function createPool(config: pg.PoolConfig, logger: Logger): pg.Pool {
  const pool = new pg.Pool({ application_name: 'parley', connectionTimeoutMillis, ...config });
  // An idle connection that breaks is replaced at the next query; without this listener it would end the process.
  pool.on('error', (error) => logger.warn('a database connection was lost', { error: error.message }));
  return pool;
}

/** A database over connections that are open already; `stopServer` runs once they are closed. */
export function databaseOver(
  kind: Database['kind'],
  pool: pg.Pool,
  stopServer: () => Promise<void> = async () => undefined,
): Database {
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  let closing: Promise<void> | undefined;
  return {
    kind,
    pool,
    db: <Schema>() => kysely as Kysely<Schema>,
    close() {
      closing ??= pool.end().then(stopServer);
      return closing;
    },
  };
}

function placeOf(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  return `${url.host || 'the local socket'}${url.pathname}`;
}
