import { candidateState } from '@gallery/shared/contract/releases/release-state';
import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { type Actor, recordEvent } from '../audit/record-event';
import { raiseRevision } from '../registry/lock-layers';
import { type ReleaseRow, releases } from '../registry/release.table';
import { setReleaseState } from '../registry/set-release-state';
import type { VerifiedRelease } from '../registry/verify-release';

/** The limit for each remote. */
const maxPerHour = 20;

/**
 * Throws a 429 above the hourly limit of refused releases: they are unsigned, so anyone who can write to a remote's
 * server can make up many. Needs the lock of the remote's layers.
 */
async function limitRefused(tx: Database, remote: RemoteName): Promise<void> {
  const ofThisHour = and(
    eq(releases.remote, remote),
    eq(releases.state, 'refused'),
    gt(releases.registeredAt, sql`now() - interval '1 hour'`),
  );
  if ((await tx.$count(releases, ofThisHour)) >= maxPerHour)
    throw new HttpError(429, `More than ${maxPerHour} releases of ${remote} were refused within an hour.`);
}

export type VerifiedCandidate = VerifiedRelease & { remote: RemoteName; text: string };

export async function findByDigest(db: Database, digest: string): Promise<ReleaseRow | undefined> {
  const [row] = await db.select().from(releases).where(eq(releases.digest, digest));
  return row;
}

export function isKnown(known: ReleaseRow, { problem, key }: VerifiedCandidate): boolean {
  if (problem) return true;
  return known.state !== 'refused' && (known.key === key || key === null);
}

/** A release that was valid once stays valid, even if an edge refuses it later. Needs the lock of its remote's layers. */
export async function registerRelease(
  tx: Database,
  verified: VerifiedCandidate,
  by: Actor,
): Promise<ReleaseRow> {
  const known = await findByDigest(tx, verified.digest);
  if (!known) return addRelease(tx, verified, by);
  if (isKnown(known, verified)) return known;
  return known.state === 'refused' ? acceptRefused(tx, known, verified, by) : replaceKey(tx, known, verified);
}

/** Saves no text for a refused release, because an edge reports it again before it opens it. */
async function addRelease(tx: Database, verified: VerifiedCandidate, by: Actor): Promise<ReleaseRow> {
  const { digest, version, key, problem, remote, text } = verified;
  if (problem) await limitRefused(tx, remote);
  const state = problem ? 'refused' : candidateState;
  const saved = { remote, digest, version, key, state, problem, text: problem ? '' : text } as const;
  const [release] = await tx.insert(releases).values(saved).returning();
  if (!release) throw new Error('The release was not saved.');
  const action = problem ? 'refuse' : 'offer';
  await recordEvent(tx, { action, remote, release, by, reason: problem });
  return release;
}

async function acceptRefused(
  tx: Database,
  known: ReleaseRow,
  { text, key, remote }: VerifiedCandidate,
  by: Actor,
): Promise<ReleaseRow> {
  await tx.update(releases).set({ text, key }).where(eq(releases.id, known.id));
  await setReleaseState(tx, known.id, candidateState);
  await recordEvent(tx, { action: 'offer', remote, release: known, by, reason: '' });
  return { ...known, text, key, state: candidateState, problem: '' };
}

/** Edges read the text with the new signature. */
async function replaceKey(
  tx: Database,
  known: ReleaseRow,
  { text, key }: VerifiedCandidate,
): Promise<ReleaseRow> {
  await tx.update(releases).set({ text, key }).where(eq(releases.id, known.id));
  await raiseRevision(tx);
  return { ...known, text, key };
}
