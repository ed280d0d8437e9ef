export const mediaBuckets = ['videos', 'images'] as const;
export type MediaBucket = (typeof mediaBuckets)[number];

/** How long whoever has a file may keep it without asking again. Seconds. */
export const cacheSeconds = 3600;

/** A file that lies in storage now. */
export interface StoredFile {
  /** Undefined for a kind that no page shows. */
  contentType: string | undefined;
  /** Bytes. */
  size: number;
  modifiedAt: Date;
  /** Both ends included; the whole file without them. */
  read(start?: number, end?: number): Promise<ReadableStream<Uint8Array>>;
}

/** Where uploaded files lie: the local disk, or an S3 bucket. Paths are plain: see {@link isPlainPath}. */
export interface MediaStorage {
  /**
   * Stores a copy of a local file under a path that nothing lies at yet; what has been stored outlives a power cut.
   * Throws a {@link StorageError}: code `exists` when something does lie there, else `failed`, and then nothing does.
   */
  put(bucket: MediaBucket, path: string, localFile: string): Promise<void>;
  /** A file by its path as it stands in an address, already decoded. Undefined when there is none that may be read. */
  find(bucket: MediaBucket, path: string): Promise<StoredFile | undefined>;
  /** Nothing at the path is fine too. Throws a {@link StorageError}. */
  remove(bucket: MediaBucket, path: string): Promise<void>;
}

/** The address, on this site, of a stored file. */
export function publicUrlOf(bucket: MediaBucket, path: string): string {
  return `/media/${bucket}/${path.split('/').map(encodeURIComponent).join('/')}`;
}
