import { randomInt, randomUUID } from 'node:crypto';
import { askingPrice } from '@gallery/shared/auction/bidding';
import type { SeedBidder } from '../../../seed/collection/collection-types';
import type { BidContext } from '../../features/auctions/auction-context';
import { BidRefusedError } from '../../features/auctions/bidding/bid-refused';
import { placeBid } from '../../features/auctions/bidding/place-bid';
import { biddingStateOf, type LotRow } from '../../features/auctions/lot.table';
import { readPublicLot } from '../../features/auctions/reading/read-lot';
import { readTerms } from '../../features/auctions/terms/read-terms';
import { endSession, startSession } from '../../features/auth/sessions/sessions';
import { demoBidders, registerBidders } from '../auctions/demo-bidders';
import { nextMaximum } from '../auctions/planned-bids';
import type { DemoBidderTurn } from './demo-bidders';

/** Lets one of the two demo bidders bid through the ordinary bid path, unless one of them leads. */
export function demoBidderTurnOf(context: BidContext, given: SeedBidder[]): DemoBidderTurn {
  const { db } = context;
  return async (lotId) => {
    const { lot, auction } = await readPublicLot(db, lotId);
    if (lot.outcome) return 'over';
    const people = await demoBidders(db, given);
    await registerBidders(db, auction, people);
    const { steps } = (await readTerms(db, auction)).increments;
    const asking = askingPrice(steps, biddingStateOf(lot));
    const [bidder] = people
      .map(({ id }, index) => ({ id, limit: limitOf(lot, index) }))
      .filter(({ id, limit }) => id !== lot.leaderId && limit >= asking)
      .toSorted((one, other) => one.limit - other.limit);
    const isAmongThemselves = people.some(({ id }) => id === lot.leaderId);
    if (!bidder) return isAmongThemselves ? 'goes on' : 'over';
    if (isAmongThemselves && randomInt(restsOf) > 0) return 'goes on';
    const max = nextMaximum(steps, { asking, limit: bidder.limit, index: randomInt(6) });
    return max === null ? 'over' : placeOne(context, { lotId, userId: bidder.id, max });
  };
}

/** While one of the two leads, the other bids in every third turn. */
const restsOf = 3;

function limitOf({ estimateHigh, startingPrice }: LotRow, index: number): number {
  return (estimateHigh ?? startingPrice * 3) * (1 + index / 4);
}

async function placeOne(
  context: BidContext,
  bid: { lotId: string; userId: string; max: number },
): Promise<'goes on'> {
  const { id: sessionId } = await startSession(context.db, {
    userId: bid.userId,
    totalSeconds: 60,
    origin: { device: '', network: '' },
  });
  try {
    await placeBid(context, { ...bid, sessionId, key: randomUUID(), confirmed: true });
    return 'goes on';
  } catch (error) {
    // Another bid came first, or the lot has closed. The next turn finds out which.
    if (error instanceof BidRefusedError) return 'goes on';
    throw error;
  } finally {
    await endSession(context.db, sessionId);
  }
}
