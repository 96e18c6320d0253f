import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** A JPEG that PDF can hold, with its size in pixels. */
export type PaperPicture = { jpeg: Buffer; width: number; height: number };

export type Wanted = { size: number; fromSmaller?: boolean };

/** At most `size` pixels wide and high. `null`: no picture, or no file yet. `fromSmaller` is much faster. */
export async function readPaperPicture(
  mediaFolder: string,
  hash: string | null,
  wanted: Wanted,
): Promise<PaperPicture | null> {
  if (!hash) return null;
  const folder = path.join(mediaFolder, hash);
  const files: string[] = await readdir(folder).catch(() => []);
  const source = paperFile(files, wanted);
  if (!source) return null;
  const { size } = wanted;
  const { data, info } = await sharp(path.join(folder, source))
    .autoOrient()
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86 })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}

export function paperFile(
  files: readonly string[],
  { size, fromSmaller = false }: Wanted,
): string | undefined {
  const smaller = fromSmaller ? smallerFile(files, size) : undefined;
  return smaller ?? files.find((file) => file.startsWith('original.'));
}

function smallerFile(files: readonly string[], size: number): string | undefined {
  const widths = files.map((file) => Number(/^(\d+)\.webp$/.exec(file)?.[1]));
  const enough = widths.filter((width) => width >= size);
  return enough.length > 0 ? `${Math.min(...enough)}.webp` : undefined;
}

export function fitted({ width, height }: PaperPicture, box: number): { width: number; height: number } {
  const scale = box / Math.max(width, height);
  return { width: width * scale, height: height * scale };
}
