import type { DehydratedState } from '@gallery/shared/query';
import type { RemoteEntries } from './federation/load-remote';

/** What the edge writes into each page as JSON. */
export type PageState = {
  remotes: RemoteEntries;
  /** Whether the page carries the rendered area, to be hydrated. */
  rendered: boolean;
  publicUrl: string;
  demo: boolean;
  /** The data that it was rendered with; none where the browser asks for them. */
  state?: DehydratedState | null;
};
