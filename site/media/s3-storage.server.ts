import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import { cacheSeconds, type MediaBucket, type MediaStorage, type StoredFile } from './media-storage.server.ts';
import { StorageError } from './storage-error.ts';
import { contentTypeOf, isPlainPath } from './stored-path.ts';

export interface S3StorageOptions {
  /** Without the bucket: it is named in the path, which every S3-like storage understands. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const answerWithinMs = 15_000;
const storeWithinMs = 120_000;

/**
 * Uploaded files in one bucket of an S3-like storage, as `{bucket}/{path}`. The bucket may be closed: visitors get its
 * files through this site, which sends them under its own headers.
 */
export class S3Storage implements MediaStorage {
  readonly #client: AwsClient;
  readonly #root: string;

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3StorageOptions) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
    this.#root = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
  }

  async put(bucket: MediaBucket, path: string, localFile: string): Promise<void> {
    if (!isPlainPath(path)) throw StorageError.failed(new Error(`${path} is no plain path`));
    let answer: Response;
    try {
      answer = await this.#client.fetch(this.#addressOf(bucket, path), {
        method: 'PUT',
        // Of known length and read as it is sent, however large it is.
        body: await openAsBlob(localFile),
        headers: {
          'cache-control': `max-age=${cacheSeconds}`,
          'content-type': contentTypeOf(path) ?? 'application/octet-stream',
          'if-none-match': '*',
          'x-amz-content-sha256': await sha256(localFile),
        },
        signal: AbortSignal.timeout(storeWithinMs),
      });
    } catch (error) {
      throw StorageError.failed(error);
    }
    if (answer.status === 412) {
      await answer.body?.cancel();
      throw StorageError.exists(path);
    }
    await expectOk(answer);
  }

  async find(bucket: MediaBucket, path: string): Promise<StoredFile | undefined> {
    if (!isPlainPath(path)) return undefined;
    const address = this.#addressOf(bucket, path);
    const head = await this.#ask(address, { method: 'HEAD' });
    if (head.status === 404) return undefined;
    await expectOk(head);
    return {
      contentType: contentTypeOf(path),
      size: Number(head.headers.get('content-length')),
      modifiedAt: new Date(head.headers.get('last-modified') ?? 0),
      read: async (start, end) => {
        const headers: Record<string, string> = start === undefined ? {} : { range: `bytes=${start}-${end ?? ''}` };
        // Without a time limit: a visitor may take a film as slowly as they like.
        const answer = await this.#client.fetch(address, { headers });
        if (!answer.ok || !answer.body) await refuse(answer);
        return answer.body as ReadableStream<Uint8Array>;
      },
    };
  }

  async remove(bucket: MediaBucket, path: string): Promise<void> {
    if (!isPlainPath(path)) return;
    const answer = await this.#ask(this.#addressOf(bucket, path), { method: 'DELETE' });
    if (answer.status !== 404) await expectOk(answer);
    else await answer.body?.cancel();
  }

  #addressOf(bucket: MediaBucket, path: string): string {
    return `${this.#root}/${[bucket, ...path.split('/')].map(encodeURIComponent).join('/')}`;
  }

  async #ask(address: string, init: RequestInit): Promise<Response> {
    try {
      return await this.#client.fetch(address, { ...init, signal: AbortSignal.timeout(answerWithinMs) });
    } catch (error) {
      throw StorageError.failed(error);
    }
  }
}

async function expectOk(answer: Response): Promise<void> {
  if (!answer.ok) await refuse(answer);
  await answer.body?.cancel();
}

/** What the storage says in its refusal goes to the log with the error. */
async function refuse(answer: Response): Promise<never> {
  const said = (await answer.text()).slice(0, 500);
  throw StorageError.failed(new Error(`the answer was ${answer.status}: ${said}`));
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
