import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { auctions, auctionTerms } from '../auction.table';
import { lotChanges, lots } from '../lot.table';
import { isIncrementsOfAuction, readClock, stepsColumn } from '../reading/public-lots';

/** Returns changes in commit order, with the terms that decide their asking prices. */
export function changesFrom(db: Database, position: number, limit: number) {
  return db
    .select({
      change: lotChanges,
      startingPrice: lots.startingPrice,
      steps: stepsColumn,
      now: sql`clock_timestamp()`.mapWith(lots.opensAt),
    })
    .from(lotChanges)
    .innerJoin(lots, eq(lots.id, lotChanges.lotId))
    .innerJoin(auctions, eq(auctions.id, lotChanges.auctionId))
    .innerJoin(auctionTerms, isIncrementsOfAuction)
    .where(gte(lotChanges.id, position))
    .orderBy(asc(lotChanges.id))
    .limit(limit);
}

export type ChangeRow = Awaited<ReturnType<typeof changesFrom>>[number];

/** Deletes changes older than a day, but keeps the newest, because streams start from it. */
export async function deleteOldLotChanges(db: Database): Promise<void> {
  const { position } = await readClock(db);
  const isOld = lt(lotChanges.createdAt, sql`now() - interval '24 hours'`);
  await db.delete(lotChanges).where(and(isOld, lt(lotChanges.id, position)));
}
