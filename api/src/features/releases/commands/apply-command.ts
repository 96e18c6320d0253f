import type { ReleaseCommand } from '@gallery/shared/contract/releases/releases-input.schema';
import type { ReleaseKeys } from '@gallery/shared/server/release-signature';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import type { Cause } from '../audit/record-event';
import { type CanaryPlan, startCanary } from '../layers/canary';
import { pin, unpin } from '../layers/pin';
import { promote } from '../layers/promote';
import { rollBack } from '../layers/roll-back';
import { lockLayers } from '../registry/lock-layers';
import { refuseUnfit, refuseWithdrawn } from '../registry/refuse-unfit';
import type { ReleaseRow } from '../registry/release.table';
import type { ReleaseContext } from '../release-context';
import { findRelease } from './find-release';
import { versionsOf, whilePinned } from './what-visitors-get';

export type Change = Omit<ReleaseCommand, 'reason'>;

/** Changes what visitors of one remote get, and says so in a sentence. Needs a transaction. */
export async function applyCommand(
  tx: Database,
  { releaseKeys, onStep }: ReleaseContext,
  change: Change,
  cause: Cause,
): Promise<string> {
  const { action, remote } = change;
  // Nobody changes a release between its reading and its move.
  await lockLayers(tx, remote);
  if (action === 'unpin') {
    await unpin(tx, remote, cause);
    return `Nothing of ${remote} is pinned.`;
  }
  if (action === 'rollback') return applyRollback(tx, releaseKeys, change, cause);
  const release = await findFit(tx, releaseKeys, change);
  if (action === 'promote') {
    await promote(tx, release, cause, onStep);
    const pinned = await whilePinned(tx, remote);
    return `${remote} ${release.version} is live${pinned || ' for all.'}`;
  }
  refuseWithdrawn(release);
  if (action === 'canary') return applyCanary(tx, release, planOf(change), cause);
  await pin(tx, release, cause);
  return `All visitors of ${remote} get ${release.version}.`;
}

/** Begins a canary. Needs a transaction. */
export async function applyCanary(
  tx: Database,
  release: ReleaseRow,
  plan: CanaryPlan | undefined,
  cause: Cause,
): Promise<string> {
  if (!plan) throw new HttpError(422, 'A canary needs a share or steps.', { share: 'Share is required' });
  await startCanary(tx, release, plan, cause);
  return `${plan.share} % of the visitors get ${release.remote} ${release.version}.`;
}

/** `undefined` when neither a share nor steps are asked for. */
export function planOf({ share, steps }: Pick<Change, 'share' | 'steps'>): CanaryPlan | undefined {
  const first = steps?.[0];
  if (steps && first !== undefined) return { share: first, steps };
  return share === undefined ? undefined : { share, steps: [] };
}

async function applyRollback(tx: Database, keys: ReleaseKeys, change: Change, cause: Cause): Promise<string> {
  const { remote } = change;
  const target = change.release === undefined ? undefined : await findFit(tx, keys, change);
  const before = await lockLayers(tx, remote);
  await rollBack(tx, remote, keys, target, cause);
  const { liveId } = await lockLayers(tx, remote);
  const taken = [before.canaryId, before.liveId].filter((id) => id !== null && id !== liveId);
  const versions = await versionsOf(tx, [...taken, liveId]);
  const live = versions.pop();
  const pinned = await whilePinned(tx, remote);
  return `${remote} ${versions.join(' and ')} was taken back, and ${live} is live${pinned || '.'}`;
}

async function findFit(
  tx: Database,
  keys: ReleaseKeys,
  { remote, release: name }: Change,
): Promise<ReleaseRow> {
  const release = await findRelease(tx, remote, name);
  refuseUnfit(keys, release);
  return release;
}
