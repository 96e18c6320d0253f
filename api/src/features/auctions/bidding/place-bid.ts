import type { Lot, Terms } from '@gallery/shared/contract/auctions/auction';
import { isUniqueViolation } from '../../../db/is-unique-violation';
import { HttpError } from '../../../http/answers/http-error';
import { lotOf } from '../answers/lot-of';
import { bidMailsJob } from '../bid-mail-job';
import { missingSteps } from '../bidders/missing-steps';
import type { LotRow } from '../lot.table';
import { readTerms } from '../terms/read-terms';
import { acceptBid } from './accept-bid';
import type { BidRow } from './bid.table';
import type { BidContext, BidRequest } from './bid-context';
import { bidRefused, notQualified } from './bid-refused';
import { type Bidding, lockLot, readBidding } from './read-bidding';

/** `lot` is what everybody sees after the bid; for a repeated request, now. */
export type PlacedBid = { bid: BidRow; lot: Lot; terms: Terms };

/** Places a bid, or finds the one of the same key. Throws a 401, 404 or 422, and a `BidRefusedError`. */
export async function placeBid(context: BidContext, request: BidRequest): Promise<PlacedBid> {
  try {
    return await place(context, request);
  } catch (error) {
    // The key was used for another lot at the same time: now its bid is found.
    if (isUniqueViolation(error)) return place(context, request);
    throw error;
  }
}

async function place({ db, jobs, onStep }: BidContext, request: BidRequest): Promise<PlacedBid> {
  await onStep?.('lot queued');
  return db.transaction(async (tx) => {
    const lot = await lockLot(tx, request.lotId);
    await onStep?.('lot locked');
    const bidding = lot && (await readBidding(tx, lot, request));
    if (!lot || !bidding || !isPublic(lot, bidding)) throw new HttpError(404, 'No lot with this id.');
    const terms = await readTerms(tx, bidding.auction);
    const { steps } = terms.increments;
    const publicLot = (row: LotRow) => lotOf({ ...bidding, lot: row }, { steps, now: bidding.at });
    if (bidding.earlier) return { bid: sameBid(bidding.earlier, request), lot: publicLot(lot), terms };
    refuseUnqualified(bidding, lot, publicLot);
    const placed = await acceptBid(tx, lot, terms, { ...request, at: bidding.at });
    if (!('bid' in placed)) throw bidRefused(placed.answer, { lot: publicLot(lot), max: request.max, steps });
    const outbid = lot.leaderId === placed.lot.leaderId ? null : lot.leaderId;
    await jobs.send(tx, bidMailsJob, { bid: placed.bid.id, outbid });
    await onStep?.('bid written');
    return { bid: placed.bid, lot: publicLot(placed.lot), terms };
  });
}

function isPublic({ outcome }: LotRow, { auction, archivedAt }: Bidding): boolean {
  return auction.publishedAt !== null && (archivedAt === null || outcome !== null);
}

function sameBid(earlier: BidRow, { lotId, max }: BidRequest): BidRow {
  if (earlier.lotId !== lotId || earlier.max !== max)
    throw new HttpError(422, 'This Idempotency-Key belongs to another bid.');
  return earlier;
}

/** By what is true now: a log-out, a ban or new conditions may have come while the bid waited for its turn. */
function refuseUnqualified(bidding: Bidding, lot: LotRow, publicLot: (row: LotRow) => Lot): void {
  if (!bidding.session) throw new HttpError(401, 'Your session has ended. Please log in again.');
  const missing = missingSteps(bidding, { lot, artistEmail: bidding.artistEmail });
  if (missing.length > 0) throw notQualified(publicLot(lot), missing);
}
