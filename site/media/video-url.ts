/**
 * The address of a video that a page may play, or undefined (spec 000 §5): a storage URL (`/media/…` here, https
 * elsewhere), any http(s) address, or a path of this site that starts with one slash. What a browser would read as
 * another site's address (`//host`, `/\host`, slashes apart by control characters) is no path.
 */
export function playableVideoUrl(value: string | null | undefined): string | undefined {
  const url = value?.trim() ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, so they could hide a second slash.
  if (/[\u0000-\u0020\u007f\\]/.test(url)) return undefined;
  if (/^\/(?!\/)/.test(url)) return url;
  return /^https?:\/\/[^/]/i.test(url) && URL.canParse(url) ? url : undefined;
}
