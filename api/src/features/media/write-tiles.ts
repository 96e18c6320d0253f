import { rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { queuePicture } from '../storage/objects/picture-queue';
import { maxPixels, settings } from './make-picture';

/**
 * Cuts a picture that `makePicture` took into tiles for the deep zoom: `folder`/tiles is then a static image
 * service as the IIIF Image API 3 describes it, in WebP (`tileSourceOf` of the contract).
 */
export async function writeTiles(original: Buffer, folder: string): Promise<void> {
  const { size, quality } = settings.tiles;
  const upright = sharp(original, { limitInputPixels: maxPixels }).autoOrient();
  const tiles = upright.webp({ quality }).tile({ layout: 'iiif3', size });
  await queuePicture(() => tiles.toFile(path.join(folder, 'tiles')));
  // What the library tells of itself is nobody's business, and the service is described in the contract.
  await rm(path.join(folder, 'vips-properties.xml'), { force: true });
  await rm(path.join(folder, 'tiles', 'info.json'));
}
