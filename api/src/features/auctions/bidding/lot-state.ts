import type { LotState } from '@gallery/shared/auction/bidding';
import type { LotRow } from '../lot.table';

export function biddingStateOf(lot: LotRow): LotState {
  return {
    start: lot.startingPrice,
    reserve: lot.reserve,
    closesAt: lot.closesAt.getTime(),
    price: lot.price,
    leader: lot.leaderId,
    max: lot.max,
    bids: lot.bids,
  };
}
