const contentTypes: Record<string, string> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  ogv: 'video/ogg',
  vtt: 'text/vtt; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};

/** What a file is served as, by the end of its name; undefined for a kind that no page shows. */
export function contentTypeOf(path: string): string | undefined {
  return contentTypes[/\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''];
}

/** Folders and a file, none hidden, none that climbs. */
export function isPlainPath(path: string): boolean {
  return path.split('/').every((part) => /^[^.\\\0][^\\\0]*$/.test(part));
}

/** Where a new file goes in its bucket (spec 000 §7): `{use_case or general}/{timestamp}-{random}.{ext}`. */
export function newStoredPath(useCase: string | null, extension: string, timestamp: number, random: string): string {
  return `${useCase ?? 'general'}/${timestamp}-${random}.${extension}`;
}

/** Where the copy of an image at another width lies: `a/1-b.webp` → `a/1-b-w480.webp`; works on addresses too. */
export function atWidth(path: string, width: number): string {
  return path.replace(/(\.[a-z0-9]+)$/i, `-w${width}$1`);
}

/** What an `img` chooses from: the file and its narrower copies. Undefined when there is only one. */
export function srcSetOf(url: string, width: number | null, copyWidths: readonly number[]): string | undefined {
  if (!width || copyWidths.length === 0) return undefined;
  return [...copyWidths.map((copy) => `${atWidth(url, copy)} ${copy}w`), `${url} ${width}w`].join(', ');
}

/** Bucket and path of an address under /media/ of this site; undefined for any other address. */
export function storedAt(url: string): { bucket: 'videos' | 'images'; path: string } | undefined {
  const [, bucket, encoded] = /^\/media\/(videos|images)\/([^?#]+)$/.exec(url) ?? [];
  if (!encoded) return undefined;
  try {
    const path = decodeURIComponent(encoded);
    return isPlainPath(path) ? { bucket: bucket as 'videos' | 'images', path } : undefined;
  } catch {
    // A broken encoding names no file.
    return undefined;
  }
}
