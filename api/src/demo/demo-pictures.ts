import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/client';
import { describePicture, hashOf, type PictureFacts } from '../features/media/make-picture';
import { pictures } from '../features/media/picture.table';
import type { SavePicture } from '../features/media/picture-process';
import { isCached, type PictureFolders } from '../features/media/save-picture';
import { type Collection, pictureNamesOf } from './seed';

type Options = {
  collection: Collection;
  folders: PictureFolders;
  savePicture: SavePicture;
  isSaved: (hash: string) => Promise<boolean>;
  logger: Pick<FastifyBaseLogger, 'warn'>;
};

/** Takes cached pictures at once and makes the others while the gallery is open, which takes about a minute. */
export function demoPicturesOf({ collection, folders, savePicture, isSaved, logger }: Options) {
  const coming = new Map<string, string>();
  let stopped = false;
  return {
    coming,
    describe,
    findMissing,
    makeMissing,
    stop() {
      stopped = true;
    },
  };

  async function describe(original: Buffer): Promise<PictureFacts> {
    return (await isCached(original, folders)) ? savePicture(original) : describePicture(original);
  }

  /** Also finds the pictures of an interrupted start. A work that a curator has deleted has no row. */
  async function findMissing(db: Database): Promise<void> {
    const rows = await db.select({ hash: pictures.hash }).from(pictures);
    const used = new Set(rows.map(({ hash }) => hash));
    for (const name of pictureNamesOf(collection)) {
      const file = path.join(collection.picturesFolder, `${name}.jpg`);
      const hash = hashOf(await readFile(file));
      if (used.has(hash) && !(await isSaved(hash))) coming.set(hash, file);
    }
  }

  async function makeMissing(): Promise<void> {
    for (const [hash, file] of coming) {
      if (stopped) return;
      try {
        await savePicture(await readFile(file));
        coming.delete(hash);
      } catch (error) {
        if (!stopped) logger.warn({ err: error, file }, 'a picture of the demo waits for the next start');
      }
    }
  }
}
