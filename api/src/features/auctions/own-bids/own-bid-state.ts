import type { Lot, OwnBid } from '@gallery/shared/contract/auctions/auction';
import type { OrderRow } from '../../orders/order.table';
import type { offers } from '../settling/offer.table';

export type OwnOffer = typeof offers.$inferSelect;

/** What a lot is to one of its bidders. */
export function ownBidState({
  lot,
  order,
  offer,
  leads,
}: {
  lot: Pick<Lot, 'state'>;
  order: OrderRow | null;
  offer: OwnOffer | null;
  leads: boolean;
}): OwnBid['state'] {
  if (order) return 'won';
  if (offer) return 'second chance';
  if (lot.state === 'withdrawn' || lot.state === 'passed') return lot.state;
  if (lot.state === 'sold') return 'lost';
  return leads ? 'winning' : 'outbid';
}
