import { fileTypeFromFile } from 'file-type';
import { SiteError } from '../server/site-error.ts';

/** A kind of file that the site takes in. */
export type MediaKind =
  | { type: 'image' }
  | { type: 'video'; extension: 'mp4' | 'webm'; contentType: 'video/mp4' | 'video/webm' };

const mp4 = { type: 'video', extension: 'mp4', contentType: 'video/mp4' } as const;

/**
 * By what the file itself holds. Every browser shows these. No SVG, which is a program as much as a picture, and no
 * QuickTime, which most browsers do not play (docs/decisions/015-media-library.md).
 */
const kinds: Record<string, MediaKind> = {
  'image/jpeg': { type: 'image' },
  'image/png': { type: 'image' },
  'image/apng': { type: 'image' },
  'image/webp': { type: 'image' },
  'image/avif': { type: 'image' },
  'image/gif': { type: 'image' },
  'video/mp4': mp4,
  'video/x-m4v': mp4,
  'video/webm': { type: 'video', extension: 'webm', contentType: 'video/webm' },
};

/** What a local file is; its name and what its sender calls it are not believed. Throws what answers 415. */
export async function sniffKind(localFile: string): Promise<MediaKind> {
  const found = await fileTypeFromFile(localFile);
  const kind = found && kinds[found.mime];
  if (!kind) throw SiteError.unsupportedMedia();
  return kind;
}
