import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** A real film of a few seconds. */
export const sampleVideo = (): Buffer<ArrayBuffer> =>
  Buffer.from(readFileSync(new URL('../../public/use-case-videos/virtual-tours.mp4', import.meta.url)));

/** What begins like an MP4 file, of any size; no player shows it. */
export function videoOfSize(bytes: number): Buffer<ArrayBuffer> {
  const file = Buffer.alloc(bytes);
  file.write('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1');
  return file;
}

/** A photo as a telephone takes it: it says where it was taken. */
export async function samplePhoto(width = 2000, height = 1000): Promise<Buffer<ArrayBuffer>> {
  const photo = await sharp({ create: { width, height, channels: 3, background: '#3f66fb' } })
    .jpeg()
    .withExif({ IFD0: { ImageDescription: 'Plot 14, Baner' }, IFD3: { GPSLatitude: '18/1 33/1 0/1' } })
    .toBuffer();
  return Buffer.from(photo);
}
