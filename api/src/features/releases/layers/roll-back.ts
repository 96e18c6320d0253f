import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import type { ReleaseKeys } from '@gallery/shared/server/release-signature';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { type Cause, recordEvent } from '../audit/record-event';
import { lockLayers, raiseRevision } from '../registry/lock-layers';
import { type ReleaseRow, releases } from '../registry/release.table';
import { releaseLayers } from '../registry/release-layers.table';
import { setReleaseState } from '../registry/set-release-state';
import { verifyRelease } from '../registry/verify-release';
import { noCanary, withdrawCanary } from './canary';

/**
 * Makes `target` live and withdraws the live release and a running canary. Without `target`, withdraws only the
 * running canary, or else returns to the previous release. With the live release as `target`, withdraws only the
 * running canary, and throws a 409 when none runs. Needs a transaction. Throws a 409 without a release to return to.
 */
export async function rollBack(
  tx: Database,
  remote: RemoteName,
  keys: ReleaseKeys,
  target: ReleaseRow | undefined,
  cause: Cause,
): Promise<void> {
  const { liveId, canaryId, pinId } = await lockLayers(tx, remote);
  if (canaryId && (!target || target.id === liveId)) return withdrawCanary(tx, remote, cause);
  if (!liveId) throw new HttpError(409, 'No release is live.');
  const next = target ?? (await previousOf(tx, remote, keys));
  if (next.id === liveId) throw new HttpError(409, `${next.version} is live already.`);
  await setReleaseState(tx, liveId, 'replaced');
  await setReleaseState(tx, next.id, 'live');
  // Runs last, because the back office lists a withdrawn release again only if it was withdrawn after the live release
  // began.
  if (canaryId && canaryId !== next.id) await setReleaseState(tx, canaryId, 'withdrawn');
  await setReleaseState(tx, liveId, 'withdrawn');
  const pin = pinId === liveId || pinId === canaryId ? null : pinId;
  await tx
    .update(releaseLayers)
    .set({ liveId: next.id, pinId: pin, ...noCanary })
    .where(eq(releaseLayers.remote, remote));
  const detail = { ...cause.detail, before: liveId };
  await recordEvent(tx, { ...cause, action: 'rollback', remote, release: next, detail });
  await raiseRevision(tx);
}

/** Returns the newest release that edges would open; they open none whose key was removed. */
async function previousOf(tx: Database, remote: RemoteName, keys: ReleaseKeys): Promise<ReleaseRow> {
  const rows = await tx
    .select()
    .from(releases)
    .where(and(eq(releases.remote, remote), eq(releases.state, 'replaced')))
    .orderBy(desc(releases.stateAt), desc(releases.id))
    .limit(20);
  const [newest] = rows;
  if (!newest) throw new HttpError(409, 'There is no release before this one.');
  const fit = rows.find(({ text }) => verifyRelease(keys, remote, text).problem === '');
  if (fit) return fit;
  const { problem } = verifyRelease(keys, remote, newest.text);
  throw new HttpError(409, `The release before, ${newest.version}, cannot be opened: ${problem}.`);
}
