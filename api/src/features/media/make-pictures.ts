import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { artworks } from '../artworks/artwork.table';
import { events } from '../events/event.table';
import type { Storage } from '../storage/open-storage';
import { pictures } from './picture.table';
import { keepPicture, type PictureFolders } from './save-picture';

/** Whose picture is made; of an event a failure is logged only. */
export type Pictured = { of: 'artwork' | 'event'; id: string };

export type PictureWorkshop = { storage: Storage; folders: PictureFolders };

/**
 * Makes the smaller pictures, tiles and placeholder of an uploaded picture, and shows them from then on. One that
 * has them, or was given another picture meanwhile, stays as it is. Throws, and marks the work, when it fails.
 */
export async function makePictures(
  db: Database,
  workshop: PictureWorkshop,
  pictured: Pictured,
): Promise<void> {
  const table = pictured.of === 'artwork' ? artworks : events;
  const isAsIt = eq(table.id, pictured.id);
  const [row] = await db
    .select({ imgUrl: table.imgUrl })
    .from(table)
    .where(and(isAsIt, isNull(table.pictureHash)));
  if (!row?.imgUrl) return;
  try {
    const original = await workshop.storage.pictures.read(row.imgUrl);
    const { original: _name, ...facts } = await keepPicture(original, workshop.folders);
    await db.transaction(async (tx) => {
      await tx.insert(pictures).values(facts).onConflictDoNothing();
      await tx
        .update(table)
        .set({ pictureHash: facts.hash, ...(pictured.of === 'artwork' ? { pictureFailed: false } : {}) })
        .where(and(isAsIt, eq(table.imgUrl, row.imgUrl ?? '')));
    });
  } catch (error) {
    if (pictured.of === 'artwork')
      await db.update(artworks).set({ pictureFailed: true }).where(eq(artworks.id, pictured.id));
    throw error;
  }
}
