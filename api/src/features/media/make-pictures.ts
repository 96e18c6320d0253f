import type { Database } from '../../db/client';
import type { Storage } from '../storage/open-storage';
import { pictures } from './picture.table';
import { type PictureFolders, savePicture } from './save-picture';

/** Whose picture is made. */
export type Pictured = { of: 'artwork' | 'event'; id: string };

/** How a feature that shows pictures reads and writes its rows. */
export type PictureOwner = {
  /** The address of the uploaded image, `null` when its pictures are made or there is none. */
  imageToMake(db: Database, id: string): Promise<string | null>;
  /** Shows the picture, unless the row has another image by now. */
  show(tx: Database, id: string, picture: { imgUrl: string; hash: string }): Promise<void>;
  markFailed(db: Database, id: string): Promise<void>;
};

export type PictureContext = {
  storage: Storage;
  folders: PictureFolders;
  owners: Readonly<Record<Pictured['of'], PictureOwner>>;
};

/**
 * Makes the smaller pictures, tiles and placeholder of an uploaded picture, and shows them from then on. One that
 * has them, or was given another picture meanwhile, stays as it is. Throws, and marks its owner, when it fails.
 */
export async function makePictures(
  db: Database,
  { storage, folders, owners }: PictureContext,
  { of, id }: Pictured,
): Promise<void> {
  const owner = owners[of];
  const imgUrl = await owner.imageToMake(db, id);
  if (!imgUrl) return;
  try {
    const uploaded = await storage.pictures.read(imgUrl);
    const { original: _name, ...facts } = await savePicture(uploaded, folders);
    await db.transaction(async (tx) => {
      await tx.insert(pictures).values(facts).onConflictDoNothing();
      await owner.show(tx, id, { imgUrl, hash: facts.hash });
    });
  } catch (error) {
    await owner.markFailed(db, id);
    throw error;
  }
}
