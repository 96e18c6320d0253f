import { sql } from 'drizzle-orm';
import type { Database } from './client';

/** What several API processes on one PostgreSQL must not do at once. */
export const lockKeys = {
  migrate: 710_001,
  administrator: 710_002,
  seed: 710_003,
  notifications: 710_004,
  lots: 710_005,
  inUse: 710_006,
} as const;

/** Waits inside the transaction `tx` until no other process does the same; freed at its end. */
export async function waitForLock(tx: Database, job: keyof typeof lockKeys): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockKeys[job]})`);
}
