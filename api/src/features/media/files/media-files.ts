import { open } from 'node:fs/promises';
import path from 'node:path';
import { shareFile } from '@gallery/shared/contract/catalogue/pictures/picture';
import { errorCodeOf } from '../../../logging/error-record';
import type { OpenFile } from '../../storage/bucket/bucket';
import { ensureSharePicture } from '../share-picture';

export type MediaFiles = {
  /** Makes the picture of shared links if it is missing. Returns `null` for a missing file. */
  open(hash: string, file: string): Promise<OpenFile | null>;
};

export function mediaInFolder(folder: string): MediaFiles {
  return {
    async open(hash, file) {
      if (file === shareFile) await ensureSharePicture(path.join(folder, hash));
      const handle = await open(path.join(folder, hash, file)).catch(nullIfMissing);
      return handle && { bytes: (await handle.stat()).size, content: handle.createReadStream() };
    },
  };
}

export const mediaTypes: Record<string, string | undefined> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

function nullIfMissing(error: unknown): null {
  if (errorCodeOf(error) === 'ENOENT') return null;
  throw error;
}
