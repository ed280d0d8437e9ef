import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { silentLogger } from '@parley/kit-base/logger';
import { openDatabase } from '@parley/kit-server/database';

const cache = fileURLToPath(new URL('../../../node_modules/.cache/parley/', import.meta.url));

let template: Promise<string> | undefined;

/**
 * A new temporary data directory with an empty embedded database in it, as the product leaves it when it was opened for
 * the first time and closed. PostgreSQL takes seconds to lay one out, so this is done once; each test gets a copy. The
 * caller removes it.
 */
export async function makeDataDir(title: string): Promise<string> {
  template ??= makeTemplate();
  const dataDir = await mkdtemp(join(tmpdir(), `parley-${title}-`));
  await cp(join(await template, 'pg'), join(dataDir, 'pg'), { recursive: true });
  return dataDir;
}

async function makeTemplate(): Promise<string> {
  const finished = join(cache, `empty-database-${await databaseVersion()}`);
  if (existsSync(finished)) return finished;
  const unfinished = join(cache, `unfinished-${randomUUID()}`);
  await mkdir(unfinished, { recursive: true });
  try {
    await (await openDatabase({ dataDir: unfinished, logger: silentLogger })).close();
    await rename(unfinished, finished);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another test was faster; a folder never takes the place of one that holds something.
    if (!existsSync(finished)) throw error;
  }
  return finished;
}

/** Another one for another version of PostgreSQL, which the server's package pins, and where we open it in another way. */
async function databaseVersion(): Promise<string> {
  const server = import.meta.resolve('@parley/kit-server/database');
  const hash = createHash('sha256');
  for (const file of ['../package.json', 'embedded-worker.ts']) hash.update(await readFile(new URL(file, server)));
  return hash.digest('hex').slice(0, 16);
}
