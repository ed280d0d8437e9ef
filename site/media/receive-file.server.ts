import { createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { SiteError } from '../server/site-error.ts';
import { maxUploadBytes } from './upload-limit.ts';

/**
 * Writes what is sent to a local file as it comes, never holding more than a piece of it, and returns its bytes.
 * Throws what answers 413 as soon as there is one byte too many, and rejects when the sender goes away.
 */
export async function receiveFile(
  body: ReadableStream<Uint8Array>,
  localFile: string,
  signal: AbortSignal,
): Promise<number> {
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxUploadBytes) done(SiteError.fileTooLarge());
      else done(null, chunk);
    },
  });
  await pipeline(Readable.fromWeb(body as NodeReadableStream<Uint8Array>), count, createWriteStream(localFile), {
    signal,
  });
  return size;
}
