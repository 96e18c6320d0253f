import type { DehydratedState } from '@gallery/shared/query';
import type { RemoteEntries } from './federation/load-remote';

export type PageState = {
  remotes: RemoteEntries;
  rendered: boolean;
  publicUrl: string;
  demo: boolean;
  /** Missing where the browser fetches the data itself. */
  state?: DehydratedState | null;
};
