import { rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { queuePicture } from '../storage/objects/picture-queue';
import { maxPixels, settings } from './make-picture';

/** Cuts a picture into `folder`/tiles, a static image service of the IIIF Image API 3, in WebP. */
export async function writeTiles(original: Buffer, folder: string): Promise<void> {
  const { size, quality } = settings.tiles;
  const upright = sharp(original, { limitInputPixels: maxPixels }).autoOrient();
  const tiles = upright.webp({ quality }).tile({ layout: 'iiif3', size });
  await queuePicture(() => tiles.toFile(path.join(folder, 'tiles')));
  await rm(path.join(folder, 'vips-properties.xml'), { force: true });
  await rm(path.join(folder, 'tiles', 'info.json'));
}
