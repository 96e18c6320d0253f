import { array, type InferType, number, object, string } from 'yup';
import { anyText, count, timestamp, wholeNumber } from '../fields/answer.schema';
import { vitalNames } from '../telemetry/vitals';
import { maxReleaseBytes, remoteNames } from './releases';

/** SHA-256, in hexadecimal. */
export const digest = () =>
  string()
    .max(64, 'a digest has 64 hexadecimal digits')
    .matches(/^[0-9a-f]{64}$/, 'a digest has 64 hexadecimal digits');

const armOfRun = {
  run: string().max(36).defined(),
  arm: string()
    .oneOf(['live', 'candidate'] as const)
    .defined(),
};

const remote = () => string().oneOf(remoteNames);

const layers = object({
  live: digest().nullable().defined(),
  canary: object({
    digest: digest().defined(),
    share: number().min(0).max(100).defined(),
    run: anyText(),
  })
    .nullable()
    .default(null),
  pin: digest().nullable().defined(),
}).defined();

/** What edges open. It changes only with its `revision`. */
export const registrySchema = object({
  revision: wholeNumber(),
  /** Goes into visitors' seeds, so that a seed does not betray an address. */
  salt: anyText(),
  /** Signs the tokens of previews (HMAC-SHA-256). base64url. */
  preview_key: anyText(),
  remotes: object({ gallery: layers, customer: layers, admin: layers }).defined(),
  /** All releases of the layers and valid previews, and the two previous ones of each remote. */
  releases: array()
    .of(object({ digest: digest().defined(), remote: remote().defined(), text: anyText() }))
    .defined(),
  previews: array()
    .of(object({ digest: digest().defined(), until: timestamp() }))
    .defined(),
});
export type RegistryAnswer = InferType<typeof registrySchema>;

/** The edge identifies itself with each read, so that the registry can count its edges. */
export const registryQuerySchema = object({
  edge: string()
    .max(64)
    .matches(/^[\w-]{1,64}$/)
    .required(),
  shell: string().max(100).required(),
  /** The shell's digest: SHA-256 of the files that it serves. */
  digest: digest(),
});
export type RegistryQuery = InferType<typeof registryQuerySchema>;

/** A `release.json` that an edge found at a remote's address. `refused` says why the edge does not open it. */
export const candidateInputSchema = object({
  remote: remote().required(),
  text: string().max(maxReleaseBytes).required(),
  refused: string().max(500),
});
export type CandidateInput = InferType<typeof candidateInputSchema>;

export const problemInputSchema = object({
  edge: string()
    .max(64)
    .matches(/^[\w-]{1,64}$/)
    .required(),
  digest: digest().required(),
  /** '' after the edge has opened the release. */
  problem: string().max(500).defined(),
});
export type ProblemInput = InferType<typeof problemInputSchema>;

const route = () => string().max(200).defined();
const message = () => string().max(200).defined();
/** The name of a remote, or `shell`. */
const remoteName = () => string().max(40).defined();
const counted = () => count().max(1_000_000);

/** An edge sends its counts once, because a lost batch is better than a double count. */
export const telemetryBatchSchema = object({
  views: array()
    .of(
      object({
        remote: remoteName(),
        digest: digest().defined(),
        route: route(),
        views: counted(),
        /** The views in which the remote did not load or threw. */
        failures: counted(),
      }),
    )
    .max(2000)
    .defined(),
  errors: array()
    .of(object({ remote: remoteName(), digest: digest().defined(), message: message(), count: counted() }))
    .max(2000)
    .defined(),
  vitals: array()
    .of(
      object({
        remote: remoteName(),
        digest: digest().defined(),
        route: route(),
        name: string().oneOf(vitalNames).defined(),
        /** The index of a histogram's bucket (`vitalBuckets`). */
        bucket: count().max(40),
        count: counted(),
      }),
    )
    .max(4000)
    .defined(),
  canaries: array()
    .of(
      object({
        ...armOfRun,
        views: counted(),
        failures: counted(),
      }),
    )
    .max(100)
    .defined(),
  /** Keyed hashes of the networks whose failures `canaries` includes. An edge of the previous release does not send them. */
  failing: array()
    .of(
      object({
        ...armOfRun,
        sender: string()
          .matches(/^[\w-]{22}$/)
          .defined(),
      }),
    )
    .max(1000)
    .optional()
    .default(undefined),
  /** Views of works' pages. An edge of the previous release does not send them. */
  works: array()
    .of(object({ id: string().max(36).defined(), views: counted() }))
    .max(2000)
    .optional()
    .default(undefined),
});
export type TelemetryBatch = InferType<typeof telemetryBatchSchema>;
