import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { and, eq, exists, gte, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/client';
import { dateTime } from '../../../db/columns';
import { artworks } from '../artwork.table';

const naira = (name: string) => bigint(name, { mode: 'number' });

/** A read-only view (migrations/0030) of works at a lot's price: the lot is running, or its winner has not paid. In whole naira. */
export const worksInAuction = pgTable('works_in_auction', {
  artworkId: uuid('artwork_id').notNull(),
  lotId: uuid('lot_id').notNull(),
  auctionId: uuid('auction_id').notNull(),
  number: integer().notNull(),
  startingPrice: naira('starting_price').notNull(),
  /** 0 before the first bid. */
  price: naira('price').notNull(),
  shownPrice: naira('shown_price').notNull(),
  opensAt: dateTime('opens_at').notNull(),
  closesAt: dateTime('closes_at').notNull(),
  isRunning: boolean('is_running').notNull(),
});
export type WorkInAuction = Omit<typeof worksInAuction.$inferSelect, 'artworkId' | 'shownPrice'>;

export const isLotOfWork = eq(worksInAuction.artworkId, artworks.id);

export function claimOf(
  work: Pick<typeof artworks.$inferSelect, 'availability' | 'price' | 'priceOnRequest'>,
  lot: WorkInAuction | null,
): Pick<ListedArtwork, 'availability' | 'price' | 'lot'> {
  if (!lot) {
    const price = work.priceOnRequest ? null : work.price;
    return { availability: work.availability, price, lot: null };
  }
  const price = lot.price || lot.startingPrice;
  if (!lot.isRunning) return { availability: work.availability, price, lot: null };
  return { availability: 'in_auction', price, lot: workLotOf(lot) };
}

function workLotOf(lot: WorkInAuction): ListedArtwork['lot'] {
  return {
    _id: lot.lotId,
    auction_id: lot.auctionId,
    number: lot.number,
    start: lot.startingPrice,
    price: lot.price,
    opens_at: lot.opensAt.toISOString(),
    closes_at: lot.closesAt.toISOString(),
  };
}

export function isInAuction(db: Database): SQL {
  return lotExists(db, eq(worksInAuction.isRunning, true));
}

/** Tells whether the public price lies between two amounts, inclusive and in naira. A price on request lies nowhere. */
export function isPricedBetween(
  db: Database,
  min: number | undefined,
  max: number | undefined,
): SQL | undefined {
  if (min === undefined && max === undefined) return undefined;
  const within = (price: typeof artworks.price | typeof worksInAuction.shownPrice) =>
    and(min === undefined ? undefined : gte(price, min), max === undefined ? undefined : lte(price, max));
  const ofLot = lotExists(db, within(worksInAuction.shownPrice));
  const ofWork = and(within(artworks.price), not(artworks.priceOnRequest), not(lotExists(db)));
  return or(ofWork, ofLot);
}

function lotExists(db: Database, condition?: SQL): SQL {
  return exists(db.select({ one: sql`1` }).from(worksInAuction).where(and(isLotOfWork, condition)));
}
