import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLogger } from '@parley/kit-base/logger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { socketDirectory } from './embedded.ts';
import { asRole, ensureRoles } from './roles.ts';

let dataDir: string;
let database: Database;

beforeAll(async () => {
  // Longer than a unix socket's path may be, so that the way round is the one that is tested.
  dataDir = join(mkdtempSync(join(tmpdir(), 'parley-embedded-')), 'd'.repeat(100));
  mkdirSync(dataDir);
  database = await openDatabase({ dataDir, logger: silentLogger });
});

afterAll(async () => {
  await database.close();
  rmSync(join(dataDir, '..'), { recursive: true });
  rmSync(socketDirectory(dataDir), { recursive: true });
});

describe('the embedded database', () => {
  it('opens where the path is too long for a socket, closed to other users', async () => {
    expect(socketDirectory(dataDir).startsWith(tmpdir())).toBe(true);
    for (const directory of [socketDirectory(dataDir), join(dataDir, 'pg')]) {
      expect(statSync(directory).mode & 0o077).toBe(0);
    }
    const { rows } = await database.pool.query('select 1 as one');
    expect(rows).toEqual([{ one: 1 }]);
  });

  it('refuses a second owner of its data directory', async () => {
    await expect(openDatabase({ dataDir, logger: silentLogger })).rejects.toMatchObject({
      code: 'data-directory-in-use',
      message: expect.stringContaining('The data directory is in use'),
    });
  });

  it('carries on after failed queries, many at a time', async () => {
    await database.pool.query('create table numbers (n int primary key)');
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) => database.pool.query('insert into numbers values ($1)', [index % 100])),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(100);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: '23505' });
    const { rows } = await database.pool.query('select count(*)::int as count from numbers');
    expect(rows).toEqual([{ count: 100 }]);
  });

  it('keeps the event loop free during a long query', async () => {
    let longestGapMs = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longestGapMs = Math.max(longestGapMs, performance.now() - last);
      last = performance.now();
    }, 5);
    const start = performance.now();
    await database.pool.query('select count(*) from generate_series(1, 3000000)');
    clearInterval(timer);
    expect(longestGapMs).toBeLessThan((performance.now() - start) / 2);
  });

  it('has pgcrypto at hand', async () => {
    await database.pool.query('create extension pgcrypto');
    const { rows } = await database.pool.query(`select encode(digest('a', 'sha256'), 'hex') as hash`);
    expect(rows[0]).toEqual({ hash: expect.stringMatching(/^ca978112/) });
  });

  it('runs work with the rights of the role only', async () => {
    await ensureRoles(database);
    await ensureRoles(database);
    await database.pool.query('create table closed (n int)');
    const reading = asRole(database, { role: 'anon' }, (transaction) =>
      transaction
        .withSchema('public')
        .selectFrom('closed' as never)
        .selectAll()
        .execute(),
    );
    await expect(reading).rejects.toMatchObject({ code: '42501' });
  });
});
