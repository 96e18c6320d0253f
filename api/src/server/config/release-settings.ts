import { type ReleaseKeys, readReleaseKeys } from '@gallery/shared/server/release-signature';
import { boolean, type InferType, number, object, string } from 'yup';

export type ReleaseSettings = Readonly<{
  /** Public keys of the teams. Without keys, no release needs a signature. */
  releaseKeys: ReleaseKeys;
  /** Whether offered releases go live automatically. Staff can override it in the registry. */
  autoPromote: boolean;
  canaryStepMinutes: number;
}>;

const stepMessage = 'CANARY_STEP_MINUTES must be a number of minutes from 0.05 to 1440';

export const releaseFields = {
  RELEASE_KEYS: string().max(20_000, 'RELEASE_KEYS must have at most 20000 characters').default(''),
  AUTO_PROMOTE: boolean()
    .transform((_, sent) => ({ on: true, off: false })[String(sent)] ?? sent)
    .typeError('AUTO_PROMOTE must be on or off')
    .default(true),
  CANARY_STEP_MINUTES: number()
    .typeError(stepMessage)
    .min(0.05, stepMessage)
    .max(1440, stepMessage)
    .default(10),
};

const schema = object(releaseFields);

/** Throws an error that names an invalid key. */
export function releasesOf({
  RELEASE_KEYS,
  AUTO_PROMOTE,
  CANARY_STEP_MINUTES,
}: InferType<typeof schema>): ReleaseSettings {
  return {
    releaseKeys: readReleaseKeys(RELEASE_KEYS),
    autoPromote: AUTO_PROMOTE,
    canaryStepMinutes: CANARY_STEP_MINUTES,
  };
}
