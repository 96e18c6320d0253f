import type { IncomingMessage } from 'node:http';
import type { ReleaseSet } from '../site/release-set';

/** A visitor's releases, when they differ from the default. */
export type Visit = {
  releaseSet: ReleaseSet;
  cookie?: string;
  /** The edge renders pages of a preview for each request, under its banner. */
  banner?: string;
};

export type PendingPreview = { waitsFor: string };
export type VisitorRequest = { headers: IncomingMessage['headers']; raw: IncomingMessage };
