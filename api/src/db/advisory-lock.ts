import { sql } from 'drizzle-orm';
import type { Database } from './client';

export const lockKeys = {
  migrate: 710_001,
  administrator: 710_002,
  seed: 710_003,
  notifications: 710_004,
  lots: 710_005,
  inUse: 710_006,
  telemetry: 710_007,
  templates: 710_008,
  /** A trigger takes it. */
  lastOwner: 710_009,
  /** With the hash of an artist's id. Triggers take it, too. */
  artistShares: 710_010,
} as const;

/** Holds the lock until the transaction `tx` ends. */
export async function waitForLock(
  tx: Database,
  job: Exclude<keyof typeof lockKeys, 'artistShares'>,
): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockKeys[job]})`);
}

/** Holds the lock on what an artist is due until the transaction ends. Triggers of the database take the same lock. */
export async function waitForArtist(tx: Database, artistId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockKeys.artistShares}, hashtext(${artistId}))`);
}
