import { sql } from 'drizzle-orm';
import { lockKeys } from '../../../db/advisory-lock';
import type { Database } from '../../../db/client';

/** Holds the lock on what an artist is due until the transaction ends. Triggers of the database take the same lock. */
export async function waitForArtist(tx: Database, artistId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockKeys.artistShares}, hashtext(${artistId}))`);
}
