import type { RefusedForm } from '@gallery/shared/contract/fields/answer';
import type { PageReleases } from '@gallery/shared/contract/telemetry/beacon';
import type { RemoteEntries } from './federation/load-remote';
import type { PageData } from './page/page-data';

export type PageState = {
  remotes: RemoteEntries;
  releases: PageReleases;
  /** The share of all views that report. */
  telemetry: number;
  rendered: boolean;
  publicUrl: string;
  demo: boolean;
  refusedForm?: RefusedForm;
  /** Missing if the browser fetches the data itself. */
  data?: PageData | null;
};
