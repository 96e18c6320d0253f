import { maxOfferRounds, type Offer } from '@gallery/shared/contract/offers/offer';
import { isOpenOffer, type OfferState } from '@gallery/shared/contract/offers/offer-states';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { artists } from '../../artists/artist.table';
import { artworks } from '../../artworks/artwork.table';
import { isLotOfWork, worksInAuction } from '../../artworks/availability/works-in-auction';
import { listedArtworkOf, listedColumns } from '../../artworks/listed-artwork';
import { pictures } from '../../media/picture.table';
import { orders } from '../../orders/order.table';
import { deliveryOf } from '../../orders/reading/order-parts';
import { users } from '../../users/user.table';
import { priceOffers } from '../price-offer.table';

export function selectOffers(db: Database) {
  return db
    .select({
      ...listedColumns,
      inAuction: worksInAuction,
      offer: priceOffers,
      order: orders,
      user: users,
      archivedAt: artworks.archivedAt,
      now: sql<Date>`clock_timestamp()`.mapWith(priceOffers.createdAt),
    })
    .from(priceOffers)
    .innerJoin(artworks, eq(artworks.id, priceOffers.artworkId))
    .innerJoin(users, eq(users.id, priceOffers.userId))
    .leftJoin(worksInAuction, isLotOfWork)
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .leftJoin(pictures, eq(pictures.hash, artworks.pictureHash))
    .leftJoin(orders, eq(orders.id, priceOffers.orderId))
    .$dynamic();
}

export type SelectedOffer = Awaited<ReturnType<typeof selectOffers>>[number];

export function offerOf(row: SelectedOffer): Offer {
  const { offer, order } = row;
  return {
    _id: offer.id,
    artwork: listedArtworkOf(row),
    amount: offer.amount,
    message: offer.message,
    counter: offer.counter,
    delivery: deliveryOf(offer),
    reply: offer.reply,
    state: stateOf(row),
    rounds_left: maxOfferRounds - offer.round,
    expires_at: offer.expiresAt.toISOString(),
    order: order && {
      _id: order.id,
      status: order.status,
      held_until: order.heldUntil?.toISOString() ?? null,
    },
    at: offer.movedAt.toISOString(),
  };
}

/** A job ends offers a moment later than the clock and the sale do. */
function stateOf({ offer, work, archivedAt, now }: SelectedOffer): OfferState {
  if (!isOpenOffer(offer.state)) return offer.state;
  if (work.availability === 'sold' || archivedAt) return 'lapsed';
  return offer.expiresAt <= now ? 'expired' : offer.state;
}
