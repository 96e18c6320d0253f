import type { RefusedForm } from '@gallery/shared/contract/forms/sent-form';
import type { DehydratedState } from '@gallery/shared/query';
import type { RemoteEntries } from './federation/load-remote';

export type PageState = {
  remotes: RemoteEntries;
  rendered: boolean;
  publicUrl: string;
  demo: boolean;
  refusedForm?: RefusedForm;
  /** Missing where the browser fetches the data itself. */
  state?: DehydratedState | null;
};
