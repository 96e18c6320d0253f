import type { LotSort } from '@gallery/shared/contract/auctions/auction';
import { type SQLWrapper, sql } from 'drizzle-orm';
import type { ListSort } from '../../../http/paging/cursor';
import { type LotRow, lots } from '../lot.table';

/** Lots that have ended follow those that have not. */
const afterRunning = 100_000_000_000_000;

export const lotSorts: Record<LotSort, ListSort<LotRow>> = {
  number: byNumber('number', { value: lots.number, key: ({ number }) => number }),
  ending: byNumber('ending', {
    value: sql`(extract(epoch FROM ${lots.closesAt}) * 1000)::bigint
      + CASE WHEN ${lots.outcome} IS NULL THEN 0 ELSE ${sql.raw(String(afterRunning))} END`,
    key: ({ closesAt, outcome }) => closesAt.getTime() + (outcome === null ? 0 : afterRunning),
  }),
  'price-up': byNumber('price-up', { value: currentPrice(), key: priceOf }),
  'price-down': byNumber('price-down', { value: currentPrice(), key: priceOf }, true),
};

function byNumber(
  name: LotSort,
  { value, key }: { value: SQLWrapper; key: (row: LotRow) => number },
  descending = false,
): ListSort<LotRow> {
  return {
    name,
    descending,
    value,
    id: lots.id,
    key: (row) => String(key(row)),
    parseKey: (text) => (/^\d{1,15}$/.test(text) ? sql`${text}::bigint` : null),
  };
}

/** Before the first bid: the starting price. */
function currentPrice() {
  return sql`CASE WHEN ${lots.price} = 0 THEN ${lots.startingPrice} ELSE ${lots.price} END`;
}

function priceOf({ price, startingPrice }: LotRow): number {
  return price === 0 ? startingPrice : price;
}
