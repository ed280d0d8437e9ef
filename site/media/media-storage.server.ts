import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { Readable } from 'node:stream';

export const mediaBuckets = ['videos', 'images'] as const;
export type MediaBucket = (typeof mediaBuckets)[number];

const contentTypes: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.m4v': 'video/mp4',
  '.webm': 'video/webm',
  '.mov': 'video/quicktime',
  '.ogv': 'video/ogg',
  '.vtt': 'text/vtt; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
};

/** A file that lies in storage now. */
export interface StoredFile {
  /** Undefined for a kind that no page shows. */
  contentType: string | undefined;
  /** Bytes. */
  size: number;
  modifiedAt: Date;
  /** Both ends included; the whole file without them. */
  read(start?: number, end?: number): ReadableStream<Uint8Array>;
}

/** Uploaded files on the local disk: `{folder}/{bucket}/{path}`. */
export class MediaStorage {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** A file by its path as it stands in an address, already decoded. Undefined when there is none that may be read. */
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
        contentType: contentTypes[extname(file).toLowerCase()],
        size: facts.size,
        modifiedAt: facts.mtime,
        read: (start, end) =>
          Readable.toWeb(
            createReadStream(file, start === undefined ? {} : { start, end }),
          ) as ReadableStream<Uint8Array>,
      };
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return undefined;
      throw error;
    }
  }
}

/** Folders and a file, none hidden, none that climbs. */
function isPlainPath(path: string): boolean {
  return path.split('/').every((part) => /^[^.\\\0][^\\\0]*$/.test(part));
}
