import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Logger } from '@parley/kit-base/logger';
import { isJournalFile } from '@parley/kit-server/journal';
import { openOperatorDatabase } from '@parley/kit-server/operator-database';
import type { Settings } from '@parley/kit-server/settings';
import { type Dump, dumpTables } from '@parley/kit-server/table-dump';
import { leadJournalPath } from '@parley/site/leads/lead-store.server';
import { addressesOf } from '@parley/site/media/media-library.server';
import { openMediaStorage } from '@parley/site/media/open-media.server';
import { storedAt } from '@parley/site/media/stored-path';
import { readWaitingJobs } from '@parley/site/outbox/job-queue.server';
import { type Pack, pack } from 'tar-stream';
import { BackupError } from './backup-error.ts';
import { backupPaths, type Manifest } from './backup-format.ts';
import { productSchemas, withoutRows } from './product-data.ts';

export interface MakeBackupOptions {
  settings: Settings;
  /** Must not be there yet. */
  file: string;
  /** Whether the generated keys come along; who has them can sign sessions. */
  hasKeys: boolean;
  logger: Logger;
}

export interface MadeBackup {
  bytes: number;
  rows: number;
  mediaFiles: number;
  /** Files that media rows name and that could not be found. */
  missing: string[];
  /** Whether somebody's second step of sign-in cannot be checked without the keys. */
  needsKeys: boolean;
}

/** What a running server's visitors may be kept waiting for, in megabytes of the embedded database. */
const mostSharedMegabytes = 400;

/** Writes everything that the products keep into one file: tables, waiting jobs, media, lead journal, and keys if wanted. */
export async function makeBackup({ settings, file, hasKeys, logger }: MakeBackupOptions): Promise<MadeBackup> {
  const target = resolve(file);
  const dataDir = resolve(settings.DATA_DIR);
  if (existsSync(target)) throw BackupError.fileExists(target);
  if (settings.DATABASE_URL === undefined && !existsSync(join(dataDir, 'pg'))) throw BackupError.nothingThere(dataDir);
  // Beside the target, so that the finished file takes its name at once.
  const scratch = await mkdtemp(join(dirname(target), `.${basename(target)}-`));
  try {
    const tables = await readDatabase({ settings, dataDir, scratch, logger });
    const partial = join(scratch, 'backup');
    const written = await writeArchive({ settings, dataDir, scratch, partial, hasKeys, tables });
    await rename(partial, target);
    await flush(dirname(target));
    return written;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

interface ReadDatabase {
  dump: Dump;
  migrations: Manifest['migrations'];
  jobs: object[];
  /** Addresses of stored files. */
  media: string[];
  needsKeys: boolean;
}

interface Place {
  settings: Settings;
  dataDir: string;
  scratch: string;
}

async function readDatabase({ settings, dataDir, scratch, logger }: Place & { logger: Logger }): Promise<ReadDatabase> {
  const { database, isShared } = await openOperatorDatabase({ databaseUrl: settings.DATABASE_URL, dataDir, logger });
  try {
    const client = await database.pool.connect();
    try {
      if (isShared) await refuseLarge(client);
      // Jobs first: one that is done meanwhile is done twice after a restore, and none is lost.
      const jobs = await readWaitingJobs(client);
      const dump = await dumpTables(client, { schemas: productSchemas, without: withoutRows, folder: scratch });
      const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
        'select product, name, checksum from parley.migrations order by product, name',
      );
      const { rows: media } = await client.query<Parameters<typeof addressesOf>[0]>(
        'select storage_url, widths, poster_url from site.media_files',
      );
      const { rows: secured } = await client.query('select from site.auth_two_factors limit 1');
      return { dump, migrations, jobs, media: media.flatMap(addressesOf), needsKeys: secured.length > 0 };
    } finally {
      client.release();
    }
  } finally {
    await database.close();
  }
}

async function refuseLarge(client: Parameters<typeof dumpTables>[0]): Promise<void> {
  const { rows } = await client.query<{ megabytes: number }>(
    'select (pg_database_size(current_database()) / 1048576)::int as megabytes',
  );
  const megabytes = rows[0]?.megabytes ?? 0;
  if (megabytes > mostSharedMegabytes) throw BackupError.tooLargeWhileRunning(megabytes, mostSharedMegabytes);
}

interface WriteOptions extends Place {
  partial: string;
  hasKeys: boolean;
  tables: ReadDatabase;
}

async function writeArchive(options: WriteOptions): Promise<MadeBackup> {
  const { settings, dataDir, scratch, partial, hasKeys, tables } = options;
  const archive = new ArchiveWriter();
  const written = pipeline(
    archive.stream,
    createGzip({ level: 4 }),
    createWriteStream(partial, { mode: 0o600, flush: true }),
  );
  // Told by the await below; until then nobody listens.
  written.catch(() => undefined);
  for (const { name, rows } of tables.dump.tables)
    if (rows > 0) await archive.addFile(`${backupPaths.tables}/${name}.ndjson`, join(scratch, `${name}.ndjson`));
  await archive.addText(backupPaths.jobs, JSON.stringify(tables.jobs));
  const missing = await addMedia(archive, settings, dataDir, tables.media);
  if (settings.DATABASE_URL === undefined) await addJournal(archive, leadJournalPath(dataDir));
  const keysFile = join(dataDir, 'keys.json');
  if (hasKeys && existsSync(keysFile)) await archive.addText(backupPaths.keys, await readFile(keysFile, 'utf8'));
  const { dump, migrations } = tables;
  const manifest: Manifest = {
    format: 'parley-backup',
    version: 1,
    madeAt: new Date().toISOString(),
    migrations,
    dump,
    files: archive.files,
  };
  await archive.addText(backupPaths.manifest, JSON.stringify(manifest, null, 1));
  archive.end();
  await written;
  return {
    bytes: (await stat(partial)).size,
    rows: dump.tables.reduce((sum, { rows }) => sum + rows, 0),
    mediaFiles: Object.keys(archive.files).filter((path) => path.startsWith(`${backupPaths.media}/`)).length,
    missing,
    needsKeys: tables.needsKeys && !hasKeys,
  };
}

/** Adds the files that media rows name; gives the addresses of those that are not there. */
async function addMedia(
  archive: ArchiveWriter,
  settings: Settings,
  dataDir: string,
  media: string[],
): Promise<string[]> {
  const storage = openMediaStorage(settings, dataDir);
  const missing: string[] = [];
  for (const address of new Set(media)) {
    const place = storedAt(address);
    // On another host, or among the files that come with the product.
    if (!place) continue;
    const found = await storage.find(place.bucket, place.path);
    if (!found) missing.push(address);
    else {
      const body = Readable.fromWeb((await found.read()) as Parameters<typeof Readable.fromWeb>[0]);
      await archive.addStream(`${backupPaths.media}/${place.bucket}/${place.path}`, found.size, body);
    }
  }
  return missing;
}

/** The journal grows while it is read; what comes after its length now is left out, and a torn end is cut at the start. */
async function addJournal(archive: ArchiveWriter, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const name of (await readdir(folder)).filter(isJournalFile).sort()) {
    const file = join(folder, name);
    const { size } = await stat(file);
    const body = size === 0 ? Readable.from([]) : createReadStream(file, { end: size - 1 });
    await archive.addStream(`${backupPaths.leadJournal}/${name}`, size, body);
  }
}

/** Writes a tar archive entry by entry and keeps what each one is. */
class ArchiveWriter {
  readonly stream: Pack = pack();
  readonly files: Manifest['files'] = {};

  async addFile(path: string, file: string): Promise<void> {
    await this.addStream(path, (await stat(file)).size, createReadStream(file));
  }

  async addText(path: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    await this.addStream(path, bytes.length, Readable.from(bytes.length > 0 ? [bytes] : []));
  }

  async addStream(path: string, size: number, body: Readable): Promise<void> {
    const hash = createHash('sha256');
    const watched = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await pipeline(body, watched, this.stream.entry({ name: path, size, mode: 0o600, mtime: new Date() }));
    if (path !== backupPaths.manifest) this.files[path] = { bytes: size, sha256: hash.digest('hex') };
  }

  end(): void {
    this.stream.finalize();
  }
}

/** Waits until the list of a folder is on the disk itself. */
async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
