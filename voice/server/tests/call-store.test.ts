import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { silentLogger } from '@parley/kit-base/logger';
import { openDatabase } from '@parley/kit-server/database';
import { migrate } from '@parley/kit-server/migrate';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { expect, it } from 'vitest';
import { CallStore } from '../src/calls/call-store.ts';

it('forgets what was said in calls that ended long ago, and no other', async () => {
  const dataDir = await makeDataDir('calls');
  const database = await openDatabase({ dataDir, logger: silentLogger });
  try {
    await migrate(database, { product: 'voice', folder: new URL('../migrations/', import.meta.url) });
    const calls = new CallStore(database);
    const create = async (endedDaysAgo?: number) => {
      const { id } = await calls.create({ id: randomUUID(), assistant_id: 'demo', room: 'room' });
      if (endedDaysAgo === undefined) return id;
      await calls.end(id, { endedReason: 'customer-ended-call', lines: [], latencies: [] });
      await database.pool.query(`update voice.calls set ended_at = now() - $2 * interval '1 day' where id = $1`, [
        id,
        endedDaysAgo,
      ]);
      return id;
    };
    const [running, recent, old] = [await create(), await create(89), await create(91)];
    expect(await calls.forget(90)).toBe(1);
    expect(await calls.find(old)).toBeUndefined();
    expect((await calls.list(10)).map(({ id }) => id).sort()).toEqual([running, recent].sort());
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
