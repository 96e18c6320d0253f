import { randomUUID } from 'node:crypto';
import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { type Cause, recordEvent } from '../audit/record-event';
import { lockLayers, raiseRevision } from '../registry/lock-layers';
import type { ReleaseRow } from '../registry/release.table';
import { releaseLayers } from '../registry/release-layers.table';
import { releaseOf, setReleaseState } from '../registry/set-release-state';

export const noCanary = {
  canaryId: null,
  canaryRun: null,
  canaryShare: null,
  canarySteps: null,
  stepSince: null,
};

/** `share` is a percentage; `steps` are the shares that the canary takes automatically, in order. */
export type CanaryPlan = { share: number; steps: readonly number[] };

/** Starts a canary, or changes the running one of the same release. Needs a transaction. */
export async function startCanary(
  tx: Database,
  release: ReleaseRow,
  { share, steps }: CanaryPlan,
  cause: Cause,
): Promise<void> {
  const { remote, id } = release;
  const { liveId, canaryId, canaryRun, pinId } = await lockLayers(tx, remote);
  if (pinId) throw new HttpError(409, 'All visitors are pinned to one release. Unpin it first.');
  if (!liveId) throw new HttpError(409, 'There is no live release to compare with. Promote it instead.');
  if (liveId === id) throw new HttpError(409, `${release.version} is live already.`);
  if (canaryId && canaryId !== id)
    throw new HttpError(409, 'Another canary is running. Promote it or roll it back first.');
  if (!canaryId) await setReleaseState(tx, id, 'canary');
  await tx
    .update(releaseLayers)
    .set({
      canaryId: id,
      canaryRun: canaryRun ?? randomUUID(),
      canaryShare: share,
      canarySteps: [...steps],
      stepSince: sql`clock_timestamp()`,
    })
    .where(eq(releaseLayers.remote, remote));
  await recordEvent(tx, { ...cause, action: 'canary', remote, release, detail: { ...cause.detail, share } });
  await raiseRevision(tx);
}

/** Gives the running canary another share and keeps its steps. Needs a transaction. Throws a 409 without a canary. */
export async function setCanaryShare(
  tx: Database,
  remote: RemoteName,
  share: number,
  cause: Cause,
): Promise<void> {
  const { canaryId } = await lockLayers(tx, remote);
  if (!canaryId) throw new HttpError(409, 'No canary is running.');
  await tx
    .update(releaseLayers)
    .set({ canaryShare: share, stepSince: sql`clock_timestamp()` })
    .where(eq(releaseLayers.remote, remote));
  const release = await releaseOf(tx, canaryId);
  await recordEvent(tx, { ...cause, action: 'step', remote, release, detail: { ...cause.detail, share } });
  await raiseRevision(tx);
}

/** Withdraws the running canary, so that all visitors get the live release. Needs a transaction. Throws a 409 without a canary. */
export async function withdrawCanary(tx: Database, remote: RemoteName, cause: Cause): Promise<void> {
  const { canaryId, canaryShare, pinId } = await lockLayers(tx, remote);
  if (!canaryId) throw new HttpError(409, 'No canary is running.');
  await setReleaseState(tx, canaryId, 'withdrawn');
  const pin = pinId === canaryId ? null : pinId;
  await tx
    .update(releaseLayers)
    .set({ ...noCanary, pinId: pin })
    .where(eq(releaseLayers.remote, remote));
  const release = await releaseOf(tx, canaryId);
  const detail = { ...cause.detail, share: canaryShare ?? 0 };
  await recordEvent(tx, { ...cause, action: 'take back', remote, release, detail });
  await raiseRevision(tx);
}
