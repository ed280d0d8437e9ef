import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, silentLogger } from '@parley/kit-base/logger';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type JournalOptions, openJournal } from './journal.ts';
import { encodeRecord, maxRecordBytes, scanRecords } from './journal-record.ts';

let directory: string;
let warnings: string[];
let errors: string[];
let infos: string[];
let logger: Logger;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'parley-journal-'));
  warnings = [];
  errors = [];
  infos = [];
  logger = {
    ...silentLogger,
    warn: (message) => warnings.push(message),
    error: (message) => errors.push(message),
    info: (message) => infos.push(message),
  };
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

const open = (options: Partial<JournalOptions> = {}) => openJournal({ directory, logger, ...options });

async function idsAfterReopening(options: Partial<JournalOptions> = {}): Promise<string[]> {
  const journal = await open(options);
  const ids: string[] = [];
  for await (const { id } of journal.replay()) ids.push(id);
  await journal.close();
  return ids;
}

const segments = () =>
  readdirSync(directory)
    .filter((name) => name.endsWith('.journal'))
    .sort();
const onlySegment = () => join(directory, segments()[0] ?? '');

describe('the journal', () => {
  it('gives back what was appended, in order and across restarts', async () => {
    for (const round of [1, 2, 3]) {
      const journal = await open();
      await Promise.all([1, 2, 3].map((index) => journal.append(`${round}-${index}`, Buffer.from('é'.repeat(index)))));
      await journal.close();
    }
    expect(await idsAfterReopening()).toEqual(['1-1', '1-2', '1-3', '2-1', '2-2', '2-3', '3-1', '3-2', '3-3']);
    const journal = await open();
    for await (const { id, payload } of journal.replay())
      expect(payload.toString()).toBe('é'.repeat(Number(id.at(-1))));
    await journal.close();
  });

  it('drops a last record that was cut at any byte, keeps it aside and says so', async () => {
    const whole = Buffer.concat([
      encodeRecord('one', Buffer.from('first')),
      encodeRecord('two', Buffer.from('second')),
    ]);
    const last = encodeRecord('three', Buffer.from('third'));
    for (let cut = 1; cut < last.length; cut++) {
      const file = join(directory, '00000001.journal');
      writeFileSync(file, Buffer.concat([whole, last.subarray(0, cut)]));
      warnings = [];
      expect(await idsAfterReopening()).toEqual(['one', 'two']);
      expect(warnings).toEqual(['a torn record at the end of the journal was dropped']);
      expect(readFileSync(file).equals(whole)).toBe(true);
      const aside = readdirSync(directory).find((name) => name.includes('.torn-')) ?? '';
      expect(readFileSync(join(directory, aside)).equals(last.subarray(0, cut))).toBe(true);
      rmSync(join(directory, aside));
    }
  });

  it('drops a last record whose bytes are not what was written', async () => {
    const whole = encodeRecord('one', Buffer.from('first'));
    const last = encodeRecord('two', Buffer.from('second'));
    for (let flipped = 0; flipped < last.length; flipped++) {
      const damaged = Buffer.from(last);
      damaged.writeUInt8(damaged.readUInt8(flipped) ^ 0xff, flipped);
      const scanned = scanRecords(Buffer.concat([whole, damaged]));
      expect(scanned.records.map((record) => record.id)).toEqual(['one']);
      expect(scanned.end).toBe(whole.length);
    }
  });

  it('reads on behind a damaged stretch and reports it as an error', async () => {
    const records = ['one', 'two', 'three'].map((id) => encodeRecord(id, Buffer.from('payload')));
    records[1]?.fill(0, 6, 12);
    writeFileSync(join(directory, '00000001.journal'), Buffer.concat(records));
    expect(await idsAfterReopening()).toEqual(['one', 'three']);
    expect(errors).toEqual(['a stretch of the journal cannot be read']);
  });

  it('begins a new segment when one is full and removes old ones once they are out of date', async () => {
    const journal = await open({ segmentBytes: 100 });
    for (const id of ['a', 'b', 'c']) await journal.append(id, Buffer.alloc(100));
    await journal.close();
    expect(segments()).toHaveLength(3);
    const longAgo = new Date(Date.now() - 91 * 86_400_000);
    for (const name of segments()) utimesSync(join(directory, name), longAgo, longAgo);
    expect(await idsAfterReopening({ keepDays: 92 })).toEqual(['a', 'b', 'c']);
    // The newest stays whatever its age: it may hold all there is.
    expect(await idsAfterReopening()).toEqual(['c']);
  });

  it('forgets records of some ids for good, and keeps all others, what comes meanwhile too', async () => {
    const journal = await open({ segmentBytes: 200 });
    const secret = (id: string) => Buffer.from(`the secret of ${id}`);
    for (const id of ['a', 'b', 'c', 'd', 'b', 'e', 'f']) await journal.append(id, secret(id));
    const before = segments();
    const longAgo = new Date(Date.now() - 1_000_000);
    for (const name of before) utimesSync(join(directory, name), longAgo, longAgo);
    const [forgotten] = await Promise.all([
      journal.forget((id) => id === 'b'),
      ...['g', 'h'].map((id) => journal.append(id, secret(id))),
    ]);
    expect(forgotten).toBe(2);
    for (const name of readdirSync(directory)) {
      expect(readFileSync(join(directory, name)).includes('the secret of b')).toBe(false);
      expect(statSync(join(directory, name)).mode & 0o777).toBe(0o600);
    }
    // The age counts from the last record, not from the rewriting.
    expect(statSync(join(directory, before[0] ?? '')).mtimeMs).toBeCloseTo(longAgo.getTime(), -1);
    expect(await journal.forget((id) => id === 'b')).toBe(0);
    await journal.append('i', secret('i'));
    await journal.close();
    expect((await idsAfterReopening()).join('')).toBe('acdefghi');
  });

  it('writes what comes while it forgets, and afterwards, where it stays', async () => {
    const journal = await open();
    const secret = (id: string) => Buffer.from(`the secret of ${id}`);
    await Promise.all(['a', 'b'].map((id) => journal.append(id, secret(id))));
    const [forgotten] = await Promise.all([journal.forget((id) => id === 'b'), journal.append('c', secret('c'))]);
    expect(forgotten).toBe(1);
    await journal.append('d', secret('d'));
    await journal.close();
    expect((await idsAfterReopening()).join('')).toBe('acd');
  });

  it('forgets what was appended before, also while the segment for it is still being made', async () => {
    const kept: string[] = [];
    for (const round of Array(20).keys()) {
      const journal = await open();
      const appended = journal.append(`forgotten-${round}`, Buffer.from('x'));
      const made = segments().length;
      // In every other round its file is there already.
      while (round % 2 === 1 && segments().length === made) await new Promise(setImmediate);
      const forgetting = journal.forget((id) => id.startsWith('forgotten'));
      kept.push(`kept-${round}`);
      await Promise.all([appended, journal.append(`kept-${round}`, Buffer.from('x'))]);
      expect(await forgetting).toBe(1);
      await journal.close();
    }
    expect(await idsAfterReopening()).toEqual(kept);
  });

  it('keeps a damaged stretch of a segment from which something is forgotten', async () => {
    const records = ['one', 'two', 'three'].map((id) => encodeRecord(id, Buffer.from('payload')));
    const [one, two, three] = records;
    two?.fill(0, 6, 12);
    writeFileSync(join(directory, '00000001.journal'), Buffer.concat(records));
    const journal = await open();
    expect(await journal.forget((id) => id === 'one')).toBe(1);
    await journal.close();
    expect(readFileSync(onlySegment())).toEqual(
      Buffer.concat([two ?? one, three].filter((part) => part !== undefined)),
    );
  });

  it('removes what it kept aside when that is out of date, and says that it was no segment', async () => {
    const aside = join(directory, '00000001.journal.torn-1');
    writeFileSync(aside, 'torn');
    await (await open()).close();
    expect(readdirSync(directory)).toEqual(['00000001.journal.torn-1']);
    const longAgo = new Date(Date.now() - 91 * 86_400_000);
    utimesSync(aside, longAgo, longAgo);
    await (await open()).close();
    expect(readdirSync(directory)).toEqual([]);
    expect(infos).toEqual(['an old torn end of a journal segment was removed']);
  });

  it('removes at the start what a crash left of a segment that was being written anew', async () => {
    writeFileSync(join(directory, '00000001.journal'), encodeRecord('kept', Buffer.from('x')));
    writeFileSync(join(directory, '00000001.journal.rewritten'), 'the secret of b');
    expect(await idsAfterReopening()).toEqual(['kept']);
    expect(readdirSync(directory)).toEqual(['00000001.journal']);
    expect(infos).toEqual(['a half rewritten journal segment was removed']);
  });

  it('leaves no half of a segment when it cannot be written anew', async () => {
    const journal = await open();
    await journal.append('b', Buffer.from('the secret of b'));
    const file = onlySegment();
    const forgetting = journal.forget(() => {
      // A folder does not give its name to a file.
      rmSync(file);
      mkdirSync(file);
      return true;
    });
    await expect(forgetting).rejects.toThrow('EISDIR');
    await journal.close();
    expect(readdirSync(directory)).toEqual(segments());
  });

  it('lets nobody else read it', async () => {
    const journal = await open();
    await journal.append('a', Buffer.from('personal'));
    await journal.close();
    expect(statSync(onlySegment()).mode & 0o777).toBe(0o600);
  });

  it('refuses an append after closing, an empty id and a record without bounds', async () => {
    const journal = await open();
    await journal.close();
    await expect(journal.append('a', Buffer.alloc(1))).rejects.toThrow('closed');
    expect(() => encodeRecord('', Buffer.alloc(1))).toThrow(RangeError);
    expect(() => encodeRecord('a', Buffer.alloc(maxRecordBytes))).toThrow(RangeError);
  });

  it('rejects an append that cannot be written, and takes the next one when writing works again', async () => {
    const journal = await open();
    rmSync(directory, { recursive: true });
    await expect(journal.append('lost', Buffer.from('x'))).rejects.toThrow('ENOENT');
    await journal.close();
    const again = await open();
    await again.append('kept', Buffer.from('x'));
    await again.close();
    expect(await idsAfterReopening()).toEqual(['kept']);
  });
});
