import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../../auth/tests/site-process.ts';
import type { LibraryFile } from '../media-library.ts';
import { type LocalS3, startLocalS3 } from './local-s3.ts';
import { samplePhoto, sampleVideo } from './sample-files.ts';

const account = { bucket: 'parley', region: 'us-east-1', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a/secret+key' };

let s3: LocalS3;
let site: TestSite;
let admin = '';
beforeAll(async () => {
  s3 = await startLocalS3(account);
  site = await startTestSite({
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: account.bucket,
    S3_ACCESS_KEY_ID: account.accessKeyId,
    S3_SECRET_ACCESS_KEY: account.secretAccessKey,
  });
  await site.addUser('asha@example.com', 'a long password', 'admin');
  admin = await site.signIn('asha@example.com', 'a long password');
});
afterAll(async () => {
  await site?.close();
  await s3?.close();
});
afterEach(() => s3.failWhen(() => false));

const upload = (body: BodyInit) =>
  fetch(`${site.url}/api/admin/media?name=a&use_case=trust`, {
    method: 'POST',
    body,
    headers: { cookie: admin, origin: site.url },
  });
const rows = async () =>
  (await site.database.pool.query(`select id from site.media_files where use_case = 'trust'`)).rowCount;

describe('media with S3', () => {
  it('goes to the bucket alone, and visitors get it from this site, in stretches', async () => {
    const video = sampleVideo();
    const response = await upload(video);
    expect(response.status).toBe(201);
    const file = (await response.json()) as LibraryFile;
    expect([...s3.objects.keys()]).toContain(`videos/${file.file_name}`);
    expect(globSync('**/*', { cwd: join(site.dataDir, 'media') })).toEqual([]);
    expect(globSync('*', { cwd: join(site.dataDir, 'media/.incoming') })).toEqual([]);
    const part = await fetch(site.url + file.storage_url, { headers: { range: 'bytes=1000-1999' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await part.arrayBuffer()).equals(video.subarray(1000, 2000))).toBe(true);
    const remove = await site.send(`/api/admin/media_files/${file.id}`, { method: 'DELETE', cookie: admin });
    expect(remove.status).toBe(200);
    expect(s3.objects.size).toBe(0);
  });

  it('leaves nothing when the bucket fails in the middle of an upload [W-8.32]', async () => {
    const before = await rows();
    s3.failWhen((method, key) => method === 'PUT' && key.includes('-w960'));
    const response = await upload(await samplePhoto());
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ message: 'Failed to upload file to storage' });
    expect(s3.log.filter((line) => /^PUT .* 200$/.test(line)).length).toBeGreaterThan(1);
    expect(s3.objects.size).toBe(0);
    expect(await rows()).toBe(before);
  });

  it('keeps the row of a file that could not be removed, so that it can be deleted once more [W-8.35]', async () => {
    const file = (await (await upload(await samplePhoto(100, 80))).json()) as LibraryFile;
    const remove = () => site.send(`/api/admin/media_files/${file.id}`, { method: 'DELETE', cookie: admin });
    s3.failWhen((method) => method === 'DELETE');
    const refused = await remove();
    expect(refused.status).toBe(502);
    expect(await refused.json()).toEqual({ code: 'storage-failed', message: 'Storage error. Please try again.' });
    s3.failWhen(() => false);
    expect((await remove()).status).toBe(200);
    expect(s3.objects.size).toBe(0);
  });
});
