import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { PictureOwner } from '../media/make-pictures';
import type { FindUsedImages } from '../storage/clean-up-storage';
import { artworks } from './artwork.table';

export const artworkPictures: PictureOwner = {
  async imageToMake(db, id) {
    const [row] = await db
      .select({ imgUrl: artworks.imgUrl })
      .from(artworks)
      .where(and(eq(artworks.id, id), isNull(artworks.pictureHash)));
    return row?.imgUrl ?? null;
  },
  async show(tx, id, { imgUrl, hash }) {
    await tx
      .update(artworks)
      .set({ pictureHash: hash, pictureFailed: false })
      .where(and(eq(artworks.id, id), eq(artworks.imgUrl, imgUrl)));
  },
  async markFailed(db, id) {
    await db.update(artworks).set({ pictureFailed: true }).where(eq(artworks.id, id));
  },
};

export const findArtworkImages: FindUsedImages = async (db, addresses) => {
  const rows = await db
    .select({ imgUrl: artworks.imgUrl })
    .from(artworks)
    .where(inArray(artworks.imgUrl, addresses));
  return rows.map(({ imgUrl }) => imgUrl);
};
