import { array, boolean, type InferType, number, object, string } from 'yup';
import { pagedSchema } from '../fields/answer.schema';
import { anyText, count, timestamp, wholeNumber } from '../fields/answer-fields.schema';
import { vitalNames } from '../telemetry/beacon';
import { releaseStates } from './release-states';

const rate = () => number().defined();

export const releaseRecordSchema = object({
  digest: anyText(),
  remote: anyText(),
  version: anyText(),
  state: string().oneOf(releaseStates).defined(),
  /** The name of the key that signed it; `null`: unsigned. */
  key: anyText().nullable(),
  /** Why it was refused, or what an edge cannot open; '' else. */
  problem: anyText(),
  offered_at: timestamp(),
  /** Since when it has been in its state, and who brought it there and why. */
  since: timestamp(),
  by: anyText(),
  reason: anyText(),
});
export type ReleaseRecord = InferType<typeof releaseRecordSchema>;

/** One line of the comparison with the live release: '' where there is nothing to say. */
export const gateSchema = object({
  name: anyText(),
  live: anyText(),
  candidate: anyText(),
  change: anyText(),
  /** True: the change asks for a reason, and nothing promotes it by itself. */
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
  /** The running canary's release, or the newest that was offered. */
  next: releaseRecordSchema.nullable(),
  canary: canarySchema.nullable().defined(),
  pin: releaseRecordSchema.nullable(),
  /** Other releases that may be promoted, pinned or previewed, the newest first. */
  others: array().of(releaseRecordSchema).defined(),
  /** Of `next` beside `live`. */
  gates: array().of(gateSchema).defined(),
});

export const releasesAnswerSchema = object({
  /** Whether what is signed and passes the gates goes live by itself. */
  auto_promote: boolean().defined(),
  /** Whether keys of teams are configured. */
  signed: boolean().defined(),
  /** The database's time: how long ago edges have read is counted from it. */
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
  /** Failures in 1,000 views, and between which values it lies (95 %, at any time). */
  rate: rate(),
  low: rate(),
  high: rate(),
});
const paintSchema = object({
  views: count(),
  /** The 75th percentile in milliseconds, and between which values it lies (95 %, at any time). */
  p75: rate(),
  low: rate(),
  high: rate(),
});
export const canaryAnswerSchema = object({
  release: releaseRecordSchema.nullable(),
  live: releaseRecordSchema.nullable(),
  /** Grows with the evidence that the candidate fails more often; at `threshold` it is taken back. */
  evidence: number().defined(),
  threshold: number().defined(),
  ended_at: timestamp().nullable(),
  points: array()
    .of(object({ at: timestamp(), live: armSchema, candidate: armSchema }))
    .defined(),
  /** Largest paint (LCP) of both, from the hour in which the canary began until each hour's end. */
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
        /** The most frequent one; '' without errors. */
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
        /** The 75th percentile: milliseconds, and a score for CLS. */
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

/** `lines`: what a question of a team is answered. */
export const signedAnswerSchema = releaseChangedSchema.shape({ lines: array().of(anyText()).defined() });
export type SignedAnswer = InferType<typeof signedAnswerSchema>;

/** `link` is a path of this site. */
export const releasePreviewSchema = object({ link: anyText(), until: timestamp() });
export type ReleasePreviewAnswer = InferType<typeof releasePreviewSchema>;
