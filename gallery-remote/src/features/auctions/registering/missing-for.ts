import type { Bidder, BidRefusal, Lot } from '@gallery/shared/contract/auctions/auction';

export type MissingStep = NonNullable<BidRefusal['missing']>[number];

/** What stands between the bidder and a bid on this lot, in the order in which it is done. */
export function missingFor(bidder: Bidder, lot: Lot): MissingStep[] {
  const needsApproval = bidder.approval_from !== null && (lot.estimate_high ?? 0) >= bidder.approval_from;
  const others = bidder.missing.filter((step) => step !== 'approval');
  const isWaiting = needsApproval && bidder.state !== 'approved' && bidder.state !== 'none';
  return isWaiting && others.length === 0 ? ['approval'] : others;
}
