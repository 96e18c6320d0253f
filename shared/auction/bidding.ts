import { type IncrementStep, isOnGrid, nextAmount } from './increments';

/** Naira and milliseconds; `reserve` 0 means none, `price` 0 and `leader` null mean no bid yet. */
export type LotState = {
  start: number;
  reserve: number;
  closesAt: number;
  price: number;
  leader: string | null;
  max: number;
  bids: number;
};

/** Every bid is a maximum. `at` is the database's clock, read after the lot's row is locked. */
export type Bid = { bidder: string; max: number; at: number };

export type BidAnswer = 'WINNING' | 'OUTBID' | 'TOO_LOW' | 'OFF_GRID' | 'NOT_HIGHER' | 'LOT_CLOSED';

export type ReserveState = 'none' | 'not met' | 'met';

/** A bid that raises the price leaves at least this much time. */
export const extensionMs = 3 * 60_000;

/** A retraction leaves at least this much time. */
export const retractionMs = 24 * 3_600_000;

type Steps = readonly IncrementStep[];
type Answered = { lot: LotState; answer: BidAnswer };

/** A lot without bids; `start` and `reserve` lie on the grid. */
export function openedLot(lot: Pick<LotState, 'start' | 'reserve' | 'closesAt'>): LotState {
  const { start, reserve, closesAt } = lot;
  return { start, reserve, closesAt, price: 0, leader: null, max: 0, bids: 0 };
}

/** The lowest maximum that somebody who does not lead may bid. */
export function askingPrice(steps: Steps, lot: LotState): number {
  return lot.leader === null ? lot.start : nextAmount(steps, lot.price);
}

/** Resolves a bid. A refused bid answers the very same lot. */
export function placeBid(steps: Steps, lot: LotState, bid: Bid): Answered {
  return bid.at >= lot.closesAt ? { lot, answer: 'LOT_CLOSED' } : resolvedBid(steps, lot, bid);
}

/** Whether the price has reached the reserve. */
export function reserveState(lot: LotState): ReserveState {
  if (lot.reserve === 0) return 'none';
  return lot.price >= lot.reserve ? 'met' : 'not met';
}

/** The state after `bids`. Each was accepted in its time, so none is measured against the end of the lot again. */
export function replay(steps: Steps, opened: LotState, bids: readonly Bid[]): LotState {
  return bids.reduce((lot, bid) => resolvedBid(steps, lot, bid).lot, opened);
}

/** The state after a retraction at `at`: what `remaining` makes of the lot, and an end that is never earlier. */
export function lotAfterRetraction(
  steps: Steps,
  lot: LotState,
  remaining: readonly Bid[],
  at: number,
): LotState {
  return {
    ...replay(steps, openedLot(lot), remaining),
    closesAt: Math.max(lot.closesAt, at + retractionMs),
  };
}

/** Whether an amount is so far above the others that it is typed a second time. */
export function needsConfirmation(bid: {
  max: number;
  asking: number;
  estimateHigh: number | null;
}): boolean {
  const { max, asking, estimateHigh } = bid;
  return max > 5 * asking || (estimateHigh !== null && max > 2 * estimateHigh);
}

function resolvedBid(steps: Steps, lot: LotState, bid: Bid): Answered {
  if (!isOnGrid(steps, bid.max)) return { lot, answer: 'OFF_GRID' };
  const leads = bid.bidder === lot.leader;
  if (leads && bid.max <= lot.max) return { lot, answer: 'NOT_HIGHER' };
  if (!leads && bid.max < askingPrice(steps, lot)) return { lot, answer: 'TOO_LOW' };
  const resolved = leads ? { ...lot, max: bid.max } : againstLeader(steps, lot, bid);
  const after = extended(withReserve({ ...resolved, bids: lot.bids + 1 }), lot, bid.at);
  return { lot: after, answer: after.leader === bid.bidder ? 'WINNING' : 'OUTBID' };
}

/** Up to the leader's maximum the leader stays; at a tie too, because the earlier bid counts. */
function againstLeader(steps: Steps, lot: LotState, { bidder, max }: Bid): LotState {
  if (lot.leader === null) return { ...lot, leader: bidder, max, price: lot.start };
  if (max <= lot.max) return { ...lot, price: Math.min(lot.max, nextAmount(steps, max)) };
  return { ...lot, leader: bidder, max, price: Math.min(max, nextAmount(steps, lot.max)) };
}

function withReserve(lot: LotState): LotState {
  return lot.max >= lot.reserve ? { ...lot, price: Math.max(lot.price, lot.reserve) } : lot;
}

/** Without a limit: one would bring sniping back, and the grid ends it. */
function extended(lot: LotState, before: LotState, at: number): LotState {
  return lot.price > before.price ? { ...lot, closesAt: Math.max(lot.closesAt, at + extensionMs) } : lot;
}
