import type { Logger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import { type Settings, SettingsError } from '@parley/kit-server/settings';
import { DiskStorage } from './disk-storage.server.ts';
import { createMediaLibrary } from './media-library.server.ts';
import type { MediaLibrary } from './media-library.ts';
import type { MediaStorage } from './media-storage.server.ts';
import { MediaUploader } from './media-upload.server.ts';
import { S3Storage } from './s3-storage.server.ts';

type S3Settings = Pick<
  Settings,
  'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'S3_REGION'
>;

export interface OpenMediaOptions {
  database: Database;
  settings: S3Settings;
  /** What is on its way, and without S3 what has arrived, lies in its folder `media`. */
  dataDir: string;
  logger: Logger;
}

/** Where uploaded files lie, and what the admin does with them. Clears what an earlier process left half done. */
export async function openMedia(options: OpenMediaOptions): Promise<{ storage: MediaStorage; library: MediaLibrary }> {
  const { database, settings, dataDir, logger } = options;
  const storage = openMediaStorage(settings, dataDir);
  const uploader = new MediaUploader({ storage, scratch: `${dataDir}/media/.incoming`, logger });
  await uploader.sweep();
  return { storage, library: createMediaLibrary({ database, storage, uploader }) };
}

/** S3 when it is configured, else `{dataDir}/media`. Throws a {@link SettingsError} when it is configured by half. */
export function openMediaStorage(settings: S3Settings, dataDir: string): MediaStorage {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region = 'us-east-1' } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!endpoint && !bucket) return new DiskStorage(`${dataDir}/media`);
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw new SettingsError(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all four.',
    );
  return new S3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey });
}
