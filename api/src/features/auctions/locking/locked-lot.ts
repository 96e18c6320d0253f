import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { type AuctionRow, auctions } from '../auction.table';
import { type LotRow, lots } from '../lot.table';

export async function lockedLot(tx: Database, id: string): Promise<LotRow | undefined> {
  const [lot] = await tx.select().from(lots).where(eq(lots.id, id)).for('update');
  return lot;
}

/** Returns the time of this call, even inside a transaction. */
export async function databaseTime(tx: Database): Promise<Date> {
  const [clock] = await tx
    .select({ now: sql`clock_timestamp()`.mapWith(lots.closesAt) })
    .from(sql`(SELECT 1) AS one`);
  if (!clock) throw new Error('The database did not answer its time.');
  return clock.now;
}

export async function auctionOf(tx: Database, { auctionId }: LotRow): Promise<AuctionRow> {
  const [auction] = await tx.select().from(auctions).where(eq(auctions.id, auctionId));
  if (!auction) throw new Error('The lot has no auction.');
  return auction;
}
