import { nextAmount, nextBids } from '@gallery/shared/auction/increments';
import { type BidView, isLeading } from '../lot/bid-view';

/** The least that the bidder may offer now: above the own maximum for who leads. */
export function leastAmount(view: BidView): number {
  const { lot, terms } = view.answer;
  const { own } = view;
  if (!own || !isLeading(view)) return lot.asking;
  return Math.max(lot.asking, nextAmount(terms.increments.steps, own.max));
}

/** Three possible bids, from the grid alone: they say nothing of a reserve. */
export function nextAmounts(view: BidView): number[] {
  return nextBids(view.answer.terms.increments.steps, leastAmount(view), 3);
}
