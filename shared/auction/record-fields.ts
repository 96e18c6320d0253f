import { type LotState, reserveState } from './bidding';
import type { IncrementStep } from './increments';
import type { RecordLot, RecordState } from './record';

type Fields = Record<string, string>;

/** Returns the fields of 'opened'. `reserve` is the commitment to the reserve price, or '' without one. */
export function openedFields(opened: {
  lot: RecordLot;
  steps: readonly IncrementStep[];
  start: number;
  reserve: string;
  closesAt: number;
}): Fields {
  const { lot, steps, start, reserve, closesAt } = opened;
  return {
    lot: lot.id,
    number: String(lot.number),
    auction: lot.auction,
    title: lot.title,
    artist: lot.artist,
    steps: stepsText(steps),
    start: String(start),
    reserve,
    closes_at: isoTime(closesAt),
  };
}

/** Returns the fields of 'bid': the bidder, the commitment to the maximum, and the state after it. */
export function bidFields(bid: { bidder: number; commitment: string; after: RecordState }): Fields {
  return { bidder: String(bid.bidder), commitment: bid.commitment, ...stateFields(bid.after) };
}

/** Returns the fields of 'retracted': the step that no longer counts, and the state after it. */
export function retractedFields(retraction: { seq: number; after: RecordState }): Fields {
  return { seq: String(retraction.seq), ...stateFields(retraction.after) };
}

/** Returns the fields of 'closed': how the lot ended, its price, and the buyer, or ''. */
export function closedFields(after: RecordState): Fields {
  const sold = after.leader !== null && after.reserve !== 'not met';
  return {
    result: sold ? 'sold' : 'passed',
    bidder: sold ? String(after.leader) : '',
    ...stateFields(after),
  };
}

export function withdrawnFields(after: RecordState): Fields {
  return stateFields(after);
}

/** Returns the public part of a lot. `numberOf` returns a bidder's number in this lot. */
export function recordStateOf(lot: LotState, numberOf: (bidder: string) => number = Number): RecordState {
  return {
    price: lot.price,
    leader: lot.leader === null ? null : numberOf(lot.leader),
    reserve: reserveState(lot),
    bids: lot.bids,
    closesAt: isoTime(lot.closesAt),
  };
}

/** Formats a table of increments as one line, such as '50000:2500 … :50000000'. */
export function stepsText(steps: readonly IncrementStep[]): string {
  return steps.map(({ to, by }) => `${to ?? ''}:${by}`).join(' ');
}

function stateFields({ price, leader, reserve, bids, closesAt }: RecordState): Fields {
  return {
    price: String(price),
    leader: leader === null ? '' : String(leader),
    reserve,
    bids: String(bids),
    closes_at: closesAt,
  };
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
