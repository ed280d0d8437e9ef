import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { errorMessage } from '@parley/kit-base/app-error';
import { reportUncaught } from '@parley/kit-base/emitter';
import type { Logger } from '@parley/kit-base/logger';
import { DatabaseError } from './database-error.ts';
import { type EmbeddedOrder, type EmbeddedReport, type EmbeddedWorkerData, socketName } from './embedded-protocol.ts';

export interface EmbeddedServer {
  /** The directory that `pg` takes as host. */
  socketDir: string;
  close(): Promise<void>;
}

/** The kernel's limit for the path of a unix socket, without the closing zero byte. */
const maxSocketPathBytes = 107;

/**
 * Starts PostgreSQL (PGlite) in a worker thread, so that a long query never holds the event loop, behind a unix socket
 * that only this user can open. One process owns a data directory at a time.
 */
export async function startEmbedded(options: { dataDir: string; logger: Logger }): Promise<EmbeddedServer> {
  const dataDir = resolve(options.dataDir);
  // The database's own files are writable by anyone; the directory above them is what keeps others out.
  for (const directory of [dataDir, join(dataDir, 'pg')]) mkdirSync(directory, { recursive: true, mode: 0o700 });
  const socketDir = socketDirectory(dataDir);
  const workerData: EmbeddedWorkerData = { dataDir, socketPath: join(socketDir, socketName) };
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData, name: 'database' });

  await new Promise<void>((ready, failed) => {
    worker.once('error', (error) => failed(DatabaseError.startFailed(dataDir, error)));
    worker.once('exit', (code) => failed(DatabaseError.startFailed(dataDir, new Error(`exit code ${code}`))));
    worker.once('message', (report: EmbeddedReport) => {
      if (report.type === 'ready') ready();
      else if (report.type === 'in-use') failed(DatabaseError.inUse(dataDir));
      else failed(DatabaseError.startFailed(dataDir, new Error(JSON.stringify(report))));
    });
  });
  worker.removeAllListeners();
  options.logger.info('embedded database ready', { dataDir });
  return { socketDir, close: superviseWorker(worker, options.logger) };
}

/** Watches a running worker; the result stops it. */
function superviseWorker(worker: Worker, logger: Logger): () => Promise<void> {
  let closing = false;
  const exited = new Promise<void>((done) => {
    worker.once('exit', () => {
      done();
      // Nothing here can serve without its database, and a fresh process recovers it from its log: better to end now
      // than to answer every request with an error.
      if (!closing) reportUncaught(new Error('The embedded database stopped unexpectedly.'));
    });
  });
  worker.on('error', (error) => logger.error('embedded database failed', { error: errorMessage(error) }));
  return async () => {
    if (!closing) {
      closing = true;
      const order: EmbeddedOrder = { type: 'close' };
      worker.postMessage(order);
    }
    await exited;
  };
}

/** `<dataDir>/run`, or a private directory among the temporary files where that path would be too long for a socket. */
export function socketDirectory(dataDir: string): string {
  const inside = join(dataDir, 'run');
  const fits = Buffer.byteLength(join(inside, socketName)) <= maxSocketPathBytes;
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const directory = fits ? inside : join(tmpdir(), `parley-${userInfo().uid}-${key}`);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const found = lstatSync(directory);
  // In a shared temporary directory anyone could have made it first, to listen in our place.
  if (!found.isDirectory() || (userInfo().uid >= 0 && found.uid !== userInfo().uid)) {
    throw DatabaseError.startFailed(dataDir, new Error(`${directory} does not belong to this user`));
  }
  chmodSync(directory, 0o700);
  return directory;
}
