import { candidateState } from '@gallery/shared/contract/releases/release-state';
import { gatesOf } from '@gallery/shared/releases/gates';
import { parseRelease } from '@gallery/shared/releases/release.schema';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { releaseEvents } from '../audit/release-event.table';
import { registry } from '../registry/registry.table';
import type { ReleaseRow } from '../registry/release.table';
import type { ReleaseLayersRow } from '../registry/release-layers.table';
import { releaseOf } from '../registry/set-release-state';

/** The choice of staff overrides the setting. */
export async function promotesItself(db: Database, setting: boolean): Promise<boolean> {
  const [row] = await db.select({ chosen: registry.autoPromote }).from(registry);
  return row?.chosen ?? setting;
}

type Candidate = { release: ReleaseRow; isSigned: boolean };

/** Tells whether a candidate goes live automatically; `layers` are the locked layers before its registration. */
export async function mayGoLive(
  tx: Database,
  { release, isSigned }: Candidate,
  layers: ReleaseLayersRow,
): Promise<boolean> {
  if (layers.pinId || layers.canaryId) return false;
  // A signature stays valid, so this check stops anyone who copies an old signed build to the server.
  if (isSigned && layers.liveId && release.id < layers.liveId) return false;
  if (release.state === 'replaced') return !isSigned && isDeployedAgain(tx, release, layers);
  if (release.state !== candidateState) return false;
  if (!layers.liveId) return true;
  if (release.id === layers.servedId) return false;
  return passesGates(release, await releaseOf(tx, layers.liveId));
}

function passesGates(release: ReleaseRow, live: ReleaseRow): boolean {
  const [candidate, before] = [parseRelease(release.text), parseRelease(live.text)];
  return !gatesOf(candidate, before).some(({ exceeded }) => exceeded);
}

/**
 * An older build that a team deploys again goes live, unless staff chose another release meanwhile. While two servers
 * of a remote differ, edges find both in turn; only the newer one returns at once.
 */
async function isDeployedAgain(
  tx: Database,
  release: ReleaseRow,
  layers: ReleaseLayersRow,
): Promise<boolean> {
  const { liveId, servedId } = layers;
  if (!liveId || liveId !== servedId || release.id === servedId) return false;
  return release.id > liveId || !(await wentBackLately(tx, release));
}

/** The event `back` records that an older release went live automatically. */
async function wentBackLately(tx: Database, { remote }: ReleaseRow): Promise<boolean> {
  const back = await tx.$count(
    releaseEvents,
    and(
      eq(releaseEvents.remote, remote),
      eq(releaseEvents.action, 'promote'),
      sql`${releaseEvents.detail} ->> 'back' = 'true'`,
      gt(releaseEvents.at, sql`now() - interval '30 seconds'`),
    ),
  );
  return back > 0;
}
