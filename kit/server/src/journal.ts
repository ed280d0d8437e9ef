import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Clock, systemClock } from '@parley/kit-base/clock';
import type { Logger } from '@parley/kit-base/logger';
import { encodeRecord, type JournalRecord, scanRecords } from './journal-record.ts';

export interface JournalOptions {
  directory: string;
  logger: Logger;
  /** A segment is closed when it grows past this. Default 8 MiB. */
  segmentBytes?: number;
  /** Closed segments whose last record is older go at the start and with each {@link Journal.prune}. Default 90 days. */
  keepDays?: number;
  clock?: Clock;
}

/**
 * An append-only log that survives a power cut. Appends that come together share one write and one fdatasync; each
 * resolves only after it. Records are read back with {@link Journal.replay} before the first append.
 */
export interface Journal {
  /** Resolves when the record is on the disk. Rejects when it may not be; appending it again is then safe. */
  append(id: string, payload: Uint8Array): Promise<void>;
  /** Every whole record, oldest first. A torn tail is cut off and kept aside, with a line in the log. */
  replay(): AsyncIterable<JournalRecord>;
  /** Removes what is older than the journal keeps: closed segments, and torn ends kept aside. Done at the start, too. */
  prune(): Promise<void>;
  /**
   * Writes the segments that hold a record of such an id anew, without it: its bytes are gone from the disk's files when
   * this resolves. What is appended meanwhile stays. Returns how many records went.
   */
  forget(isForgotten: (id: string) => boolean): Promise<number>;
  /** Waits for the appends under way. Idempotent. */
  close(): Promise<void>;
}

const millisecondsPerDay = 86_400_000;
const segmentName = /^(\d{8})\.journal$/;
/** What is kept aside of a segment whose end was torn off. */
const tornName = /^\d{8}\.journal\.torn-\d+$/;
/** A segment that is being written anew, until it takes the old one's name. */
const rewrittenName = /^\d{8}\.journal\.rewritten$/;

/** Whether a file of a journal's directory is for keeping: one that is being written anew holds nothing of its own. */
export function isJournalFile(name: string): boolean {
  return segmentName.test(name) || tornName.test(name);
}

export async function openJournal(options: JournalOptions): Promise<Journal> {
  const directory = resolve(options.directory);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await syncDirectory(dirname(directory));
  const journal = new SegmentedJournal({ ...options, directory });
  await journal.removeLeftovers();
  await journal.prune();
  return journal;
}

interface PendingAppend {
  bytes: Buffer;
  resolve: () => void;
  reject: (error: unknown) => void;
}

interface WaitingForEnd {
  resolve: (ended: number[]) => void;
  reject: (error: unknown) => void;
}

interface OpenSegment {
  handle: FileHandle;
  size: number;
}

class SegmentedJournal implements Journal {
  readonly #directory: string;
  readonly #logger: Logger;
  readonly #segmentBytes: number;
  readonly #keepMs: number;
  readonly #clock: Clock;
  #segment: OpenSegment | undefined;
  #pending: PendingAppend[] = [];
  #waitingForEnd: WaitingForEnd[] = [];
  #flushing: Promise<void> | undefined;
  #closed = false;

  constructor(options: JournalOptions) {
    this.#directory = options.directory;
    this.#logger = options.logger;
    this.#segmentBytes = options.segmentBytes ?? 8 * 1024 * 1024;
    this.#keepMs = (options.keepDays ?? 90) * millisecondsPerDay;
    this.#clock = options.clock ?? systemClock;
  }

  append(id: string, payload: Uint8Array): Promise<void> {
    if (this.#closed) return Promise.reject(new Error('The journal is closed'));
    const bytes = encodeRecord(id, payload);
    return new Promise((resolve, reject) => {
      this.#pending.push({ bytes, resolve, reject });
      this.#flushing ??= this.#flush();
    });
  }

  async *replay(): AsyncIterable<JournalRecord> {
    for (const number of await this.#segmentNumbers()) yield* await this.#recover(this.#path(number));
  }

  /** Whoever was to write a segment anew may have ended before; the copy would keep what is forgotten since. */
  async removeLeftovers(): Promise<void> {
    for (const name of await readdir(this.#directory)) {
      if (!rewrittenName.test(name)) continue;
      const file = join(this.#directory, name);
      await rm(file);
      this.#logger.info('a half rewritten journal segment was removed', { file });
    }
  }

  async prune(): Promise<void> {
    const closed = (await this.#segmentNumbers()).slice(0, -1).map((number) => this.#path(number));
    for (const file of closed) await this.#removeOld(file, 'an old journal segment was removed');
    const torn = (await readdir(this.#directory)).filter((name) => tornName.test(name));
    for (const name of torn) {
      await this.#removeOld(join(this.#directory, name), 'an old torn end of a journal segment was removed');
    }
  }

  async #removeOld(file: string, said: string): Promise<void> {
    const { mtimeMs } = await stat(file);
    if (this.#clock.now() - mtimeMs <= this.#keepMs) return;
    await rm(file);
    this.#logger.info(said, { file });
  }

  async forget(isForgotten: (id: string) => boolean): Promise<number> {
    let forgotten = 0;
    for (const number of await this.#endCurrent()) forgotten += await this.#rewrite(this.#path(number), isForgotten);
    return forgotten;
  }

  /**
   * Gives the segments that hold all appended so far and into which nothing more is written. It waits for its turn
   * between two batches: only there is no segment half made, and what comes next begins another one.
   */
  #endCurrent(): Promise<number[]> {
    return new Promise((resolve, reject) => {
      this.#waitingForEnd.push({ resolve, reject });
      this.#flushing ??= this.#flush();
    });
  }

  /** A crash leaves either the file of before or the new one. */
  async #rewrite(file: string, isForgotten: (id: string) => boolean): Promise<number> {
    const bytes = await readFile(file);
    const forgotten = scanRecords(bytes).records.filter(({ id }) => isForgotten(id));
    if (forgotten.length === 0) return 0;
    const kept: Buffer[] = [];
    let from = 0;
    for (const { start, end } of forgotten) {
      kept.push(bytes.subarray(from, start));
      from = end;
    }
    kept.push(bytes.subarray(from));
    const { atime, mtime } = await stat(file);
    const rewritten = `${file}.rewritten`;
    try {
      await writeFile(rewritten, Buffer.concat(kept), { mode: 0o600, flush: true });
      // Its age is that of its records.
      await utimes(rewritten, atime, mtime);
      await rename(rewritten, file);
    } catch (error) {
      await rm(rewritten, { force: true });
      throw error;
    }
    await syncDirectory(this.#directory);
    return forgotten.length;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#flushing;
    await this.#endSegment();
  }

  /** Writes batches until nothing is pending; what arrives during a write goes into the next batch. */
  async #flush(): Promise<void> {
    while (this.#pending.length > 0 || this.#waitingForEnd.length > 0) {
      const [batch, waiting] = [this.#pending, this.#waitingForEnd];
      [this.#pending, this.#waitingForEnd] = [[], []];
      if (batch.length > 0) await this.#writeAll(batch);
      if (waiting.length > 0) await this.#endFor(waiting);
    }
    this.#flushing = undefined;
  }

  async #writeAll(batch: PendingAppend[]): Promise<void> {
    try {
      await this.#writeBatch(Buffer.concat(batch.map((entry) => entry.bytes)));
      for (const entry of batch) entry.resolve();
    } catch (error) {
      for (const entry of batch) entry.reject(error);
    }
  }

  async #endFor(waiting: WaitingForEnd[]): Promise<void> {
    try {
      await this.#endSegment();
      const ended = await this.#segmentNumbers();
      for (const entry of waiting) entry.resolve(ended);
    } catch (error) {
      for (const entry of waiting) entry.reject(error);
    }
  }

  async #writeBatch(bytes: Buffer): Promise<void> {
    const segment = this.#segment ?? (await this.#startSegment());
    try {
      for (let written = 0; written < bytes.length; ) {
        const result = await segment.handle.write(bytes, written, bytes.length - written);
        written += result.bytesWritten;
      }
      await segment.handle.datasync();
    } catch (error) {
      // After a failed sync nobody knows what of this file the kernel still holds, and trying again may lie. The next
      // batch begins a new file; what stands here is read back as far as it is whole.
      this.#logger.error('the journal could not be written', { error: String(error) });
      await this.#endSegment();
      throw error;
    }
    segment.size += bytes.length;
    if (segment.size >= this.#segmentBytes) await this.#endSegment();
  }

  async #startSegment(): Promise<OpenSegment> {
    const last = (await this.#segmentNumbers()).at(-1) ?? 0;
    const handle = await open(this.#path(last + 1), 'ax', 0o600);
    // Without this the file's content would be safe, but not its name.
    await syncDirectory(this.#directory);
    this.#segment = { handle, size: 0 };
    return this.#segment;
  }

  async #endSegment(): Promise<void> {
    const segment = this.#segment;
    this.#segment = undefined;
    await segment?.handle.close();
  }

  async #recover(file: string): Promise<JournalRecord[]> {
    const bytes = await readFile(file);
    const { records, end, damage } = scanRecords(bytes);
    for (const { start, end: damageEnd } of damage) {
      this.#logger.error('a stretch of the journal cannot be read', { file, start, end: damageEnd });
    }
    if (end < bytes.length) await this.#dropTail(file, bytes, end);
    return records;
  }

  async #dropTail(file: string, bytes: Buffer, end: number): Promise<void> {
    const keptAside = `${file}.torn-${this.#clock.now()}`;
    await writeFile(keptAside, bytes.subarray(end), { mode: 0o600, flush: true });
    await truncate(file, end);
    this.#logger.warn('a torn record at the end of the journal was dropped', {
      file,
      offset: end,
      bytes: bytes.length - end,
      keptAside,
    });
  }

  async #segmentNumbers(): Promise<number[]> {
    const numbers: number[] = [];
    for (const name of await readdir(this.#directory)) {
      const digits = segmentName.exec(name)?.[1];
      if (digits !== undefined) numbers.push(Number(digits));
    }
    return numbers.sort((a, b) => a - b);
  }

  #path(number: number): string {
    return join(this.#directory, `${String(number).padStart(8, '0')}.journal`);
  }
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
