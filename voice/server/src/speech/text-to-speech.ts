import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Logger } from '@parley/kit-base/logger';
import { speakingSampleRate, type TextToSpeech } from '../agent/ports.ts';
import { Resampler } from './resampler.ts';
import { speakable } from './speakable.ts';
import { SpeechCache } from './speech-cache.ts';
import { SpeechError } from './speech-error.ts';
import { findSpeechPrograms, type SpeechProgram } from './speech-program.ts';
import { amplify, Chunker, LeadingSilence } from './speech-shaping.ts';
import { WavStream } from './wav-stream.ts';

/** 60 ms: small enough to start early, a whole number of 20 ms frames. */
const chunkSamples = (speakingSampleRate * 60) / 1000;
const leadSamples = (speakingSampleRate * 10) / 1000;

export interface TextToSpeechOptions {
  logger: Logger;
  /** `flite` or `espeak-ng`; the better sounding of those installed when not given. */
  program?: string;
  /** Where programs are looked for, as in `PATH`. */
  path?: string;
}

/** Speech from a program of the operating system, one short-lived process per sentence. */
export function createTextToSpeech(options: TextToSpeechOptions): TextToSpeech {
  return new ProgramTextToSpeech(options);
}

class ProgramTextToSpeech implements TextToSpeech {
  readonly #options: TextToSpeechOptions;
  readonly #cache = new SpeechCache();
  readonly #closing = new AbortController();
  #program: Promise<SpeechProgram> | undefined;
  #name = 'none';

  constructor(options: TextToSpeechOptions) {
    this.#options = options;
  }

  get name(): string {
    return this.#name;
  }

  async ready(): Promise<void> {
    await this.#findProgram();
  }

  async *speak(text: string, signal: AbortSignal): AsyncIterable<Int16Array> {
    const words = speakable(text);
    if (!/[\p{L}\p{N}]/u.test(words)) return;
    const cached = this.#cache.get(words);
    if (cached) {
      for (const chunk of cached) {
        if (signal.aborted) return;
        yield chunk;
      }
      return;
    }
    const program = await this.#findProgram();
    const spoken: Int16Array[] = [];
    const stop = AbortSignal.any([signal, this.#closing.signal]);
    for await (const chunk of shapedSpeech(program, words, stop)) {
      if (stop.aborted) return;
      spoken.push(chunk);
      yield chunk;
    }
    if (!stop.aborted) this.#cache.set(words, spoken);
  }

  async close(): Promise<void> {
    this.#closing.abort();
  }

  #findProgram(): Promise<SpeechProgram> {
    this.#program ??= this.#choose();
    return this.#program;
  }

  async #choose(): Promise<SpeechProgram> {
    const found = await findSpeechPrograms(this.#options.path);
    const wanted = this.#options.program;
    const program = wanted ? found.find((candidate) => candidate.name === wanted) : found[0];
    if (!program) throw SpeechError.notInstalled('A speech synthesiser', [wanted ?? 'flite']);
    this.#name = program.name;
    this.#options.logger.info('Speech synthesis is ready', { program: program.name });
    return program;
  }
}

async function* shapedSpeech(program: SpeechProgram, text: string, signal: AbortSignal): AsyncGenerator<Int16Array> {
  const wav = new WavStream();
  const silence = new LeadingSilence(leadSamples);
  const chunker = new Chunker(chunkSamples);
  let resampler: Resampler | undefined;
  for await (const bytes of programOutput(program, text, signal)) {
    const samples = wav.push(bytes);
    if (samples.length === 0 || wav.sampleRate === undefined) continue;
    resampler ??= new Resampler(wav.sampleRate, speakingSampleRate);
    yield* chunker.push(silence.push(amplify(resampler.process(samples), program.gain)));
  }
  if (signal.aborted) return;
  if (!resampler) throw SpeechError.engineFailed(program.name, 'it made no sound');
  yield* chunker.push(silence.push(amplify(resampler.flush(), program.gain)));
  const rest = chunker.flush();
  if (rest) yield rest;
}

function startProgram(program: SpeechProgram, text: string): ChildProcessWithoutNullStreams {
  const given = program.arguments(text);
  if (!program.needsPipe) return spawn(program.command, given);
  // The words are positional parameters: the shell never reads them as commands.
  return spawn('/bin/sh', ['-c', '"$0" "$@" | cat', program.command, ...given], { detached: true });
}

/** What the program writes. Leaving the iteration early, or aborting, kills it. */
async function* programOutput(program: SpeechProgram, text: string, signal: AbortSignal): AsyncGenerator<Buffer> {
  if (signal.aborted) return;
  const child = startProgram(program, text);
  const kill = () => killAll(child, program.needsPipe);
  signal.addEventListener('abort', kill, { once: true });
  const exited = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  // Observed below; until then a failed start must not count as unhandled.
  exited.catch(() => undefined);
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-500);
  });
  // A program that ends early breaks the pipe; its exit code says why.
  child.stdin.on('error', () => undefined);
  child.stdin.end(program.input(text));
  try {
    for await (const bytes of child.stdout) {
      if (signal.aborted) return;
      yield bytes as Buffer;
    }
    const [code, killedBy] = await exited;
    if (!signal.aborted && code !== 0) {
      throw new Error(complaint.trim() || `it ended with ${killedBy ?? `code ${code}`}`);
    }
  } catch (error) {
    if (!signal.aborted) throw SpeechError.engineFailed(program.name, error);
  } finally {
    signal.removeEventListener('abort', kill);
    if (child.exitCode === null) kill();
  }
}

/** A shell's children outlive it: they are ended with their whole group. */
function killAll(child: ChildProcessWithoutNullStreams, isGroup: boolean): void {
  if (!isGroup || child.pid === undefined) {
    child.kill('SIGKILL');
    return;
  }
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    // All of it has ended already.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
