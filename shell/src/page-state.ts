import type { RefusedForm } from '@gallery/shared/contract/forms/sent-form';
import type { PageReleases } from '@gallery/shared/contract/telemetry/beacon';
import type { DehydratedState } from '@gallery/shared/query';
import type { RemoteEntries } from './federation/load-remote';

export type PageState = {
  remotes: RemoteEntries;
  /** Of which its scripts are. */
  releases: PageReleases;
  /** The part of all views that tell how they went. */
  telemetry: number;
  rendered: boolean;
  publicUrl: string;
  demo: boolean;
  refusedForm?: RefusedForm;
  /** Missing where the browser fetches the data itself. */
  state?: DehydratedState | null;
};
