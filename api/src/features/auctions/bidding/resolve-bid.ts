import { applyBid, askingPrice, type LotState, needsConfirmation } from '@gallery/shared/auction/bidding';
import type { BidAnswer, Terms } from '@gallery/shared/contract/auctions/auction';
import { biddingStateOf, type LotRow } from '../lot.table';

/** `at` is the database's time after the lot's row is locked. `confirmed` means that the client says the bidder typed the amount twice. */
export type NewBid = { userId: string; max: number; at: Date; key: string; confirmed?: boolean };

export type RefusedBid = { answer: Exclude<BidAnswer, 'WINNING' | 'OUTBID' | 'NOT_QUALIFIED'> };
/** `isUnusual` follows the rules, whatever the client confirmed. */
export type ResolvedBid = { lot: LotState; answer: 'WINNING' | 'OUTBID'; isUnusual: boolean };

export function resolveBid(lot: LotRow, { increments }: Terms, bid: NewBid): ResolvedBid | RefusedBid {
  const { steps } = increments;
  const before = biddingStateOf(lot);
  if (lot.outcome !== null) return { answer: 'LOT_CLOSED' };
  if (bid.at < lot.opensAt) return { answer: 'NOT_OPEN' };
  const placed = applyBid(steps, before, { bidder: bid.userId, max: bid.max, at: bid.at.getTime() });
  const { answer, lot: after } = placed;
  if (answer !== 'WINNING' && answer !== 'OUTBID') return { answer };
  const asking = askingPrice(steps, before);
  const isUnusual = needsConfirmation({ max: bid.max, asking, estimateHigh: lot.estimateHigh });
  if (isUnusual && !bid.confirmed) return { answer: 'CONFIRM' };
  return { answer, lot: after, isUnusual };
}
