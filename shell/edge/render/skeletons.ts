import { profilePath } from '@gallery/shared/paths/account-paths';
import { homePath } from '@gallery/shared/paths/gallery-paths';
import { type Area, areaPaths } from '../../src/areas';
import type { RenderedArea } from './area-renderer';

/** One address for each area. Among the header's links, only the customer's own area is marked. */
const paths: Record<Area, string> = {
  gallery: homePath,
  shell: homePath,
  customer: profilePath,
  admin: areaPaths.admin,
};
/** In milliseconds; only the start waits for skeletons. */
const budget = 10_000;

export type Skeletons = Partial<Record<Area, Uint8Array>>;

/** Renders the skeletons of browser-rendered areas once, because they do not depend on a release. */
export async function renderSkeletons(shell: RenderedArea): Promise<Skeletons> {
  const made = Object.entries(paths).map(async ([area, path]) => {
    const { page } = await shell.render(path, { budget, skeleton: true });
    return [area, page?.html] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}
