import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Logger, silentLogger } from '@parley/kit-base/logger';
import { type Database, openDatabase } from '@parley/kit-server/database';
import { migrate, readMigrations } from '@parley/kit-server/migrate';
import type { Settings } from '@parley/kit-server/settings';
import { loadTables } from '@parley/kit-server/table-dump';
import { leadJournalPath } from '@parley/site/leads/lead-store.server';
import { mediaBuckets } from '@parley/site/media/media-storage.server';
import { openMediaStorage } from '@parley/site/media/open-media.server';
import { StorageError } from '@parley/site/media/storage-error';
import { restoreJobs, type WaitingJob } from '@parley/site/outbox/job-queue.server';
import { extract } from 'tar-stream';
import { BackupError } from './backup-error.ts';
import { backupPaths, isBackupPath, type Manifest, ManifestSchema } from './backup-format.ts';
import { productMigrations, productSchemas } from './product-data.ts';

export interface RestoreOptions {
  settings: Settings;
  file: string;
  logger: Logger;
}

export interface RestoredBackup {
  madeAt: string;
  rows: number;
  mediaFiles: number;
  jobs: number;
  /** Whether the keys came along. */
  hasKeys: boolean;
}

/**
 * Puts a backup into an empty data directory, and into an empty database if DATABASE_URL is set. The archive is read and
 * checked to its end before anything is written outside a folder of its own.
 */
export async function restoreBackup({ settings, file, logger }: RestoreOptions): Promise<RestoredBackup> {
  const source = resolve(file);
  if (!existsSync(source)) throw BackupError.notABackup(source);
  const dataDir = resolve(settings.DATA_DIR);
  await refuseOccupied(settings, dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const staged = await mkdtemp(join(dataDir, '.restore-'));
  try {
    const manifest = await unpack(source, staged);
    await refuseUnknownMigrations(manifest);
    try {
      return await restoreUnpacked(manifest, { settings, dataDir, staged, logger });
    } catch (error) {
      await undo(settings, dataDir);
      throw error;
    }
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

interface Place {
  settings: Settings;
  dataDir: string;
  /** Where the archive's files lie. */
  staged: string;
  logger: Logger;
}

async function restoreUnpacked(manifest: Manifest, place: Place): Promise<RestoredBackup> {
  const mediaFiles = await restoreMedia(manifest, place);
  await restoreFiles(manifest, place);
  const jobs = await restoreDatabase(manifest, place);
  return {
    madeAt: manifest.madeAt,
    rows: manifest.dump.tables.reduce((sum, { rows }) => sum + rows, 0),
    mediaFiles,
    jobs,
    hasKeys: backupPaths.keys in manifest.files,
  };
}

/** After a failure all is as empty as it was found, so that it can be tried again. Files in S3 stay: names are never used twice. */
async function undo(settings: Settings, dataDir: string): Promise<void> {
  for (const name of restoredNames) await rm(join(dataDir, name), { recursive: true, force: true });
  for (const bucket of mediaBuckets) await rm(join(dataDir, 'media', bucket), { recursive: true, force: true });
  if (settings.DATABASE_URL === undefined) return;
  const database = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir, logger: silentLogger });
  try {
    await database.pool.query(`drop schema if exists ${restoredSchemas.join(', ')} cascade`);
  } finally {
    await database.close();
  }
}

/** What a restore makes in the data directory, beside media. */
const restoredNames = ['pg', 'keys.json', 'lead-journal'];
/** All that it makes in a database. */
const restoredSchemas = [...productSchemas, 'site_jobs', 'parley'];

async function refuseOccupied(settings: Settings, dataDir: string): Promise<void> {
  for (const name of restoredNames)
    if (existsSync(join(dataDir, name))) throw BackupError.notEmpty(join(dataDir, name));
  for (const bucket of mediaBuckets) {
    const folder = join(dataDir, 'media', bucket);
    if (existsSync(folder) && (await readdir(folder)).length > 0) throw BackupError.notEmpty(folder);
  }
  if (settings.DATABASE_URL === undefined) return;
  const database = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir, logger: silentLogger });
  try {
    const { rows } = await database.pool.query('select from pg_namespace where nspname = any($1)', [restoredSchemas]);
    if (rows.length > 0) throw BackupError.notEmpty('The database of DATABASE_URL');
  } finally {
    await database.close();
  }
}

/** Unpacks an archive into a folder and holds each file to what the manifest says of it. */
async function unpack(source: string, folder: string): Promise<Manifest> {
  const found: Manifest['files'] = {};
  try {
    const reading = extract();
    const flowing = pipeline(createReadStream(source), createGunzip(), reading);
    // Told by the await below; an entry that fails ends both.
    flowing.catch(() => undefined);
    for await (const entry of reading) {
      const { name, type } = entry.header;
      if (type !== 'file' || !isBackupPath(name)) throw BackupError.notABackup(source);
      found[name] = await unpackFile(Readable.from(entry), join(folder, name));
    }
    await flowing;
  } catch (error) {
    throw error instanceof BackupError ? error : BackupError.notABackup(source, error);
  }
  if (!(backupPaths.manifest in found)) throw BackupError.notABackup(source);
  delete found[backupPaths.manifest];
  const parsed = ManifestSchema.safeParse(JSON.parse(await readFile(join(folder, backupPaths.manifest), 'utf8')));
  if (!parsed.success) throw BackupError.notABackup(source, parsed.error);
  const { files } = parsed.data;
  for (const path of new Set([...Object.keys(files), ...Object.keys(found)]))
    if (files[path]?.sha256 !== found[path]?.sha256) throw BackupError.damaged(path);
  return parsed.data;
}

async function unpackFile(entry: Readable, target: string): Promise<Manifest['files'][string]> {
  const hash = createHash('sha256');
  let bytes = 0;
  const watched = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await pipeline(entry, watched, createWriteStream(target, { mode: 0o600 }));
  return { bytes, sha256: hash.digest('hex') };
}

async function refuseUnknownMigrations({ migrations }: Manifest): Promise<void> {
  const known = new Map<string, string>();
  for (const [product, folder] of Object.entries(productMigrations))
    for (const { name, checksum } of await readMigrations(folder)) known.set(`${product}/${name}`, checksum);
  const unknown = migrations
    .filter(({ product, name, checksum }) => known.get(`${product}/${name}`) !== checksum)
    .map(({ product, name }) => `${product}/${name}`);
  if (unknown.length > 0) throw BackupError.newerVersion(unknown);
}

async function restoreMedia(manifest: Manifest, { settings, dataDir, staged }: Place): Promise<number> {
  const storage = openMediaStorage(settings, dataDir);
  const paths = Object.keys(manifest.files).filter((path) => path.startsWith(`${backupPaths.media}/`));
  for (const path of paths) {
    const [, bucketName, ...rest] = path.split('/');
    const bucket = mediaBuckets.find((name) => name === bucketName);
    if (!bucket) throw BackupError.damaged(path);
    try {
      await storage.put(bucket, rest.join('/'), join(staged, path));
    } catch (error) {
      // A bucket of S3 may have kept what the data directory lost: names are never used twice.
      if (!(error instanceof StorageError) || error.code !== 'exists') throw error;
    }
  }
  return paths.length;
}

async function restoreFiles(manifest: Manifest, { dataDir, staged }: Place): Promise<void> {
  for (const path of Object.keys(manifest.files)) {
    const isJournal = path.startsWith(`${backupPaths.leadJournal}/`);
    if (!isJournal && path !== backupPaths.keys) continue;
    const target = isJournal
      ? join(leadJournalPath(dataDir), path.slice(backupPaths.leadJournal.length + 1))
      : join(dataDir, 'keys.json');
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(join(staged, path), target);
    await flush(target);
  }
}

/** Gives the number of waiting jobs. */
async function restoreDatabase(manifest: Manifest, { settings, dataDir, staged, logger }: Place): Promise<number> {
  const database = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir, logger });
  try {
    for (const product of ['site', 'call', 'voice'] as const) {
      const only = new Set(manifest.migrations.filter((one) => one.product === product).map(({ name }) => name));
      if (only.size > 0) await migrate(database, { product, folder: productMigrations[product], only, logger });
    }
    await withClient(database, (client) => loadTables(client, manifest.dump, join(staged, backupPaths.tables)));
    const jobs = JSON.parse(await readFile(join(staged, backupPaths.jobs), 'utf8')) as WaitingJob[];
    await restoreJobs(database, jobs, logger);
    return jobs.length;
  } finally {
    await database.close();
  }
}

type Client = Parameters<typeof loadTables>[0];

async function withClient(database: Database, work: (client: Client) => Promise<void>): Promise<void> {
  const client = await database.pool.connect();
  try {
    await work(client);
  } finally {
    client.release();
  }
}

/** Waits until a file is on the disk itself. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
