import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { type Cause, recordEvent } from '../audit/record-event';
import { lockLayers, raiseRevision } from '../registry/lock-layers';
import { moveRelease, releaseOf } from '../registry/move-release';
import { type ReleaseRow, releases } from '../registry/release.table';
import { releaseLayers } from '../registry/release-layers.table';
import { takeBack } from './canary';
import { noCanary } from './no-canary';

/**
 * Withdraws the running canary, else the live release, whose place the one before or `target` takes.
 * Needs a transaction. Throws a 409 when there is none to go back to.
 */
export async function rollBack(
  tx: Database,
  remote: RemoteName,
  target: ReleaseRow | undefined,
  cause: Cause,
): Promise<void> {
  const { liveId, canaryId, pinId } = await lockLayers(tx, remote);
  if (canaryId && !target) return takeBack(tx, remote, cause);
  if (!liveId) throw new HttpError(409, 'No release is live.');
  const next = target ?? (await previousOf(tx, remote));
  if (!next) throw new HttpError(409, 'There is no release before this one.');
  if (next.id === liveId) throw new HttpError(409, `${next.version} is live already.`);
  if (canaryId && canaryId !== next.id) await moveRelease(tx, canaryId, 'withdrawn');
  await moveRelease(tx, liveId, 'withdrawn');
  await moveRelease(tx, next.id, 'live');
  const pin = pinId === liveId || pinId === canaryId ? null : pinId;
  await tx
    .update(releaseLayers)
    .set({ liveId: next.id, pinId: pin, ...noCanary })
    .where(eq(releaseLayers.remote, remote));
  const before = (await releaseOf(tx, liveId)).version;
  await recordEvent(tx, { ...cause, action: 'rollback', remote, release: next, detail: { before } });
  await raiseRevision(tx);
}

async function previousOf(tx: Database, remote: RemoteName): Promise<ReleaseRow | undefined> {
  const [row] = await tx
    .select()
    .from(releases)
    .where(and(eq(releases.remote, remote), eq(releases.state, 'replaced')))
    .orderBy(desc(releases.stateAt), desc(releases.id))
    .limit(1);
  return row;
}
