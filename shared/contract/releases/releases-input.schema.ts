import { array, boolean, type InferType, number, object, string } from 'yup';
import { text } from '../fields/text.schema';
import { digest } from './registry.schema';
import { maxReleaseBytes, remoteNames } from './releases';

const remoteMessage = 'remote must be gallery, customer or admin';
const shareMessage = 'share must be a whole number of percent from 1 to 100';
const stepsMessage = 'steps must be growing shares, the first one below 100%';
const actionMessage = 'action must be promote, canary, rollback, pin or unpin';
const onMessage = 'on must be true or false';

const remote = () =>
  string().typeError(remoteMessage).oneOf(remoteNames, remoteMessage).required(remoteMessage);
const reason = () => text(500, 'Reason is too long').required('A reason is required');
const release = () =>
  string().typeError('release must be a digest or a version').max(200, 'release is too long');
const share = () =>
  number().strict().typeError(shareMessage).integer(shareMessage).min(1, shareMessage).max(100, shareMessage);

const change = {
  remote: remote(),
  /** A version, or at least the first 8 digits of a digest. A rollback without it goes to the previous release. */
  release: release(),
  /** The share of a canary. Naming the running canary again changes its share and keeps its run. */
  share: share(),
  /** The shares of a canary that advances automatically, from the first on. At 100 it goes live. */
  steps: array()
    .of(share().required(shareMessage))
    .typeError(stepsMessage)
    .max(10, stepsMessage)
    .test(
      'growing',
      stepsMessage,
      (steps) => !steps || steps.every((one, i) => (i === 0 ? one < 100 : one > (steps[i - 1] ?? 0))),
    ),
  reason: reason(),
};

export const releaseCommandSchema = object({
  action: string()
    .typeError(actionMessage)
    .oneOf(['promote', 'canary', 'rollback', 'pin', 'unpin'] as const, actionMessage)
    .required(actionMessage),
  ...change,
});
export type ReleaseCommand = InferType<typeof releaseCommandSchema>;

/** The signature covers the text of `command`: JSON of a `ReleaseCommand` (or publish, list, why), `at`, `nonce`. */
export const signedCommandSchema = object({
  command: string().max(600_000, 'command is too long').required('command is required'),
  key: string()
    .max(40, 'key is no name of a key')
    .matches(/^[\w.-]{1,40}$/, 'key is no name of a key')
    .required('key is required'),
  signature: string()
    .max(86, 'signature is no Ed25519 signature')
    .matches(/^[\w-]{86}$/, 'signature is no Ed25519 signature')
    .required('signature is required'),
});
export type SignedCommand = InferType<typeof signedCommandSchema>;

export const teamCommandSchema = object({
  ...change,
  action: string()
    .oneOf(['publish', 'promote', 'canary', 'rollback', 'pin', 'unpin', 'list', 'why'] as const)
    .required(),
  reason: text(500, 'Reason is too long').default(''),
  /** The whole signed `release.json` of a publish command. */
  text: string().max(maxReleaseBytes),
  /** The address of the command's gallery. Every other gallery refuses the command. */
  site: string().max(300).required('site is required: sign with the release command of this version'),
  /** ISO 8601, at most five minutes from the database's clock. */
  at: string().max(40).datetime().required(),
  nonce: string().max(36).uuid().required(),
});
export type TeamCommand = InferType<typeof teamCommandSchema>;

export const autoPromoteInputSchema = object({
  on: boolean().strict().typeError(onMessage).required('on is required'),
  reason: reason(),
});
export type AutoPromoteInput = InferType<typeof autoPromoteInputSchema>;

export const previewInputSchema = object({
  digest: digest().required('digest is required'),
  reason: reason(),
});
export type PreviewInput = InferType<typeof previewInputSchema>;

/** A fixed share in percent, or `steps` for a canary that advances automatically. */
export const canaryVisitors = ['steps', '1', '5', '10', '25', '50'] as const;

export const canaryChoiceSchema = releaseCommandSchema.pick(['release', 'reason']).shape({
  visitors: string().oneOf(canaryVisitors).required('Choose how many visitors'),
});
export type CanaryChoice = InferType<typeof canaryChoiceSchema>;
