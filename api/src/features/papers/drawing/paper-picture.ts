import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** A JPEG that PDF can hold, with its size in pixels. */
export type PaperPicture = { jpeg: Buffer; width: number; height: number };

/** Reads a saved picture, at most `size` pixels wide and high. Returns `null` if the work has none or its file is not ready. */
export async function readPaperPicture(
  mediaFolder: string,
  hash: string | null,
  size: number,
): Promise<PaperPicture | null> {
  if (!hash) return null;
  const folder = path.join(mediaFolder, hash);
  const files = await readdir(folder).catch(() => []);
  const original = files.find((file) => file.startsWith('original.'));
  if (!original) return null;
  const { data, info } = await sharp(path.join(folder, original))
    .autoOrient()
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86 })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}

/** Fits a picture into a box. */
export function fitted({ width, height }: PaperPicture, box: number): { width: number; height: number } {
  const scale = box / Math.max(width, height);
  return { width: width * scale, height: height * scale };
}
