import { type LotState, lotAfterRetraction } from '@gallery/shared/auction/bidding';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { type BidRow, bids, lotBidders } from '../bidding/bid.table';
import { auctionOf } from '../locking/locked-lot';
import { biddingStateOf, type LotRow } from '../lot.table';
import { readTerms } from '../terms/read-terms';

/** Replays a lot's other bids to find its state when one bid is retracted at `at`. */
export async function lotAfter(db: Database, lot: LotRow, bid: BidRow, at: Date): Promise<LotState> {
  const { increments } = await readTerms(db, await auctionOf(db, lot));
  const remaining = await db
    .select()
    .from(bids)
    .where(and(eq(bids.lotId, lot.id), isNull(bids.retractedAt), ne(bids.id, bid.id)))
    .orderBy(asc(bids.id));
  return lotAfterRetraction(
    increments.steps,
    biddingStateOf(lot),
    remaining.map((one) => ({ bidder: one.userId, max: one.max, at: one.at.getTime() })),
    at.getTime(),
  );
}

/** Throws a 404 for an unknown bid. */
export async function findBid(db: Database, id: number): Promise<BidRow> {
  const [bid] = Number.isSafeInteger(id) ? await db.select().from(bids).where(eq(bids.id, id)) : [];
  if (!bid) throw new HttpError(404, 'No bid with this id.');
  return bid;
}

/** Throws a 409 when the bid can no longer be retracted. */
export function refuseRetraction(lot: LotRow, bid: BidRow, now: Date): void {
  if (bid.retractedAt) throw new HttpError(409, 'This bid was retracted already.');
  if (lot.outcome || now >= lot.closesAt)
    throw new HttpError(409, 'The lot has ended: its bids can no longer be retracted.');
}

export async function numbersOf(db: Database, lotId: string): Promise<Map<string, number>> {
  const rows = await db.select().from(lotBidders).where(eq(lotBidders.lotId, lotId));
  return new Map(rows.map(({ userId, number }) => [userId, number]));
}
