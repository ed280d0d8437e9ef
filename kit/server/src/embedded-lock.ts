import { DatabaseSync } from 'node:sqlite';

export interface DirectoryLock {
  release(): void;
}

const sqliteBusy = 5;

/**
 * Takes an exclusive lock on a file, or returns undefined when another process (or thread) holds it. Node offers no
 * file locks of its own; SQLite's are the operating system's, which lets go of them when the process ends, however it
 * ends. So there is nothing stale to clean up after a kill, and no moment in which two can both believe to be first.
 */
export function takeDirectoryLock(file: string): DirectoryLock | undefined {
  const handle = new DatabaseSync(file, { timeout: 0 });
  try {
    handle.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    handle.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  return { release: () => handle.close() };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}
