import type { DehydratedState } from '@gallery/shared/query';
import type { RemoteEntries } from './federation/load-remote';

/** What the edge writes into each page as JSON. */
export type PageState = {
  remotes: RemoteEntries;
  /** Whether the page carries the rendered area, to be hydrated. */
  rendered: boolean;
  publicUrl: string;
  demo: boolean;
  state?: DehydratedState;
};
