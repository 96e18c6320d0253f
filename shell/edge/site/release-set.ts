import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import type { ShellBuild } from '../remotes/shell-build';
import type { RenderedArea } from '../render/area-renderer';
import type { Skeletons } from '../render/skeletons';

/** One release of each remote, and everything else that a page needs. A page never mixes two sets. */
export type ReleaseSet = {
  areas: Record<RemoteName | 'shell', RenderedArea>;
  /** Each set has its own number, so that pages of another set are not served. */
  generation: number;
  shell: ShellBuild;
  skeletons: Skeletons;
  remotes: Record<RemoteName, { file: (path: string) => Promise<Buffer | undefined> }>;
};
