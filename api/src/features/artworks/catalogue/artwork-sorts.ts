import type { ArtworkSort } from '@gallery/shared/contract/catalogue/artwork';
import { type SQLWrapper, sql } from 'drizzle-orm';
import { byName } from '../../../db/columns';
import { type ListSort, newestFirst } from '../../../http/paging/cursor';
import { artworks, lastPrices, type PriceSort, priceOrder } from '../artwork.table';
import { worksInAuction } from '../availability/works-in-auction';
import { type ListedRow, listedArtworkOf } from '../listed-artwork';

type Row = Omit<ListedRow['work'], 'price'> & { price: number | null };

/** An index backs each order, so that a page deep in the catalogue is as fast as the first. */
export const artworkSorts: Record<ArtworkSort, ListSort<Row>> = {
  newest: newestFirst(artworks),
  'price-up': byPrice('price-up', false),
  'price-down': byPrice('price-down', true),
  name: {
    name: 'name',
    descending: false,
    value: byName(artworks.name),
    id: artworks.id,
    key: (row) => row.name,
    parseKey: (key) => (key.includes('\0') ? null : sql`${key}::text`),
  },
};

/** The same orders by lot price, for works in auctions. A cursor is valid in both. */
export const lotPriceSorts: Record<PriceSort, ListSort<Row>> = {
  'price-up': byPrice('price-up', false, worksInAuction.shownPrice),
  'price-down': byPrice('price-down', true, worksInAuction.shownPrice),
};

/** Compares rows of both kinds by the public price, in the same order as `sortBy`. */
export function compareSorted(sort: PriceSort): (one: ListedRow, other: ListedRow) => number {
  const direction = sort === 'price-up' ? 1 : -1;
  return (one, other) => {
    const difference = amountOf(one) - amountOf(other);
    return direction * (difference || (one.work.id < other.work.id ? -1 : 1));
  };

  function amountOf(row: ListedRow): number {
    return listedArtworkOf(row).price ?? lastPrices[sort];
  }
}

function byPrice(
  name: PriceSort,
  descending: boolean,
  value: SQLWrapper = priceOrder(name, artworks),
): ListSort<Row> {
  return {
    name,
    descending,
    value,
    id: artworks.id,
    key: (row) => String(row.price ?? lastPrices[name]),
    parseKey: (key) => (/^\d{1,10}$/.test(key) ? sql`${key}::bigint` : null),
  };
}
