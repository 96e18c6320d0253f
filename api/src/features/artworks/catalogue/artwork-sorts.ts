import type { ArtworkSort } from '@gallery/shared/contract/catalogue/artwork';
import { sql } from 'drizzle-orm';
import { byName } from '../../../db/columns';
import { type ListSort, newestFirst } from '../../../http/paging/cursor';
import { artworks } from '../artwork.table';
import type { ListedRow } from '../listed-artwork';

type Row = ListedRow['work'];

/** Each has an index, so that a page deep in the catalogue is as fast as the first. */
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

function byPrice(name: ArtworkSort, descending: boolean): ListSort<Row> {
  return {
    ...{ name, descending },
    value: artworks.price,
    id: artworks.id,
    key: (row) => String(row.price),
    parseKey: (key) => (/^\d{1,10}$/.test(key) ? sql`${key}::bigint` : null),
  };
}
