import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Logger } from '@parley/kit-base/logger';
import type { Recognition, RecognitionStream, SpeechToText } from '../agent/ports.ts';
import type { RecogniserReport, RecogniserRequest } from './recogniser-protocol.ts';
import { SpeechError } from './speech-error.ts';

const script = fileURLToPath(new URL('./recogniser-process.ts', import.meta.url));
const nothing: Recognition = { text: '', confidence: 0 };
/** A process that dies sooner than this after its start is not started again at once; nor is one that cannot start. */
const restartDelayMs = 1000;
/** A result that takes longer than this will not come: the process hangs. */
const resultTimeoutMs = 5000;

export interface SpeechToTextOptions {
  /** Sentences that people are expected to say; they are heard far better than others. */
  phrases: readonly string[];
  logger: Logger;
}

/** Recognition by pocketsphinx in a process of its own, which is started again when it dies. */
export function createSpeechToText(options: SpeechToTextOptions): ProcessSpeechToText {
  return new ProcessSpeechToText(options);
}

interface Listening {
  partial: { text: string; complete: boolean } | undefined;
  finish: (result: Recognition) => void;
  result: Promise<Recognition>;
}

class ProcessSpeechToText implements SpeechToText {
  readonly name = 'pocketsphinx';
  readonly #options: SpeechToTextOptions;
  readonly #streams = new Map<number, Listening>();
  #child: ChildProcess | undefined;
  #readiness: Promise<void> | undefined;
  #lastStream = 0;
  #isClosed = false;

  constructor(options: SpeechToTextOptions) {
    this.#options = options;
  }

  ready(): Promise<void> {
    this.#readiness ??= this.#start();
    return this.#readiness;
  }

  open(): RecognitionStream {
    this.#lastStream += 1;
    const stream = this.#lastStream;
    const { promise, resolve } = Promise.withResolvers<Recognition>();
    const listening: Listening = { partial: undefined, finish: resolve, result: promise };
    if (!this.#child?.connected) {
      this.#options.logger.warn('Speech is not recognised while the recogniser starts');
      resolve(nothing);
    } else this.#streams.set(stream, listening);
    this.#send({ type: 'open', stream });
    return {
      write: (pcm) => this.#send({ type: 'audio', stream, pcm }),
      partial: () => listening.partial,
      end: () => {
        this.#send({ type: 'end', stream });
        const hung = setTimeout(() => this.#hangs(stream), resultTimeoutMs);
        return listening.result.finally(() => clearTimeout(hung));
      },
      cancel: () => {
        this.#streams.delete(stream);
        this.#send({ type: 'cancel', stream });
        listening.finish(nothing);
      },
    };
  }

  /** The process that listens now; for tests of its death. */
  get processId(): number | undefined {
    return this.#child?.pid;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await exited;
  }

  async #start(): Promise<void> {
    const { phrases, logger } = this.#options;
    const child = fork(script, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.#child = child;
    const startedAt = Date.now();
    try {
      await new Promise<void>((resolve, reject) => {
        child.once('error', (error) => reject(SpeechError.engineFailed('pocketsphinx', error)));
        child.once('exit', (code) => reject(SpeechError.engineFailed('pocketsphinx', `it ended with code ${code}`)));
        child.once('message', (report: RecogniserReport) => {
          if (report.type !== 'ready') {
            reject(SpeechError.engineFailed('pocketsphinx', report.type === 'unusable' ? report.message : report.type));
            return;
          }
          if (report.left.length > 0) {
            logger.debug('words unknown to the recogniser are left out of its grammar', { words: report.left });
          }
          resolve();
        });
        child.send({ type: 'prepare', phrases } satisfies RecogniserRequest);
      });
    } catch (error) {
      child.kill();
      throw error;
    }
    child.on('message', (report: RecogniserReport) => this.#receive(report));
    child.once('exit', () => this.#died(startedAt));
    // From here on the server's life does not hang on the recogniser's.
    child.unref();
    child.channel?.unref();
    logger.info('Speech recognition is ready', { loadMs: Date.now() - startedAt });
  }

  #receive(report: RecogniserReport): void {
    if (report.type !== 'partial' && report.type !== 'result') return;
    const listening = this.#streams.get(report.stream);
    if (!listening) return;
    if (report.type === 'partial') {
      listening.partial = { text: report.text, complete: report.complete };
      return;
    }
    this.#streams.delete(report.stream);
    listening.finish({ text: report.text, confidence: report.confidence });
  }

  /** A process that does not answer is ended, and a new one takes its place. */
  #hangs(stream: number): void {
    if (!this.#streams.has(stream)) return;
    this.#options.logger.error('The recogniser does not answer and is ended');
    this.#child?.kill('SIGKILL');
  }

  #died(startedAt: number): void {
    for (const { finish } of this.#streams.values()) finish(nothing);
    this.#streams.clear();
    if (this.#isClosed) return;
    this.#options.logger.error('The recogniser died and is started again');
    this.#restart(Date.now() - startedAt < restartDelayMs ? restartDelayMs : 0);
  }

  #restart(delayMs: number): void {
    this.#readiness = new Promise<void>((resolve) => setTimeout(resolve, delayMs)).then(() =>
      this.#isClosed ? undefined : this.#start(),
    );
    this.#readiness.catch((error: unknown) => {
      this.#options.logger.error('The recogniser cannot be started again', { error: String(error) });
      if (!this.#isClosed) this.#restart(Math.max(delayMs * 2, restartDelayMs));
    });
  }

  #send(request: RecogniserRequest): void {
    // A message to a process that has just died is lost like what it heard; its streams end by `#died`.
    if (this.#child?.connected) this.#child.send(request, () => undefined);
  }
}
