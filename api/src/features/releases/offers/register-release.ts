import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { type Actor, recordEvent } from '../audit/record-event';
import type { JudgedRelease } from '../registry/judge-release';
import { raiseRevision } from '../registry/lock-layers';
import { moveRelease } from '../registry/move-release';
import { type ReleaseRow, releases } from '../registry/release.table';

export type Judged = JudgedRelease & { remote: RemoteName; text: string };

export async function findByDigest(db: Database, digest: string): Promise<ReleaseRow | undefined> {
  const [row] = await db.select().from(releases).where(eq(releases.digest, digest));
  return row;
}

/** Whether the registry knows all that the offer says. */
export function isKnown(known: ReleaseRow, { problem, key }: Judged): boolean {
  if (problem) return true;
  return known.state !== 'refused' && (known.key === key || key === null);
}

/** A release that was good stays so, whoever refuses it later. Needs the lock of its remote's layers. */
export async function registerRelease(tx: Database, judged: Judged, by: Actor): Promise<ReleaseRow> {
  const { digest, version, key, problem, remote, text } = judged;
  const known = await findByDigest(tx, digest);
  if (known && isKnown(known, judged)) return known;
  const state = problem ? 'refused' : 'offered';
  if (!known) {
    const values = { remote, digest, version, text, key, state, problem } as const;
    const [row] = await tx.insert(releases).values(values).returning();
    if (!row) throw new Error('The release was not saved.');
    await recordEvent(tx, {
      action: problem ? 'refuse' : 'offer',
      remote,
      release: row,
      by,
      reason: problem,
    });
    return row;
  }
  await tx.update(releases).set({ text, key }).where(eq(releases.id, known.id));
  if (known.state !== 'refused') {
    await raiseRevision(tx);
    return { ...known, text, key };
  }
  await moveRelease(tx, known.id, 'offered');
  await recordEvent(tx, { action: 'offer', remote, release: known, by, reason: '' });
  return { ...known, text, key, state, problem: '' };
}
