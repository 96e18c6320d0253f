import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { type AuctionRow, auctions } from '../auction.table';
import { type LotRow, lots } from '../lot.table';

export async function lockedLot(tx: Database, id: string): Promise<LotRow | undefined> {
  const [lot] = await tx.select().from(lots).where(eq(lots.id, id)).for('update');
  return lot;
}

export async function auctionOf(tx: Database, { auctionId }: LotRow): Promise<AuctionRow> {
  const [auction] = await tx.select().from(auctions).where(eq(auctions.id, auctionId));
  if (!auction) throw new Error('The lot has no auction.');
  return auction;
}
