import { type SQL, sql } from 'drizzle-orm';
import { artworks } from '../../artworks/artwork.table';
import { strikes } from '../../auctions/bidders/bidder.table';
import { bids } from '../../auctions/bidding/bid.table';
import { lots } from '../../auctions/lot.table';
import { orderEvents, orders } from '../../orders/order.table';
import { priceOffers } from '../../price-offers/price-offer.table';
import type { PersonRow } from '../../users/person.table';
import { isOrderOf } from '../../users/search-people';
import { partOf } from './part';

export function orderParts(person: PersonRow): SQL[] {
  return [
    partOf('order', {
      subject: sql`${orders.id}`,
      text: sql`${orders.artworkName}`,
      number: sql`${orders.number}`,
      at: sql`${orderEvents.at}`,
      status: sql`${orderEvents.status}`,
      from: sql`${orders} JOIN ${orderEvents} ON ${orderEvents.orderId} = ${orders.id} WHERE ${isOrderOf(person)}`,
    }),
  ];
}

/** Bids without their maximums, strikes, and offers of an account. */
export function bidParts(userId: string): SQL[] {
  const lot = {
    subject: sql`${lots.auctionId}`,
    text: sql`${artworks.name}`,
    number: sql`${lots.number}`,
  };
  const works = sql`JOIN ${artworks} ON ${artworks.id} = ${lots.artworkId}`;
  const struck = (more: SQL) => sql`
    ${strikes} JOIN ${lots} ON ${lots.id} = ${strikes.lotId} ${works}
    WHERE ${strikes.userId} = ${userId} ${more}
  `;
  return [
    partOf('bid', {
      ...lot,
      at: sql`${bids.at}`,
      from: sql`${bids} JOIN ${lots} ON ${lots.id} = ${bids.lotId} ${works} WHERE ${bids.userId} = ${userId}`,
    }),
    partOf('strike', { ...lot, at: sql`${strikes.createdAt}`, from: struck(sql``) }),
    partOf('lifted', {
      ...lot,
      at: sql`${strikes.liftedAt}`,
      from: struck(sql`AND ${strikes.liftedAt} IS NOT NULL`),
    }),
    partOf('offer', {
      at: sql`${priceOffers.createdAt}`,
      text: sql`${artworks.name}`,
      amount: sql`${priceOffers.amount}`,
      from: sql`
        ${priceOffers} JOIN ${artworks} ON ${artworks.id} = ${priceOffers.artworkId}
        WHERE ${priceOffers.userId} = ${userId}
      `,
    }),
  ];
}
