import type { Receipt } from '@gallery/shared/contract/auctions/auction';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { bids, lotBidders } from '../bidding/bid.table';
import type { RecordSigner } from '../record/checkpoint';
import { receiptOf } from '../record/receipt';
import { lotEntries } from '../record/record.table';

export type BidsOnLot = {
  number: number;
  /** The highest valid maximum, or 0 when all bids were retracted. */
  max: number;
  mailsStopped: boolean;
  receipts: Receipt[];
};

export async function readBidsOnLots(
  db: Database,
  signer: RecordSigner,
  userId: string,
  lotIds: string[],
): Promise<Map<string, BidsOnLot>> {
  if (lotIds.length === 0) return new Map();
  const rows = await db
    .select({ place: lotBidders, bid: bids, entry: lotEntries })
    .from(lotBidders)
    .innerJoin(bids, and(eq(bids.lotId, lotBidders.lotId), eq(bids.userId, lotBidders.userId)))
    .innerJoin(lotEntries, and(eq(lotEntries.lotId, bids.lotId), eq(lotEntries.seq, bids.seq)))
    .where(and(eq(lotBidders.userId, userId), inArray(lotBidders.lotId, lotIds)))
    .orderBy(asc(bids.id));
  const found = new Map<string, BidsOnLot>();
  for (const { place, bid, entry } of rows) {
    const { number, mailsStoppedAt } = place;
    const own = found.get(bid.lotId) ?? {
      number,
      max: 0,
      mailsStopped: mailsStoppedAt !== null,
      receipts: [],
    };
    if (!bid.retractedAt) own.max = Math.max(own.max, bid.max);
    own.receipts.push(receiptOf(signer, { bid, entry, number }));
    found.set(bid.lotId, own);
  }
  return found;
}
