import type { LibraryFile } from './media-library.ts';
import type { SendFile } from './send-file.ts';
import { maxUploadBytes } from './upload-limit.ts';
import { UploadRefusal } from './upload-outcome.ts';

/** A file on its way. One that has arrived is no longer in the list. */
export interface Upload {
  id: number;
  name: string;
  /** Bytes. */
  size: number;
  /** `saving`: all of it has left, and the server works on it. */
  phase: 'waiting' | 'sending' | 'saving' | 'failed';
  /** Bytes. */
  sent: number;
  /** Why it failed, for people. */
  reason: string | undefined;
  /** Whether another try may end better. */
  canRetry: boolean;
}

export interface UploadQueueOptions {
  send: SendFile;
  /** Called once nothing is on its way any more, with all that has arrived since the last call. */
  onStored: (files: LibraryFile[]) => void;
  onFailed: (error: unknown) => void;
}

interface Entry {
  upload: Upload;
  file: File;
  useCase: string;
  abort: AbortController;
}

/** The server draws each image anew, so a folder full of photos must not all come at once. */
const atOnce = 2;

/** Sends files two at a time. It belongs to the tab, not to a screen: uploads go on while other screens are looked at. */
export class UploadQueue {
  readonly #options: UploadQueueOptions;
  readonly #listeners = new Set<() => void>();
  #entries: readonly Entry[] = [];
  #uploads: readonly Upload[] = [];
  #lastId = 0;
  #stored = 0;
  #unannounced: LibraryFile[] = [];

  constructor(options: UploadQueueOptions) {
    this.#options = options;
  }

  /** In the order they were added. The same list until something changes. */
  get uploads(): readonly Upload[] {
    return this.#uploads;
  }

  /** How many have arrived so far. */
  get stored(): number {
    return this.#stored;
  }

  /** Calls back after each change; the result stops it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** One that is too large fails at once and is not kept. */
  add(files: Iterable<File>, useCase: string): void {
    for (const file of files) {
      if (file.size > maxUploadBytes) {
        this.#options.onFailed(UploadRefusal.tooLarge());
        continue;
      }
      this.#lastId += 1;
      const { name, size } = file;
      const upload: Upload = {
        id: this.#lastId,
        name,
        size,
        phase: 'waiting',
        sent: 0,
        reason: undefined,
        canRetry: false,
      };
      this.#entries = [...this.#entries, { upload, file, useCase, abort: new AbortController() }];
    }
    this.#startNext();
  }

  /** Ends it if it is on its way, and takes it off the list. */
  cancel(id: number): void {
    const entry = this.#find(id);
    this.#entries = this.#entries.filter((other) => other !== entry);
    entry?.abort.abort(new DOMException('cancelled', 'AbortError'));
    this.#startNext();
  }

  retry(id: number): void {
    const entry = this.#find(id);
    if (entry?.upload.phase !== 'failed') return;
    this.#change(id, { phase: 'waiting', sent: 0, reason: undefined, canRetry: false });
    this.#startNext();
  }

  #find(id: number): Entry | undefined {
    return this.#entries.find(({ upload }) => upload.id === id);
  }

  #startNext(): void {
    const busy = this.#entries.filter(({ upload }) => upload.phase === 'sending' || upload.phase === 'saving').length;
    const waiting = this.#entries.filter(({ upload }) => upload.phase === 'waiting');
    for (const entry of waiting.slice(0, Math.max(0, atOnce - busy))) void this.#send(entry);
    this.#tell();
    if (busy + waiting.length > 0 || this.#unannounced.length === 0) return;
    this.#options.onStored(this.#unannounced);
    this.#unannounced = [];
  }

  async #send({ upload: { id, size }, file, useCase, abort }: Entry): Promise<void> {
    this.#change(id, { phase: 'sending' });
    try {
      const onProgress = (sent: number) => this.#change(id, { sent, phase: sent < size ? 'sending' : 'saving' });
      const stored = await this.#options.send(file, { useCase, onProgress, signal: abort.signal });
      this.#entries = this.#entries.filter(({ upload }) => upload.id !== id);
      this.#stored += 1;
      this.#unannounced.push(stored);
    } catch (error) {
      // Whoever cancelled it knows.
      if (abort.signal.aborted) return;
      const { message: reason, canRetry } = error instanceof UploadRefusal ? error : UploadRefusal.unknown();
      this.#change(id, { phase: 'failed', reason, canRetry });
      this.#options.onFailed(error);
    }
    this.#startNext();
  }

  #change(id: number, change: Partial<Upload>): void {
    this.#entries = this.#entries.map((entry) =>
      entry.upload.id === id ? { ...entry, upload: { ...entry.upload, ...change } } : entry,
    );
    this.#tell();
  }

  #tell(): void {
    this.#uploads = this.#entries.map(({ upload }) => upload);
    for (const listener of this.#listeners) listener();
  }
}
