import type { Database } from '../../db/client';
import { defineJob } from '../../jobs/job-queue';
import type { Storage } from '../storage/open-storage';
import { pictures } from './picture.table';
import { picturesAtOnce, type SavePicture } from './picture-process';

/** A work has further pictures besides its own, and its entries have pictures. */
export type Pictured = { of: 'artwork' | 'further' | 'entry' | 'event' | 'artist'; id: string };

export type PictureOwner = {
  imageToMake(db: Database, id: string): Promise<string | null>;
  show(tx: Database, id: string, picture: { imgUrl: string; hash: string }): Promise<void>;
  markFailed(db: Database, id: string): Promise<void>;
};

export type PictureContext = {
  storage: Storage;
  savePicture: SavePicture;
  owners: Readonly<Record<Pictured['of'], PictureOwner>>;
};

/** Makes and publishes the smaller pictures, tiles, and placeholder of an image. On failure, marks the owner and throws. */
export async function makePictures(
  db: Database,
  { storage, savePicture, owners }: PictureContext,
  { of, id }: Pictured,
): Promise<void> {
  const owner = owners[of];
  const imgUrl = await owner.imageToMake(db, id);
  if (!imgUrl) return;
  try {
    const uploaded = await storage.pictures.read(imgUrl);
    const { original: _name, ...facts } = await savePicture(uploaded);
    await db.transaction(async (tx) => {
      await tx.insert(pictures).values(facts).onConflictDoNothing();
      await owner.show(tx, id, { imgUrl, hash: facts.hash });
    });
  } catch (error) {
    await owner.markFailed(db, id);
    throw error;
  }
}

/** Retries for two days, because the storage or the disk may be down. */
export const makePicturesJob = defineJob<Pictured>('make-pictures', {
  retryLimit: 60,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 3_600,
  heartbeatSeconds: 30,
  // Fetches one by one, so that a short picture does not wait for a long one.
  batchSize: 1,
  atOnce: picturesAtOnce,
});
