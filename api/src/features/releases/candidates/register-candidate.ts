import type { CandidateInput } from '@gallery/shared/contract/releases/registry.schema';
import type { ReleaseState } from '@gallery/shared/contract/releases/release-state';
import { maxReleaseBytes } from '@gallery/shared/contract/releases/releases';
import { needsSignature } from '@gallery/shared/server/release-signature';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { byEdge, type Cause } from '../audit/record-event';
import { promote } from '../layers/promote';
import { lockLayers } from '../registry/lock-layers';
import type { ReleaseRow } from '../registry/release.table';
import { type ReleaseLayersRow, releaseLayers } from '../registry/release-layers.table';
import { verifyRelease } from '../registry/verify-release';
import type { ReleaseContext } from '../release-context';
import { mayGoLive, promotesItself } from './may-go-live';
import { findByDigest, isKnown, registerRelease, type VerifiedCandidate } from './register-release';

export type CandidateAnswer = { digest: string; state: ReleaseState };

/** Registers a release that an edge found at a remote's address. A repeated report changes nothing. */
export async function registerCandidate(
  context: ReleaseContext,
  candidate: CandidateInput,
): Promise<CandidateAnswer> {
  const { db, releaseKeys } = context;
  const { remote, text, refused } = candidate;
  const own = verifyRelease(releaseKeys, remote, text);
  const verified: VerifiedCandidate = { ...own, problem: own.problem || (refused ?? ''), remote, text };
  const known = await findByDigest(db, verified.digest);
  if (known && isKnown(known, verified) && (verified.problem || (await isServed(db, known))))
    return candidateAnswer(known);
  return db.transaction(async (tx) => {
    const layers = await lockLayers(tx, remote);
    const release = await registerRelease(tx, verified, byEdge);
    if (verified.problem) return candidateAnswer(release);
    await tx.update(releaseLayers).set({ servedId: release.id }).where(eq(releaseLayers.remote, remote));
    return candidateAnswer(await goLiveByItself(tx, context, release, layers));
  });
}

/** Needs the lock of the layers. `layers` are those before the registration. */
export async function goLiveByItself(
  tx: Database,
  { autoPromote, releaseKeys }: ReleaseContext,
  release: ReleaseRow,
  layers: ReleaseLayersRow,
  cause: Cause = { by: byEdge, reason: '' },
): Promise<ReleaseRow> {
  if (!(await promotesItself(tx, autoPromote))) return release;
  const isSigned = needsSignature(releaseKeys, release.remote);
  if (!(await mayGoLive(tx, { release, isSigned }, layers))) return release;
  const back = layers.liveId !== null && release.id < layers.liveId;
  await promote(tx, release, { ...cause, detail: { ...cause.detail, back } });
  return { ...release, state: 'live' };
}

async function isServed(db: Database, { id, remote }: ReleaseRow): Promise<boolean> {
  const [layers] = await db.select().from(releaseLayers).where(eq(releaseLayers.remote, remote));
  return layers?.servedId === id && layers.liveId !== null;
}

function candidateAnswer({ digest, state }: ReleaseRow): CandidateAnswer {
  return { digest, state };
}

/** Throws a 422 for a text that is longer than the registry stores. */
export function refuseLongText(text: string): void {
  if (Buffer.byteLength(text) <= maxReleaseBytes) return;
  throw new HttpError(422, `A release.json has at most ${maxReleaseBytes / 1024} KB.`);
}
