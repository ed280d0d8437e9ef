import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { type Database, type DatabaseOptions, databaseOver, openDatabase } from './database.ts';
import { socketDirectory } from './embedded.ts';
import { socketName } from './embedded-protocol.ts';

export interface OperatorDatabase {
  database: Database;
  /** Whether a running process has the embedded database open, and every query here holds up its own. */
  isShared: boolean;
}

/**
 * The database for a command of the operator's: a real PostgreSQL, the embedded one of a process that runs now (by its
 * socket), or the embedded one opened here when none does.
 */
export async function openOperatorDatabase(options: DatabaseOptions): Promise<OperatorDatabase> {
  if (options.databaseUrl !== undefined) return { database: await openDatabase(options), isShared: false };
  const running = await joinRunning(resolve(options.dataDir));
  if (running) return { database: running, isShared: true };
  return { database: await openDatabase(options), isShared: false };
}

/** Undefined when no process answers on the socket, though one that was killed may have left it behind. */
async function joinRunning(dataDir: string): Promise<Database | undefined> {
  if (!existsSync(join(dataDir, 'pg'))) return undefined;
  const host = socketDirectory(dataDir);
  if (!existsSync(join(host, socketName))) return undefined;
  const pool = new pg.Pool({
    host,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    application_name: 'parley-operator',
  });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ECONNREFUSED' || code === 'ENOENT') return undefined;
    throw error;
  }
  return databaseOver('embedded', pool);
}
