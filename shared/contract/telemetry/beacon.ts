import type { VitalName } from './vitals';

export const beaconPath = '/telemetry';
/** In bytes. */
export const maxBeaconBytes = 4096;
export const policyReportPath = '/policy-reports';
/** In bytes. A report quotes the whole policy. */
export const maxPolicyReportBytes = 16_384;

/** Maps each remote (or `shell`) to the first 16 hexadecimal digits of its digest, as the page names them. */
export type PageReleases = Record<string, string>;

/** One page view, sent once, without its visitor and address. Its later events come in beacons with `view: false`. */
export type Beacon = {
  view: boolean;
  /** Such as `/art-page/:id`. */
  route: string;
  releases: PageReleases;
  /** Maps a remote to the proof that the edge sent this page, while a canary of the remote runs. */
  tokens?: Record<string, string>;
  /** The names of the remotes that failed for the first time in this view. */
  failed: string[];
  errors: { remote: string; message: string }[];
  vitals: { name: VitalName; value: number }[];
};
