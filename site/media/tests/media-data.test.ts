import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManualClock } from '@parley/kit-base/clock';
import { silentLogger } from '@parley/kit-base/logger';
import { type Database, openDatabase } from '@parley/kit-server/database';
import { type RunningHttpServer, startHttpServer } from '@parley/kit-server/http-server';
import { migrate } from '@parley/kit-server/migrate';
import { asRole, rolesSql } from '@parley/kit-server/roles';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRealPostgres, type RealPostgres, realPostgresMissing } from '../../leads/tests/real-postgres.ts';
import { errorResponse } from '../../server/error-response.ts';
import { useCases } from '../../use-cases/use-cases.ts';
import { DiskStorage } from '../disk-storage.server.ts';
import { loadHomeMedia } from '../home-media.ts';
import { MediaHosts } from '../media-hosts.server.ts';
import { createMediaRoutes } from '../media-routes.server.ts';
import { createPublicMedia } from '../public-media.server.ts';

const kinds = realPostgresMissing ? ['embedded'] : ['embedded', 'server'];
const admin = { role: 'admin', userId: 'the-admin' } as const;

interface Row {
  name: string;
  useCase: string | null;
  type?: 'video' | 'image';
  active?: boolean;
  at?: string;
  url?: string;
}

describe.each(kinds)('media on the %s database', (kind) => {
  let dataDir: string;
  let postgres: RealPostgres | undefined;
  let database: Database;
  let http: RunningHttpServer;
  let url = '';

  beforeAll(async () => {
    dataDir = await makeDataDir('media');
    postgres = kind === 'server' ? await openRealPostgres() : undefined;
    // The login of the tests may not make roles; its operator does.
    await postgres?.asSuperuser(rolesSql(new URL(postgres.url).username));
    database = await openDatabase({ databaseUrl: postgres?.url, dataDir, logger: silentLogger });
    await migrate(database, { product: 'site', folder: new URL('../../server/migrations/', import.meta.url) });
    const app = new Hono();
    app.onError(errorResponse(silentLogger));
    app.route(
      '/',
      createMediaRoutes({
        database,
        storage: new DiskStorage(`${dataDir}/media`),
        ...nothingHidden,
        trust: { hops: 1 },
      }),
    );
    http = await startHttpServer({ app, host: '127.0.0.1', port: 0 });
    url = `http://127.0.0.1:${http.port}`;

    for (const row of [
      { name: 'old.mp4', useCase: 'tour', at: '2026-01-01' },
      { name: 'new.mp4', useCase: 'tour', at: '2026-03-01' },
      { name: 'still.png', useCase: 'tour', type: 'image', at: '2026-02-01' },
      { name: 'hidden.mp4', useCase: 'tour', active: false, at: '2026-04-01' },
      { name: 'other.mp4', useCase: 'Main hero demo', at: '2026-04-01' },
      { name: 'nowhere.mp4', useCase: null },
    ] as Row[])
      await add(row);
  });
  afterAll(async () => {
    await http?.close();
    await database?.close();
    await postgres?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const add = ({ name, useCase, type = 'video', active = true, at = '2026-01-01', ...row }: Row) =>
    asRole(database, admin, (transaction) =>
      sql`insert into site.media_files (file_name, original_name, file_type, use_case, storage_url, content_type,
                                        file_size, is_active, uploaded_at)
          values (${name}, ${`Private ${name}`}, ${type}, ${useCase}, ${row.url ?? `/media/${type}s/${name}`},
                  ${type === 'video' ? 'video/mp4' : 'image/png'}, 12, ${active}, ${at}::timestamptz)`.execute(
        transaction,
      ),
    );

  async function ask(body: unknown, type = 'application/json') {
    const response = await fetch(`${url}/rpc/get_public_media`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  }
  const names = (body: unknown) => (body as Array<{ file_name: string }>).map(({ file_name: name }) => name);

  it('gives anybody the active files of a use case and type, newest first [W-7.12, W-6.1]', async () => {
    const videos = await ask({ p_use_case: 'tour', p_file_type: 'video' });
    expect(videos.status).toBe(200);
    expect(names(videos.body)).toEqual(['new.mp4', 'old.mp4']);
    expect(names((await ask({ p_use_case: 'tour', p_file_type: 'image' })).body)).toEqual(['still.png']);
    expect(names((await ask({ p_use_case: 'tour' })).body)).toEqual(['new.mp4', 'still.png', 'old.mp4']);
    expect(names((await ask({ p_use_case: 'tour', p_file_type: null })).body)).toHaveLength(3);
    expect((await ask({ p_use_case: 'nothing', p_file_type: 'video' })).body).toEqual([]);
  });

  it('tells visitors where a file lies, and not what it was called before', async () => {
    const { body } = await ask({ p_use_case: 'tour', p_file_type: 'video' });
    const [first] = body as Array<Record<string, unknown>>;
    expect(first).toMatchObject({
      file_type: 'video',
      use_case: 'tour',
      storage_url: '/media/videos/new.mp4',
      content_type: 'video/mp4',
      file_size: 12,
      is_active: true,
    });
    expect(JSON.stringify(first)).not.toContain('Private');
  });

  it('refuses other input', async () => {
    expect(await ask({ p_file_type: 'video' })).toMatchObject({ status: 400 });
    expect(await ask({ p_use_case: 'tour', p_file_type: 'sound' })).toMatchObject({ status: 400 });
    expect(await ask({ p_use_case: ['trust'] })).toMatchObject({ status: 400 });
    expect(await ask({ p_use_case: 'tour' }, 'text/plain')).toMatchObject({ status: 415 });
  });

  it('keeps the table itself from visitors and users, and lets the admin read it directly [W-6.7]', async () => {
    const count = (actor: Parameters<typeof asRole>[1]) =>
      asRole(database, actor, async (transaction) => {
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from site.media_files`.execute(transaction);
        return rows[0]?.n;
      });
    await expect(count({ role: 'anon' })).rejects.toThrow('permission denied');
    await expect(count({ role: 'user', userId: 'somebody' })).rejects.toThrow('permission denied');
    // Six of this test, and the eleven that come with the product.
    expect(await count(admin)).toBe(6 + 11);
  });

  it('holds the fields of the spec, with file type video or image [W-3.33, W-3.34, W-3.35, W-3.36]', async () => {
    const rows = await asRole(database, admin, async (transaction) => {
      const found = await sql<Record<string, unknown>>`select * from site.media_files limit 1`.execute(transaction);
      return found.rows;
    });
    expect(Object.keys(rows[0] ?? {})).toEqual(
      expect.arrayContaining([
        ...['id', 'file_name', 'original_name', 'file_type', 'use_case', 'storage_url', 'content_type', 'file_size'],
        ...['is_active', 'uploaded_at'],
      ]),
    );
    await expect(add({ name: 'a.mp3', useCase: 'tour', type: 'sound' as never })).rejects.toThrow('file_type');
  });

  it('has a video for every use case from the first start on', async () => {
    const ids = useCases.map(({ id }) => id);
    const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const { useCaseVideos } = await loadHomeMedia(createPublicMedia(database), ids);
    expect(useCaseVideos).toEqual(Object.fromEntries(ids.map((id) => [id, `/use-case-videos/${kebab(id)}.mp4`])));
    for (const path of Object.values(useCaseVideos))
      expect(statSync(new URL(`../../public${path}`, import.meta.url)).size).toBeGreaterThan(10_000);
  });

  it('names the hosts of active media for the policy of pages, and nothing that could be more than a host', async () => {
    const clock = new ManualClock(1_000_000);
    const hosts = new MediaHosts({ database, logger: silentLogger, clock });
    expect(await hosts.read()).toEqual({ 'media-src': [], 'img-src': [] });
    const at = (url: string, type: 'video' | 'image' = 'video', active = true) =>
      add({ name: url, useCase: 'hosts', type, active, url });
    await at('HTTPS://CDN.example:8443/videos/a.mp4');
    await at('https://cdn.example:8443/videos/b.mp4?x=https://other.example');
    await at('http://pictures.example/a.png', 'image');
    await at('https://hidden.example/a.mp4', 'video', false);
    for (const url of [
      "https://x.example;script-src 'unsafe-inline'",
      'https://x.example, *',
      'https://*',
      '//y.example/a',
    ])
      await at(url);
    expect(await hosts.read()).toEqual({ 'media-src': [], 'img-src': [] });
    await clock.advance(5000);
    expect(await hosts.read()).toEqual({
      'media-src': ['https://cdn.example:8443'],
      'img-src': ['http://pictures.example'],
    });
  });

  it('gives the home page all its videos in one call', async () => {
    const media = await loadHomeMedia(createPublicMedia(database), ['villas', 'tour']);
    expect(media).toEqual({
      heroVideo: '/media/videos/other.mp4',
      useCaseVideos: { tour: '/media/videos/new.mp4' },
      agentImage: undefined,
    });
  });
});

/** All files are as visitors see them. */
const nothingHidden = { hidden: { has: async () => false }, isAdmin: async () => false };

describe('the address of an uploaded file', () => {
  const content = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
  let dataDir: string;
  let http: RunningHttpServer;
  let url = '';

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'parley-media-'));
    const videos = join(dataDir, 'media/videos');
    mkdirSync(join(videos, 'main hero'), { recursive: true });
    mkdirSync(join(dataDir, 'media/images'), { recursive: true });
    writeFileSync(join(videos, 'main hero/1-a.mp4'), content);
    writeFileSync(join(videos, '.hidden.mp4'), content);
    writeFileSync(join(videos, 'page.html'), '<script>alert(1)</script>');
    writeFileSync(join(dataDir, 'media/images/a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(dataDir, 'keys.json'), '{"secret":true}');
    symlinkSync(join(dataDir, 'keys.json'), join(videos, 'link.mp4'));
    const app = new Hono();
    app.onError(errorResponse(silentLogger));
    const storage = new DiskStorage(`${dataDir}/media`);
    // No request below reaches the database.
    app.route('/', createMediaRoutes({ database: {} as Database, storage, ...nothingHidden, trust: { hops: 1 } }));
    http = await startHttpServer({ app, host: '127.0.0.1', port: 0 });
    url = `http://127.0.0.1:${http.port}`;
  });
  afterAll(async () => {
    await http?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const video = '/media/videos/main%20hero/1-a.mp4';
  const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

  it('sends it whole, for an hour, and safe to open by itself', async () => {
    const response = await fetch(url + video);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox/);
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(await bytes(response)).toEqual(content);
    const picture = await fetch(`${url}/media/images/a.svg`);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');
    await picture.text();
  });

  it('sends a stretch of it', async () => {
    const ask = (range: string, more = {}) => fetch(url + video, { headers: { range, ...more } });
    const middle = await ask('bytes=100-199');
    expect(middle.status).toBe(206);
    expect(middle.headers.get('content-range')).toBe('bytes 100-199/1000');
    expect(middle.headers.get('content-length')).toBe('100');
    expect(await bytes(middle)).toEqual(content.subarray(100, 200));
    expect(await bytes(await ask('bytes=-10'))).toEqual(content.subarray(990));
    const behind = await ask('bytes=1000-');
    expect(behind.status).toBe(416);
    expect(behind.headers.get('content-range')).toBe('bytes */1000');
    const changed = await ask('bytes=0-9', { 'if-range': '"another"' });
    expect(changed.status).toBe(200);
    expect(await bytes(changed)).toHaveLength(1000);
  });

  it('answers HEAD, and who has it already', async () => {
    const head = await fetch(url + video, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe('1000');
    const again = await fetch(url + video, { headers: { 'if-none-match': head.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('lets no page be opened from it: other kinds of files are only downloaded', async () => {
    const response = await fetch(`${url}/media/videos/page.html`);
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('content-disposition')).toBe('attachment');
    await response.text();
  });

  it.each([
    ...['/media/videos/../../keys.json', '/media/videos/..%2f..%2fkeys.json', '/media/videos/%2e%2e/%2e%2e/keys.json'],
    ...[
      '/media/videos/main%20hero/..%5c..%5ckeys.json',
      '/media/..%2fkeys.json',
      '/media/videos/%00',
      '/media/videos/',
    ],
    ...['/media/videos/link.mp4', '/media/videos/.hidden.mp4', '/media/videos/main%20hero', '/media/keys/a.mp4'],
    ...['/media/videos//etc/passwd', '/media/videos/%2fetc%2fpasswd', '/media/videos/1-a.mp4/x', '/media/videos/%ff'],
    ...[`/media/videos/${'a'.repeat(5000)}`, '/media', '/media/videos'],
  ])('gives nothing at %s', async (path) => {
    // Written by hand, because fetch tidies an address before it sends it.
    const status = await new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port: http.port, path }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    // A zero byte is refused before any route sees it.
    expect(status).toBe(path.includes('%00') ? 400 : 404);
  });
});
