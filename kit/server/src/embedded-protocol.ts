/** What the embedded database's worker thread and its owner say to each other. */
export interface EmbeddedWorkerData {
  dataDir: string;
  socketPath: string;
}

export type EmbeddedReport = { type: 'ready' } | { type: 'in-use' };

export type EmbeddedOrder = { type: 'close' };

/** The name under which PostgreSQL clients look for a socket in a directory. */
export const socketName = '.s.PGSQL.5432';
