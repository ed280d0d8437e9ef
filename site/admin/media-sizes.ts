import type { LibraryFile } from '../media/media-library.ts';
import { atWidth } from '../media/stored-path.ts';

/** The address of a file; of an image its smallest copy that is at least so wide. */
export function sizedAddress(
  { storage_url: url, widths }: Pick<LibraryFile, 'storage_url' | 'widths'>,
  width: number,
): string {
  const enough = widths.find((copy) => copy >= width);
  return enough === undefined ? url : atWidth(url, enough);
}
