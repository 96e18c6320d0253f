import type { ReleaseKeys } from '@gallery/shared/server/release-signature';
import type { Database } from '../../db/client';

export type ReleaseContext = {
  db: Database;
  releaseKeys: ReleaseKeys;
  /** The setting; what staff chose in the registry comes first. */
  autoPromote: boolean;
};
