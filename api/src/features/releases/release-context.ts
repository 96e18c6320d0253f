import type { ReleaseKeys } from '@gallery/shared/server/release-signature';
import type { Database } from '../../db/client';
import type { Rate } from '../../http/rate-limit/rate';

/** The steps at which tests make a change fail. */
export type ReleaseStep =
  | 'release promoted, layers still those before'
  | 'layers changed, event not recorded';
export type OnReleaseStep = (step: ReleaseStep) => void | Promise<void>;

export type ReleaseContext = {
  db: Database;
  releaseKeys: ReleaseKeys;
  /** The setting, which the choice of staff in the registry overrides. */
  autoPromote: boolean;
  onStep?: OnReleaseStep;
};

export type ReleaseRouteDeps = ReleaseContext & {
  /** The site that signed commands must name. */
  publicUrl: string;
  rateLimits: { signedCommand: Rate };
};
