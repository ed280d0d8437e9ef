import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const framesPerSecond = 25;

/** A picture and how long it stands. */
interface Frame {
  file: string;
  seconds: number;
}

export interface Sound {
  file: string;
  /** Where in the film it begins. Seconds. */
  at: number;
  /** What is cut from its beginning, and how much is left of it. Seconds. */
  from?: number;
  length?: number;
}

export interface FilmSize {
  width: number;
  height: number;
}

/** Frames in their order, kept in a temporary folder until they become a film. */
export class Reel {
  readonly folder: string;
  readonly #frames: Frame[] = [];
  #seconds = 0;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async open(): Promise<Reel> {
    return new Reel(await mkdtemp(join(tmpdir(), 'parley-film-')));
  }

  /** How long it is so far. */
  get seconds(): number {
    return this.#seconds;
  }

  /** Adds a picture (PNG or JPEG) for a number of seconds, one frame by default. */
  async add(picture: Buffer, seconds = 1 / framesPerSecond): Promise<void> {
    const file = join(this.folder, `${String(this.#frames.length).padStart(5, '0')}.img`);
    await writeFile(file, picture);
    this.#frames.push({ file, seconds });
    this.#seconds += seconds;
  }

  /**
   * Writes the film: H.264 and AAC in an MP4 whose index comes first, so that it plays while it is loaded. Sounds are
   * mixed and brought to the loudness of speech on the web.
   */
  async toFilm(output: string, size: FilmSize, sounds: readonly Sound[]): Promise<void> {
    const list = join(this.folder, 'frames.txt');
    const lines = this.#frames.map(({ file, seconds }) => `file '${file}'\nduration ${seconds.toFixed(5)}`);
    // The concatenating reader leaves the last picture's time out unless it is named again.
    await writeFile(list, [...lines, `file '${this.#frames.at(-1)?.file}'`].join('\n'));
    const inputs = sounds.flatMap(({ file, from = 0, length }) => [
      ...['-ss', String(from), ...(length === undefined ? [] : ['-t', String(length)])],
      ...['-i', file],
    ]);
    const placed = sounds.map(
      ({ at }, index) =>
        `[${index + 1}:a]aresample=44100,aformat=channel_layouts=mono,adelay=${Math.round(at * 1000)}[s${index}]`,
    );
    const mixed = `${sounds.map((_, index) => `[s${index}]`).join('')}amix=inputs=${sounds.length}:normalize=0,loudnorm=I=-17:TP=-2,apad[a]`;
    const picture = `[0:v]scale=${size.width}:${size.height}:flags=lanczos,fps=${framesPerSecond},format=yuv420p[v]`;
    await run(
      'ffmpeg',
      [
        ...['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list, ...inputs],
        ...['-filter_complex', [picture, ...placed, mixed].join(';'), '-map', '[v]', '-map', '[a]'],
        ...['-t', this.#seconds.toFixed(3), '-c:v', 'libx264', '-preset', 'veryslow', '-crf', '24'],
        ...['-profile:v', 'high', '-level', '4.0', '-g', String(framesPerSecond * 4)],
        ...['-c:a', 'aac', '-b:a', '56k', '-ar', '44100', '-movflags', '+faststart', '-map_metadata', '-1', output],
      ],
      { maxBuffer: 1e8 },
    );
  }

  close(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

/** A still of a film as WebP. */
export async function takeStill(film: string, seconds: number, width: number, output: string): Promise<void> {
  await run('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-ss', String(seconds), '-i', film, '-frames:v', '1'],
    ...['-vf', `scale=${width}:-2:flags=lanczos`, '-c:v', 'libwebp', '-quality', '78', output],
  ]);
}
