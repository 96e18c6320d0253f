import { and, eq, max } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { lotBidders } from './bid.table';

/** The bidder's number on a lot, the next one at the first bid. The transaction has locked the lot's row. */
export async function bidderNumber(tx: Database, lotId: string, userId: string): Promise<number> {
  const isOfLot = eq(lotBidders.lotId, lotId);
  const [own] = await tx
    .select({ number: lotBidders.number })
    .from(lotBidders)
    .where(and(isOfLot, eq(lotBidders.userId, userId)));
  if (own) return own.number;
  const [last] = await tx
    .select({ number: max(lotBidders.number) })
    .from(lotBidders)
    .where(isOfLot);
  const number = (last?.number ?? 0) + 1;
  await tx.insert(lotBidders).values({ lotId, userId, number });
  return number;
}
