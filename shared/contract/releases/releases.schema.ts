import { array, boolean, type InferType, number, object, string } from 'yup';
import { anyText, count, pagedSchema, timestamp, wholeNumber } from '../fields/answer.schema';
import { vitalNames } from '../telemetry/vitals';
import { releaseStates } from './release-state';

const rate = () => number().defined();

export const releaseRecordSchema = object({
  digest: anyText(),
  remote: anyText(),
  version: anyText(),
  state: string().oneOf(releaseStates).defined(),
  /** The name of the key that signed it, or `null` for an unsigned release. */
  key: anyText().nullable(),
  /** Why the registry refused it or an edge cannot open it, else ''. */
  problem: anyText(),
  offered_at: timestamp(),
  /** The time of its last state change. `by` and `reason` describe that change. */
  since: timestamp(),
  by: anyText(),
  reason: anyText(),
});
export type ReleaseRecord = InferType<typeof releaseRecordSchema>;

/** One line of the comparison with the live release. '' means no value. */
export const gateSchema = object({
  name: anyText(),
  live: anyText(),
  candidate: anyText(),
  change: anyText(),
  /** True if the change needs a reason, so that it is never promoted automatically. */
  exceeded: boolean().defined(),
});

const canarySchema = object({
  run: anyText(),
  share: wholeNumber(),
  steps: array().of(wholeNumber()).defined(),
  since: timestamp(),
});

export const remoteReleasesSchema = object({
  remote: anyText(),
  live: releaseRecordSchema.nullable(),
  /** The running canary's release, or the newest registered one. */
  next: releaseRecordSchema.nullable(),
  canary: canarySchema.nullable().defined(),
  pin: releaseRecordSchema.nullable(),
  /** Other releases that staff may promote, pin, or preview, newest first. */
  others: array().of(releaseRecordSchema).defined(),
  gates: array().of(gateSchema).defined(),
});

export const releasesAnswerSchema = object({
  /** True if a signed release that passes the gates goes live automatically. */
  auto_promote: boolean().defined(),
  /** True if the gallery has keys of teams. */
  signed: boolean().defined(),
  /** The database's time, from which pages compute the age of an edge's read. */
  now: timestamp(),
  edges: array()
    .of(object({ edge: anyText(), shell: anyText(), read_at: timestamp() }))
    .defined(),
  remotes: array().of(remoteReleasesSchema).defined(),
});
export type ReleasesAnswer = InferType<typeof releasesAnswerSchema>;

const armSchema = object({
  views: count(),
  failures: count(),
  /** Failures in 1,000 views, with a band that contains the true rate (95%, at any time). */
  rate: rate(),
  low: rate(),
  high: rate(),
});
const paintSchema = object({
  views: count(),
  /** The 75th percentile in milliseconds, with a band that contains the true one (95%, at any time). */
  p75: rate(),
  low: rate(),
  high: rate(),
});
export const canaryAnswerSchema = object({
  release: releaseRecordSchema.nullable(),
  live: releaseRecordSchema.nullable(),
  /** Grows with the evidence that the candidate fails more often. At `threshold` the canary is rolled back. */
  evidence: number().defined(),
  threshold: number().defined(),
  ended_at: timestamp().nullable(),
  points: array()
    .of(object({ at: timestamp(), live: armSchema, candidate: armSchema }))
    .defined(),
  /** The largest paint (LCP) of both, from the canary's first hour to the end of each hour. */
  paints: array()
    .of(object({ at: timestamp(), live: paintSchema, candidate: paintSchema }))
    .defined(),
});
export type CanaryAnswer = InferType<typeof canaryAnswerSchema>;

export const errorsAnswerSchema = object({
  errors: array()
    .of(
      object({
        remote: anyText(),
        digest: anyText(),
        version: anyText(),
        state: anyText(),
        /** The most frequent message, or '' without errors. */
        message: anyText(),
        count: count(),
        views: count(),
        /** Failed views in 1,000. */
        rate: rate(),
      }),
    )
    .defined(),
});
export type ErrorsAnswer = InferType<typeof errorsAnswerSchema>;

export const vitalsAnswerSchema = object({
  vitals: array()
    .of(
      object({
        remote: anyText(),
        digest: anyText(),
        version: anyText(),
        route: anyText(),
        name: string().oneOf(vitalNames).defined(),
        /** The 75th percentile in milliseconds, or the score of CLS. */
        p75: number().defined(),
        count: count(),
      }),
    )
    .defined(),
});
export type VitalsAnswer = InferType<typeof vitalsAnswerSchema>;

export const releaseEventSchema = object({
  _id: anyText(),
  at: timestamp(),
  remote: anyText(),
  version: anyText(),
  /** A team (`gallery team`), an administrator (`Ada Obi, administrator`), `the edge`, or `evidence`. */
  by: anyText(),
  /** A sentence, such as `Promoted Gallery 1.2.0 to all`. */
  what: anyText(),
  reason: anyText(),
});
export type ReleaseEvent = InferType<typeof releaseEventSchema>;
export const releaseEventsAnswerSchema = pagedSchema.shape({
  events: array().of(releaseEventSchema).defined(),
});
export type ReleaseEventsAnswer = InferType<typeof releaseEventsAnswerSchema>;

export const releaseChangedSchema = object({ message: anyText() });
export type ReleaseChangedAnswer = InferType<typeof releaseChangedSchema>;

/** `lines` answers a team's query. */
export const signedAnswerSchema = releaseChangedSchema.shape({ lines: array().of(anyText()).defined() });
export type SignedAnswer = InferType<typeof signedAnswerSchema>;

/** `link` is a path of this site. */
export const releasePreviewSchema = object({ link: anyText(), until: timestamp() });
export type ReleasePreviewAnswer = InferType<typeof releasePreviewSchema>;
