import type { StorageAccess } from '@gallery/shared/contract/storage/storage';
import type { Session } from '../../http/authentication';

export type PictureStorage = {
  access(session: Session): Promise<StorageAccess>;
  /** Returns the address of a whole picture in this storage, or `null`; `host` is the request's. Throws like `checkPicture`. */
  check(imgUrl: string, host?: string): Promise<string | null>;
  /** Returns the bytes of a picture by its address from `check`. Throws when the picture is gone. */
  read(imgUrl: string): Promise<Buffer>;
};

export const accessMs = 30 * 60_000;
