import type { LotState } from '@gallery/shared/auction/bidding';
import { reserveState } from '@gallery/shared/auction/bidding';
import type { LotStand, Retraction } from '@gallery/shared/contract/auction-results/results';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { biddingStateOf } from '../bidding/lot-state';
import { mailedBidders } from '../emails/lot-mail';
import { databaseTime } from '../locking/locked-lot';
import { lots } from '../lot.table';
import { type Paddles, readPaddles } from '../results/paddles';
import { findBid, lotAfter, refuseRetraction } from './lot-after';

/** What a retraction would do now. Throws a 404, or a 409 after the end. */
export async function previewRetraction(db: Database, bidId: number): Promise<Retraction> {
  const bid = await findBid(db, bidId);
  const [lot] = await db.select().from(lots).where(eq(lots.id, bid.lotId));
  if (!lot) throw new Error('The bid has no lot.');
  const now = await databaseTime(db);
  refuseRetraction(lot, bid, now);
  const paddles = await readPaddles(db, lot.auctionId);
  return {
    lot_id: lot.id,
    lot_number: lot.number,
    bidder: paddles(bid.userId),
    before: standOf(biddingStateOf(lot), paddles),
    after: standOf(await lotAfter(db, lot, bid, now), paddles),
    mails: (await mailedBidders(db, lot.id)).length,
  };
}

function standOf(lot: LotState, paddles: Paddles): LotStand {
  return {
    price: lot.price,
    leader: lot.leader === null ? null : paddles(lot.leader),
    reserve: reserveState(lot),
    bids: lot.bids,
    closes_at: new Date(lot.closesAt).toISOString(),
  };
}
