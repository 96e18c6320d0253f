import type { OfferRecordsAnswer, OffersAnswer } from '@gallery/shared/contract/offers/offer';
import type { OfferRecordsQuery, OwnOffersQuery } from '@gallery/shared/contract/offers/offer-input.schema';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { afterCursor, newestFirst, nextCursor, sortBy } from '../../../http/paging/cursor';
import { lacksPrice } from '../../orders/quotes/region-of';
import { priceOffers } from '../price-offer.table';
import { offerOf, type SelectedOffer, selectOffers } from './read-offers';

const sort = newestFirst(priceOffers);

/** Returns a page of a person's offers. Throws a 422 for an invalid cursor. */
export async function listOwnOffers(
  db: Database,
  userId: string,
  { artwork, limit, cursor }: OwnOffersQuery,
): Promise<OffersAnswer> {
  const ofWork = artwork ? eq(priceOffers.artworkId, artwork) : undefined;
  const rows = await selectOffers(db)
    .where(and(eq(priceOffers.userId, userId), ofWork, afterCursor(cursor, sort)))
    .orderBy(...sortBy(sort))
    .limit(limit + 1);
  return { offers: rows.slice(0, limit).map(offerOf), next: nextOf(rows, limit) };
}

/** Returns a page of all offers for staff, or of those that wait for the gallery. */
export async function listOfferRecords(
  db: Database,
  { open, limit, cursor }: OfferRecordsQuery,
): Promise<OfferRecordsAnswer> {
  const rows = await selectOffers(db)
    .where(and(open ? isOpen : undefined, afterCursor(cursor, sort)))
    .orderBy(...sortBy(sort))
    .limit(limit + 1);
  const [counted] = await db.select({ open: count() }).from(priceOffers).where(isOpen);
  return {
    offers: rows.slice(0, limit).map((row) => ({
      ...offerOf(row),
      price: row.work.price,
      customer: { name: `${row.user.firstname} ${row.user.lastname}`, email: row.user.email },
      address: row.offer.address,
      needs_delivery: lacksPrice(row.offer),
    })),
    next: nextOf(rows, limit),
    open: counted?.open ?? 0,
  };
}

const isOpen = and(eq(priceOffers.state, 'open'), gt(priceOffers.expiresAt, sql`clock_timestamp()`));

function nextOf(rows: SelectedOffer[], limit: number): string | null {
  return nextCursor(
    rows.map(({ offer }) => offer),
    limit,
    sort,
  );
}

/** Returns one offer. Throws for an id that the caller did not just write. */
export async function readOffer(db: Database, id: string) {
  const [row] = await selectOffers(db).where(eq(priceOffers.id, id));
  if (!row) throw new Error('The offer was deleted.');
  return offerOf(row);
}
