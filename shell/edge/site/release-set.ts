import type { RemoteName } from '@gallery/shared/host';
import type { ShellBuild } from '../remotes/shell-build';
import type { RenderedArea } from '../render/area-renderer';
import type { Skeletons } from '../render/skeletons';

/** One release of each remote, and all that a page is made of. A page is made of one set alone. */
export type ReleaseSet = {
  areas: Record<RemoteName | 'shell', RenderedArea>;
  /** A number of its own for each set: pages that were rendered from another set are not served. */
  generation: number;
  shell: ShellBuild;
  skeletons: Skeletons;
  remotes: Record<RemoteName, { file: (path: string) => Promise<Buffer | undefined> }>;
};

export const remoteNames: readonly RemoteName[] = ['gallery', 'customer', 'admin'];
