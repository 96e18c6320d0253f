import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { shareFile, shareSize } from '@gallery/shared/contract/catalogue/pictures/picture';
import sharp from 'sharp';
import { queuePicture } from '../storage/objects/check-picture';

/** The mat in the color of the gallery's wash. In pixels, at least. */
const mat = { color: '#f1eee7', margin: 36 };

const making = new Map<string, Promise<void>>();

/** The work on a mat, 1200 × 630, for shared links. Older pictures lack it: the first request makes it. */
export async function ensureSharePicture(folder: string): Promise<void> {
  if (await isFile(path.join(folder, shareFile))) return;
  const begun = making.get(folder) ?? makeSharePicture(folder).finally(() => making.delete(folder));
  making.set(folder, begun);
  await begun;
}

async function makeSharePicture(folder: string): Promise<void> {
  const source = largestOf(await readdir(folder).catch(() => []));
  if (!source) return;
  const inside = { width: shareSize.width - 2 * mat.margin, height: shareSize.height - 2 * mat.margin };
  const share = sharp(path.join(folder, source))
    .resize({ ...inside, fit: 'contain', background: mat.color })
    .extend({
      top: mat.margin,
      bottom: mat.margin,
      left: mat.margin,
      right: mat.margin,
      background: mat.color,
    })
    .flatten({ background: mat.color })
    .jpeg({ quality: 84 });
  const beginning = path.join(folder, `${randomUUID()}.jpg`);
  try {
    await queuePicture(() => share.toFile(beginning));
    await rename(beginning, path.join(folder, shareFile));
  } finally {
    await rm(beginning, { force: true });
  }
}

/** Chooses a smaller picture, because the original may take hundreds of megabytes. */
export function largestOf(files: string[]): string | undefined {
  const widths = files.filter((file) => /^\d+\.webp$/.test(file)).map((file) => Number.parseInt(file, 10));
  return widths.length > 0 ? `${Math.max(...widths)}.webp` : undefined;
}

async function isFile(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null;
}
