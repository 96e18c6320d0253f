import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import type { ReleaseCommand } from '@gallery/shared/contract/releases/releases-input.schema';
import type { ReleaseKeys } from '@gallery/shared/server/release-signature';
import { and, desc, eq, like, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { FieldError, HttpError } from '../../../http/answers/http-error';
import { type Cause, recordEvent } from '../audit/record-event';
import { type CanaryPlan, startCanary } from '../layers/canary';
import { promote } from '../layers/promote';
import { rollBack } from '../layers/roll-back';
import { lockLayers, raiseRevision } from '../registry/lock-layers';
import { refuseUnfit, refuseWithdrawn } from '../registry/refuse-unfit';
import { type ReleaseRow, releases } from '../registry/release.table';
import { releaseLayers } from '../registry/release-layers.table';
import { releaseOf } from '../registry/set-release-state';
import type { ReleaseContext } from '../release-context';

export type Change = Omit<ReleaseCommand, 'reason'>;

/** Changes the release of a remote's visitors and returns a sentence about it. Needs a transaction. */
export async function applyCommand(
  tx: Database,
  { releaseKeys }: ReleaseContext,
  change: Change,
  cause: Cause,
): Promise<string> {
  const { action, remote } = change;
  // Locks first, so that nobody changes a release between its reading and its move.
  await lockLayers(tx, remote);
  if (action === 'unpin') {
    await unpin(tx, remote, cause);
    return `Nothing of ${remote} is pinned.`;
  }
  if (action === 'rollback') return applyRollback(tx, releaseKeys, change, cause);
  const release = await findFit(tx, releaseKeys, change);
  if (action === 'promote') {
    await promote(tx, release, cause);
    const pinned = await whilePinned(tx, remote);
    return `${remote} ${release.version} is live${pinned || ' for all.'}`;
  }
  refuseWithdrawn(release);
  if (action === 'canary') return applyCanary(tx, release, planOf(change), cause);
  await pin(tx, release, cause);
  return `All visitors of ${remote} get ${release.version}.`;
}

/** Starts a canary. Needs a transaction. */
export async function applyCanary(
  tx: Database,
  release: ReleaseRow,
  plan: CanaryPlan | undefined,
  cause: Cause,
): Promise<string> {
  if (!plan) throw new HttpError(422, 'A canary needs a share or steps.', { share: 'Share is required' });
  await startCanary(tx, release, plan, cause);
  return `${plan.share}% of the visitors get ${release.remote} ${release.version}.`;
}

/** Returns `undefined` when the change asks for neither a share nor steps. */
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
  return `${remote} ${versions.join(' and ')} was rolled back, and ${live} is live${pinned || '.'}`;
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

/** Finds by version or eight digits of the digest; a refused one last. Throws a 422 for none or several. */
async function findRelease(tx: Database, remote: RemoteName, name = ''): Promise<ReleaseRow> {
  if (name === '') throw refusal('Name a release by its version or digest.');
  const byDigest = /^[0-9a-f]{8,64}$/.test(name) ? like(releases.digest, `${name}%`) : undefined;
  const rows = await tx
    .select()
    .from(releases)
    .where(and(eq(releases.remote, remote), or(byDigest, eq(releases.version, name))))
    .orderBy(sql`${releases.state} = 'refused'`, desc(releases.id))
    .limit(2);
  const [release, other] = rows;
  if (!release) throw refusal(`${remote} has no release ${name}.`);
  if (other && other.state !== 'refused')
    throw refusal(`${remote} has several releases ${name}: name one by its digest.`);
  return release;
}

function refusal(message: string): HttpError {
  return new FieldError(422, 'release', message);
}

/** Returns '' when no release is pinned, and otherwise a sentence about the pinned one. Needs a transaction. */
async function whilePinned(tx: Database, remote: RemoteName): Promise<string> {
  const { pinId } = await lockLayers(tx, remote);
  const [pinned] = await versionsOf(tx, [pinId]);
  return pinned === undefined ? '' : `, but all visitors get ${pinned} until it is unpinned.`;
}

/** Adds the beginning of the digests where several releases have the same version. */
async function versionsOf(tx: Database, ids: (number | null)[]): Promise<string[]> {
  const rows: ReleaseRow[] = [];
  for (const id of ids) if (id !== null) rows.push(await releaseOf(tx, id));
  const several = new Set(rows.map(({ version }) => version)).size < rows.length;
  return rows.map(({ version, digest }) => (several ? `${version} (${digest.slice(0, 8)})` : version));
}

/** Gives the release to all visitors, whatever is live. Needs a transaction. */
async function pin(tx: Database, release: ReleaseRow, cause: Cause): Promise<void> {
  const { remote, id } = release;
  const { pinId } = await lockLayers(tx, remote);
  if (pinId === id) throw new HttpError(409, `${release.version} is pinned already.`);
  await tx.update(releaseLayers).set({ pinId: id }).where(eq(releaseLayers.remote, remote));
  await recordEvent(tx, { ...cause, action: 'pin', remote, release });
  await raiseRevision(tx);
}

/** Needs a transaction. Throws a 409 when no release is pinned. */
async function unpin(tx: Database, remote: RemoteName, cause: Cause): Promise<void> {
  const { pinId } = await lockLayers(tx, remote);
  if (!pinId) throw new HttpError(409, 'No release is pinned.');
  await tx.update(releaseLayers).set({ pinId: null }).where(eq(releaseLayers.remote, remote));
  await recordEvent(tx, { ...cause, action: 'unpin', remote, release: await releaseOf(tx, pinId) });
  await raiseRevision(tx);
}
