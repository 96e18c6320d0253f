import type { IncomingMessage } from 'node:http';
import type { ReleaseSet } from '../site/release-set';

/** What one visitor gets, where it is not what everybody gets. */
export type Visit = {
  releaseSet: ReleaseSet;
  cookie?: string;
  /** Pages of a preview are rendered for each request, under its banner. */
  banner?: string;
};

/** A preview whose release is not open here yet. */
export type PendingPreview = { waitsFor: string };
export type VisitorRequest = { headers: IncomingMessage['headers']; raw: IncomingMessage };
