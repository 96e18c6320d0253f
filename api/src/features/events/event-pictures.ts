import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { PictureOwner } from '../media/make-pictures';
import type { FindUsedImages } from '../storage/clean-up-storage';
import { events } from './event.table';

/** Nothing marks a failure: it is only logged. */
export const eventPictures: PictureOwner = {
  async imageToMake(db, id) {
    const [row] = await db
      .select({ imgUrl: events.imgUrl })
      .from(events)
      .where(and(eq(events.id, id), isNull(events.pictureHash)));
    return row?.imgUrl ?? null;
  },
  async show(tx, id, { imgUrl, hash }) {
    await tx
      .update(events)
      .set({ pictureHash: hash })
      .where(and(eq(events.id, id), eq(events.imgUrl, imgUrl)));
  },
  async markFailed() {},
};

export const findEventImages: FindUsedImages = async (db, addresses) => {
  const rows = await db
    .select({ imgUrl: events.imgUrl })
    .from(events)
    .where(inArray(events.imgUrl, addresses));
  return rows.flatMap(({ imgUrl }) => imgUrl ?? []);
};
