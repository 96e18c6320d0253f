import type { StorageAccess } from '@gallery/shared/contract/catalogue/storage';
import type { Session } from '../../http/authentication';

/** Where uploaded pictures are: the embedded storage or Firebase. */
export type PictureStorage = {
  /** What a browser of this session needs to upload; good for half an hour. */
  access(session: Session): Promise<StorageAccess>;
  /**
   * The address under which a picture is kept, for one that was uploaded to this storage, is there and is whole;
   * `host` is the one that the caller knows us by. `null` for any other address. Throws the words of `checkPicture`.
   */
  check(imgUrl: string, host?: string): Promise<string | null>;
  /** The bytes of a picture by the address that `check` gave. Throws when it is gone. */
  read(imgUrl: string): Promise<Buffer>;
};

/** Milliseconds for which a browser may upload. */
export const accessMs = 30 * 60_000;
