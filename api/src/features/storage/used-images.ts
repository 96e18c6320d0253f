import { inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FindUsedImages } from './clean-up-storage';

/** Finds the addresses that a column of image addresses contains. */
export function usedImagesOf(imgUrl: AnyPgColumn): FindUsedImages {
  return async (db, addresses) => {
    const rows = await db
      .select({ address: sql<string>`${imgUrl}` })
      .from(imgUrl.table)
      .where(inArray(imgUrl, addresses));
    return rows.map(({ address }) => address);
  };
}
