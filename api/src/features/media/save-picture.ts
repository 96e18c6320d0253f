import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '@gallery/shared/server/files';
import sharp from 'sharp';
import { queuePicture } from '../storage/objects/check-picture';
import { hashOf, makePicture, maxPixels, type PictureFacts, settings } from './make-picture';

/** `cache` may be deleted, because the gallery can make its pictures again. */
export type PictureFolders = { media: string; cache: string };

/** Saves a picture with its smaller ones and caches them by the content's hash. Throws `PictureRefused`. */
export async function savePicture(original: Buffer, folders: PictureFolders): Promise<PictureFacts> {
  const hash = hashOf(original);
  const saved = path.join(folders.media, hash);
  const cached = path.join(folders.cache, hash);
  if (!(await exists(cached))) await writeMade(original, cached);
  if (!(await exists(saved))) await linkAll(cached, saved);
  return JSON.parse(await readFile(path.join(cached, factsFile), 'utf8'));
}

export const factsFile = 'picture.json';

async function writeMade(original: Buffer, folder: string): Promise<void> {
  const { facts, files } = await makePicture(original);
  await writeWhole(folder, async (beginning) => {
    for (const [name, bytes] of files) await writeFile(path.join(beginning, name), bytes);
    await writeTiles(original, beginning);
    await writeFile(path.join(beginning, factsFile), JSON.stringify(facts));
  });
}

async function linkAll(from: string, to: string): Promise<void> {
  await writeWhole(to, async (beginning) => {
    for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const source = path.join(entry.parentPath, entry.name);
      const target = path.join(beginning, path.relative(from, source));
      await mkdir(path.dirname(target), { recursive: true });
      await link(source, target).catch(() => copyFile(source, target));
    }
  });
}

/** Writes to a temporary name and renames the folder, so that readers see a whole folder and one of two writers wins. */
async function writeWhole(folder: string, fill: (beginning: string) => Promise<void>): Promise<void> {
  const beginning = `${folder}.${randomUUID()}`;
  await makeFolder(beginning);
  try {
    await fill(beginning);
    await rename(beginning, folder);
  } catch (error) {
    await rm(beginning, { recursive: true, force: true });
    if (!(await exists(folder))) throw error;
  }
}

/** Tells whether saving the picture only copies cached files. */
export function isCached(original: Buffer, { cache }: PictureFolders): Promise<boolean> {
  return exists(path.join(cache, hashOf(original)));
}

export function isSaved(hash: string, { media }: PictureFolders): Promise<boolean> {
  return exists(path.join(media, hash));
}

async function exists(folder: string): Promise<boolean> {
  return (await stat(folder).catch(() => null)) !== null;
}

/** Cuts a picture into WebP tiles in `folder`/tiles, a static service of the IIIF Image API 3. */
export async function writeTiles(original: Buffer, folder: string): Promise<void> {
  const { size, ...webp } = settings.tiles;
  const upright = sharp(original, { limitInputPixels: maxPixels }).autoOrient();
  const tiles = upright.webp(webp).tile({ layout: 'iiif3', size });
  await queuePicture(() => tiles.toFile(path.join(folder, 'tiles')));
  await rm(path.join(folder, 'vips-properties.xml'), { force: true });
  await rm(path.join(folder, 'tiles', 'info.json'));
}
