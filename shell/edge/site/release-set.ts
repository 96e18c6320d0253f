import type { RemoteName } from '@gallery/shared/host';
import type { ShellBuild } from '../remotes/shell-build';
import type { RenderedArea } from '../render/area-renderer';
import type { Skeletons } from '../render/skeletons';

/** What pages are made of, of one release of each remote. A page is made of one view alone. */
export type SiteView = {
  areas: Record<RemoteName | 'shell', RenderedArea>;
  /** Another one for each view. */
  generation: number;
  shell: ShellBuild;
  skeletons: Skeletons;
  remotes: Record<RemoteName, { file: (path: string) => Promise<Buffer | undefined> }>;
};

export const remoteNames: readonly RemoteName[] = ['gallery', 'customer', 'admin'];
