import type { Bidder, Lot, LotAnswer, LotChange, OwnBid } from '@gallery/shared/contract/auctions/auction';
import { lotPath } from '@gallery/shared/paths/gallery-paths';

/** The signed-in bidder's side of the lot, or `null` before the first bid. */
export type OwnSide = Pick<OwnBid, 'number' | 'max' | 'state' | 'total' | 'order' | 'offer'> & {
  /** The lot at the time of this answer. */
  lot: Pick<Lot, 'bids'>;
};

export type BidView = {
  answer: LotAnswer;
  phase: Phase;
  /** The gallery's time, in milliseconds. */
  now: number;
  /** `null` for visitors, and until the API answers. */
  bidder: Bidder | null;
  own: OwnSide | null;
  /** True after the API has said what the bidder still has to do, or has failed. */
  isReady: boolean;
  /** The time at which the connection broke, or `null` while it works. */
  cutSince: number | null;
  /** The page refetches the lot every 15 seconds or sooner, because too many visitors follow it live. */
  isPolled: boolean;
};

export function isLeading({ answer, own }: BidView): boolean {
  return own !== null && answer.lot.leader === own.number;
}

/** Opens the field with an amount. Visitors log in first. */
export const bidAddress = (id: string, amount: number | string): string =>
  `${lotPath(id)}?${new URLSearchParams({ bid: String(amount) })}`;

export type Phase = LotChange['state'];

/** The gallery's time decides between upcoming, open, and closing. Only the server announces the end. */
export function phaseOf({ state, opens_at, closes_at }: LotChange, now: number): Phase {
  if (isOver(state)) return state;
  if (state === 'closing' || now >= Date.parse(closes_at)) return 'closing';
  return now < Date.parse(opens_at) ? 'upcoming' : 'open';
}

export function isOver(phase: Phase): phase is 'sold' | 'passed' | 'withdrawn' {
  return phase === 'sold' || phase === 'passed' || phase === 'withdrawn';
}
