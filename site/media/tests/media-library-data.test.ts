import { globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLogger } from '@parley/kit-base/logger';
import { type Database, openDatabase } from '@parley/kit-server/database';
import { migrate } from '@parley/kit-server/migrate';
import { asRole, rolesSql } from '@parley/kit-server/roles';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymous, type Viewer } from '../../auth/viewer.ts';
import { openRealPostgres, type RealPostgres, realPostgresMissing } from '../../leads/tests/real-postgres.ts';
import { DiskStorage } from '../disk-storage.server.ts';
import type { MediaLibrary, MediaUpload } from '../media-library.ts';
import type { MediaStorage } from '../media-storage.server.ts';
import { MediaUploader } from '../media-upload.server.ts';
import { openMedia } from '../open-media.server.ts';
import { samplePhoto, sampleVideo } from './sample-files.ts';

const kinds = realPostgresMissing ? ['embedded'] : ['embedded', 'server'];
const admin: Viewer = { role: 'admin', userId: 'the-admin', email: 'asha@example.com', name: 'Asha' };
const user: Viewer = { ...admin, role: 'user', userId: 'somebody' };

const uploadOf = (name: string, content: Uint8Array<ArrayBuffer>, useCase: string | null = null): MediaUpload => ({
  name,
  useCase,
  altText: '',
  body: new Blob([content]).stream(),
  signal: new AbortController().signal,
});

describe.each(kinds)('the media library on the %s database', (kind) => {
  let dataDir: string;
  let postgres: RealPostgres | undefined;
  let database: Database;
  let library: MediaLibrary;

  beforeAll(async () => {
    dataDir = await makeDataDir('library');
    postgres = kind === 'server' ? await openRealPostgres() : undefined;
    // The login of the tests may not make roles; its operator does.
    await postgres?.asSuperuser(rolesSql(new URL(postgres.url).username));
    database = await openDatabase({ databaseUrl: postgres?.url, dataDir, logger: silentLogger });
    await migrate(database, { product: 'site', folder: new URL('../../server/migrations/', import.meta.url) });
    ({ library } = await openMedia({ database, settings: {}, dataDir, logger: silentLogger }));
  });
  afterAll(async () => {
    await database?.close();
    await postgres?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('saves what the spec names of each upload, and what it learnt [W-7.22]', async () => {
    const photo = await library.upload(admin, uploadOf('Balcony.jpg', await samplePhoto(1000, 500), 'agentImage'));
    const { rows } = await database.pool.query('select * from site.media_files where id = $1', [photo.id]);
    expect(rows[0]).toMatchObject({
      id: photo.id,
      file_name: photo.file_name,
      original_name: 'Balcony.jpg',
      file_type: 'image',
      use_case: 'agentImage',
      storage_url: `/media/images/${photo.file_name}`,
      content_type: 'image/webp',
      file_size: photo.file_size,
      is_active: true,
      uploaded_at: new Date(photo.uploaded_at),
      width: 1000,
      height: 500,
      widths: [480, 960],
    });
  });

  it('is listed, changed, searched for uses and deleted by an admin', async () => {
    const film = await library.upload(admin, uploadOf('Tour.mp4', sampleVideo(), 'tour'));
    const listed = await library.list(admin, { useCase: 'tour', fileType: 'video', isActive: true, limit: 10 });
    expect(listed).toMatchObject({ files: [film], total: 1, nextCursor: null });
    const changed = await library.change(admin, film.id, { is_active: false, alt_text: 'A tour' });
    expect(changed).toEqual({ ...film, is_active: false, alt_text: 'A tour' });
    expect((await library.list(admin, { useCase: 'tour', isActive: true, limit: 10 })).total).toBe(0);
    const totalOf = async (search: string) => (await library.list(admin, { search, limit: 10 })).total;
    expect(await Promise.all(['TOUR.mp', 'a tou', '%', 'no such film'].map(totalOf))).toEqual([1, 1, 0, 0]);
    expect(await library.uses(admin, film.id)).toEqual([]);
    await database.pool.query('update site.testimonials set image = $1', [film.poster_url]);
    await database.pool.query(`update site.posts set body = body || $1 where slug = 'speed-to-lead'`, [
      `\n\n![A still](${film.poster_url})`,
    ]);
    await database.pool.query(
      `update site.case_studies set video = $1 where slug = (select min(slug) from site.case_studies)`,
      [film.storage_url],
    );
    const uses = (await library.uses(admin, film.id)) ?? [];
    expect(new Set(uses.map(({ place }) => place))).toEqual(new Set(['case study', 'post', 'testimonial']));
    expect(uses).toContainEqual({ place: 'post', name: 'The first ten minutes of a portal enquiry' });
    await expect(library.remove(admin, film.id, { evenIfUsed: false })).rejects.toMatchObject({ code: 'media-in-use' });
    expect(await library.remove(admin, film.id, { evenIfUsed: true })).toMatchObject({ id: film.id });
    expect(await library.remove(admin, film.id, { evenIfUsed: true })).toBeUndefined();
    expect(globSync('*/tour/*', { cwd: join(dataDir, 'media') })).toEqual([]);
  });

  it('comes a page at a time, though all were added in one moment', async () => {
    await database.pool.query(
      `insert into site.media_files (file_name, original_name, file_type, use_case, storage_url, content_type, file_size)
       select n || '.png', n || '.png', 'image', 'many', '/media/images/' || n || '.png', 'image/png', 1
         from generate_series(1, 25) as n`,
    );
    const seen = new Set<string>();
    let cursor: string | undefined;
    do {
      const page = await library.list(admin, { useCase: 'many', limit: 10, cursor });
      for (const { id } of page.files) seen.add(id);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen.size).toBe(25);
  });

  it('is closed to everybody else, in its calls and in the database itself', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const upload = uploadOf('a.jpg', new Uint8Array([1]));
    for (const [viewer, code] of [
      [anonymous, 'not-signed-in'],
      [user, 'forbidden'],
    ] as const) {
      const calls = [
        () => library.list(viewer, { limit: 1 }),
        () => library.change(viewer, id, { is_active: false }),
        () => library.uses(viewer, id),
        () => library.remove(viewer, id, { evenIfUsed: true }),
        () => library.upload(viewer, upload),
      ];
      for (const call of calls) await expect((async () => call())()).rejects.toMatchObject({ code });
    }
    for (const actor of [{ role: 'anon' }, { role: 'user', userId: 'somebody' }] as const)
      for (const statement of [
        sql`select * from site.media_files`,
        sql`insert into site.media_files (file_name, original_name, file_type, storage_url, content_type, file_size)
            values ('a', 'a', 'image', '/a', 'image/png', 1)`,
        sql`update site.media_files set is_active = false`,
        sql`delete from site.media_files`,
      ])
        await expect(asRole(database, actor, (transaction) => statement.execute(transaction))).rejects.toThrow(
          'permission denied',
        );
  });
});

describe('the storage that is configured', () => {
  it('is refused by half', async () => {
    const settings = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'parley' };
    const opening = openMedia({ database: {} as Database, settings, dataDir: tmpdir(), logger: silentLogger });
    await expect(opening).rejects.toThrow('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together');
  });
});

describe('taking a file in', () => {
  /** A disk that tells of each file that it is given, before it takes it. */
  function openUploader(onPut: (path: string) => void) {
    const dataDir = mkdtempSync(join(tmpdir(), 'parley-upload-'));
    const disk = new DiskStorage(join(dataDir, 'media'));
    const storage: MediaStorage = {
      put(bucket, path, file) {
        onPut(path);
        return disk.put(bucket, path, file);
      },
      find: (bucket, path) => disk.find(bucket, path),
      remove: (bucket, path) => disk.remove(bucket, path),
    };
    const scratch = join(dataDir, 'media/.incoming');
    const kept = () => globSync(['*/*/*', '.incoming/*'], { cwd: join(dataDir, 'media') });
    return { uploader: new MediaUploader({ storage, scratch, logger: silentLogger }), kept, scratch, dataDir };
  }

  it('leaves nothing when its sender goes away while it is stored, or before its row is saved', async () => {
    for (const moment of ['-w480', '-w960']) {
      const abort = new AbortController();
      const { uploader, kept, dataDir } = openUploader((path) => path.includes(moment) && abort.abort());
      const upload = { ...uploadOf('a.jpg', await samplePhoto(1200, 800)), signal: abort.signal };
      let isInserted = false;
      const taken = uploader.take(upload, async () => {
        isInserted = true;
      });
      await expect(taken).rejects.toMatchObject({ code: 'upload-cancelled' });
      expect([isInserted, kept()]).toEqual([false, []]);
      rmSync(dataDir, { recursive: true });
    }
  });

  it('says that there was a problem when something else goes wrong [W-8.34]', async () => {
    const { uploader, kept, dataDir } = openUploader(() => undefined);
    const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('broken pipe')) });
    await expect(uploader.take({ ...uploadOf('a', new Uint8Array()), body }, async () => 1)).rejects.toMatchObject({
      code: 'upload-failed',
      message: 'There was a problem uploading your file.',
    });
    expect(kept()).toEqual([]);
    rmSync(dataDir, { recursive: true });
  });

  it('clears what uploads left whose process ended, and not what others are doing now', async () => {
    const { uploader, scratch, dataDir } = openUploader(() => undefined);
    for (const name of ['upload-old', 'upload-new']) mkdirSync(join(scratch, name), { recursive: true });
    writeFileSync(join(scratch, 'old.part'), 'half');
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const name of ['upload-old', 'old.part']) utimesSync(join(scratch, name), longAgo, longAgo);
    await uploader.sweep();
    expect(readdirSync(scratch)).toEqual(['upload-new']);
    rmSync(dataDir, { recursive: true });
  });
});
