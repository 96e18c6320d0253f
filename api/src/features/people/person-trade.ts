import { maxOfPersonPage } from '@gallery/shared/contract/people/people';
import type { PersonBid, PersonOffer, PersonOrder } from '@gallery/shared/contract/people/people.schema';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { artworks } from '../artworks/artwork.table';
import { auctions } from '../auctions/auction.table';
import { strikes } from '../auctions/bidders/bidder.table';
import { lotBidders } from '../auctions/bidding/bid.table';
import { lots } from '../auctions/lot.table';
import { orders } from '../orders/order.table';
import { givenBack } from '../orders/records/given-back';
import { priceOffers } from '../price-offers/price-offer.table';
import type { PersonRow } from '../users/person.table';
import { isOrderOf } from '../users/search-people';

/** The newest orders, without their addresses. */
export async function ordersOf(db: Database, person: PersonRow): Promise<PersonOrder[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(isOrderOf(person))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(maxOfPersonPage);
  return rows.map(({ id, number, artworkName, price, status, createdAt }) => {
    const at = createdAt.toISOString();
    return { _id: id, number, work: artworkName, amount: price, status, at };
  });
}

/** Sums the orders that are paid and not refunded, without their partial refunds. */
export async function boughtBy(db: Database, person: PersonRow): Promise<{ count: number; amount: number }> {
  const kept = sql`orders.price - ${givenBack(sql`orders.id`)}`;
  const [sum] = await db
    .select({ count: count(), amount: sql<number>`coalesce(sum(${kept}), 0)`.mapWith(Number) })
    .from(orders)
    .where(and(isOrderOf(person), sql`${orders.status} IN ('Paid', 'Shipped', 'Delivered')`));
  return sum ?? { count: 0, amount: 0 };
}

export async function bidsOf(db: Database, userId: string): Promise<PersonBid[]> {
  const rows = await db
    .select({ lot: lots, auction: auctions.title, work: artworks.name, strikeId: strikes.id })
    .from(lotBidders)
    .innerJoin(lots, eq(lots.id, lotBidders.lotId))
    .innerJoin(auctions, eq(auctions.id, lots.auctionId))
    .innerJoin(artworks, eq(artworks.id, lots.artworkId))
    .leftJoin(strikes, and(eq(strikes.lotId, lots.id), eq(strikes.userId, userId), isNull(strikes.liftedAt)))
    .where(eq(lotBidders.userId, userId))
    .orderBy(desc(lots.closesAt), lots.number, lots.id)
    .limit(maxOfPersonPage);
  return rows.map(({ lot, auction, work, strikeId }) => ({
    _id: lot.id,
    auction_id: lot.auctionId,
    auction,
    number: lot.number,
    work,
    amount: lot.price || lot.startingPrice,
    state: bidStateOf(lot, userId),
    strike: strikeId !== null,
  }));
}

function bidStateOf({ outcome, leaderId }: typeof lots.$inferSelect, userId: string): PersonBid['state'] {
  if (outcome === 'withdrawn') return 'withdrawn';
  const leads = leaderId === userId;
  if (outcome === null) return leads ? 'leading' : 'outbid';
  return leads && outcome === 'sold' ? 'won' : 'lost';
}

export function lotsOf(db: Database, userId: string): Promise<number> {
  return db.$count(lotBidders, eq(lotBidders.userId, userId));
}

export function strikesOf(db: Database, userId: string): Promise<number> {
  return db.$count(strikes, and(eq(strikes.userId, userId), isNull(strikes.liftedAt)));
}

export async function offersOf(db: Database, userId: string): Promise<PersonOffer[]> {
  const rows = await db
    .select({ offer: priceOffers, work: artworks.name })
    .from(priceOffers)
    .innerJoin(artworks, eq(artworks.id, priceOffers.artworkId))
    .where(eq(priceOffers.userId, userId))
    .orderBy(desc(priceOffers.createdAt), desc(priceOffers.id))
    .limit(maxOfPersonPage);
  return rows.map(({ offer: { id, amount, state, createdAt }, work }) => {
    return { _id: id, work, amount, state, at: createdAt.toISOString() };
  });
}
