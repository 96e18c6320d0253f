import type { OfferInput } from '@gallery/shared/contract/releases/registry.schema';
import type { ReleaseState } from '@gallery/shared/contract/releases/release-states';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { byEdge } from '../audit/record-event';
import { promote } from '../layers/promote';
import { verifyRelease } from '../registry/verify-release';
import { lockLayers } from '../registry/lock-layers';
import type { ReleaseRow } from '../registry/release.table';
import { type ReleaseLayersRow, releaseLayers } from '../registry/release-layers.table';
import type { ReleaseContext } from '../release-context';
import { mayGoLive, promotesItself } from './may-go-live';
import { findByDigest, isKnown, type Judged, registerRelease } from './register-release';

export type TakenOffer = { digest: string; state: ReleaseState };

/** Registers what an edge found at a remote's address; taken again and again it changes nothing. */
export async function takeOffer(context: ReleaseContext, offer: OfferInput): Promise<TakenOffer> {
  const { db, releaseKeys } = context;
  const { remote, text, refused } = offer;
  const own = verifyRelease(releaseKeys, remote, text);
  const judged: Judged = { ...own, problem: own.problem || (refused ?? ''), remote, text };
  const known = await findByDigest(db, judged.digest);
  if (known && isKnown(known, judged) && (judged.problem || (await isServed(db, known))))
    return takenOf(known);
  return db.transaction(async (tx) => {
    const layers = await lockLayers(tx, remote);
    const release = await registerRelease(tx, judged, byEdge);
    if (judged.problem) return takenOf(release);
    await tx.update(releaseLayers).set({ servedId: release.id }).where(eq(releaseLayers.remote, remote));
    return takenOf(await goLiveByItself(tx, context, release, layers));
  });
}

/** Needs the lock of the layers, which are those before the offer. */
export async function goLiveByItself(
  tx: Database,
  { autoPromote, releaseKeys, onStep }: ReleaseContext,
  release: ReleaseRow,
  layers: ReleaseLayersRow,
  by = byEdge,
): Promise<ReleaseRow> {
  if (!(await promotesItself(tx, autoPromote))) return release;
  const isSigned = releaseKeys.size > 0;
  if (!(await mayGoLive(tx, { release, isSigned }, layers))) return release;
  const back = layers.liveId !== null && release.id < layers.liveId;
  await promote(tx, release, { by, reason: '', detail: { back } }, onStep);
  return { ...release, state: 'live' };
}

async function isServed(db: Database, { id, remote }: ReleaseRow): Promise<boolean> {
  const [layers] = await db.select().from(releaseLayers).where(eq(releaseLayers.remote, remote));
  return layers?.servedId === id && layers.liveId !== null;
}

function takenOf({ digest, state }: ReleaseRow): TakenOffer {
  return { digest, state };
}
