import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { takeDirectoryLock } from './embedded-lock.ts';
import type { EmbeddedOrder, EmbeddedReport, EmbeddedWorkerData } from './embedded-protocol.ts';

// Two at the least: after a failed query the client may open its next connection before the last one is gone.
const maxConnections = 8;

const owner = parentPort;
if (!owner) throw new Error('This file runs as a worker thread.');
const { dataDir, socketPath } = workerData as EmbeddedWorkerData;
const report = (message: EmbeddedReport) => owner.postMessage(message);

const lock = takeDirectoryLock(join(dataDir, 'pg.lock'));
if (lock) {
  const database = await PGlite.create({ dataDir: join(dataDir, 'pg'), extensions: { pgcrypto } });
  // We hold the lock, so a socket that is still here was left by a process that was killed.
  rmSync(socketPath, { force: true });
  const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections });
  await server.start();
  chmodSync(socketPath, 0o600);

  owner.on('message', (order: EmbeddedOrder) => {
    if (order.type === 'close') void close();
  });
  report({ type: 'ready' });

  const close = async () => {
    await server.stop();
    await database.close();
    lock.release();
    owner.close();
  };
} else {
  report({ type: 'in-use' });
}
