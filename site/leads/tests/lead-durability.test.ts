import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { silentLogger } from '@parley/kit-base/logger';
import { openDatabase } from '@parley/kit-server/database';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leadJournalPath } from '../lead-store.server.ts';
import { bookDemo, changeBooking, type LeadProcess, leadIdsIn, sendLead, startLeadProcess } from './lead-process.ts';

/** Why a trace cannot be taken here, or undefined when it can. */
function tracerMissing(): string | undefined {
  const trial = spawnSync('strace', ['-f', '-o', '/dev/null', '-e', 'trace=fdatasync', 'true']);
  if (trial.error) return 'strace is not installed';
  return trial.status === 0 ? undefined : 'tracing processes is not permitted here';
}

let dataDir: string;
let service: LeadProcess | undefined;

const start = async (wrapper?: string[]) => {
  service = await startLeadProcess({ dataDir, ...(wrapper ? { wrapper } : {}) });
  return service;
};

beforeEach(async () => {
  dataDir = await makeDataDir('leads');
});

afterEach(async () => {
  await service?.kill();
  service = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a lead that was acknowledged', () => {
  it('is there after the server was killed right after its 2xx, twenty times', { timeout: 180_000 }, async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < 20; round++) {
      const { url, kill } = await start();
      const sent = Array.from({ length: 20 }, (_, index) => sendLead(url, `Visitor-${round}-${index}`));
      // The kill falls among the others: some are acknowledged by then, some are on their way, some never arrive.
      acknowledged.push(await Promise.any(sent));
      await kill();
      for (const result of await Promise.allSettled(sent))
        if (result.status === 'fulfilled') acknowledged.push(result.value);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(20);
    const kept = await leadIdsIn(dataDir);
    expect(new Set(kept).size).toBe(kept.length);
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
  });

  it('comes back exactly once when the database folder is an older copy', async () => {
    const copy = `${dataDir}-copy`;
    const before = await start();
    const early = await sendLead(before.url, 'Early');
    await before.stop();
    cpSync(join(dataDir, 'pg'), copy, { recursive: true });

    const during = await start();
    const late = await Promise.all(Array.from({ length: 30 }, (_, index) => sendLead(during.url, `Late-${index}`)));
    const key = { idempotency_key: 'one-submission' };
    const repeated = [await sendLead(during.url, 'Twice', key), await sendLead(during.url, 'Twice', key)];
    await during.kill();
    rmSync(join(dataDir, 'pg'), { recursive: true });
    cpSync(copy, join(dataDir, 'pg'), { recursive: true });
    rmSync(copy, { recursive: true });

    const after = await start();
    const restored = { records: 33, restored: 31, failed: 0 };
    expect(after.log).toContainEqual(
      expect.objectContaining({ msg: 'leads were put back from the journal', ...restored }),
    );
    await after.kill();
    expect(new Set(repeated).size).toBe(1);
    expect((await leadIdsIn(dataDir)).sort()).toEqual([early, ...late, repeated[0]].sort());

    const again = await start();
    expect(again.log).toContainEqual(expect.objectContaining({ msg: 'lead journal read', restored: 0 }));
  });

  it('comes back with the bookings as they were agreed last, each once', async () => {
    const copy = `${dataDir}-copy`;
    const before = await start();
    const early = await bookDemo(before.url, 'early@example.com');
    await before.stop();
    cpSync(join(dataDir, 'pg'), copy, { recursive: true });

    const during = await start();
    const moved = await changeBooking(during.url, early, 'move');
    const late = await bookDemo(during.url, 'late@example.com');
    const gone = await bookDemo(during.url, 'gone@example.com');
    await changeBooking(during.url, gone, 'cancel');
    // The time that was cancelled is free again, and taken by somebody else.
    const next = await bookDemo(during.url, 'next@example.com');
    expect(next.startsAt).toBe(gone.startsAt);
    await during.kill();
    rmSync(join(dataDir, 'pg'), { recursive: true });
    cpSync(copy, join(dataDir, 'pg'), { recursive: true });
    rmSync(copy, { recursive: true });

    const after = await start();
    expect(after.log).toContainEqual(
      expect.objectContaining({ msg: 'leads were put back from the journal', records: 6, restored: 5, failed: 0 }),
    );
    await after.kill();
    const database = await openDatabase({ dataDir, logger: silentLogger });
    const { rows } = await database.pool.query<{ id: string; starts_at: Date; status: string; topics: string[] }>(
      `select b.id, b.starts_at, b.status, b.email,
              array(select o.topic from site.outbox o where o.subject_id = b.id order by o.revision) as topics
         from site.bookings b order by b.created_at`,
    );
    await database.close();
    const shown = rows.map(({ id, starts_at: at, status, topics }) => [id, at.toISOString(), status, topics]);
    expect(shown).toEqual([
      [early.id, moved.startsAt, 'booked', ['demo-booked', 'demo-moved']],
      [late.id, late.startsAt, 'booked', ['demo-booked']],
      [gone.id, gone.startsAt, 'cancelled', ['demo-booked', 'demo-cancelled']],
      [next.id, next.startsAt, 'booked', ['demo-booked']],
    ]);

    const again = await start();
    expect(again.log).toContainEqual(expect.objectContaining({ msg: 'lead journal read', restored: 0 }));
  });

  it('is still taken, and the loss logged, after the last record of the journal was torn', async () => {
    const first = await start();
    const kept = await sendLead(first.url, 'Kept');
    await sendLead(first.url, 'Torn');
    await first.kill();
    const [segment = ''] = readdirSync(leadJournalPath(dataDir));
    const file = join(leadJournalPath(dataDir), segment);
    truncateSync(file, readFileSync(file).length - 7);
    rmSync(join(dataDir, 'pg'), { recursive: true });

    const second = await start();
    expect(second.log.map((line) => line.msg)).toContain('a torn record at the end of the journal was dropped');
    const fresh = await sendLead(second.url, 'Fresh');
    await second.kill();
    expect((await leadIdsIn(dataDir)).sort()).toEqual([kept, fresh].sort());
  });

  it('does not come back from the journal once an admin has deleted it', async () => {
    const first = await start();
    const kept = await sendLead(first.url, 'Kept');
    const deleted = await sendLead(first.url, 'Deleted');
    await first.stop();
    const database = await openDatabase({ dataDir, logger: silentLogger });
    await database.pool.query('delete from site.leads where id = $1', [deleted]);
    await database.close();
    await (await start()).stop();
    expect(await leadIdsIn(dataDir)).toEqual([kept]);
  });
});

describe('a second process', () => {
  it('is refused the data directory with a clear error', async () => {
    await start();
    await expect(startLeadProcess({ dataDir })).rejects.toThrow('The data directory is in use');
  });
});

const missing = tracerMissing();
describe.skipIf(missing !== undefined)(`the system calls${missing ? ` (skipped: ${missing})` : ''}`, () => {
  it('show an fdatasync of the journal before every 2xx', async () => {
    const trace = join(dataDir, 'trace.txt');
    writeFileSync(trace, '');
    const calls = 'trace=openat,write,pwrite64,writev,sendto,sendmsg,fdatasync';
    const { url, kill } = await start(['strace', '-f', '-yy', '-s', '4096', '-o', trace, '-e', calls]);
    const sent = 12;
    await bookDemo(url, 'traced@example.com');
    for (let index = 1; index < sent / 2; index++) await sendLead(url, `Alone-${index}`);
    await Promise.all(Array.from({ length: sent / 2 }, (_, index) => sendLead(url, `Together-${index}`)));
    // The tracer has written a call down before the process goes on, so what was answered is in the file.
    const events = traceEvents(readFileSync(trace, 'utf8'));
    await kill();

    const answers = events.filter((event) => event.type === 'answer');
    expect(answers).toHaveLength(sent);
    for (const answer of answers) {
      const earlier = events.slice(0, events.indexOf(answer));
      const written = earlier.findIndex((event) => event.type === 'journal-write' && event.text.includes(answer.id));
      const synced = earlier.findLastIndex((event) => event.type === 'journal-sync');
      expect(written, `the journal holds ${answer.id} before its answer`).toBeGreaterThanOrEqual(0);
      expect(synced, `${answer.id} is synced before its answer`).toBeGreaterThan(written);
    }
  });
});

type TraceEvent = { type: 'journal-write'; text: string } | { type: 'journal-sync' } | { type: 'answer'; id: string };

/** Journal writes and answers at the moment they begin, journal syncs at the moment they have succeeded. */
function traceEvents(trace: string): TraceEvent[] {
  const events: TraceEvent[] = [];
  const syncing = new Set<string>();
  for (const line of trace.split('\n')) {
    const thread = /^\d+/.exec(line)?.[0] ?? '';
    const isJournal = line.includes('.journal>');
    if (/ fdatasync\(/.test(line) && isJournal) {
      if (/= 0$/.test(line)) events.push({ type: 'journal-sync' });
      else if (line.includes('<unfinished')) syncing.add(thread);
    } else if (line.includes('<... fdatasync resumed>') && syncing.delete(thread)) {
      if (/= 0$/.test(line)) events.push({ type: 'journal-sync' });
    } else if (/ p?write(?:64|v)?\(/.test(line) && isJournal) {
      events.push({ type: 'journal-write', text: line });
    } else if (line.includes('HTTP/1.1 201')) {
      const id = /\\"id\\":\\"([0-9a-f-]{36})/.exec(line)?.[1];
      if (id === undefined) throw new Error(`An answer without an id: ${line}`);
      events.push({ type: 'answer', id });
    }
  }
  return events;
}
