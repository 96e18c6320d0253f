import { applyBid, type BidAnswer, type LotState, openedLot } from '../auction/bidding';
import { standardIncrements } from '../auction/increments';

export const closesAt = 10_000_000;
export const inTime = 1_000;

/** Places the bids one after another, long before the end unless they set a time. */
export function afterBids(
  lot: { start?: number; reserve?: number },
  bids: [bidder: string, max: number, at?: number][],
): { lot: LotState; answers: BidAnswer[] } {
  const answers: BidAnswer[] = [];
  let state = openedLot({ start: 800_000, reserve: 0, closesAt, ...lot });
  for (const [bidder, max, at = inTime] of bids) {
    const placed = applyBid(standardIncrements, state, { bidder, max, at });
    answers.push(placed.answer);
    state = placed.lot;
  }
  return { lot: state, answers };
}
