import type { ReleaseKeys } from '@gallery/shared/server/release-signature';
import type { Database } from '../../db/client';
import type { Rate } from '../../http/rate-limit/rate-limit';

export type ReleaseContext = {
  db: Database;
  releaseKeys: ReleaseKeys;
  autoPromote: boolean;
};

export type ReleaseRouteDeps = ReleaseContext & {
  /** The site that signed commands must name. */
  publicUrl: string;
  rateLimits: { signedCommand: Rate };
};
