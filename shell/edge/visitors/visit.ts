import type { IncomingMessage } from 'node:http';
import type { SiteView } from '../site/site-view';

/** What one visitor gets, where it is not what everybody gets. */
export type Visit = {
  view: SiteView;
  cookie?: string;
  /** Pages of a preview are rendered for each request, under its banner. */
  banner?: string;
};

/** A preview whose release is not open here yet. */
export type Waiting = { waitsFor: string };
export type Asking = { headers: IncomingMessage['headers']; raw: IncomingMessage };
