import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Stand in for the prices on request, so that these works come last and their amounts stay secret. */
export const lastPrices = { 'price-up': 9_999_999_999, 'price-down': 0 } as const;
export type PriceSort = keyof typeof lastPrices;

type PriceColumns = { price: SQLWrapper; priceOnRequest: SQLWrapper };

/** The amount by which the catalogue sorts. The indexes have the same expression. */
export function priceOrder(sort: PriceSort, { price, priceOnRequest }: PriceColumns): SQL {
  const last = sql.raw(String(lastPrices[sort]));
  return sql`(CASE WHEN ${priceOnRequest} THEN ${last}::bigint ELSE ${price} END)`;
}
