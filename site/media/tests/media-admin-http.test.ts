import { existsSync, globSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../../auth/tests/site-process.ts';
import type { LibraryFile, LibraryPage, MediaUse } from '../media-library.ts';
import { samplePhoto, sampleVideo, videoOfSize } from './sample-files.ts';

let site: TestSite;
let admin = '';
let user = '';

beforeAll(async () => {
  site = await startTestSite();
  await site.addUser('asha@example.com', 'a long password', 'admin');
  await site.addUser('ravi@example.com', 'a long password', 'user');
  admin = await site.signIn('asha@example.com', 'a long password', '198.51.100.1');
  user = await site.signIn('ravi@example.com', 'a long password', '198.51.100.2');
});
afterAll(() => site?.close());

interface Sent {
  name?: string;
  useCase?: string;
  altText?: string;
  cookie?: string | null;
  origin?: string | null;
}

const uploadAddress = ({ name = 'File from Pune.jpg', useCase = '', altText = '' }: Sent) =>
  `/api/admin/media?${new URLSearchParams({ name, use_case: useCase, alt_text: altText })}`;

function upload(body: BodyInit, sent: Sent = {}): Promise<Response> {
  const { cookie = admin, origin = site.url } = sent;
  return fetch(site.url + uploadAddress(sent), {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { ...(cookie === null ? {} : { cookie }), ...(origin === null ? {} : { origin }) },
  } as RequestInit);
}

async function uploaded(body: BodyInit, sent: Sent = {}): Promise<LibraryFile> {
  const response = await upload(body, sent);
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json()) as LibraryFile;
}

const list = async (query: Record<string, string> = {}) =>
  (await (
    await site.send(`/api/admin/media_files?${new URLSearchParams(query)}`, { cookie: admin })
  ).json()) as LibraryPage;
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
/** Every file of the storage, and what is on its way to it. */
const kept = () => globSync('**/*', { cwd: join(site.dataDir, 'media'), exclude: ['.incoming'] });
const onTheWay = () => globSync('*', { cwd: join(site.dataDir, 'media/.incoming') });

describe('an upload', () => {
  it('stores an image, saves its row, and is there at its public address [W-6.8, W-7.17, W-7.19, W-7.21, W-7.22]', async () => {
    const before = Date.now();
    const file = await uploaded(await samplePhoto(), { useCase: 'agentImage', altText: 'Asha, who answers' });
    expect(file).toMatchObject({
      original_name: 'File from Pune.jpg',
      file_type: 'image',
      use_case: 'agentImage',
      content_type: 'image/webp',
      alt_text: 'Asha, who answers',
      is_active: true,
      width: 2000,
      height: 1000,
      widths: [480, 960, 1600],
    });
    const [, timestamp] = /^agentImage\/(\d{13})-[0-9a-f]{16}\.webp$/.exec(file.file_name) ?? [];
    expect(Number(timestamp)).toBeGreaterThanOrEqual(before);
    expect(file.storage_url).toBe(`/media/images/${file.file_name}`);
    const response = await fetch(site.url + file.storage_url);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes).toHaveLength(file.file_size);
    const { rows } = await site.database.pool.query('select * from site.media_files where id = $1', [file.id]);
    expect(rows[0]).toMatchObject({
      file_name: file.file_name,
      file_size: bytes.length,
      storage_url: file.storage_url,
    });
    const shown = await site.send('/rpc/get_public_media', { body: { p_use_case: 'agentImage' } });
    expect(await shown.json()).toMatchObject([{ id: file.id }]);
  });
});

describe('what may be uploaded', () => {
  it('keeps a video as it is, in the bucket of videos, with a still of it [W-7.16]', async () => {
    const video = sampleVideo();
    const file = await uploaded(video, { name: 'Tour.mov', useCase: 'Main hero demo' });
    expect(file).toMatchObject({ file_type: 'video', content_type: 'video/mp4', file_size: video.length, widths: [] });
    expect(file.storage_url).toMatch(/^\/media\/videos\/Main%20hero%20demo\/\d{13}-[0-9a-f]{16}\.mp4$/);
    const response = await fetch(site.url + file.storage_url);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(Buffer.from(await response.arrayBuffer()).equals(video)).toBe(true);
    expect(file.width).toBeGreaterThan(100);
    const still = await fetch(site.url + file.poster_url);
    expect(await sharp(await still.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: file.width });
  });

  it('takes the still of a video that it could not draw itself, drawn anew, once', async () => {
    const video = await uploaded(videoOfSize(5000), { name: 'Odd codec.mp4' });
    expect(video).toMatchObject({ poster_url: null, width: null });
    const give = (body: Buffer<ArrayBuffer>, id = video.id, query = 'width=1920&height=1080', cookie = admin) =>
      fetch(`${site.url}/api/admin/media_files/${id}/still?${query}`, {
        method: 'PUT',
        body,
        headers: { cookie, origin: site.url },
      });
    const photo = await samplePhoto(1920, 1080);
    expect((await give(photo, video.id, 'width=0')).status).toBe(400);
    expect((await give(photo, video.id, undefined, user)).status).toBe(403);
    expect((await give(Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(415);
    expect((await give(sampleVideo())).status).toBe(415);
    expect((await give(Buffer.alloc(5_000_000))).status).toBe(413);
    const picture = await uploaded(photo);
    expect((await give(photo, picture.id)).status).toBe(406);
    const before = kept().length;
    const response = await give(photo);
    expect(response.status).toBe(200);
    const file = (await response.json()) as LibraryFile;
    expect(file).toMatchObject({ id: video.id, width: 1920, height: 1080 });
    const still = await (await fetch(site.url + file.poster_url)).arrayBuffer();
    expect(await sharp(still).metadata()).toMatchObject({ format: 'webp', width: 1280 });
    expect((await sharp(still).metadata()).exif).toBeUndefined();
    expect((await give(photo)).status).toBe(406);
    expect(kept()).toHaveLength(before + 1);
    expect(onTheWay()).toEqual([]);
  });

  it('draws images anew: of a photo nothing is left that says where it was taken', async () => {
    const photo = await samplePhoto(1200, 800);
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const file = await uploaded(photo);
    expect(file.widths).toEqual([480, 960]);
    for (const [url, width] of [
      [file.storage_url, 1200],
      [file.storage_url.replace('.webp', '-w480.webp'), 480],
      [file.storage_url.replace('.webp', '-w960.webp'), 960],
    ] as const) {
      const response = await fetch(site.url + url);
      const metadata = await sharp(await response.arrayBuffer()).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width });
      expect(metadata.exif).toBeUndefined();
    }
    expect(file.file_name).toMatch(/^general\//);
  });

  it.each(['png', 'webp', 'avif', 'gif'] as const)('takes a %s, too', async (format) => {
    const image = sharp({ create: { width: 64, height: 48, channels: 4, background: '#00cfe880' } });
    const file = await uploaded(Buffer.from(await image.toFormat(format).toBuffer()), { name: `mark.${format}` });
    expect(file).toMatchObject({ file_type: 'image', width: 64, height: 48, widths: [] });
  });

  it('keeps a moving picture moving', async () => {
    const frames = [0, 90, 180].map((hue) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background: `hsl(${hue}, 80%, 50%)` } })
        .png()
        .toBuffer(),
    );
    const gif = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer();
    const file = await uploaded(Buffer.from(gif), { name: 'moves.gif' });
    expect(file).toMatchObject({ width: 40, height: 30 });
    const stored = await (await fetch(site.url + file.storage_url)).arrayBuffer();
    expect((await sharp(stored, { animated: true }).metadata()).pages).toBe(3);
  });

  const lies: Array<[string, string, string | Buffer]> = [
    ['a page', 'film.mp4', '<!doctype html><script>alert(1)</script>'],
    ['a drawing that can hold a program', 'mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['an XML file', 'photo.jpg', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a program', 'photo.png', Buffer.from('\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0', 'latin1')],
    ['a document', 'photo.png', '%PDF-1.7\n%âãÏÓ'],
    ['a QuickTime film', 'film.mp4', Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1')],
    ['the first bytes of a photo', 'photo.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1])],
    ['nothing', 'photo.jpg', ''],
  ];
  it.each(lies)('refuses %s that is called %s, and keeps nothing of it', async (_what, name, content) => {
    const before = kept();
    const response = await upload(typeof content === 'string' ? content : new Uint8Array(content), { name });
    expect([400, 415]).toContain(response.status);
    expect(kept()).toEqual(before);
    expect(onTheWay()).toEqual([]);
  });

  it('refuses a use case that is no plain name, since it becomes a folder', async () => {
    for (const useCase of ['../videos', 'a/b', '.hidden', 'a\\b', 'x'.repeat(101)])
      expect((await upload(await samplePhoto(10, 10), { useCase })).status, useCase).toBe(400);
  });
});

describe('the size of an upload', () => {
  it('may be 52428800 bytes exactly [W-9.2]', async () => {
    const file = await uploaded(videoOfSize(52_428_800), { name: 'Long.mp4' });
    expect(file).toMatchObject({ file_size: 52_428_800, poster_url: null });
    const head = await fetch(site.url + file.storage_url, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe('52428800');
  });

  it.each(['said beforehand', 'not said'])('may not be one byte more, with its length %s', async (length) => {
    const before = kept();
    const file = videoOfSize(52_428_801);
    const response = await upload(length === 'not said' ? new Blob([file]).stream() : file);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      code: 'file-too-large',
      message: 'Please select a file smaller than 50MB',
    });
    expect(kept()).toEqual(before);
    expect(onTheWay()).toEqual([]);
  });

  it('does not open the other calls to large bodies', async () => {
    const response = await site.send('/api/admin/demo-agent', {
      method: 'PUT',
      body: 'x'.repeat(70_000),
      cookie: admin,
    });
    expect(response.status).toBe(413);
  });
});

describe('an upload that fails', () => {
  it('leaves no file when its row cannot be saved, and says so [W-7.23, W-8.33]', async () => {
    await site.database.pool.query(
      `alter table site.media_files add constraint refused check (original_name <> 'refused.jpg')`,
    );
    const before = kept();
    const response = await upload(await samplePhoto(), { name: 'refused.jpg' });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ code: 'metadata-not-saved', message: 'Failed to save file metadata' });
    expect(kept()).toEqual(before);
    expect(onTheWay()).toEqual([]);
  });

  it('leaves no row and no file when the storage fails, and says so [W-8.32]', async () => {
    // A file where the folder would be.
    writeFileSync(join(site.dataDir, 'media/images/blocked'), '');
    const before = kept();
    const response = await upload(await samplePhoto(), { useCase: 'blocked' });
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ code: 'storage-failed', message: 'Failed to upload file to storage' });
    expect(kept()).toEqual(before);
    expect((await list({ use_case: 'blocked', is_active: 'any' })).total).toBe(0);
  });

  it('leaves nothing when its sender goes away in the middle', async () => {
    const before = kept();
    const { total } = await list({ is_active: 'any' });
    const { promise: gone, resolve } = Promise.withResolvers<void>();
    const sending = request(site.url + uploadAddress({ name: 'film.mp4' }), {
      method: 'POST',
      headers: { cookie: admin, origin: site.url, 'content-length': '40000000' },
    });
    sending.on('error', () => resolve());
    sending.write(videoOfSize(5_000_000));
    await expect.poll(() => globSync('*/received', { cwd: join(site.dataDir, 'media/.incoming') })).toHaveLength(1);
    sending.destroy();
    await gone;
    await expect.poll(onTheWay).toEqual([]);
    expect(kept()).toEqual(before);
    expect((await list({ is_active: 'any' })).total).toBe(total);
  });

  it('does not disturb another one', async () => {
    const [good, bad, alike] = await Promise.all([
      uploaded(sampleVideo(), { name: 'a.mp4', useCase: 'twins' }),
      upload('not a film', { name: 'b.mp4', useCase: 'twins' }),
      uploaded(sampleVideo(), { name: 'a.mp4', useCase: 'twins' }),
    ]);
    expect(bad.status).toBe(415);
    expect(good.file_name).not.toBe(alike.file_name);
    expect((await list({ use_case: 'twins' })).total).toBe(2);
  });
});

describe('the library', () => {
  const names = ({ files }: LibraryPage) => files.map(({ original_name: name }) => name);

  it('is filtered by use case, kind and whether visitors see it, newest first [W-7.13, W-7.14, W-7.15, W-6.7]', async () => {
    const still = await samplePhoto(60, 40);
    const [first] = [await uploaded(still, { name: '1.jpg', useCase: 'shelf' })];
    await uploaded(sampleVideo(), { name: '2.mp4', useCase: 'shelf' });
    await uploaded(still, { name: '3.jpg', useCase: 'shelf' });
    await uploaded(still, { name: 'elsewhere.jpg', useCase: 'another shelf' });
    const hide = await site.send(`/api/admin/media_files/${first.id}`, {
      method: 'PATCH',
      body: { is_active: false },
      cookie: admin,
    });
    expect(await hide.json()).toMatchObject({ id: first.id, is_active: false });
    expect(names(await list({ use_case: 'shelf' }))).toEqual(['3.jpg', '2.mp4']);
    expect(names(await list({ use_case: 'shelf', file_type: 'video' }))).toEqual(['2.mp4']);
    expect(names(await list({ use_case: 'shelf', is_active: 'any' }))).toEqual(['3.jpg', '2.mp4', '1.jpg']);
    expect(names(await list({ use_case: 'shelf', is_active: 'false' }))).toEqual(['1.jpg']);
    expect((await list()).useCases).toEqual(expect.arrayContaining(['another shelf', 'shelf', 'trust']));
    const page = await list({ use_case: 'shelf', is_active: 'any', limit: '2' });
    expect(page).toMatchObject({ total: 3 });
    const rest = await list({ use_case: 'shelf', is_active: 'any', limit: '2', cursor: page.nextCursor ?? '' });
    expect(names(rest)).toEqual(['1.jpg']);
    expect(rest.nextCursor).toBeNull();
  });

  it('changes the words for an image and its use case, and refuses other changes', async () => {
    const file = await uploaded(await samplePhoto(60, 40), { name: 'change.jpg' });
    const change = (body: unknown) =>
      site.send(`/api/admin/media_files/${file.id}`, { method: 'PATCH', body, cookie: admin });
    const changed = await change({ alt_text: ' A balcony in Baner ', use_case: 'trust' });
    expect(await changed.json()).toMatchObject({ alt_text: 'A balcony in Baner', use_case: 'trust', is_active: true });
    expect(await (await change({ use_case: null })).json()).toMatchObject({
      use_case: null,
      alt_text: 'A balcony in Baner',
    });
    for (const body of [{}, { storage_url: 'https://x.example' }, { use_case: '../x' }, { is_active: 'no' }])
      expect((await change(body)).status).toBe(400);
    const unknown = '/api/admin/media_files/00000000-0000-4000-8000-000000000000';
    for (const path of [unknown, '/api/admin/media_files/x'])
      expect(await codeOf(await site.send(path, { method: 'PATCH', body: { is_active: true }, cookie: admin }))).toBe(
        'PGRST116',
      );
  });

  it('deletes a file with its copies, and asks first when something shows it', async () => {
    const file = await uploaded(await samplePhoto(), { name: 'used.jpg' });
    const files = () => kept().filter((path) => path.includes(file.file_name.replace('.webp', '')));
    expect(files()).toHaveLength(4);
    const { pool } = site.database;
    await pool.query(
      `update site.case_studies set featured_image = $1 where slug = (select min(slug) from site.case_studies)`,
      [file.storage_url],
    );
    await pool.query(
      `update site.testimonials set image = $1 where id = (select id from site.testimonials order by id limit 1)`,
      [file.storage_url.replace('.webp', '-w480.webp')],
    );
    await pool.query(`insert into site.site_config (config) values ($1)`, [
      JSON.stringify({ images: [{ id: 'agentImage', description: 'The agent', url: file.storage_url }] }),
    ]);
    const uses = (await (
      await site.send(`/api/admin/media_files/${file.id}/uses`, { cookie: admin })
    ).json()) as MediaUse[];
    expect(uses.map(({ place }) => place)).toEqual(['case study', 'site configuration', 'testimonial']);
    expect(uses[1]?.name).toBe('The agent');
    const remove = (query = '') =>
      site.send(`/api/admin/media_files/${file.id}${query}`, { method: 'DELETE', cookie: admin });
    const refused = await remove();
    expect(refused.status).toBe(409);
    expect(files()).toHaveLength(4);
    expect((await remove('?even_if_used=true')).status).toBe(200);
    expect(files()).toEqual([]);
    expect((await fetch(site.url + file.storage_url)).status).toBe(404);
    expect((await remove()).status).toBe(406);
  });

  it('deletes the row of a film that comes with the product, and leaves the film', async () => {
    const [film] = (await list({ use_case: 'bandwidth' })).files;
    expect((await site.send(`/api/admin/media_files/${film?.id}`, { method: 'DELETE', cookie: admin })).status).toBe(
      200,
    );
    expect((await list({ use_case: 'bandwidth' })).total).toBe(0);
    expect(existsSync(new URL('../../public/use-case-videos/bandwidth.mp4', import.meta.url))).toBe(true);
  });
});

describe('who may', () => {
  const calls: Array<[string, string, unknown?]> = [
    ['POST', '/api/admin/media?name=a.jpg', 'bytes'],
    ['GET', '/api/admin/media_files'],
    ['PATCH', '/api/admin/media_files/00000000-0000-4000-8000-000000000000', { is_active: false }],
    ['GET', '/api/admin/media_files/00000000-0000-4000-8000-000000000000/uses'],
    ['DELETE', '/api/admin/media_files/00000000-0000-4000-8000-000000000000'],
  ];
  it.each(calls)('only an admin, from a page of this site: %s %s', async (method, path, body) => {
    const before = kept();
    const ask = async (more: { cookie?: string; origin?: string | null }) => {
      const response = await site.send(path, { method, body, ...more });
      return [response.status, await codeOf(response)];
    };
    expect(await ask({})).toEqual([401, 'not-signed-in']);
    expect(await ask({ cookie: user })).toEqual([403, 'forbidden']);
    if (method !== 'GET')
      for (const origin of [null, 'https://elsewhere.example'])
        expect(await ask({ cookie: admin, origin })).toEqual([403, 'foreign-origin']);
    expect(kept()).toEqual(before);
    expect(onTheWay()).toEqual([]);
  });

  it('refuses a visitor before it reads what they send', async () => {
    const response = await upload(videoOfSize(52_428_800), { cookie: null });
    expect(response.status).toBe(401);
    await response.text();
    expect(onTheWay()).toEqual([]);
  });
});
