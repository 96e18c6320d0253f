import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { type Cause, recordEvent } from '../audit/record-event';
import { lockLayers, raiseRevision } from '../registry/lock-layers';
import type { ReleaseRow } from '../registry/release.table';
import { releaseLayers } from '../registry/release-layers.table';
import { releaseOf } from '../registry/set-release-state';

/** All visitors get the release, whatever is live. Needs a transaction. */
export async function pin(tx: Database, release: ReleaseRow, cause: Cause): Promise<void> {
  const { remote, id } = release;
  const { pinId } = await lockLayers(tx, remote);
  if (pinId === id) throw new HttpError(409, `${release.version} is pinned already.`);
  await tx.update(releaseLayers).set({ pinId: id }).where(eq(releaseLayers.remote, remote));
  await recordEvent(tx, { ...cause, action: 'pin', remote, release });
  await raiseRevision(tx);
}

/** Needs a transaction. Throws a 409 when nothing is pinned. */
export async function unpin(tx: Database, remote: RemoteName, cause: Cause): Promise<void> {
  const { pinId } = await lockLayers(tx, remote);
  if (!pinId) throw new HttpError(409, 'No release is pinned.');
  await tx.update(releaseLayers).set({ pinId: null }).where(eq(releaseLayers.remote, remote));
  await recordEvent(tx, { ...cause, action: 'unpin', remote, release: await releaseOf(tx, pinId) });
  await raiseRevision(tx);
}
