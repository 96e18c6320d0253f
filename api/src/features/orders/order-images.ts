import { inArray } from 'drizzle-orm';
import type { FindUsedImages } from '../storage/clean-up-storage';
import { orders } from './order.table';

/** An order shows the image of its work as it was bought. */
export const findOrderImages: FindUsedImages = async (db, addresses) => {
  const rows = await db
    .select({ imgUrl: orders.imgUrl })
    .from(orders)
    .where(inArray(orders.imgUrl, addresses));
  return rows.map(({ imgUrl }) => imgUrl);
};
