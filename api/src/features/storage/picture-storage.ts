import type { StorageAccess } from '@gallery/shared/contract/storage/storage';
import { inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { HttpError } from '../../http/answers/http-error';
import type { Session } from '../../http/authentication';
import type { FindUsedImages } from './clean-up-storage';

export type PictureStorage = {
  access(session: Session): Promise<StorageAccess>;
  /** Returns the address of a whole picture in this storage, or `null`; `host` is the request's. Throws like `checkPicture`. */
  check(imgUrl: string, host?: string): Promise<string | null>;
  /** Returns the bytes of a picture by its address from `check`. Throws when the picture is gone. */
  read(imgUrl: string): Promise<Buffer>;
};

export const accessMs = 30 * 60_000;

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

/** Returns the 503 for a storage outside of the gallery; the log shows `cause`. */
export function storageUnreachable(cause?: unknown): HttpError {
  const error = new HttpError(503, 'The picture storage cannot be reached. Please try again in a moment.');
  error.cause = cause;
  return error;
}
