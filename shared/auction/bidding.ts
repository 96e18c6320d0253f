import { type IncrementStep, isOnGrid, nextAmount } from './increments';

/** In naira and milliseconds. `reserve` 0 means none. `price` 0 and `leader` null mean no bid yet. */
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

/** Returns a lot without bids. `start` and `reserve` lie on the grid. */
export function openedLot(lot: Pick<LotState, 'start' | 'reserve' | 'closesAt'>): LotState {
  const { start, reserve, closesAt } = lot;
  return { start, reserve, closesAt, price: 0, leader: null, max: 0, bids: 0 };
}

/** Returns the lowest maximum that a bidder who does not lead may bid. */
export function askingPrice(steps: Steps, lot: LotState): number {
  return lot.leader === null ? lot.start : nextAmount(steps, lot.price);
}

/** Resolves a bid. A refused bid returns the same lot object. */
export function applyBid(steps: Steps, lot: LotState, bid: Bid): { lot: LotState; answer: BidAnswer } {
  const refusal = refusalOf(steps, lot, bid);
  if (refusal) return { lot, answer: refusal };
  const after = resolved(steps, lot, bid);
  return { lot: after, answer: after.leader === bid.bidder ? 'WINNING' : 'OUTBID' };
}

export function reserveState(lot: LotState): ReserveState {
  if (lot.reserve === 0) return 'none';
  return lot.price >= lot.reserve ? 'met' : 'not met';
}

/** Returns the state after `bids`. Each was valid when placed, so none is refused although earlier ones are gone. */
export function replay(steps: Steps, opened: LotState, bids: readonly Bid[]): LotState {
  return bids.reduce((lot, bid) => resolved(steps, lot, bid), opened);
}

/** Returns the state after a retraction at `at`, computed from the `remaining` bids. The end never becomes earlier. */
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

/** Returns true if an amount is so far above the others that the bidder must type it again. */
export function needsConfirmation(bid: {
  max: number;
  asking: number;
  estimateHigh: number | null;
}): boolean {
  const { max, asking, estimateHigh } = bid;
  return max > 5 * asking || (estimateHigh !== null && max > 2 * estimateHigh);
}

function refusalOf(steps: Steps, lot: LotState, { bidder, max, at }: Bid): BidAnswer | null {
  if (at >= lot.closesAt) return 'LOT_CLOSED';
  if (!isOnGrid(steps, max)) return 'OFF_GRID';
  if (bidder === lot.leader) return max > lot.max ? null : 'NOT_HIGHER';
  return max < askingPrice(steps, lot) ? 'TOO_LOW' : null;
}

function resolved(steps: Steps, lot: LotState, bid: Bid): LotState {
  const after = bid.bidder === lot.leader ? { ...lot, max: bid.max } : againstLeader(steps, lot, bid);
  return extended(withReserve({ ...after, bids: lot.bids + 1 }), lot, bid.at);
}

/** Up to the leader's maximum the leader stays. A tie changes nothing, because the earlier bid counts. */
function againstLeader(steps: Steps, lot: LotState, { bidder, max }: Bid): LotState {
  if (lot.leader === null) return { ...lot, leader: bidder, max, price: lot.start };
  const price = Math.min(Math.max(max, lot.max), nextAmount(steps, Math.min(max, lot.max)));
  const after = { ...lot, price: Math.max(lot.price, price) };
  return max > lot.max ? { ...after, leader: bidder, max } : after;
}

function withReserve(lot: LotState): LotState {
  return lot.max >= lot.reserve ? { ...lot, price: Math.max(lot.price, lot.reserve) } : lot;
}

/** The number of extensions has no limit, because a limit would allow sniping again. The grid ends them. */
function extended(lot: LotState, before: LotState, at: number): LotState {
  return lot.price > before.price ? { ...lot, closesAt: Math.max(lot.closesAt, at + extensionMs) } : lot;
}
