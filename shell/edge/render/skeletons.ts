import { profilePath } from '@gallery/shared/paths/customer-paths';
import { homePath } from '@gallery/shared/paths/gallery-paths';
import { type Area, areaPaths } from '../../src/areas';
import type { RenderedArea } from './area-renderer';

/** An address of each area; of the header's links only that of the customer's own area is marked. */
const paths: Record<Area, string> = {
  gallery: homePath,
  shell: homePath,
  customer: profilePath,
  admin: areaPaths.admin,
};
/** Milliseconds; only the start waits for them. */
const budget = 10_000;

export type Skeletons = Partial<Record<Area, Uint8Array>>;

/** What an area that the browser draws begins with, rendered once: nothing in it depends on a release. */
export async function renderSkeletons(shell: RenderedArea): Promise<Skeletons> {
  const made = Object.entries(paths).map(async ([area, path]) => {
    const { page } = await shell.render(path, { budget, skeleton: true });
    return [area, page?.html] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}
