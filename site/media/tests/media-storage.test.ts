import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DiskStorage } from '../disk-storage.server.ts';
import type { MediaStorage } from '../media-storage.server.ts';
import { S3Storage } from '../s3-storage.server.ts';
import { type LocalS3, startLocalS3 } from './local-s3.ts';

const account = { bucket: 'parley', region: 'ap-south-1', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a/secret+key' };

let folder: string;
let s3: LocalS3;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parley-storage-'));
  s3 = await startLocalS3(account);
});
afterEach(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const openDisk = (): MediaStorage => new DiskStorage(join(folder, 'media'));
const openS3 = (): MediaStorage => new S3Storage({ endpoint: s3.endpoint, ...account });
const content = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));

function localFile(bytes: Buffer = content): string {
  const file = join(folder, 'local');
  writeFileSync(file, bytes);
  return file;
}

async function read(storage: MediaStorage, path: string, ...range: number[]): Promise<Buffer | undefined> {
  const found = await storage.find('videos', path);
  return found && Buffer.from(await new Response(await found.read(...range)).arrayBuffer());
}

describe.each([
  ['disk', openDisk],
  ['S3', openS3],
] as const)('the storage on %s', (_name, open) => {
  let storage: MediaStorage;
  beforeEach(() => {
    storage = open();
  });

  it.each(['general/1-a.mp4', 'Main hero demo/1-a.mp4', 'घर/1-a.mp4', "a (1)/it's*!~+&=@:,;$1-a.mp4"])(
    'keeps a file at %s and gives it back, whole or in part',
    async (path) => {
      expect(await storage.find('videos', path)).toBeUndefined();
      await storage.put('videos', path, localFile());
      const found = await storage.find('videos', path);
      expect(found).toMatchObject({ contentType: 'video/mp4', size: content.length });
      expect(Math.abs(Date.now() - Number(found?.modifiedAt))).toBeLessThan(10_000);
      expect(await read(storage, path)).toEqual(content);
      expect(await read(storage, path, 10, 19)).toEqual(content.subarray(10, 20));
      expect(await storage.find('images', path)).toBeUndefined();
    },
  );

  it('does not overwrite [W-7.20]', async () => {
    await storage.put('videos', 'general/1-a.mp4', localFile());
    const second = storage.put('videos', 'general/1-a.mp4', localFile(Buffer.from('another')));
    await expect(second).rejects.toMatchObject({ name: 'StorageError', code: 'exists' });
    expect(await read(storage, 'general/1-a.mp4')).toEqual(content);
  });

  it('lets one of two that come at once win', async () => {
    const outcomes = await Promise.allSettled([1, 2].map(() => storage.put('videos', 'general/1-a.mp4', localFile())));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await read(storage, 'general/1-a.mp4')).toEqual(content);
  });

  it('removes a file, and minds nothing when there is none', async () => {
    await storage.put('videos', 'general/1-a.mp4', localFile());
    await storage.remove('videos', 'general/1-a.mp4');
    expect(await storage.find('videos', 'general/1-a.mp4')).toBeUndefined();
    await storage.remove('videos', 'general/1-a.mp4');
  });

  it.each(['../out.mp4', '/etc/passwd', 'a/../../out.mp4', '.hidden', 'a//b', 'a\\b', ''])(
    'has no place for %j',
    async (path) => {
      await expect(storage.put('videos', path, localFile())).rejects.toMatchObject({ code: 'failed' });
      expect(await storage.find('videos', path)).toBeUndefined();
      await storage.remove('videos', path);
      expect(s3.log).toEqual([]);
    },
  );

  it('says that it failed, and keeps nothing', async () => {
    mkdirSync(join(folder, 'media/videos'), { recursive: true });
    writeFileSync(join(folder, 'media/videos/general'), 'a file where the folder would be');
    s3.failWhen((method) => method === 'PUT');
    const failed = storage.put('videos', 'general/1-a.mp4', localFile());
    await expect(failed).rejects.toMatchObject({ name: 'StorageError', code: 'failed' });
    expect(globSync(['**/*', '.incoming/*'], { cwd: join(folder, 'media') }).sort()).toEqual([
      'videos',
      'videos/general',
    ]);
    expect(s3.objects.size).toBe(0);
  });
});

describe('S3', () => {
  it('says what a file is and for how long it may be kept [W-7.19]', async () => {
    await openS3().put('images', 'general/1-a.webp', localFile());
    expect([...s3.objects]).toMatchObject([
      ['images/general/1-a.webp', { headers: { 'content-type': 'image/webp', 'cache-control': 'max-age=3600' } }],
    ]);
  });

  it('tells a wrong key from a missing file', async () => {
    const wrong = new S3Storage({ endpoint: s3.endpoint, ...account, secretAccessKey: 'wrong' });
    await expect(wrong.find('videos', 'a.mp4')).rejects.toMatchObject({ code: 'failed' });
    const put = wrong.put('videos', 'a.mp4', localFile());
    await expect(put).rejects.toThrow('SignatureDoesNotMatch');
    await expect(wrong.remove('videos', 'a.mp4')).rejects.toMatchObject({ code: 'failed' });
  });

  it('fails when nobody answers', async () => {
    await s3.close();
    const storage = openS3();
    await expect(storage.put('videos', 'a.mp4', localFile())).rejects.toMatchObject({ code: 'failed' });
    await expect(storage.find('videos', 'a.mp4')).rejects.toMatchObject({ code: 'failed' });
  });
});
