import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { MediaBucket, MediaStorage, StoredFile } from './media-storage.server.ts';
import { StorageError } from './storage-error.ts';
import { contentTypeOf, isPlainPath } from './stored-path.ts';

/** Uploaded files on the local disk: `{folder}/{bucket}/{path}`. */
export class DiskStorage implements MediaStorage {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(bucket: MediaBucket, path: string, localFile: string): Promise<void> {
    if (!isPlainPath(path)) throw StorageError.failed(new Error(`${path} is no plain path`));
    const target = join(this.#folder, bucket, path);
    const incoming = join(this.#folder, '.incoming', `${randomUUID()}.part`);
    let isReserved = false;
    try {
      await mkdir(dirname(incoming), { recursive: true });
      await copyFile(localFile, incoming);
      await flush(incoming);
      await mkdir(dirname(target), { recursive: true });
      // Reserves the name, so that nothing is overwritten; the whole file then takes its place at once.
      isReserved = await reserve(target);
      if (!isReserved) throw StorageError.exists(path);
      await rename(incoming, target);
      await flush(dirname(target));
    } catch (error) {
      if (isReserved) await rm(target, { force: true });
      await rm(incoming, { force: true });
      throw error instanceof StorageError ? error : StorageError.failed(error);
    }
  }

  async find(bucket: MediaBucket, path: string): Promise<StoredFile | undefined> {
    if (!isPlainPath(path)) return undefined;
    try {
      const root = await realpath(join(this.#folder, bucket));
      const file = await realpath(join(root, path));
      // A link inside the bucket must not lead out of it.
      if (!file.startsWith(root + sep)) return undefined;
      const facts = await stat(file);
      if (!facts.isFile()) return undefined;
      return {
        contentType: contentTypeOf(file),
        size: facts.size,
        modifiedAt: facts.mtime,
        read: async (start, end) => {
          // Opened before it is promised: it may be deleted at any moment.
          const handle = await open(file);
          return Readable.toWeb(
            handle.createReadStream(start === undefined ? {} : { start, end }),
          ) as ReadableStream<Uint8Array>;
        },
      };
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return undefined;
      throw error;
    }
  }

  async remove(bucket: MediaBucket, path: string): Promise<void> {
    if (!isPlainPath(path)) return;
    try {
      await rm(join(this.#folder, bucket, path), { force: true });
    } catch (error) {
      throw StorageError.failed(error);
    }
  }
}

/** Makes an empty file; false when something lies there. */
async function reserve(path: string): Promise<boolean> {
  try {
    await (await open(path, 'wx')).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Waits until a file, or the list of a folder, is on the disk itself. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
