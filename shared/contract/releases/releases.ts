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

/** For administrators, except `signed`. */
export const releasePaths = {
  /** GET returns the live releases, and what may come next. */
  list: '/releases',
  /** POST changes what one remote's visitors get. */
  command: '/releases/commands',
  /** POST does the same for a team, which signs with its key and needs no session. */
  signed: '/releases/signed-commands',
  autoPromote: '/releases/auto-promote',
  /** POST creates a link that is valid for a day. */
  previews: '/releases/previews',
  /** GET returns the running or the last canary of a remote. */
  canary: (remote: string) => `/releases/${encodeURIComponent(remote)}/canary`,
  /** GET returns the errors of 24 hours by remote and release. */
  errors: '/releases/errors',
  errorsCsv: '/releases/errors.csv',
  /** GET returns the web vitals of 24 hours by remote, release, and route. */
  vitals: '/releases/vitals',
  events: '/releases/events',
};

/** Paths of the API's internal port, which only edges can reach. */
export const internalPaths = {
  /** GET returns a `RegistryAnswer`, or 304. */
  registry: '/registry',
  /** POST a `CandidateInput`. */
  candidates: '/registry/offers',
  /** POST a `ProblemInput` for a release that an edge should open and cannot. */
  problems: '/registry/problems',
  /** POST a `TelemetryBatch`. */
  telemetry: '/telemetry',
  /** POST a `StreamReaders`. */
  readers: '/readers',
  metrics: '/metrics',
};

/** The limit of the whole `release.json`, in bytes. */
export const maxReleaseBytes = 256 * 1024;
/** In bytes of JSON that contains a whole release.json as text. Its escaped quotation marks take more. */
export const maxCommandBytes = 2.5 * maxReleaseBytes;
/** The shares of a canary that advances automatically, in percent. */
export const standardSteps = [5, 25, 100];
/** The chance of ever rolling back a canary that is no worse than the live release. */
export const rollbackAlpha = 0.001;
/** The views that both releases need before the API judges a canary. */
export const minExposures = 50;
/** The failed views that a canary needs before the API rolls it back. */
export const minFailures = 5;
