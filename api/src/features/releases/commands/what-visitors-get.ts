import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import type { Database } from '../../../db/client';
import { lockLayers } from '../registry/lock-layers';
import type { ReleaseRow } from '../registry/release.table';
import { releaseOf } from '../registry/set-release-state';

/** '' when nothing is pinned; else what visitors get in place of the live release. Needs a transaction. */
export async function whilePinned(tx: Database, remote: RemoteName): Promise<string> {
  const { pinId } = await lockLayers(tx, remote);
  const [pinned] = await versionsOf(tx, [pinId]);
  return pinned === undefined ? '' : `, but all visitors get ${pinned} until it is unpinned.`;
}

/** With the beginning of their digests where several have one version. */
export async function versionsOf(tx: Database, ids: (number | null)[]): Promise<string[]> {
  const rows: ReleaseRow[] = [];
  for (const id of ids) if (id !== null) rows.push(await releaseOf(tx, id));
  const several = new Set(rows.map(({ version }) => version)).size < rows.length;
  return rows.map(({ version, digest }) => (several ? `${version} (${digest.slice(0, 8)})` : version));
}
