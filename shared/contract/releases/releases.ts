export type {
  CanaryAnswer,
  ErrorsAnswer,
  ReleaseChangedAnswer,
  ReleaseEvent,
  ReleaseEventsAnswer,
  ReleasePreviewAnswer,
  ReleaseRecord,
  ReleasesAnswer,
  SignedAnswer,
  VitalsAnswer,
} from './releases.schema';

export const remoteNames = ['gallery', 'customer', 'admin'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** Of administrators, but for `signed`. */
export const releasePaths = {
  /** GET: what is live where, and what may come next. */
  list: '/releases',
  /** POST changes what one remote's visitors get. */
  command: '/releases/commands',
  /** POST: the same by a team, signed with its key instead of a session. */
  signed: '/releases/signed-commands',
  autoPromote: '/releases/auto-promote',
  /** POST makes a link that is valid for a day. */
  previews: '/releases/previews',
  /** GET: the running canary of a remote, or its last one. */
  canary: (remote: string) => `/releases/${encodeURIComponent(remote)}/canary`,
  /** GET: errors of 24 hours by remote and release. */
  errors: '/releases/errors',
  errorsCsv: '/releases/errors.csv',
  /** GET: web vitals of 24 hours by remote, release and route. */
  vitals: '/releases/vitals',
  /** GET pages through who did what when and why. */
  events: '/releases/events',
};

/** On the API's internal port, where edges and nobody else come. */
export const internalPaths = {
  /** GET: `RegistryAnswer`, or 304. */
  registry: '/registry',
  /** POST: `OfferInput`. */
  offers: '/registry/offers',
  /** POST: `ProblemInput`: a release that an edge should open and cannot. */
  problems: '/registry/problems',
  /** POST: `TelemetryBatch`. */
  telemetry: '/telemetry',
  metrics: '/metrics',
};

/** In bytes of the whole `release.json`. */
export const maxReleaseBytes = 256 * 1024;
/** In bytes of JSON in which a whole release.json is a text, as in an offer or a signed command: its quotation marks take more. */
export const maxCommandBytes = 2.5 * maxReleaseBytes;
/** Shares of a canary that advances by itself, in percent. */
export const standardSteps = [5, 25, 100];
/** Chance that a canary which is no worse than the live release is ever taken back. */
export const rollbackAlpha = 0.001;
/** Views that each of both releases needs before a canary is judged. */
export const minExposures = 50;
/** Views of a canary that must have failed before it is taken back. */
export const minFailures = 5;
