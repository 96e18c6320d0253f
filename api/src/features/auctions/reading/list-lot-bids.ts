import type { LotBidsAnswer } from '@gallery/shared/contract/auctions/auction';
import type { ListQuery } from '@gallery/shared/contract/fields/list.schema';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { decodeCursor, encodeCursor } from '../../../http/paging/opaque-cursor';
import { bids, lotBidders } from '../bidding/bid.table';
import { readPublicLot } from './read-lot';

/** One page of a lot's bids, newest first, by the bidders' numbers on the lot. Throws a 404 unless it is public. */
export async function listLotBids(
  db: Database,
  id: string,
  { limit, cursor }: ListQuery,
): Promise<LotBidsAnswer> {
  const before = cursor === undefined ? undefined : Number(decodeCursor(cursor, /^bid\.(\d{1,15})$/)[0]);
  const { lot } = await readPublicLot(db, id);
  const rows = await db
    .select({
      id: bids.id,
      price: bids.price,
      at: bids.at,
      retractedAt: bids.retractedAt,
      bidder: lotBidders.number,
    })
    .from(bids)
    .innerJoin(lotBidders, and(eq(lotBidders.lotId, bids.lotId), eq(lotBidders.userId, bids.userId)))
    .where(and(eq(bids.lotId, lot.id), before === undefined ? undefined : lt(bids.id, before)))
    .orderBy(desc(bids.id))
    .limit(limit + 1);
  const last = rows[limit - 1];
  return {
    bids: rows.slice(0, limit).map(({ bidder, price, at, retractedAt }) => ({
      bidder,
      price,
      at: at.toISOString(),
      retracted: retractedAt !== null,
    })),
    bidders: await db.$count(lotBidders, eq(lotBidders.lotId, lot.id)),
    next: last && rows.length > limit ? encodeCursor(`bid.${last.id}`) : null,
  };
}
