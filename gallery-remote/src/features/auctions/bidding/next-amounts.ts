import { nextAmount, nextBids } from '@gallery/shared/auction/increments';
import { type BidView, isLeading } from '../lot/bid-view';

/** Returns the least amount that the bidder may offer now. For the leader it is above the leader's own maximum. */
export function leastAmount(view: BidView): number {
  const { lot, terms } = view.answer;
  const { own } = view;
  if (!own || !isLeading(view)) return lot.asking;
  return Math.max(lot.asking, nextAmount(terms.increments.steps, own.max));
}

/** Derives three bids from the grid alone, so that they reveal nothing about a reserve. */
export function nextAmounts(view: BidView): number[] {
  return nextBids(view.answer.terms.increments.steps, leastAmount(view), 3);
}
