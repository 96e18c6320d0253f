import type { Bidder, Lot, LotAnswer, OwnBid } from '@gallery/shared/contract/auctions/auction';
import type { Phase } from './phase';

/** The signed-in bidder's side of the lot; `null` before the first bid. */
export type OwnSide = Pick<OwnBid, 'number' | 'max' | 'state' | 'total' | 'order' | 'offer'> & {
  /** The lot when this was read. */
  lot: Pick<Lot, 'bids'>;
};

/** What every part of the panel is drawn from. */
export type BidView = {
  answer: LotAnswer;
  phase: Phase;
  /** The gallery's time, in milliseconds. */
  now: number;
  /** `null` until the API has answered, and for visitors. */
  bidder: Bidder | null;
  own: OwnSide | null;
  /** The API has answered what the bidder still has to do, or failed. */
  isReady: boolean;
  /** Since when the line is cut; `null` while it is not. */
  cutSince: number | null;
  /** The page reads the lot again every 15 seconds or sooner, because too many follow it live. */
  isPolled: boolean;
};

export function isLeading({ answer, own }: BidView): boolean {
  return own !== null && answer.lot.leader === own.number;
}
