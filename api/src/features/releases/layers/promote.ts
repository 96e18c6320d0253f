import { candidateState } from '@gallery/shared/contract/releases/release-state';
import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { reached } from '../../../db/steps';
import { HttpError } from '../../../http/answers/http-error';
import { type Cause, recordEvent } from '../audit/record-event';
import { lockLayers, raiseRevision } from '../registry/lock-layers';
import type { ReleaseRow } from '../registry/release.table';
import { releaseLayers } from '../registry/release-layers.table';
import { releaseOf, setReleaseState } from '../registry/set-release-state';
import { noCanary } from './canary';

/** Makes the release live for all. A running canary of another release becomes a candidate again. Needs a transaction. */
export async function promote(tx: Database, release: ReleaseRow, cause: Cause): Promise<void> {
  const { remote, id } = release;
  const { liveId, canaryId } = await lockLayers(tx, remote);
  if (liveId === id) throw new HttpError(409, `${release.version} is live already.`);
  if (liveId) await setReleaseState(tx, liveId, 'replaced');
  if (canaryId && canaryId !== id) await setReleaseState(tx, canaryId, candidateState);
  await setReleaseState(tx, id, 'live');
  await reached('release promoted, layers still those before');
  await tx
    .update(releaseLayers)
    .set({ liveId: id, ...noCanary })
    .where(eq(releaseLayers.remote, remote));
  await reached('layers changed, event not recorded');
  const detail = { ...cause.detail, ...(liveId && { before: liveId }) };
  await recordEvent(tx, { ...cause, action: 'promote', remote, release, detail });
  await raiseRevision(tx);
}

/** Makes the running canary live for all. Needs a transaction. Throws a 409 without a canary. */
export async function promoteCanary(tx: Database, remote: RemoteName, cause: Cause): Promise<void> {
  const { canaryId } = await lockLayers(tx, remote);
  if (!canaryId) throw new HttpError(409, 'No canary is running.');
  await promote(tx, await releaseOf(tx, canaryId), cause);
}
