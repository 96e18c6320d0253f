import type { OwnBid } from '@gallery/shared/contract/auctions/auction';
import { isPayable, sectionOf } from '../bid-sections';
import { RunningLot } from '../running/running-lot';
import { SecondChance } from '../won/second-chance';
import { WonLot } from '../won/won-lot';
import { EndedLot } from './ended-lot';

type BidStepsProps = { bid: OwnBid; clockOffsetMs: number };

/** What the state means for the bidder, and what can be done. */
export function BidSteps({ bid, clockOffsetMs }: BidStepsProps) {
  const { order, offer } = bid;
  if (order && isPayable(bid)) return <WonLot bid={bid} order={order} clockOffsetMs={clockOffsetMs} />;
  if (offer) return <SecondChance bid={bid} offer={offer} />;
  if (sectionOf(bid) === 'ended') return <EndedLot bid={bid} />;
  return <RunningLot bid={bid} clockOffsetMs={clockOffsetMs} />;
}
