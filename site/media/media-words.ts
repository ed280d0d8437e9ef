import { useCases } from '../use-cases/use-cases.ts';
import { heroVideoNames } from './hero-video.ts';
import type { LibraryFile } from './media-library.ts';

/** Where a file shows up when it is given this use case; others may be used by hand. */
export const knownUseCases: ReadonlyArray<{ name: string; place: string }> = [
  { name: heroVideoNames[0], place: 'Video at the top of the home page' },
  { name: 'agentImage', place: 'Picture of the agent' },
  ...useCases.map(({ id, title }) => ({ name: id, place: `Video of the use case ${title}` })),
];

/** As in "1.4 MB"; 50 MB is 52428800 bytes, as the limit counts. */
export function sizeInWords(bytes: number): string {
  const format = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 1 : 0 });
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1024 * 1024 ? `${format(bytes / 1024)} kB` : `${format(bytes / (1024 * 1024))} MB`;
}

export function kindInWords({ file_type: type, width, height }: LibraryFile): string {
  const kind = type === 'video' ? 'Video' : 'Image';
  return width && height ? `${kind}, ${width} × ${height}` : kind;
}
