import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { SiteError } from '../server/site-error.ts';

/** An image made anew from what was sent, and its narrower copies. Local files. */
export interface ImageVersions {
  file: string;
  /** Bytes. */
  size: number;
  width: number;
  height: number;
  copies: Array<{ file: string; width: number }>;
}

/** An image is never made wider than it is, nor kept wider than this: twice what the widest place shows. */
const maxWidth = 2560;
const copyWidths = [480, 960, 1600];
/** Width × height × frames. Beyond it a small file may fill the memory when it is unpacked. */
const maxPixels = 64_000_000;

/**
 * Draws an image anew as WebP, so that nothing of the sent bytes is kept: no place where a photo was taken, no hidden
 * payload. Turned as the camera said; moving pictures keep moving. Throws what answers 415 for an image that is broken.
 */
export async function makeImageVersions(localFile: string, folder: string): Promise<ImageVersions> {
  const draw = async (width: number, name: string) => {
    const file = join(folder, name);
    const {
      width: drawn,
      height,
      pageHeight,
    } = await sharp(localFile, {
      animated: true,
      limitInputPixels: maxPixels,
      failOn: 'error',
    })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 85, smartSubsample: true })
      .timeout({ seconds: 60 })
      .toFile(file);
    return { file, width: drawn, height: pageHeight ?? height };
  };
  try {
    const full = await draw(maxWidth, 'full.webp');
    const copies: ImageVersions['copies'] = [];
    for (const width of copyWidths) if (width < full.width) copies.push(await draw(width, `${width}.webp`));
    const { size } = await stat(full.file);
    return { ...full, size, copies };
  } catch (error) {
    throw SiteError.brokenMedia(error);
  }
}
