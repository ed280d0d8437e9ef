import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface SpeechOptions {
  text: string;
  /** `espeak-ng` (default) or `flite`. */
  program?: 'espeak-ng' | 'flite';
  /** A voice of the program. */
  voice?: string;
}

/** Somebody who says a text: signed 16-bit mono samples at the wanted rate. */
export async function speechSamples(options: SpeechOptions, sampleRate: number): Promise<Int16Array> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-speech-'));
  const [spoken, converted] = [join(folder, 'spoken.wav'), join(folder, 'converted.raw')];
  const { text, program = 'espeak-ng' } = options;
  if (program === 'flite') await run('flite', ['-voice', options.voice ?? 'slt', '-o', spoken, '-t', text]);
  else await run('espeak-ng', ['-v', options.voice ?? 'en-us', '-s', '150', '-w', spoken, text]);
  await run('ffmpeg', [
    '-loglevel',
    'error',
    '-i',
    spoken,
    '-ar',
    String(sampleRate),
    '-ac',
    '1',
    '-f',
    's16le',
    converted,
  ]);
  const bytes = await readFile(converted);
  await rm(folder, { recursive: true });
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** One thing said, after a pause. */
export interface Line extends SpeechOptions {
  /** Silence before it. */
  afterMs: number;
}

const microphoneRate = 48_000;

/** A WAV for a browser's fake microphone: the lines one after the other, then silence. Gives its path. */
export async function microphoneFile(lines: readonly Line[], trailingMs = 60_000): Promise<string> {
  const silence = (ms: number) => new Int16Array((microphoneRate * ms) / 1000);
  const parts: Int16Array[] = [];
  for (const line of lines) parts.push(silence(line.afterMs), await speechSamples(line, microphoneRate));
  parts.push(silence(trailingMs));
  const path = join(await mkdtemp(join(tmpdir(), 'parley-microphone-')), 'microphone.wav');
  await writeFile(path, wav(parts, microphoneRate));
  return path;
}

/** Samples, 16-bit mono, as a WAV file. */
export function wav(parts: readonly Int16Array[], sampleRate: number): Buffer {
  const data = Buffer.concat(parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength)));
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + data.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}
