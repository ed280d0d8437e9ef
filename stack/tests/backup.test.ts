import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGzip, gunzipSync, gzipSync } from 'node:zlib';
import { silentLogger } from '@parley/kit-base/logger';
import { openDatabase } from '@parley/kit-server/database';
import { rolesSql } from '@parley/kit-server/roles';
import { parseSettings } from '@parley/kit-server/settings';
import { dumpTables } from '@parley/kit-server/table-dump';
import { leadJournalPath } from '@parley/site/leads/lead-store.server';
import { openRealPostgres, realPostgresMissing } from '@parley/site/leads/tests/real-postgres';
import { startLocalS3 } from '@parley/site/media/tests/local-s3';
import { samplePhoto } from '@parley/site/media/tests/sample-files';
import { restoreJobs } from '@parley/site/outbox/job-queue.server';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBackup } from '../src/make-backup.ts';
import { productSchemas, withoutRows } from '../src/product-data.ts';
import { restoreBackup } from '../src/restore-backup.ts';
import { type StackProcess, startStackProcess } from '../testing/stack-process.ts';

const admin = { ADMIN_EMAIL: 'asha@example.com', ADMIN_PASSWORD: 'a long password' };
const commandFile = (name: string) => fileURLToPath(new URL(`../src/${name}-command.ts`, import.meta.url));

let scratch: string;
/** The backup that was made while the server took leads. */
let file: string;
let stack: StackProcess;
/** Every lead that was acknowledged, before the backup began and while it ran. */
const before: string[] = [];
const during: string[] = [];
let mediaUrl: string;
let mediaBytes: Buffer;
/** What is left in the lead journal by a process that ended while it erased. */
const halfRewritten = '00000001.journal.rewritten';

async function run(command: string, args: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [commandFile(command), ...args], {
    env: { ...process.env, INIT_CWD: scratch, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, 'exit');
  return { code, output };
}

async function saveLead(url: string, name: string): Promise<void> {
  const data = { name, email: `${name}@example.com`, phone_number: '+919812345678' };
  const answer = await fetch(`${url}/save_lead`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ sheet_name: 'confirmed_lead', data }),
  });
  if (!answer.ok) throw new Error(`a lead was answered with ${answer.status}`);
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function leadNames(url: string, cookie: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/admin/leads?limit=200`, { headers: { cookie } });
  const { leads } = (await answer.json()) as { leads: Array<{ name: string }> };
  return leads.map(({ name }) => name);
}

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'parley-backup-'));
  file = join(scratch, 'first.backup');
  stack = await startStackProcess({ dataDir: join(scratch, 'first'), environment: admin });
  const cookie = await signIn(stack.url);
  for (let count = 0; count < 20; count += 1) {
    const name = `before-${count}`;
    await saveLead(stack.url, name);
    before.push(name);
  }
  const uploaded = await fetch(`${stack.url}/api/admin/media?name=a.jpg&alt_text=A`, {
    method: 'POST',
    headers: { cookie, origin: stack.url, 'content-type': 'application/octet-stream' },
    body: await samplePhoto(600, 300),
  });
  mediaUrl = ((await uploaded.json()) as { storage_url: string }).storage_url;
  mediaBytes = Buffer.from(await (await fetch(`${stack.url}${mediaUrl}`)).arrayBuffer());
  await writeFile(join(leadJournalPath(stack.dataDir), halfRewritten), 'what an erasure was about to take out');
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

describe('a backup of a server that runs', () => {
  it('is made by one command while leads come in, each of which is answered', async () => {
    let isDone = false;
    const taking = (async () => {
      while (!isDone) {
        const name = `during-${during.length}`;
        await saveLead(stack.url, name);
        during.push(name);
      }
    })();
    const { code, output } = await run('backup', ['first.backup', '--with-keys'], { DATA_DIR: stack.dataDir });
    isDone = true;
    await taking;
    expect([code, output]).toEqual([0, expect.stringMatching(/rows and 2 media files in .*\nIt holds the keys/)]);
    expect(during.length).toBeGreaterThan(0);
    // For its owner alone: it holds what visitors wrote.
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect((await readdir(scratch)).filter((name) => name.startsWith('.'))).toEqual([]);
    expect(gunzipSync(await readFile(file)).includes(halfRewritten)).toBe(false);
    await stack.stop();
  });

  it('is restored by one command into an empty place, and npm start serves it: leads, media, sign-in', async () => {
    const dataDir = join(scratch, 'second');
    const { code, output } = await run('restore', ['first.backup'], { DATA_DIR: dataDir });
    expect([code, output]).toEqual([0, expect.stringContaining('npm start serves it')]);
    // Without the settings that made the admin: the account itself has come back.
    const restored = await startStackProcess({ dataDir });
    try {
      const cookie = await signIn(restored.url);
      const names = await leadNames(restored.url, cookie);
      expect(names).toEqual(expect.arrayContaining(before));
      const media = await fetch(`${restored.url}${mediaUrl}`);
      expect(Buffer.from(await media.arrayBuffer()).equals(mediaBytes)).toBe(true);
      expect((await fetch(`${restored.url}/case-studies`)).status).toBe(200);
      // New rows get ids behind the old ones.
      await saveLead(restored.url, 'afterwards');
      expect(await leadNames(restored.url, cookie)).toContain('afterwards');
      expect(await readFile(join(dataDir, 'keys.json'), 'utf8')).toBe(
        await readFile(join(scratch, 'first', 'keys.json'), 'utf8'),
      );
    } finally {
      await restored.stop();
    }
  });

  it('refuses to overwrite: a file that is there, a place that is not empty', async () => {
    const again = await run('backup', ['first.backup'], { DATA_DIR: join(scratch, 'first') });
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('is there already')]);
    const over = await run('restore', ['first.backup'], { DATA_DIR: join(scratch, 'first') });
    expect([over.code, over.output]).toEqual([1, expect.stringContaining('is not empty')]);
    const nothing = await run('backup', ['other.backup'], { DATA_DIR: join(scratch, 'nowhere') });
    expect([nothing.code, nothing.output]).toEqual([1, expect.stringContaining('There is no database')]);
  });
});

const settingsOf = (environment: Record<string, string>) => parseSettings(environment);

/** Every row of a database as the backup writes it, in an order of its own. */
async function contentOf(environment: Record<string, string>): Promise<Record<string, string[]>> {
  const settings = settingsOf(environment);
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    logger: silentLogger,
  });
  const folder = await mkdtemp(join(scratch, 'content-'));
  const client = await database.pool.connect();
  try {
    const { tables, sequences } = await dumpTables(client, { schemas: productSchemas, without: withoutRows, folder });
    const content: Record<string, string[]> = { sequences: sequences.map(({ name, last }) => `${name} ${last}`) };
    for (const { name, rows } of tables)
      content[name] = rows === 0 ? [] : (await readFile(join(folder, `${name}.ndjson`), 'utf8')).split('\n').sort();
    return content;
  } finally {
    client.release();
    await database.close();
  }
}

describe('a backup', () => {
  it('keeps awkward values and waiting jobs exactly, and moves between the embedded database and PostgreSQL', async () => {
    if (realPostgresMissing) throw new Error(realPostgresMissing);
    const embedded = { DATA_DIR: join(scratch, 'awkward') };
    await cp(join(scratch, 'first'), embedded.DATA_DIR, { recursive: true });
    const database = await openDatabase({ databaseUrl: undefined, dataDir: embedded.DATA_DIR, logger: silentLogger });
    await database.pool.query(
      `insert into site.leads (id, sheet_name, data, created_at)
       values (gen_random_uuid(), 'confirmed_lead', $1, '2026-01-01 10:00:00.123456+05:30')`,
      [JSON.stringify({ name: 'line\nend \u2028 "quote" \\ tab\t हिन्दी 🏠', email: null, nested: [1.1, null, {}] })],
    );
    await restoreJobs(database, [{ queue: 'mail', data: { kind: 'newsletter' } }], silentLogger);
    await database.close();
    const original = await contentOf(embedded);

    const first = join(scratch, 'awkward.backup');
    await makeBackup({ settings: settingsOf(embedded), file: first, hasKeys: false, logger: silentLogger });
    expect(gunzipSync(await readFile(first)).includes('appSecret')).toBe(false);
    const s3 = await startLocalS3({
      bucket: 'media',
      region: 'ap-south-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
    const s3Settings = {
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: 'media',
      S3_REGION: 'ap-south-1',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    const postgres = await openRealPostgres();
    try {
      await postgres.asSuperuser(rolesSql(new URL(postgres.url).username));
      const server = { DATA_DIR: join(scratch, 'server'), DATABASE_URL: postgres.url };
      const moved = await restoreBackup({ settings: settingsOf(server), file: first, logger: silentLogger });
      expect(moved.jobs).toBe(1);
      expect(await contentOf(server)).toEqual(original);
      await expect(
        restoreBackup({
          settings: settingsOf({ ...server, DATA_DIR: join(scratch, 'other') }),
          file: first,
          logger: silentLogger,
        }),
      ).rejects.toMatchObject({ code: 'not-empty' });

      const second = join(scratch, 'server.backup');
      await makeBackup({ settings: settingsOf(server), file: second, hasKeys: false, logger: silentLogger });
      const back = { DATA_DIR: join(scratch, 'back'), ...s3Settings };
      await restoreBackup({ settings: settingsOf(back), file: second, logger: silentLogger });
      expect(await contentOf(back)).toEqual(original);
      // Its media lie in S3 now, and a backup finds them there.
      expect([...s3.objects.keys()].map((key) => key.split('/')[0])).toEqual(['images', 'images']);
      const third = join(scratch, 's3.backup');
      const made = await makeBackup({ settings: settingsOf(back), file: third, hasKeys: false, logger: silentLogger });
      expect([made.mediaFiles, made.missing]).toEqual([2, []]);
      s3.objects.clear();
      const lost = { settings: settingsOf(back), file: join(scratch, 'lost.backup'), hasKeys: false };
      expect((await makeBackup({ ...lost, logger: silentLogger })).missing).toContain(mediaUrl);
      // What guards the tables is as it was.
      const restored = await openDatabase({ databaseUrl: postgres.url, dataDir: scratch, logger: silentLogger });
      const { rows } = await restored.pool.query(
        `select count(*) filter (where tgenabled <> 'O')::int as off from pg_trigger where not tgisinternal`,
      );
      const { rows: open } = await restored.pool.query(
        `select from pg_class where relnamespace = 'site'::regnamespace and relrowsecurity and not relforcerowsecurity`,
      );
      await restored.close();
      expect([rows, open]).toEqual([[{ off: 0 }], []]);
    } finally {
      await postgres.close();
      await s3.close();
    }
  }, 120_000);

  it('that is damaged, cut off, foreign or newer is refused, and the place stays empty', async () => {
    const bytes = gunzipSync(await readFile(file));
    const changed = Buffer.from(bytes);
    changed.write('x', changed.indexOf('before-7'));
    const newer = Buffer.from(bytes);
    newer.write('998-', newer.lastIndexOf('001-leads.sql'));
    const climbing = pack();
    climbing.entry({ name: '../outside.txt' }, 'bytes');
    climbing.finalize();
    await pipeline(climbing, createGzip(), createWriteStream(join(scratch, 'climbing.backup')));
    await writeFile(join(scratch, 'changed.backup'), gzipSync(changed));
    await writeFile(join(scratch, 'newer.backup'), gzipSync(newer));
    await writeFile(join(scratch, 'cut.backup'), (await readFile(file)).subarray(0, 4000));
    await writeFile(join(scratch, 'text.backup'), 'This is no archive.');
    for (const [name, code] of [
      ['changed', 'damaged'],
      ['newer', 'newer-version'],
      ['climbing', 'not-a-backup'],
      ['cut', 'not-a-backup'],
      ['text', 'not-a-backup'],
      ['missing', 'not-a-backup'],
    ]) {
      const target = join(scratch, `refused-${name}`);
      const restoring = restoreBackup({
        settings: settingsOf({ DATA_DIR: target }),
        file: join(scratch, `${name}.backup`),
        logger: silentLogger,
      });
      await expect(restoring, name).rejects.toMatchObject({ code });
      expect(await readdir(target).catch(() => []), name).toEqual([]);
    }
  });
});
