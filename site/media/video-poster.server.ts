import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { errorMessage } from '@parley/kit-base/app-error';
import type { Logger } from '@parley/kit-base/logger';
import sharp from 'sharp';
import type { MediaKind } from './media-kind.server.ts';

const run = promisify(execFile);

export interface VideoPoster {
  /** A local WebP file, at most 1280 wide. */
  file: string;
  /** Of the video itself. */
  width: number;
  height: number;
}

type VideoKind = Extract<MediaKind, { type: 'video' }>;
const readers: Record<VideoKind['extension'], string> = { mp4: 'mov', webm: 'matroska' };
const stillWithinMs = 20_000;

/**
 * A still of a video, a second after its beginning. Undefined where ffmpeg is not installed or cannot read the video:
 * it is kept all the same, as browsers may know codecs that this ffmpeg does not.
 */
export async function makeVideoPoster(
  localFile: string,
  kind: VideoKind,
  folder: string,
  logger: Logger,
): Promise<VideoPoster | undefined> {
  const still = join(folder, 'still.png');
  try {
    const { width, height } = await drawStill(localFile, kind, still);
    return { file: await drawPoster(still, folder), width, height };
  } catch (error) {
    logger.warn('no still was made of a video', { error: errorMessage(error).slice(0, 500) });
    return undefined;
  }
}

const maxPixels = 64_000_000;

/** A still as it is shown while its video waits: WebP, drawn anew. Rejects when it is broken. */
export async function drawPoster(still: string, folder: string): Promise<string> {
  const file = join(folder, 'poster.webp');
  await sharp(still, { limitInputPixels: maxPixels, failOn: 'error' })
    .resize({ width: 1280, withoutEnlargement: true })
    .webp({ quality: 80 })
    .timeout({ seconds: 60 })
    .toFile(file);
  return file;
}

async function drawStill(localFile: string, kind: VideoKind, still: string) {
  const drawAt = async (second: number) => {
    // The reader is named and may open this one file only: what a video says of other addresses is not followed.
    const input = [
      '-protocol_whitelist',
      'file',
      '-f',
      readers[kind.extension],
      '-ss',
      String(second),
      '-i',
      localFile,
    ];
    const args = ['-nostdin', '-v', 'error', ...input, '-frames:v', '1', '-y', still];
    await run('ffmpeg', args, { timeout: stillWithinMs, killSignal: 'SIGKILL' });
    return sharp(still).metadata();
  };
  try {
    return await drawAt(1);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    // Shorter than a second.
    return drawAt(0);
  }
}
