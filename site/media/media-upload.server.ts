import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorMessage } from '@parley/kit-base/app-error';
import { type Clock, systemClock } from '@parley/kit-base/clock';
import type { Logger } from '@parley/kit-base/logger';
import { SiteError } from '../server/site-error.ts';
import { makeImageVersions } from './image-versions.server.ts';
import type { MediaType } from './media-file.ts';
import { sniffKind } from './media-kind.server.ts';
import type { MediaUpload, SentStill } from './media-library.ts';
import { type MediaBucket, type MediaStorage, publicUrlOf } from './media-storage.server.ts';
import { receiveFile } from './receive-file.server.ts';
import { StorageError } from './storage-error.ts';
import { atWidth, newStoredPath } from './stored-path.ts';
import { drawPoster, makeVideoPoster } from './video-poster.server.ts';

/** What is written to media_files. */
export interface NewMediaFile {
  file_name: string;
  original_name: string;
  file_type: MediaType;
  use_case: string | null;
  storage_url: string;
  content_type: string;
  file_size: number;
  alt_text: string;
  width: number | null;
  height: number | null;
  widths: number[];
  poster_url: string | null;
}

/** A local file and where it goes. */
interface Item {
  bucket: MediaBucket;
  path: string;
  file: string;
}

export interface MediaUploaderOptions {
  storage: MediaStorage;
  /** A folder for what is on its way. */
  scratch: string;
  logger: Logger;
  clock?: Clock;
}

/** Takes files in: to the local disk, into a safe form, into storage, and last into the database; all of it or nothing. */
export class MediaUploader {
  readonly #options: Required<MediaUploaderOptions>;

  constructor(options: MediaUploaderOptions) {
    this.#options = { clock: systemClock, ...options };
  }

  /** Calls `insert` once everything is stored; when it throws, what was stored is removed again. Throws a SiteError. */
  take<Row>(upload: MediaUpload, insert: (file: NewMediaFile) => Promise<Row>): Promise<Row> {
    const { body, signal } = upload;
    return this.#receive({ body, signal }, async (received, size, folder) => {
      const { row, items } = await this.#prepare(upload, received, size, folder);
      return this.#keep(items, signal, () => insert(row));
    });
  }

  /** The same for the still of a video that is there already; `update` is given its address. */
  takeStill<Row>(still: SentStill, useCase: string | null, update: (address: string) => Promise<Row>): Promise<Row> {
    return this.#receive(still, async (received, _, folder) => {
      const { type } = await sniffKind(received);
      if (type !== 'image') throw SiteError.unsupportedMedia();
      const file = await drawPoster(received, folder).catch((error: unknown) => {
        throw SiteError.brokenMedia(error);
      });
      const { clock } = this.#options;
      const path = newStoredPath(useCase, 'webp', clock.now(), randomBytes(8).toString('hex'));
      return this.#keep([{ bucket: 'images', path, file }], still.signal, () => update(publicUrlOf('images', path)));
    });
  }

  /** Hands what is sent to `work` as a local file, in a folder that is gone afterwards. */
  async #receive<Row>(
    { body, signal }: SentStill,
    work: (received: string, size: number, folder: string) => Promise<Row>,
  ): Promise<Row> {
    await mkdir(this.#options.scratch, { recursive: true });
    const folder = await mkdtemp(join(this.#options.scratch, 'upload-'));
    try {
      const received = join(folder, 'received');
      return await work(received, await receiveFile(body, received, signal), folder);
    } catch (error) {
      // Nobody is there to be told.
      if (signal.aborted) throw SiteError.uploadCancelled(error);
      throw error instanceof SiteError ? error : SiteError.uploadFailed(error);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #keep<Row>(items: readonly Item[], signal: AbortSignal, write: () => Promise<Row>): Promise<Row> {
    await this.#store(items, signal);
    try {
      signal.throwIfAborted();
      return await write();
    } catch (error) {
      await this.#takeBack(items);
      if (signal.aborted || error instanceof SiteError) throw error;
      throw SiteError.metadataNotSaved(error);
    }
  }

  /** Removes what uploads left that ended with their process. `olderThanMs`: others may be on their way now. */
  async sweep(olderThanMs = 3_600_000): Promise<void> {
    const { scratch, clock } = this.#options;
    await mkdir(scratch, { recursive: true });
    for (const name of await readdir(scratch)) {
      const { mtimeMs } = await stat(join(scratch, name));
      if (clock.now() - mtimeMs >= olderThanMs) await rm(join(scratch, name), { recursive: true, force: true });
    }
  }

  async #prepare(upload: MediaUpload, received: string, size: number, folder: string) {
    const { clock, logger } = this.#options;
    const { useCase, name, altText } = upload;
    const kind = await sniffKind(received);
    const random = randomBytes(8).toString('hex');
    const placed = (extension: string) => newStoredPath(useCase, extension, clock.now(), random);
    const described = { original_name: name, use_case: useCase, alt_text: altText, file_type: kind.type };

    if (kind.type === 'image') {
      const path = placed('webp');
      const image = await makeImageVersions(received, folder);
      const copies = image.copies.map(
        ({ file, width }): Item => ({ bucket: 'images', path: atWidth(path, width), file }),
      );
      const row: NewMediaFile = {
        ...described,
        file_name: path,
        storage_url: publicUrlOf('images', path),
        content_type: 'image/webp',
        file_size: image.size,
        width: image.width,
        height: image.height,
        widths: image.copies.map(({ width }) => width),
        poster_url: null,
      };
      return { row, items: [{ bucket: 'images' as const, path, file: image.file }, ...copies] };
    }

    const path = placed(kind.extension);
    const poster = await makeVideoPoster(received, kind, folder, logger);
    const posterPath = placed('webp');
    const row: NewMediaFile = {
      ...described,
      file_name: path,
      storage_url: publicUrlOf('videos', path),
      content_type: kind.contentType,
      file_size: size,
      width: poster?.width ?? null,
      height: poster?.height ?? null,
      widths: [],
      poster_url: poster ? publicUrlOf('images', posterPath) : null,
    };
    const stills: Item[] = poster ? [{ bucket: 'images', path: posterPath, file: poster.file }] : [];
    return { row, items: [{ bucket: 'videos' as const, path, file: received }, ...stills] };
  }

  async #store(items: readonly Item[], signal: AbortSignal): Promise<void> {
    const tried: Item[] = [];
    try {
      for (const item of items) {
        signal.throwIfAborted();
        tried.push(item);
        await this.#options.storage.put(item.bucket, item.path, item.file);
      }
    } catch (error) {
      // What lies there already is somebody else's. Otherwise the last one goes too: a storage may have taken it
      // although its answer was lost.
      if (error instanceof StorageError && error.code === 'exists') tried.pop();
      await this.#takeBack(tried);
      throw signal.aborted ? error : SiteError.storageFailed(error);
    }
  }

  async #takeBack(items: readonly Item[]): Promise<void> {
    for (const { bucket, path } of items) {
      try {
        await this.#options.storage.remove(bucket, path);
      } catch (error) {
        this.#options.logger.error('a file is left in storage that no row names', {
          bucket,
          path,
          error: errorMessage(error),
        });
      }
    }
  }
}
