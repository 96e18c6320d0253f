import type { ReleaseState } from '@gallery/shared/contract/releases/release-state';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { type ReleaseRow, releases } from './release.table';

/** Needs the lock of its remote's layers. */
export async function setReleaseState(tx: Database, id: number, state: ReleaseState): Promise<void> {
  await tx
    .update(releases)
    .set({ state, problem: '', stateAt: sql`clock_timestamp()` })
    .where(eq(releases.id, id));
}

/** Throws when the layers name a missing release, which foreign keys forbid. */
export async function releaseOf(tx: Database, id: number): Promise<ReleaseRow> {
  const [row] = await tx.select().from(releases).where(eq(releases.id, id));
  if (!row) throw new Error(`Release ${id} is not there.`);
  return row;
}
