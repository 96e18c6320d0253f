import type { ReleaseKeys } from '@gallery/shared/server/release-signature';
import type { Database } from '../../db/client';
import type { Rate } from '../../http/rate-limit/rate';

/** Where tests let a change fail. */
export type ReleaseStep =
  | 'release promoted, layers still those before'
  | 'layers changed, event not recorded';
export type OnReleaseStep = (step: ReleaseStep) => void | Promise<void>;

export type ReleaseContext = {
  db: Database;
  releaseKeys: ReleaseKeys;
  /** The setting; what staff chose in the registry comes first. */
  autoPromote: boolean;
  onStep?: OnReleaseStep;
};

export type ReleaseRouteDeps = ReleaseContext & {
  /** The site that signed commands must name. */
  publicUrl: string;
  rateLimits: { signedCommand: Rate };
};
